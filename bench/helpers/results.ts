// Made-up results for benchmarks: all games, some levels, dailies among them.

import { addDays, FIRST_DAY } from '../../src/cabinet/day.ts';
import type { GameResult } from '../../src/cabinet/result.ts';
import { gameIds } from '../../src/games/index.ts';

export function someResults(count: number): readonly GameResult[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(FIRST_DAY, index % 900);
    return {
      id: `id-${index}`,
      game: gameIds[index % gameIds.length] ?? 'hudoku',
      level: `level-${index % 9}`,
      run: `run-${index}`,
      day,
      ...(index % 2 === 0 ? { daily: day } : {}),
      status: index % 7 === 0 ? 'lost' : 'won',
      practice: index % 11 === 0,
      millis: 20_000 + ((index * 7919) % 3_000_000),
      moves: (index * 31) % 197,
      hints: index % 4,
      undos: index % 5,
      score: index % 3 === 0 ? null : index,
      verdict: 'verified',
      seal: 'seal',
    };
  });
}

/** As the app stores them. */
export const storedResults = (count: number): readonly (GameResult & { updatedAt: number })[] =>
  someResults(count).map((result, index) => ({ ...result, updatedAt: index + 1 }));
