// What both kinds of first boards say, and the names of keys.

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
