// Effects on players in the paper game. A status holds until its player tests again.

import { effectsByCategory } from '../names.ts';
import type { Trial } from '../types/potion.ts';
import type { SeatStatus } from '../types/table.ts';

const changed = (trial: Trial | undefined) =>
  new Set(
    (trial?.result.messages ?? [])
      .map((message) => message.effect)
      .filter((effect) => effectsByCategory.ChangePlayers.includes(effect)),
  );

/** Potions of unknown testers affect no player. */
export function statusesOf(
  trials: readonly Trial[],
  testers: readonly number[],
  player: number,
): readonly Pick<SeatStatus, 'effect' | 'potion'>[] {
  const own = trials.map((_, trial) => (testers[trial] === player ? trial : -1));
  const index = Math.max(-1, ...own);
  return [...changed(trials[index])].map((effect) => ({ effect, potion: index + 1 }));
}

/** Everyone is poisoned: lost by the paper rules. Alone it takes two in a row. False for unknown players. */
export function poisonedOut(
  trials: readonly Trial[],
  testers: readonly number[],
  players: number,
): boolean {
  if (players === 0) return false;
  if (players === 1)
    return trials.length > 1 && trials.slice(-2).every((trial) => changed(trial).has('Poison'));
  return Array.from({ length: players }, (_, player) => statusesOf(trials, testers, player)).every(
    (list) => list.some((one) => one.effect === 'Poison'),
  );
}
