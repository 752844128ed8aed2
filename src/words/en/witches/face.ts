// What the first boards say: both kinds, the High Witch page with the questions for newcomers, and the names of keys.

import type { EffectName, EventCard, IngredientName, Mood } from '../../../games/witches/names.ts';
import { ownedBy } from './board-and-potions.ts';

export const face = {
  /** Display names; in English the same as in codes and logs. */
  ingredient: (name: IngredientName): string => name,
  effect: (name: EffectName): string => name,
  card: (card: EventCard): string => card,
  tabs: { brew: 'Brew', potions: 'Potions', notes: 'Notes', coven: 'Coven' },
  recipe: (length: number | null) =>
    length === null ? 'Recipe of 4 or 6 numbers' : `Recipe of ${length} numbers`,
  drama: 'Trickier decoys',
  effects: 'Effects in play',
  effectCalled: (name: string) => `${name}, what it does`,
  clue: 'Free clue',
  moods: { good: 'good', neutral: 'neutral', bad: 'bad' } satisfies Record<Mood, string>,
  ingredients: 'Ingredients',
  hintTaken: 'The potion is in the cauldron. Use it when you like.',
  potion: (number: number) => `Potion ${number}`,
  whose: 'Whose cauldron?',
  whoseOf: (potion: number) => `Whose cauldron was potion ${potion} from?`,
  cauldronOf: (name: string) => `${ownedBy(name)} cauldron`,
  undergrown: 'undergrown',
  overgrown: 'overgrown',
  latest: 'Latest answer',
  below: 'More below ↓',
  again: 'Put into the cauldron',
  noPotions: 'No potions yet. What you brew and what the High Witch says will stand here.',
  witch: (place: number) => `Witch ${place}`,
  reveal: 'Reveal the recipe',
  giveUp: 'Give up…',
  giveUpSure: {
    title: 'Give up?',
    about: 'If this level has a last potion, you can still use it.',
    act: 'Give up',
    cancel: 'Keep playing',
  },
  ways: {
    'high-witch': {
      name: 'At a table',
      about:
        'With friends and a printed board each. This device is the High Witch: it answers your potions.',
    },
    solo: {
      name: 'Alone',
      about: 'The whole game on this screen: plant, grow, pluck and brew.',
    },
  },
  covenWon: 'Your coven won!',
  covenLost: 'Your coven lost',
};

const seeds = (count: number) => `${count} ${count === 1 ? 'seed' : 'seeds'}`;

export const highWitchWords = {
  tabList: 'Parts of the table',
  brew: 'Brew a potion',
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
  add: (ingredient: string) => `Add ${ingredient}`,
  use: 'Use Potion',
  nextPotion: 'Next potion',
  readAgain: 'Read all of it',
  useLast: 'Use the last potion',
  proposeLast: 'Show it to the others',
  sending: 'On its way…',
  lastMode: 'The last potion: the game ends with it.',
  lastBack: 'Not yet',
  ailing: 'What the players are under',
  ails: (name: string, effect: string) => `${name}: ${effect}`,
  inHint: 'part of the hint',
  players: 'Players',
  nobodyNamed:
    'Nobody is named yet. With names, the High Witch asks whose cauldron a potion is from, and remembers what its effects do to whom.',
  namePlayers: 'Who is at the table?',
  changePlayers: 'Change the players',
  onePhone: 'One device is the High Witch: pass it round, so that everyone sees the same potions.',
  noStatus: 'no effects',
  until: 'until the next test',
  allergicTo: (names: string) => `In this potion: ${names}.`,
  allPoisoned:
    'All of you are poisoned: the game is lost by the paper rules. End it below when you are ready.',
  poisonedTwice:
    'Poisoned twice in a row: the game is lost by the paper rules. End it below when you are ready.',
  seal: 'The sealed recipe',
  sealAbout:
    'The recipe was sealed before the first potion. At the end the seal is opened and compared, so you see that nothing was changed.',
  copyFingerprint: 'Copy the fingerprint',
  end: 'The end',
  endAbout: 'You lose when nobody at the table can act.',
  lastAbout: 'This level then gives one free last potion.',
  /** Questions for newcomers, over the first board. */
  start: {
    title: 'How will you play?',
    lesson:
      'Learn it with a few worked potions. It takes about two minutes, and nothing is counted.',
    show: 'Show me how',
    skip: 'I know it, play',
  },
};

export const keys = {
  add: 'Add the ingredient with this letter',
  seeds: 'Seeds of the chosen ingredient',
  moreSeeds: 'One seed more',
  raise: 'One seed more',
  fewerSeeds: 'One seed fewer',
  lower: 'One seed fewer',
  before: 'Choose an ingredient of the potion',
  after: 'Choose an ingredient of the potion',
  earlier: 'Move it within the potion',
  later: 'Move it within the potion',
  remove: 'Take the chosen ingredient out',
  use: 'Use the potion, from the cauldron',
  useAnywhere: 'Use the potion, from anywhere',
  // the solo board
  go: 'Move on the board',
  plant: 'Plant an ingredient in this cell, in the order shown',
  grow: 'Grow the garden of this cell',
  pluck: 'Pluck; then choose a cauldron and press Enter',
  test: 'Test the garden of this cell',
  leave: 'Drop a move that is half made',
};
