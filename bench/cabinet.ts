// The cabinet with five thousand results: statistics from scratch, and reading them back.

import { addDays, FIRST_DAY } from '../src/cabinet/day.ts';
import { type GameResult, readStored } from '../src/cabinet/result.ts';
import { statisticsOf } from '../src/cabinet/statistics.ts';
import { gameIds } from '../src/games/index.ts';
import { figure, perCpuSecond, printTable } from './measure.ts';

const COUNT = 5000;

function someResults(): readonly GameResult[] {
  return Array.from({ length: COUNT }, (_, index) => {
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

export async function bench(): Promise<void> {
  const results = someResults();
  const stored: unknown[] = JSON.parse(JSON.stringify(results));
  const millis = (run: () => void) => figure(1000 / perCpuSecond(run));
  printTable(
    'The cabinet with 5000 results, ms of processor time',
    ['what', 'ms'],
    [
      ['reading them', millis(() => void stored.map(readStored))],
      ['statistics', millis(() => void statisticsOf(results, addDays(FIRST_DAY, 900)))],
    ],
  );
}
