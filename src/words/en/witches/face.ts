// What the face says: the High Witch page, and what both ways to play share.

import type { Category } from '../../../games/witches/names/effects.ts';
import type { Mood } from '../../../games/witches/names/events.ts';
import type { Kind } from '../../../games/witches/types/potion.ts';

/** Thousands apart: 12,345. */
const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
const seeds = (count: number) => `${count} ${count === 1 ? 'seed' : 'seeds'}`;

export const face = {
  tabs: { brew: 'Brew', potions: 'Potions', notes: 'Notes', coven: 'Coven' },
  tabList: 'Parts of the table',
  brew: 'Brew a potion',
  recipe: (length: number | null) =>
    length === null ? 'Recipe of 4 or 6 numbers' : `Recipe of ${length} numbers`,
  drama: 'Dramatic decoys',
  dramaAbout:
    'Some decoys have numbers. Overachievers have one that no seeds can reach: they are always misgrown. Imposters have a number of the recipe, are always wrong, and say that an imposter is here.',
  effects: 'Effects in play',
  noEffects: 'No effects in play.',
  effectCalled: (name: string) => `${name}, what it does`,
  categories: {
    ChangeCauldron: 'Changes the cauldron',
    Investigative: 'Reports',
    ChangePlayers: 'Changes the players',
    ChangeField: 'Changes the field',
    Complex: 'Complex',
  } satisfies Record<Category, string>,
  clue: 'Free clue',
  event: 'Event',
  moods: { good: 'good', neutral: 'neutral', bad: 'bad' } satisfies Record<Mood, string>,
  cauldron: 'Cauldron',
  empty: 'The cauldron is empty.',
  emptyHow: 'Tap the ingredients in the order they go in, then set their seeds.',
  entryPlace: (place: number, ingredient: string, count: number) =>
    `${place}. ${ingredient}, ${seeds(count)}`,
  entry: (ingredient: string, count: number) => `${ingredient}, ${seeds(count)}.`,
  added: (ingredient: string, place: number) => `${ingredient} in place ${place}, 1 seed.`,
  removed: (ingredient: string) => `${ingredient} taken out.`,
  moved: (ingredient: string, place: number) => `${ingredient} is now in place ${place}.`,
  cleared: 'The cauldron is empty.',
  noEntry: 'There is no ingredient to give seeds to. Add one first.',
  seedRange: (most: number) => `Seeds go from 1 to ${most} here.`,
  chosenTools: (ingredient: string) => `${ingredient}, the chosen ingredient`,
  seedsOf: (ingredient: string) => `Seeds of ${ingredient}`,
  seedButton: seeds,
  fewer: 'One seed fewer',
  more: 'One seed more',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Take out',
  clear: 'Empty',
  ingredients: 'Ingredients',
  add: (ingredient: string) => `Add ${ingredient}`,
  use: 'Use Potion',
  useLast: 'Use the last potion',
  lastMode: 'This is the last potion. The game ends with it.',
  lastBack: 'Not yet',
  tester: 'Who tests?',
  ails: (name: string) => `${name} is under:`,
  hintTaken: 'The potion is in the cauldron. Use it when you like.',
  inHint: 'part of the hint',
  potion: (number: number) => `Potion ${number}`,
  testedBy: (name: string) => `tested by ${name}`,
  undergrown: 'undergrown',
  overgrown: 'overgrown',
  won: 'Congratulations! You won!',
  silent: 'No effect had anything to say.',
  latest: 'Latest answer',
  again: 'Put into the cauldron',
  noPotions: 'No potions yet. What you brew and what the High Witch says will stand here.',
  notes: 'Your notes',
  notesHow:
    'Tap what an ingredient cannot be (D: a decoy). Tap again to take it back. Tap a name to know more.',
  check: 'Check my notes',
  checking: 'Comparing…',
  fits: 'Your notes go with every answer so far.',
  contradicts: (names: readonly string[]) =>
    names.length === 0
      ? 'Your notes together contradict the answers. Each by itself could be right.'
      : `Your notes contradict the answers at ${names.join(' and ')}.`,
  unknown: 'Only samples could be taken and none goes with your notes. They may well be wrong.',
  notebook: 'Notebook',
  notebookSwitch: 'Notebook: show what is still possible',
  thinking: 'The notebook is counting…',
  exact: (recipes: number) =>
    recipes === 1
      ? 'Exact: only one recipe is left.'
      : `Exact: ${grouped(recipes)} recipes are still possible.`,
  sampled: (recipes: number) =>
    recipes === 0
      ? 'Sampled: no recipe that goes with the answers was met. The notebook cannot help here.'
      : `Sampled, not exact: ${grouped(recipes)} fitting recipes were met; there are more. A faint mark means never met, not impossible.`,
  lengths: (text: string) => `Length: ${text}.`,
  decoy: 'Decoy',
  decoyShort: 'D',
  number: (number: number) => `number ${number}`,
  ruledOut: 'ruled out by you',
  share: (part: string) => `possible in ${part}`,
  impossible: 'impossible',
  neverMet: 'never met',
  about: (ingredient: string) => `About ${ingredient}`,
  kinds: {
    good: 'good',
    ignore: 'plain decoy',
    overachiever: 'overachiever',
    imposter: 'imposter',
  } satisfies Record<Kind, string>,
  hasEffect: 'Effects it may have',
  couldBe: 'What it may be',
  notebookOff: 'The notebook is switched off.',
  jottings: 'Anything else to remember',
  players: 'Players',
  playerName: (place: number) => `Name of player ${place}`,
  fewerPlayers: 'One player fewer',
  morePlayers: 'One player more',
  playerCount: (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`,
  witch: (place: number) => `Witch ${place}`,
  testsNext: 'tests next',
  noStatus: 'nothing special',
  until: 'holds until the next test',
  allergicTo: (names: string) => `In this potion: ${names}.`,
  allPoisoned:
    'All of you are poisoned: the game is lost by the paper rules. End it below when you are ready.',
  poisonedTwice:
    'Poisoned twice in a row: the game is lost by the paper rules. End it below when you are ready.',
  seal: 'The sealed recipe',
  sealAbout:
    'This fingerprint was made before the first potion. At the end the recipe and its salt show that nothing was changed.',
  copyFingerprint: 'Copy the fingerprint',
  end: 'The end',
  endAbout: 'You lose when nobody can act any more on paper.',
  lastAbout: 'This level then gives one free last potion.',
  brewLast: 'Brew the last potion',
  lastSure: 'One more potion, and the game ends with it, whatever it says.',
  goOn: 'Go on playing',
  reveal: 'Reveal the recipe',
  revealSure:
    'The game ends and the recipe is shown to everyone who looks. This cannot be taken back.',
  revealYes: 'Yes, reveal it',
  opening: 'The recipe',
  noNumber: 'no number',
  noEffect: 'no effects',
  checkSeal: 'Anyone can check it with the command line:',
  copySeal: 'Copy the opening',
  salt: 'Salt',
  fingerprint: 'Fingerprint',
  endedWon: 'You found it!',
  endedLost: 'The recipe is open',
  openCommand: (seal: string) => `curio witches open ${seal}`,
  giveUp: 'Give up…',
  notebookTurn: (on: boolean) => (on ? 'Switch the notebook on' : 'Switch the notebook off'),
};
