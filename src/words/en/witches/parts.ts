// What the parts say that are loaded when they are first shown: notes, dialogs, the end.

import type { Category } from '../../../games/witches/names.ts';
import type { Certainty } from '../../../games/witches/types/notebook.ts';
import type { Kind } from '../../../games/witches/types/potion.ts';
import { effectTexts } from './effects.ts';

/** Thousands apart: 12,345. */
const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** Ada, Ben and Cy. */
const listed = (names: readonly string[]) =>
  names.length < 2
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

export const words = {
  dramaAbout:
    'Some decoys have numbers. Overachievers have one that no seeds can reach: they are always misgrown. Imposters have a number of the recipe, are always wrong, and say that an imposter is here.',
  categories: {
    ChangeCauldron: 'Changes the cauldron',
    Investigative: 'Reports',
    ChangePlayers: 'Changes the players',
    ChangeField: 'Changes the field',
    Complex: 'Complex',
  } satisfies Record<Category, string>,
  notes: 'Your notes',
  pens: 'What a tap notes',
  pen: { not: 'Cannot be', is: 'Must be' },
  help: 'Help from the notebook',
  helps: { off: 'Off', check: 'Check my notes', follows: 'Show what follows' },
  helpAbout: {
    off: 'Your notes are yours alone. D stands for a decoy. Tap a name to see where you used it.',
    check: 'The notebook compares your notes with the answers when you ask it to.',
    follows:
      'Faint and dashed: impossible. Green with a tick: certain. With a question mark: not decided. Everything else is possible; tap a name for a recipe that shows it.',
  },
  helpOff: 'The notebook says nothing. You can ask for its help under your notes.',
  followsSure: {
    title: 'Show what follows?',
    about:
      'The notebook then does the deducing for you: it shows what every answer so far allows and rules out. The result will say so, and the game counts as practice.',
    act: 'Show it',
    cancel: 'No, we think',
  },
  check: 'Check my notes',
  checking: 'Comparing…',
  fits: 'Your notes fit every answer so far.',
  contradicts: (names: readonly string[], together: boolean) =>
    `Your notes contradict the answers at ${listed(names)}${together ? ', taken together' : ''}.`,
  openCheck: 'It could not be decided whether your notes fit the answers.',
  thinking: 'The notebook is thinking…',
  counted: (recipes: number) =>
    recipes === 1 ? 'Only one recipe fits.' : `${grouped(recipes)} recipes fit every answer.`,
  uncounted: 'There are too many recipes to count.',
  openEntries: (open: number, entries: number) =>
    `${grouped(entries - open)} of ${grouped(entries)} possibilities are decided, ${grouped(open)} are not.`,
  lengthCan: (length: string, certainty: Certainty) =>
    certainty === 'open' ? `perhaps ${length}` : length,
  lengths: (lengths: readonly string[]) => `The recipe can have ${lengths.join(' or ')} numbers.`,
  decoy: 'Decoy',
  decoyShort: 'D',
  number: (number: number) => `number ${number}`,
  ruledOut: 'ruled out by you',
  keptByYou: 'the only one you left',
  sure: 'certain',
  certainties: {
    possible: 'possible',
    impossible: 'impossible',
    open: 'not decided',
  } satisfies Record<Certainty, string>,
  cannotBe: (list: readonly string[]) => `Impossible: ${list.join(', ')}.`,
  witness: 'Show how',
  showWitness: (what: string) => `Show how: a recipe with ${what}`,
  witnessAbout: 'This recipe fits every answer so far. It need not be the one.',
  usedIn: (potions: readonly number[]) =>
    potions.length === 0
      ? 'In no potion yet.'
      : `In ${potions.length === 1 ? 'potion' : 'potions'} ${listed(potions.map(String))}.`,
  kinds: {
    good: 'good',
    ignore: 'plain decoy',
    overachiever: 'overachiever',
    imposter: 'imposter',
  } satisfies Record<Kind, string>,
  hasEffect: 'Effects it may have',
  couldBe: 'What it may be',
  jottings: 'Anything else to remember',
  brewLast: 'Brew the last potion',
  lastSure: 'One more potion, and the game ends with it, whatever it says.',
  goOn: 'Keep playing',
  revealSure:
    'The game ends and the recipe is shown to everyone who looks. This cannot be taken back.',
  revealYes: 'Yes, reveal it',
  opening: 'The recipe',
  noNumber: 'no number',
  copySeal: 'Copy the opening',
  fingerprint: 'The seal in full',
  sealAnywhere: 'With this text anyone can check the seal, here or on another machine.',
  sealHolds: 'The recipe is the one that was sealed at the start ✓',
  sealBroken: 'The recipe is not the one that was sealed at the start ✗',
  together: (names: readonly string[], won: boolean) =>
    won ? `${listed(names)} won together.` : `${listed(names)} played together.`,
  /** At a table of several phones. */
  endedTogether: (names: readonly string[], won: boolean, potions: number) => {
    if (won) return `${listed(names)} won together with potion ${potions}.`;
    if (potions === 0) return `${listed(names)} ended it before the first potion.`;
    return `${listed(names)} lost together, after ${potions === 1 ? 'one potion' : `${potions} potions`}.`;
  },
  checkedNotes: (times: number) =>
    `The notebook checked your notes ${times === 1 ? 'once' : `${times} times`}.`,
  followed: 'The notebook showed what follows.',
  endedWon: 'You found it!',
  endedLost: 'The recipe is open',
  whose: 'Whose cauldron?',
  notYet: 'Not yet',
  whoPlays: 'Who is at the table?',
  whoPlaysAbout:
    'With names, the High Witch asks whose cauldron a potion is from, and remembers what its effects do to whom.',
  playerName: (place: number) => `Name of player ${place}`,
  fewerPlayers: 'One player fewer',
  morePlayers: 'One player more',
  playerCount: (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`,
  thatIsUs: 'That is us',
  unnamed: 'Go on without names',
  effects: effectTexts,
};
