// The event cards by name, with their moods: after a test one card changes the paper game until the next test.
// The words are in the text table.

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

/** The cards of each mood. */
export const decks: Readonly<Record<Mood, readonly EventCard[]>> = {
  good: goodCards,
  neutral: neutralCards,
  bad: badCards,
};

export function moodOf(card: EventCard): Mood {
  return moods.find((mood) => decks[mood].includes(card)) ?? 'neutral';
}
