// What Witches says in parts that load on demand: notes, dialogs, the open recipe, ratings in the new-game dialog.

import type { Category, EffectName } from '../../../games/witches/names.ts';
import type { PlayerRating, PresetRating } from '../../../games/witches/rules/ratings.ts';
import type { Certainty } from '../../../games/witches/types/notebook.ts';
import type { Kind } from '../../../games/witches/types/potion.ts';
import { list, thousands } from '../formats.ts';
import { companyTexts } from './board-and-potions.ts';

export const effectTexts: Readonly<Record<EffectName, string>> = {
  ...companyTexts,
  Cutoff: 'The potion ends after this ingredient; nothing behind it counts.',
  Spicy: 'The number of the next ingredient goes up by one.',
  Refreshing: 'The number of the next ingredient goes down by one.',
  Enthusiastic: 'The next ingredient is passed over.',
  Cleaner: 'The next ingredient loses all its effects. An imposter stays wrong.',
  Fertilizer: 'The first misgrown ingredient behind it is forgiven and not reported.',
  Detective: 'Tells the number of one ingredient of the potion, by chance.',
  Liar: 'Tells a number of the recipe that no ingredient of the potion has.',
  Inspector: 'Tells how many ingredients of the potion have an effect.',
  General: 'Tells how many effects there are in the potion.',
  Optimist: 'Tells how many neighbours rise by exactly one.',
  Pessimist: 'Tells how many neighbours do not rise by exactly one.',
  Calculator: 'Tells the sum of all numbers in the potion.',
  Revealer: 'Tells how many decoys are in the potion.',
  Blessing: 'Tells how many good ingredients are in the potion.',
  Hugger: 'Says yes if its number and the one before differ by at most one.',
  Scientist: 'Says yes if some ingredient of the potion has two effects or more.',
  Crowdy: 'Complains if the potion has four ingredients or more.',
  Brothers: 'Two ingredients have it. Each is wrong unless the other is in the potion too.',
  Enemies: 'Two ingredients have it. Each is wrong if the other is in the potion too.',
  Imposter: 'Says that an imposter is here. Some good ingredients say so as well.',
  Joker: 'Tells what another investigator would tell, without saying which.',
  Resetter: 'Everything counted and said so far is forgotten, itself included.',
  Equalizer: 'The next number becomes how many effects that ingredient has.',
  Random: 'Its number is drawn anew for every potion.',
  Even: 'In an even potion it tells its number or that it is a decoy; in an odd one it takes a random number and tells that.',
  Teamplayer: 'Adds the number before it to its own.',
  Blender: 'Adds the number of good ingredients in the potion to its own number.',
  Downer: 'Takes the number of decoys in the potion from its own number.',
  Analyzer: 'Tells how far its number is from its place in the potion.',
  Odd: 'In a potion of odd length it has no number and no other effect.',
  Coward: 'In the first half of a potion it flees to the end, once.',
  Student: 'A student is watching. Nothing happens.',
  Spreader: 'Someone spreads the word. Nothing happens.',
};

export const dialogWords = {
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
    `Your notes contradict the answers at ${list(names)}${together ? ', taken together' : ''}.`,
  openCheck: 'It could not be decided whether your notes fit the answers.',
  thinking: 'The notebook is thinking…',
  counted: (recipes: number) =>
    recipes === 1 ? 'Only one recipe fits.' : `${thousands(recipes)} recipes fit every answer.`,
  uncounted: 'There are too many recipes to count.',
  openEntries: (open: number, entries: number) =>
    `${thousands(entries - open)} of ${thousands(entries)} possibilities are decided, ${thousands(open)} are not.`,
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
      : `In ${potions.length === 1 ? 'potion' : 'potions'} ${list(potions.map(String))}.`,
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
    won ? `${list(names)} won together.` : `${list(names)} played together.`,
  /** At a table of several phones. */
  endedTogether: (names: readonly string[], won: boolean, potions: number) => {
    if (won) return `${list(names)} won together with potion ${potions}.`;
    if (potions === 0) return `${list(names)} ended it before the first potion.`;
    return `${list(names)} lost together, after ${potions === 1 ? 'one potion' : `${potions} potions`}.`;
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
};

const potions = ({ median, low, high }: PlayerRating) => `${median} potions (${low} to ${high})`;

/** How many of a hundred games were lost; empty where it rounds to none. */
function lost({ games, won }: PlayerRating): string {
  const share = games === 0 ? 0 : Math.round(((games - won) / games) * 100);
  return share === 0 ? '' : `, and give up ${share} ${share === 1 ? 'game' : 'games'} in 100`;
}

/** How hard a preset is, from simulated games. */
export const ratedText = ({ strong, casual }: PresetRating): string =>
  `Simulated: careful players need ${potions(strong)}${lost(strong)}; casual ones ${potions(casual)}${lost(casual)}.`;
