// Which event card holds: drawn by the puzzle's seed, so that everyone at the table reads the same.

import { createRng, shuffled } from '../../../core/rng.ts';
import { decks, type EventCard, moods } from '../names/events.ts';

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
