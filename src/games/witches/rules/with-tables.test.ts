// Random tables on screen for every number of players and level: the plan that proves them winnable works,
// every listed move is accepted, some seat can always go on, hidden information makes no difference, and
// saves replay.

import { describe, expect, it } from 'vitest';
import { soaking, spreadOf } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { type Deal, deal, openCode } from '../../../core/deal.ts';
import { createRng, pick, type Rng } from '../../../core/rng.ts';
import { Session } from '../../../core/session.ts';
import { checkBoard, FAIR_SPREAD, sharesOf } from '../board/check.ts';
import { witches } from '../index.ts';
import { effectsByCategory, levelIds } from '../names.ts';
import { renameHidden } from '../testing/index.ts';
import {
  drawMove,
  isDeed,
  kindOf,
  movesOf,
  mustPlay,
  type RandomMove,
  type RandomPosition,
} from '../testing/random-tables.ts';
import { boardKinds, specialCells } from '../types/board.ts';
import type { Params, Puzzle, State, View, WitchesTypes } from '../types/index.ts';
import { drawnEffects } from './play.ts';
import { screenTable, startAny, viewAny } from './with-tables.ts';

/** Tables for each number of players and level. */
const EACH = soaking ? 2000 : 1;
const seatCounts = ['2', '3', '4', '5'] as const;
const levels = levelIds.filter((id) => id !== 'custom');
const rows = seatCounts.flatMap((seats) => levels.map((level) => [seats, level] as const));

function dealTable(
  level: (typeof levels)[number],
  seats: (typeof seatCounts)[number],
  index: number,
): Deal<WitchesTypes> {
  const preset = witches.presets.find(({ id }) => id === level);
  if (!preset) throw new Error(level);
  const kind = index + Number(seats) + levels.indexOf(level);
  const board = boardKinds[kind % boardKinds.length] ?? 'cauldrons';
  const params: Params = { ...preset.params, play: 'table', seats, board };
  const dealt = deal(witches, params, `table-${index}`, unlimitedBudget);
  if (!dealt.ok) throw new Error(`${level} ${seats} ${index}: ${dealt.fault.code}`);
  return dealt.value;
}

/** Moves per table; nearly all end earlier. */
const STEPS = 320;
/** Moves between full checks. */
const APART = 80;

/** Every listed move of a seat is accepted, and its word decodes to the same move. */
function expectAccepted(
  puzzle: Puzzle,
  state: State,
  seat: number,
  moves = movesOf(puzzle, state, seat),
): void {
  for (const move of moves) {
    mustPlay(puzzle, state, { seat, move });
    const word = witches.moveCode.encode({ type: 'seat', seat, move });
    const read = witches.moveCode.decode(word);
    if (!read.ok || witches.moveCode.encode(read.value) !== word) throw new Error(word);
  }
}

/** Compared as texts: there are thousands of views, and every byte counts. */
function expectSame(one: View, other: View): void {
  const [seen, expected] = [JSON.stringify(one), JSON.stringify(other)];
  if (seen !== expected) expect(seen).toBe(expected);
}

/** With another recipe that gives the same answers, and other private notes, no view changes. */
function expectNothingHidden(puzzle: Puzzle, state: State, rng: Rng): void {
  const other = renameHidden(puzzle, rng);
  const { table } = state;
  if (!table) throw new Error('no table');
  for (const seat of [null, ...seatsOf(puzzle)]) {
    const seen = viewAny(puzzle, state, seat);
    expectSame(viewAny(other, state, seat), seen);
    const notes = table.talk.notes.map((own, at) =>
      seat === at + 1 ? own : own.map((mask) => mask ^ 5),
    );
    const noted: State = { ...state, table: { ...table, talk: { ...table.talk, notes } } };
    expectSame(viewAny(puzzle, noted, seat), seen);
  }
}

const seatsOf = ({ board }: Puzzle) =>
  Array.from({ length: board?.players ?? 1 }, (_, at) => at + 1);

/** Mostly seats that can act, sometimes others. */
function drawSeat({ table }: State, seats: readonly number[], rng: Rng): number {
  const busy = seats.filter((seat) => {
    const own = table?.seats[seat - 1];
    return own && (own.acted === 'open' || own.choices.length > 0);
  });
  return pick(busy.length > 0 && rng.below(8) > 0 ? busy : seats, rng) ?? 1;
}

/**
 * Plays a table at random, to its end or for a limited number of moves. After every move some seat can go on,
 * or only the last potion is left, or the game is over. Tries every listed move: of all seats at the start
 * and after every 80 moves, and of the moving seat whenever its situation is new at this table (`kindOf`: its
 * choice, statuses, gifts, agreements).
 */
function wander(puzzle: Puzzle, rng: Rng, lookAt: (state: State) => void): RandomPosition {
  const seats = seatsOf(puzzle);
  const log: RandomMove[] = [];
  const kinds = new Set<string>();
  let state = startAny(puzzle);
  for (let step = 0; step < STEPS && state.ending === null; step++) {
    const whole = step % APART === 0;
    if (whole) lookAt(state);
    if (whole) for (const seat of seats) expectAccepted(puzzle, state, seat);
    const seat = drawSeat(state, seats, rng);
    const moves = movesOf(puzzle, state, seat);
    const kind = kindOf(state, seat);
    if (!whole && !kinds.has(kind)) expectAccepted(puzzle, state, seat, moves);
    kinds.add(kind);
    if (!moves.some(isDeed)) expectGoesOn(puzzle, state);
    const move = drawMove(state, moves, rng);
    if (!move) continue;
    state = mustPlay(puzzle, state, { seat, move });
    log.push({ seat, move });
  }
  return { state, log };
}

function expectGoesOn(puzzle: Puzzle, state: State): void {
  if (state.solo?.phase !== 'playing') return;
  const able = seatsOf(puzzle).some((seat) => movesOf(puzzle, state, seat).some(isDeed));
  if (!able) throw new Error('nobody can do anything, and it is not over');
}

function expectReplays(
  { puzzle, ...rest }: Deal<WitchesTypes>,
  { state, log }: RandomPosition,
): void {
  const session = new Session<WitchesTypes>(witches, { puzzle, ...rest });
  for (const { seat, move } of log) {
    const word = screenTable.save?.word(seat, move);
    if (word === undefined) continue;
    const read = witches.moveCode.decode(word);
    if (!read.ok || !session.play(read.value, 0).ok) throw new Error(word);
  }
  expect(session.state.trials).toEqual(state.trials);
  expect(session.state.solo).toEqual(state.solo);
  expect(session.state.ending).toBe(state.ending);
}

describe.each(spreadOf(rows, 9))('%s players, %s', (seats, level) => {
  it(`can be won, and are fair (2,000 tables)`, () => {
    for (let index = 0; index < EACH; index++) {
      const dealt = dealTable(level, seats, index);
      const { puzzle } = dealt;
      const { board } = puzzle;
      if (!board) throw new Error('no board');
      expect(checkBoard(board)).toBeUndefined();
      expect(board.players).toBe(Number(seats));
      for (const { half, cauldron, garden } of sharesOf(board))
        if (board.kind === 'cauldrons')
          expect(Math.max(Math.abs(cauldron - half), Math.abs(garden - half))).toBeLessThanOrEqual(
            FAIR_SPREAD,
          );
      expect(openCode(witches, dealt.code, unlimitedBudget)).toMatchObject({
        ok: true,
        value: { puzzle },
      });
      const proof = witches.prove(puzzle, unlimitedBudget);
      if (!proof?.ok) throw new Error('no proof');
      expect(witches.checkProof(puzzle, proof.value)).toMatchObject({ ok: true });
    }
  });

  it(`accept every listed move, never stand still, and hide what is hidden (2,000 tables)`, () => {
    for (let index = 0; index < EACH; index++) {
      const dealt = dealTable(level, seats, index);
      const { puzzle } = dealt;
      const rng = createRng(`${level} ${seats} ${index}`);
      const position = wander(puzzle, rng, (state) =>
        expectNothingHidden(puzzle, state, rng.fork(`hidden ${state.trials.length}`)),
      );
      expectReplays(dealt, position);
    }
  });
});

describe('deals of tables', () => {
  it('have every effect on players and fields, and every special cell', () => {
    const effects = new Set<string>();
    const cells = new Set<string>();
    for (let index = 0; index < 60; index++) {
      const { puzzle } = dealTable('high-witch', seatCounts[index % 4] ?? '2', index);
      for (const name of drawnEffects(puzzle)) effects.add(name);
      for (const { special } of puzzle.board?.specials ?? []) cells.add(special);
    }
    const { ChangePlayers, ChangeField } = effectsByCategory;
    expect([...ChangePlayers, ...ChangeField].filter((name) => !effects.has(name))).toEqual([]);
    expect(specialCells.filter((name) => !cells.has(name))).toEqual([]);
  });

  it('are refused where nothing was found that a table could brew', () => {
    const { puzzle, params } = dealTable('first-game', '2', 0);
    const { board } = puzzle;
    if (!board) throw new Error('no board');
    // Every cauldron of four has print, so a recipe of four has no room.
    const starts = board.regions
      .filter(({ kind, cells }) => kind === 'cauldron' && cells.length >= 4)
      .flatMap(({ cells }) => cells.slice(0, 1))
      .map((cell) => ({ cell, ingredient: 'Mint' as const }));
    const full = { ...puzzle, board: { ...board, starts } };
    expect(witches.vouch(full, unlimitedBudget)).toMatchObject({ code: 'noWay' });
    // Decoding its code already fails.
    const text = witches.puzzleCode(params).encode(full);
    expect(witches.puzzleCode(params).decode(text)).toMatchObject({ ok: false });
  });
});
