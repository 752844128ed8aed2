// Points for what is left when the Dragon Queen is beaten, and for how she fell. They reward a short, safe game and
// change no rule. A lost game keeps only the Queen's points.

import type { Puzzle, State, View } from '../types.ts';
import { view } from './view.ts';

export const scoreParts = ['hearts', 'gems', 'items', 'cards', 'levels', 'queen'] as const;
export type ScorePartName = (typeof scoreParts)[number];

export interface ScorePart {
  readonly part: ScorePartName;
  readonly count: number;
  /** Points for one of them. */
  readonly each: number;
  readonly points: number;
}

export interface Score {
  readonly total: number;
  readonly parts: readonly ScorePart[];
  /** False once the game is lost: only the Queen's points remain. */
  readonly kept: boolean;
}

/** Points for one of each part; `levels` counts levels that were not needed. */
export const worthOf: Readonly<Record<ScorePartName, number>> = {
  hearts: 20,
  gems: 10,
  items: 15,
  cards: 2,
  levels: 25,
  queen: 200,
};
/** Levels after the first possible one on which a win still counts as early. */
export const EARLY_LEVELS = 4;
/** What a natural 10 against the Queen adds. */
export const TEN_BONUS = 100;

/** While the game runs: its points if it ended well now. */
export function scoreOf(seen: View): Score {
  const kept = seen.ending !== 'died' && seen.ending !== 'trapped';
  const early = EARLY_LEVELS - (seen.level - seen.params.depth);
  const counts: Readonly<Record<ScorePartName, number>> = {
    hearts: seen.health,
    gems: seen.gems,
    items: seen.items.length,
    cards: seen.deck,
    levels: Math.max(0, Math.min(EARLY_LEVELS, early)),
    queen: seen.queenBeaten ? 1 : 0,
  };
  const parts = scoreParts.map((part): ScorePart => {
    const count = counts[part];
    const each = worthOf[part];
    const bonus = part === 'queen' && seen.ending === 'critical' ? TEN_BONUS : 0;
    const points = kept || part === 'queen' ? count * each + bonus : 0;
    return { part, count, each, points };
  });
  return { total: parts.reduce((sum, { points }) => sum + points, 0), parts, kept };
}

export const score = (puzzle: Puzzle, state: State): number => scoreOf(view(puzzle, state)).total;
