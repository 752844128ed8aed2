// What a step feels like: decided here, once, from who made it, its events and the status before and after. Eyes,
// ears and hands follow from it, so that a wrong answer never sounds like a right one.

import type { Status, Tagged } from '../../../core/game.ts';

export const feelingKinds = [
  'accepted',
  'refused',
  /** An accepted move that failed: a wrong digit, a mismatch, damage. */
  'missed',
  'undone',
  'redone',
  'restarted',
  /** A move that the clock made. */
  'clock',
  /** Seconds are running out; `count` says how many are left. */
  'countdown',
  /** The `count`th success in a row. */
  'combo',
  /** Something was given: a hint, or an answer that was asked for. */
  'hinted',
  /** A card is turned up. */
  'revealed',
  /** A card is drawn, and what comes of it is still open. */
  'drawn',
  /** An item is played. */
  'played',
  /** Something good was found. */
  'gained',
  /** An enemy falls. */
  'struck',
  /** Damage; `count` says how many hearts. */
  'wounded',
  /** The great enemy falls, and the game goes on. */
  'triumphed',
  /** A level deeper. */
  'descended',
  'stuck',
  'won',
  'lost',
] as const;
export type FeelingKind = (typeof feelingKinds)[number];

export interface Feeling {
  readonly kind: FeelingKind;
  readonly count?: number;
  /** Milliseconds until it is seen, where a card has to turn first: sound and shaking wait as long. */
  readonly after?: number;
}

/** Of several events in one step the first of these is felt. */
const WEIGHT = [
  'wounded',
  'missed',
  'triumphed',
  'descended',
  'struck',
  'clock',
  'hinted',
  'gained',
  'drawn',
  'played',
  'revealed',
] as const;
type Weighty = (typeof WEIGHT)[number];

/** What an event of a game means; undefined leaves it at "accepted". */
export type Meaning =
  | Weighty
  | { readonly combo: number }
  | { readonly kind: Weighty; readonly count?: number; readonly after?: number }
  | undefined;

export interface FeltStep<E extends Tagged = Tagged> {
  readonly by: 'move' | 'undo' | 'redo' | 'restart' | 'hint' | 'clock' | 'solver';
  readonly events: readonly E[];
  readonly before: Status;
  readonly after: Status;
}

/** For games that say nothing: an event called `missed` is a miss. */
const usualMeaning = (event: Tagged): Meaning => (event.type === 'missed' ? 'missed' : undefined);

const USUAL: Readonly<Record<FeltStep['by'], FeelingKind>> = {
  move: 'accepted',
  solver: 'accepted',
  undo: 'undone',
  redo: 'redone',
  restart: 'restarted',
  hint: 'hinted',
  clock: 'clock',
};

export function feelingOf<E extends Tagged>(
  step: FeltStep<E>,
  meaning: (event: E, events: readonly E[]) => Meaning = usualMeaning,
): Feeling {
  const { by, events, before, after } = step;
  // A board that the solver filled is no win of the player's.
  if (after !== before && after !== 'playing' && by !== 'undo' && by !== 'solver')
    return { kind: after };
  if (by !== 'move') return { kind: USUAL[by] };
  const meant = events.map((event) => meaning(event, events));
  const felt = meant.flatMap((one): Feeling[] => {
    if (typeof one === 'string') return [{ kind: one }];
    return one && 'kind' in one ? [one] : [];
  });
  for (const kind of WEIGHT) {
    const found = felt.find((one) => one.kind === kind);
    if (found) return found;
  }
  const combos = meant.flatMap((one) =>
    typeof one === 'object' && 'combo' in one ? [one.combo] : [],
  );
  const combo = Math.max(0, ...combos);
  return combo > 1 ? { kind: 'combo', count: combo } : { kind: 'accepted' };
}
