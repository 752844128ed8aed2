// Random tables on screen, for every number of players and level: they can be won by the plan that proves it, every listed
// move is accepted, somebody can always go on, what is hidden changes nothing, and a save plays them again.

import { describe, expect, it } from 'vitest';
import { soaking } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { type Deal, deal, openCode } from '../../../core/deal.ts';
import { createRng, pick, type Rng } from '../../../core/rng.ts';
import { Session } from '../../../core/session.ts';
import { checkBoard, FAIR_SPREAD, sharesOf } from '../board/check.ts';
import { witches } from '../index.ts';
import { effectsByCategory } from '../names/effects.ts';
import { levelIds } from '../names/levels.ts';
import { drawnEffects } from '../rules/view.ts';
import { applyAny, startAny, viewAny } from '../rules/whole.ts';
import { exchangeHidden } from '../testing/index.ts';
import { boardKinds, specialCells } from '../types/board.ts';
import type { Params, PlainMove, Puzzle, State, WitchesTypes } from '../types/index.ts';
import { screenTable } from './screen.ts';

/** So many tables for each number of players and level. */
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

const TALK = new Set([
  'note',
  'share',
  'asked',
  'help',
  'giveUp',
  'reveal',
  'object',
  'settle',
  'agree',
]);

/** What a seat may do, by the view of that seat. */
const movesOf = (puzzle: Puzzle, state: State, seat: number): readonly PlainMove[] =>
  [...witches.legalMoves(viewAny(puzzle, state, seat))].flatMap((move) =>
    move.type === 'seat' ? [] : [move],
  );

interface Position {
  readonly state: State;
  readonly log: readonly { readonly seat: number; readonly move: PlainMove }[];
}

/** Mostly what is done on the board, each kind of move as likely as another. */
function playOn(puzzle: Puzzle, from: Position, steps: number, rng: Rng): Position {
  let { state } = from;
  const log = [...from.log];
  for (let step = 0; step < steps && state.ending === null; step++) {
    const seat = 1 + rng.below(puzzle.board?.players ?? 1);
    const all = movesOf(puzzle, state, seat);
    const board = all.filter(({ type }) => !TALK.has(type) && type !== 'passFor');
    const list = board.length > 0 && rng.below(12) > 0 ? board : all;
    const type = pick([...new Set(list.map((move) => move.type))], rng);
    const move = pick(
      list.filter((one) => one.type === type),
      rng,
    );
    if (!move) continue;
    const outcome = applyAny(puzzle, state, { type: 'seat', seat, move });
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)} of ${seat}: ${outcome.refusal.type}`);
    if (outcome.events.some((event) => event.seat === undefined)) throw new Error(move.type);
    state = outcome.state;
    log.push({ seat, move });
  }
  return { state, log };
}

function expectAllAccepted(puzzle: Puzzle, state: State): void {
  const seats = puzzle.board?.players ?? 1;
  let onBoard = 0;
  for (let seat = 1; seat <= seats; seat++)
    for (const move of movesOf(puzzle, state, seat)) {
      const outcome = applyAny(puzzle, state, { type: 'seat', seat, move });
      if (!outcome.ok)
        throw new Error(`${JSON.stringify(move)} of ${seat}: ${outcome.refusal.type}`);
      if (!TALK.has(move.type) && move.type !== 'takeBack') onBoard++;
      // Compared by hand: there are thousands of them.
      const word = witches.moveCode.encode({ type: 'seat', seat, move });
      const read = witches.moveCode.decode(word);
      if (!read.ok || witches.moveCode.encode(read.value) !== word) throw new Error(word);
    }
  // No dead lock: somebody can do something, or only the last potion is left, or it is over.
  if (state.ending === null && state.solo?.phase === 'playing') expect(onBoard).toBeGreaterThan(0);
}

/** Another recipe that gave the same answers, and other notes of the others: nobody sees a difference. */
function expectNothingHidden(puzzle: Puzzle, state: State, rng: Rng): void {
  const seats = puzzle.board?.players ?? 1;
  const other = exchangeHidden(puzzle, state, rng);
  const { table } = state;
  for (let seat = 1; seat <= seats; seat++) {
    const seen = viewAny(puzzle, state, seat);
    if (other) expect(viewAny(other, state, seat)).toEqual(seen);
    if (!table) throw new Error('no table');
    const notes = table.talk.notes.map((own, at) =>
      at === seat - 1 ? own : own.map((mask) => mask ^ 5),
    );
    const noted: State = { ...state, table: { ...table, talk: { ...table.talk, notes } } };
    expect(viewAny(puzzle, noted, seat)).toEqual(seen);
    expect(viewAny(puzzle, noted, null)).toEqual(viewAny(puzzle, state, null));
  }
}

function expectReplays({ puzzle, ...rest }: Deal<WitchesTypes>, { state, log }: Position): void {
  const session = new Session<WitchesTypes>(witches, { puzzle, ...rest });
  for (const { seat, move } of log) {
    const word = screenTable.saveWord?.(seat, move);
    if (word === undefined) continue;
    const read = witches.moveCode.decode(word);
    if (!read.ok) throw new Error(word);
    expect(session.play(read.value, 0)).toMatchObject({ ok: true });
  }
  expect(session.state.trials).toEqual(state.trials);
  expect(session.state.solo).toEqual(state.solo);
  expect(session.state.ending).toBe(state.ending);
}

describe.each(rows)('%s players, %s', (seats, level) => {
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
      const proof = witches.prove?.(puzzle, unlimitedBudget);
      if (!proof?.ok) throw new Error('no proof');
      expect(witches.checkProof?.(puzzle, proof.value)).toMatchObject({ ok: true });
    }
  });

  it(`accept every listed move, and hide what is hidden (2,000 tables)`, () => {
    for (let index = 0; index < EACH; index++) {
      const dealt = dealTable(level, seats, index);
      const { puzzle } = dealt;
      const rng = createRng(`${level} ${seats} ${index}`);
      let position: Position = { state: startAny(puzzle), log: [] };
      for (let part = 0; part < 3 && position.state.ending === null; part++) {
        expectAllAccepted(puzzle, position.state);
        expectNothingHidden(puzzle, position.state, rng.fork(`hidden ${part}`));
        position = playOn(puzzle, position, 30 + rng.below(60), rng);
      }
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
    // Every cauldron of four is printed in: a recipe of four has no room.
    const starts = board.regions
      .filter(({ kind, cells }) => kind === 'cauldron' && cells.length >= 4)
      .flatMap(({ cells }) => cells.slice(0, 1))
      .map((cell) => ({ cell, ingredient: 'Mint' as const }));
    const full = { ...puzzle, board: { ...board, starts } };
    expect(witches.vouch?.(full, unlimitedBudget)).toMatchObject({ code: 'noWay' });
    // By its code it does not even come so far.
    const text = witches.puzzleCode(params).encode(full);
    expect(witches.puzzleCode(params).decode(text)).toMatchObject({ ok: false });
  });
});
