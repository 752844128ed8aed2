// The cabinet with five thousand results: statistics from scratch, and reading them back.

import { addDays, FIRST_DAY } from '../src/cabinet/day.ts';
import { readStored } from '../src/cabinet/result.ts';
import { statisticsOf } from '../src/cabinet/statistics.ts';
import { amount, figure, perCpuSecond, printTable } from './helpers/measure.ts';
import { someResults } from './helpers/results.ts';

const COUNT = amount(5000, 50);

export async function bench(): Promise<void> {
  const results = someResults(COUNT);
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
