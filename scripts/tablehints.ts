// Plays tables of Wondering Witches at which every seat follows its hints, and writes the results into the rules:
//   tsx scripts/tablehints.ts <folder> <games> [levels …]   plays the missing games; one line each, so a run can be interrupted
//   tsx scripts/tablehints.ts <folder> --table              writes the table of docs/rules/witches.md
// The same seeds give the same games. Times are CPU milliseconds.

import { unlimitedBudget } from '../src/core/budget.ts';
import { createRng } from '../src/core/rng.ts';
import { witches } from '../src/games/witches/index.ts';
import { levelIds } from '../src/games/witches/names.ts';
import { engineHint, followTable } from '../src/games/witches/testing/hint-games.ts';
import type { Params } from '../src/games/witches/types/index.ts';
import {
  cellsOf,
  type Game,
  HEADS,
  played,
  playMissing,
  timed,
  writeTable,
} from './measurements.ts';

const levels = levelIds.filter((id) => id !== 'custom');
const boards = ['cauldrons', 'gardens', 'paper'] as const;
const seatCounts = ['2', '5'] as const;

const rows = levels.flatMap((level) =>
  boards.flatMap((board) => seatCounts.map((seats) => ({ level, board, seats }))),
);
type Row = (typeof rows)[number];

const nameOf = ({ level, board, seats }: Row) => `${level}-${board}-${seats}`;

function paramsOf({ level, board, seats }: Row): Params {
  const preset = witches.presets.find(({ id }) => id === level)?.params;
  if (!preset) throw new Error(`there is no preset ${level}`);
  return board === 'paper' ? preset : { ...preset, play: 'table', events: false, seats, board };
}

function play(row: Row, game: number): Game {
  const rng = createRng(`table ${nameOf(row)} ${game}`);
  const dealt = witches.generate(paramsOf(row), rng, unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  const hints: number[] = [];
  const ask = engineHint();
  const advise: typeof ask = (view, step) => timed(hints, () => ask(view, step));
  const { ending, potions, twice, idle } = followTable(dealt.value, Number(row.seats), advise);
  return { game, ending, potions, twice, idle, hints };
}

/** How many games brewed a potion twice, or one that could tell nothing. */
function wasted(games: readonly Game[]): string {
  return String(games.filter(({ twice, idle = 0 }) => twice || idle > 0).length);
}

const [folder, order, ...chosen] = process.argv.slice(2);
const unknown = chosen.filter((name) => levels.every((level) => level !== name));
if (folder === undefined || unknown.length > 0 || !(order === '--table' || Number(order) > 0)) {
  console.error('Usage: tsx scripts/tablehints.ts <folder> (<games> [level …] | --table)');
  process.exitCode = 2;
} else if (order === '--table') {
  const lines = rows.flatMap((row) => {
    const games = played(folder, nameOf(row));
    const cells = cellsOf(games);
    return cells ? [[row.level, row.board, row.seats, ...cells, wasted(games)]] : [];
  });
  writeTable('hint tables', ['level', 'board', 'people', ...HEADS, 'wasted'], lines);
} else
  for (const row of rows)
    if (chosen.length === 0 || chosen.includes(row.level))
      playMissing(folder, nameOf(row), Number(order), (game) => play(row, game));
