// Measures how often each bot wins each preset of Dragon Quest, as data for the app and the docs:
//   tsx scripts/winrates.ts <folder>            plays the missing games; one file per row, so a run can be interrupted
//   tsx scripts/winrates.ts <folder> <row> …    only these rows, such as hard-strong-winnable; runs may be parallel
//   tsx scripts/winrates.ts <folder> --write    writes src/games/dragon-quest/rules/winrates.ts
//   tsx scripts/winrates.ts <folder> --table    then writes the table of docs/rules/dragon-quest.md

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presets } from '../src/games/dragon-quest/rules/index.ts';
import { publishedRates } from '../src/games/dragon-quest/rules/winrates.ts';
import { type Bot, bots, winsMeasured } from '../src/games/dragon-quest/testing/measured-games.ts';
import type { Params } from '../src/games/dragon-quest/types.ts';
import { rateHeads, rateRows } from '../src/words/en/dragon-quest/cli.ts';
import { replaceBetween } from './measurements.ts';

/** Wins are stored per stretch of this many games, so that a test can replay one stretch. */
const STRETCH = 100;
/** How many of the first stretches the tests replay. */
const againOf: Readonly<Record<Bot, number>> = { random: 20, careful: 20, strong: 1 };
/** How many of the first games are recorded one by one. */
const OPENING = 20;
const stretchesOf: Readonly<Record<Bot, number>> = { random: 200, careful: 200, strong: 30 };

interface Row {
  readonly name: string;
  readonly preset: string;
  readonly bot: Bot;
  readonly deals: 'winnable' | 'any';
  readonly params: Params;
}

const rows: readonly Row[] = (['winnable', 'any'] as const).flatMap((deals) =>
  bots.flatMap((bot) =>
    presets.map(({ id, params }) => ({
      name: `${id}-${bot}-${deals}`,
      preset: id,
      bot,
      deals,
      params: { ...params, certified: deals === 'winnable' },
    })),
  ),
);

function readWins(file: string): number[] {
  if (!existsSync(file)) return [];
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'number'))
    throw new Error(`${file} is no list of numbers`);
  return value;
}

function play(folder: string, row: Row): void {
  const file = join(folder, `${row.name}.json`);
  const wins = readWins(file);
  while (wins.length < stretchesOf[row.bot]) {
    const from = wins.length * STRETCH;
    let won = 0;
    for (let index = from; index < from + STRETCH; index++)
      if (winsMeasured(row.bot, row.params, index)) won++;
    wins.push(won);
    writeFileSync(`${file}.part`, JSON.stringify(wins));
    renameSync(`${file}.part`, file);
    console.log(`${row.name}: ${wins.length} of ${stretchesOf[row.bot]} stretches`);
  }
}

function write(folder: string): void {
  const lines = rows.map((row) => {
    const wins = readWins(join(folder, `${row.name}.json`));
    if (wins.length < stretchesOf[row.bot]) throw new Error(`${row.name} is not played to the end`);
    const { preset, bot, deals } = row;
    const won = wins.reduce((sum, one) => sum + one, 0);
    const stretches = wins.slice(0, againOf[bot]);
    const first = stretches.reduce((sum, one) => sum + one, 0);
    const again = stretches.length * STRETCH;
    const opening = Array.from({ length: OPENING }, (_, index) =>
      winsMeasured(bot, row.params, index) ? '+' : '-',
    ).join('');
    const names = `'${preset}', '${bot}', '${deals}'`;
    return `  [${names}, ${wins.length * STRETCH}, ${won}, ${again}, ${first}, '${opening}'],`;
  });
  const target = new URL('../src/games/dragon-quest/rules/winrates.ts', import.meta.url);
  replaceBetween(target, '  // rows', '  // end', lines);
}

function writeTable(): void {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replace('|  |', '| |');
  const lines = [row(rateHeads), '|---|---|---|---|---|', ...rateRows(publishedRates).map(row)];
  const target = new URL('../docs/rules/dragon-quest.md', import.meta.url);
  replaceBetween(target, '<!-- win rates -->', '<!-- end of win rates -->', lines);
}

const [folder, ...asked] = process.argv.slice(2);
const orders = ['--write', '--table'];
const unknown = asked.filter(
  (name) => !orders.includes(name) && rows.every((row) => row.name !== name),
);
if (folder === undefined || unknown.length > 0) {
  const names = rows.map(({ name }) => name).join(', ');
  console.error(
    `Usage: tsx scripts/winrates.ts <folder> [--write | --table | row …]. Rows: ${names}.`,
  );
  process.exitCode = 2;
} else if (asked.includes('--write')) write(folder);
else if (asked.includes('--table')) writeTable();
else {
  mkdirSync(folder, { recursive: true });
  for (const row of rows) if (asked.length === 0 || asked.includes(row.name)) play(folder, row);
}
