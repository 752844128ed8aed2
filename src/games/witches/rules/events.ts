// Event cards: after a test one card changes the paper game until the next test. Names and moods only;
// the words are in the text table.

import { createRng, shuffled } from '../../../core/rng.ts';

export const goodCards = [
  'Full Moon',
  'Warm Rain',
  'Helping Hand',
  'Second Nose',
  'Market Day',
] as const;
export const neutralCards = [
  'Wind Change',
  'Swap Shop',
  'Quiet Hour',
  'Mirror',
  'Long Table',
] as const;
export const badCards = ['Slugs', 'Cold Snap', 'Cracked Pot', 'Fog', 'Locked Shed'] as const;

export const eventCards = [...goodCards, ...neutralCards, ...badCards] as const;
export type EventCard = (typeof eventCards)[number];
export const moods = ['good', 'neutral', 'bad'] as const;
export type Mood = (typeof moods)[number];

const decks: Readonly<Record<Mood, readonly EventCard[]>> = {
  good: goodCards,
  neutral: neutralCards,
  bad: badCards,
};

export function moodOf(card: EventCard): Mood {
  return moods.find((mood) => decks[mood].includes(card)) ?? 'neutral';
}

/**
 * The card after a potion, counted from 1. Every three potions bring one good, one neutral and one bad card,
 * in any order, and no card comes twice before all have come.
 */
export function eventAfter(seed: string, potionNumber: number): EventCard | undefined {
  const rng = createRng(`${seed}/events`);
  const three = Math.floor((potionNumber - 1) / moods.length);
  const order = shuffled(moods, rng.fork(`order ${three}`));
  const mood = order[(potionNumber - 1) % moods.length] ?? 'neutral';
  const round = Math.floor(three / decks[mood].length);
  return shuffled(decks[mood], rng.fork(`${mood} ${round}`))[three % decks[mood].length];
}
