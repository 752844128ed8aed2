// Pikachu: path tests, all pairs, pairs kept current, solving, dealing and "still clearable?",
// with the scanning that the original describes, word for word, as the peer in the same run.

import { createBudget, unlimitedBudget } from '../src/core/budget.ts';
import { createRng } from '../src/core/rng.ts';
import { boardFromTiles, type TileBoard, takeTile } from '../src/games/pikachu/board/board.ts';
import { allPairs, pairCells, pairsAfter } from '../src/games/pikachu/board/pairs.ts';
import { findPath, joined } from '../src/games/pikachu/board/paths.ts';
import { findClearing, isClearable } from '../src/games/pikachu/engine/clearing/clearing.ts';
import { generate } from '../src/games/pikachu/engine/generate.ts';
import { pikachu } from '../src/games/pikachu/index.ts';
import { matrixOf } from '../src/games/pikachu/testing.ts';
import {
  type Gravity,
  gravities,
  type Level,
  levels,
  type Params,
  type Point,
  type Puzzle,
} from '../src/games/pikachu/types.ts';
import { amount, figure, firstOf, perCpuSecond, printTable, spread } from './helpers/measure.ts';
import { ScanningLogic } from './helpers/pikachu-scanning.ts';

const classic: Params = pikachu.presets[0].params;
const BOARDS = amount(40);
const DEALS = amount(100);

function dealTiles(params: Params, seed: string) {
  const puzzle = generate(params, createRng(seed), unlimitedBudget);
  if (!puzzle.ok) throw new Error(puzzle.fault.code);
  return puzzle.value;
}

interface Position {
  readonly board: TileBoard;
  readonly scanning: ScanningLogic;
  /** Two cells per question: equal symbols, every pair once. */
  readonly questions: readonly (readonly [number, number])[];
}

/** Positions of every stage: the proofs of some deals played to a random point. */
function positions(): Position[] {
  const rng = createRng('bench positions');
  return Array.from({ length: BOARDS }, (_, index) => {
    const { rows, cols, tiles, proof } = dealTiles(classic, `bench ${index}`);
    const board = boardFromTiles(rows, cols, tiles);
    for (const cell of proof.slice(0, 2 * rng.below(proof.length / 2))) takeTile(board, cell);
    const questions: [number, number][] = [];
    for (let first = 0; first < tiles.length; first++)
      for (let second = first + 1; second < tiles.length; second++)
        if (board.tiles[first] !== 0 && board.tiles[first] === board.tiles[second])
          questions.push([first, second]);
    return { board, scanning: new ScanningLogic(matrixOf(rows, cols, board.tiles)), questions };
  });
}

const pointOf = (cell: number): Point => ({
  row: Math.floor(cell / classic.cols) + 1,
  col: (cell % classic.cols) + 1,
});

type Row = readonly [name: string, ours: number, theirs?: number];

function pathRows(all: readonly Position[]): Row[] {
  const batch = all.reduce((sum, { questions }) => sum + questions.length, 0);
  const points = all.map(({ questions }) =>
    questions.map(([from, to]) => [pointOf(from), pointOf(to)] as const),
  );
  let hits = 0;
  const test = perCpuSecond(
    () => {
      for (const { board, questions } of all)
        for (const [from, to] of questions) if (joined(board, from, to)) hits++;
    },
    { batch },
  );
  const path = perCpuSecond(
    () => {
      for (const [index, { board }] of all.entries())
        for (const [from, to] of points[index] ?? []) if (findPath(board, from, to).valid) hits++;
    },
    { batch },
  );
  const scan = perCpuSecond(
    () => {
      for (const [index, { scanning }] of all.entries())
        for (const [from, to] of points[index] ?? []) if (scanning.findPath(from, to).valid) hits++;
    },
    { batch },
  );
  if (hits === 0) throw new Error('nothing was joined');
  return [
    ['path test', test, scan],
    ['path with pattern and points', path, scan],
  ];
}

/** All pairs after every move of whole games. */
function pairRows(): Row[] {
  const games = Array.from({ length: amount(10) }, (_, index) =>
    dealTiles(classic, `pairs ${index}`),
  );
  const batch = games.reduce((sum, { proof }) => sum + proof.length / 2, 0);
  const follow = (each: (board: TileBoard, first: number, second: number) => void) => () => {
    for (const { rows, cols, tiles, proof } of games) {
      const board = boardFromTiles(rows, cols, tiles);
      for (let index = 0; index + 1 < proof.length; index += 2) {
        const first = proof[index] ?? 0;
        const second = proof[index + 1] ?? 0;
        takeTile(board, first);
        takeTile(board, second);
        each(board, first, second);
      }
    }
  };
  let found = 0;
  const scratch = perCpuSecond(
    follow((board) => {
      found += allPairs(board).length;
    }),
    { batch },
  );
  const kept = perCpuSecond(
    () => {
      for (const { rows, cols, tiles, proof } of games) {
        const board = boardFromTiles(rows, cols, tiles);
        let pairs: readonly number[] = allPairs(board);
        for (let index = 0; index + 1 < proof.length; index += 2) {
          const first = proof[index] ?? 0;
          const second = proof[index + 1] ?? 0;
          takeTile(board, first);
          takeTile(board, second);
          pairs = pairsAfter(board, pairs, first, second);
        }
        found += pairs.length;
      }
    },
    { batch },
  );
  const apply = perCpuSecond(
    () => {
      for (const puzzle of games) {
        let state = pikachu.start(puzzle, 0);
        for (let index = 0; index + 1 < puzzle.proof.length; index += 2) {
          const from = puzzle.proof[index] ?? 0;
          const to = puzzle.proof[index + 1] ?? 0;
          const outcome = pikachu.apply(puzzle, state, { type: 'match', from, to }, 0);
          if (outcome.ok) state = outcome.state;
        }
      }
    },
    { batch },
  );
  const scan = perCpuSecond(
    () => {
      for (const { rows, cols, tiles, proof } of games) {
        const scanning = new ScanningLogic(matrixOf(rows, cols, tiles));
        for (let index = 0; index + 1 < proof.length; index += 2) {
          scanning.remove(pointOf(proof[index] ?? 0));
          scanning.remove(pointOf(proof[index + 1] ?? 0));
          found += scanning.findAllPairs().length;
        }
      }
    },
    { batch, seconds: 1 },
  );
  if (found === 0) throw new Error('no pairs');
  return [
    ['all pairs from scratch', scratch, scan],
    ['pairs kept current, a move', kept, scan],
    ['whole move by the rules (state in, state out)', apply, scan],
  ];
}

function pairTable(): void {
  const rows = [...pathRows(positions()), ...pairRows()].map(([name, ours, theirs]) => [
    name,
    `${figure(1e6 / ours)} µs`,
    theirs === undefined ? '' : `${figure(1e6 / theirs)} µs`,
    theirs === undefined ? '' : `${figure(ours / theirs)}x`,
  ]);
  printTable(
    'Pikachu 20 x 8: paths and pairs, against scanning as the original has it',
    ['', 'ours', 'scanning', 'faster'],
    rows,
  );
}

const micros = (millis: number) => `${figure(millis * 1000)} µs`;

/** Every preset. The cost of a deal is how many were drawn before one had the level, so watch the tail. */
function dealTable(): void {
  const rows = firstOf(pikachu.presets).map(({ id, params }) => {
    const puzzles: Puzzle[] = [];
    const deals = Array.from({ length: DEALS }, (_, index) => createRng(`deal ${index}`));
    const times = spread((index) => {
      const puzzle = generate(params, deals[index] ?? createRng('deal'), unlimitedBudget);
      if (!puzzle.ok) throw new Error(`${id}: ${puzzle.fault.code}`);
      puzzles.push(puzzle.value);
    }, DEALS);
    const stuck = puzzles.map((puzzle) => {
      const rated = pikachu.rate(puzzle, unlimitedBudget);
      return rated?.ok ? Number(rated.value.figures['stuckPercent']) : 0;
    });
    stuck.sort((left, right) => left - right);
    const share = (part: number) => stuck[Math.floor(part * (stuck.length - 1))] ?? 0;
    return [
      `${id} (${params.level})`,
      `${figure(times.median)} ms`,
      `${figure(times.worst)} ms`,
      `${share(0.5)} % (${share(0)} to ${share(1)})`,
    ];
  });
  printTable(
    'Pikachu: certified deals of their level, with the rating that each was given afterwards',
    ['', 'a deal', 'worst', 'careless play stuck: median (all)'],
    rows,
  );
}

/** At every position of random games, lost ones included. */
function clearableTable(): void {
  const rows = levels.map((level) => {
    const params = { ...classic, level };
    const boards: TileBoard[] = [];
    const rng = createRng(`clearable ${level}`);
    for (let game = 0; game < amount(25, 1); game++) {
      const { rows, cols, tiles } = dealTiles(params, `clearable ${game}`);
      const board = boardFromTiles(rows, cols, tiles);
      for (let pairs = allPairs(board); pairs.length > 0; pairs = allPairs(board)) {
        for (const cell of pairCells(pairs[rng.below(pairs.length)] ?? 0)) takeTile(board, cell);
        boards.push(boardFromTiles(rows, cols, board.tiles));
      }
    }
    const answers: Record<string, number> = { yes: 0, no: 0, unknown: 0 };
    for (const board of boards.slice(0, 200)) isClearable(board, 1000);
    const times = spread((index) => {
      const board = boards[index];
      if (!board) return;
      const answer = isClearable(board, createBudget(20_000_000));
      answers[answer] = (answers[answer] ?? 0) + 1;
    }, boards.length);
    const counts = `${answers['yes']} / ${answers['no']} / ${answers['unknown']}`;
    return [level, micros(times.median), micros(times.worst), counts];
  });
  printTable(
    'Pikachu 20 x 8: "still clearable?" at every position of random games',
    ['', 'median', 'worst', 'yes / no / unknown'],
    rows,
  );
}

/** Where tiles slide sideways, boards of this size are never classic. */
const easierLevel = (gravity: Gravity): Level =>
  gravity === 'none' || gravity === 'down' ? 'classic' : 'hard';

function solveTable(): void {
  const rows = gravities.flatMap((gravity) =>
    [easierLevel(gravity), 'expert' as const].map((level) => {
      const count = amount(gravity === 'none' ? 200 : 12);
      const boards = Array.from({ length: count }, (_, index) => {
        const { rows, cols, tiles } = dealTiles({ ...classic, level, gravity }, `solve ${index}`);
        return boardFromTiles(rows, cols, tiles);
      });
      let solved = 0;
      const times = spread((index) => {
        const board = boards[index];
        if (!board) return;
        const { clearable } = findClearing(board, gravity, createBudget(20_000_000));
        if (clearable === 'yes') solved++;
      }, count);
      return [
        `${level} ${gravity}`,
        micros(times.median),
        micros(times.worst),
        `${solved}/${count}`,
      ];
    }),
  );
  printTable('Pikachu 20 x 8: full clearing sequences', ['', 'median', 'worst', 'solved'], rows);
}

export async function bench(): Promise<void> {
  pairTable();
  dealTable();
  clearableTable();
  solveTable();
}
