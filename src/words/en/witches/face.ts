// What the face says on both boards, from the start.

import type { EffectName, EventCard, IngredientName, Mood } from '../../../games/witches/names.ts';
import { ownedBy } from './ownedby.ts';

export const face = {
  /** Names as people read them: in English those of codes and logs. */
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
