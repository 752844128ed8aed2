import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { Session } from '../../../core/session.ts';
import { pikachu } from '../index.ts';
import { type Gravity, type Move, type Puzzle, refusals, type State } from '../types.ts';
import { parseTiles, printTile } from './print.ts';

interface Extras {
  readonly gravity?: Gravity;
  readonly minutes?: number;
}

/** A position written by hand; it needs no proof. */
function position(text: string, { gravity = 'none', minutes = 0 }: Extras = {}) {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.fault.code);
  const { rows, cols, tiles } = parsed.value;
  const level = 'easy';
  const puzzle: Puzzle = { rows, cols, level, gravity, minutes, tiles, proof: [], seed: 7 };
  const left = tiles.filter((tile) => tile !== 0).length;
  const state: State = { ...pikachu.start(puzzle, 0), left };
  return { puzzle, state };
}

const match = (from: number, to: number): Move => ({ type: 'match', from, to });

function play(puzzle: Puzzle, state: State, move: Move, at = 0) {
  const outcome = pikachu.apply(puzzle, state, move, at);
  if (!outcome.ok) throw new Error(outcome.refusal.type);
  return outcome;
}

const printed = (puzzle: Puzzle, state: State) =>
  Array.from({ length: puzzle.rows }, (_, row) =>
    state.tiles
      .slice(row * puzzle.cols, (row + 1) * puzzle.cols)
      .map(printTile)
      .join(''),
  ).join('\n');

describe('refusals', () => {
  const timed = { minutes: 10 };
  const table: readonly (readonly [string, string, Extras, Move])[] = [
    ['outOfBounds', 'AA..', {}, match(0, 4)],
    ['outOfBounds', 'AA..', {}, match(-1, 1)],
    ['outOfBounds', 'AA..', {}, match(0.5, 1)],
    ['emptyCell', 'AA..', {}, match(0, 2)],
    ['sameCell', 'AA..', {}, match(1, 1)],
    ['gameOver', '....', {}, match(0, 1)],
    ['gameOver', '....', {}, { type: 'reshuffle' }],
    ['notDue', 'AA..', timed, { type: 'expire' }],
    ['notDue', 'AA..', {}, { type: 'expire' }],
  ];
  it.each(table)('%s: %s', (type, text, extras, move) => {
    const { puzzle, state } = position(text, extras);
    expect(pikachu.apply(puzzle, state, move, 0)).toEqual({ ok: false, refusal: { type } });
  });
  it('has a row for each', () => {
    expect(new Set(table.map(([type]) => type))).toEqual(new Set(refusals));
  });
});

describe('attempts', () => {
  it('a match takes both tiles and tells pattern and path', () => {
    const { puzzle, state } = position('ABA.');
    const outcome = play(puzzle, state, match(2, 0), 5);
    expect(outcome.events).toEqual([
      {
        type: 'matched',
        from: 2,
        to: 0,
        tile: 1,
        pattern: 'U',
        path: [
          { row: 1, col: 3 },
          { row: 2, col: 3 },
          { row: 2, col: 1 },
          { row: 1, col: 1 },
        ],
        combo: 1,
        points: 10,
      },
      { type: 'jammed' },
    ]);
    expect(printed(puzzle, outcome.state)).toBe('.B..');
    expect(pikachu.status(puzzle, outcome.state)).toBe('stuck');
  });

  it('a miss is accepted, counts and tells why', () => {
    const { puzzle, state } = position('BBBB\nBAAC\nBCBB\nBBBA');
    const different = play(puzzle, state, match(0, 5));
    expect(different.events).toEqual([
      { type: 'missed', from: 0, to: 5, reason: 'differentSymbols' },
    ]);
    const walled = play(puzzle, different.state, match(5, 15));
    expect(walled.events).toEqual([{ type: 'missed', from: 5, to: 15, reason: 'noPath' }]);
    expect(walled.state).toEqual({ ...state, moves: 2 });
  });

  it('the last match wins', () => {
    const { puzzle, state } = position('A..A');
    const outcome = play(puzzle, state, match(0, 3));
    expect(outcome.events.at(-1)).toEqual({ type: 'cleared' });
    expect(pikachu.status(puzzle, outcome.state)).toBe('won');
    expect([...pikachu.legalMoves(pikachu.view(puzzle, outcome.state))]).toEqual([]);
  });

  it('a matched tile cannot be matched again', () => {
    const { puzzle, state } = position('AAA.A...');
    const once = play(puzzle, state, match(0, 1));
    expect(pikachu.apply(puzzle, once.state, match(0, 1), 0)).toEqual({
      ok: false,
      refusal: { type: 'emptyCell' },
    });
    expect(pikachu.apply(puzzle, once.state, match(1, 2), 0).ok).toBe(false);
  });
});

describe('score and combo', () => {
  const text = 'AABBCCDD\nEEFFGGHH\nIIJJKKLL';
  /** Matches the neighbours of a pair at a time; returns the factors. */
  function combos(times: readonly number[]): number[] {
    const { puzzle, state } = position(text);
    let now = state;
    return times.map((at, index) => {
      const outcome = play(puzzle, now, match(2 * index, 2 * index + 1), at);
      now = outcome.state;
      const [event] = outcome.events;
      return event?.type === 'matched' ? event.combo : 0;
    });
  }
  it('rises within 3 seconds, up to 8, and falls back after', () => {
    expect(combos([0, 3000, 6001, 6002])).toEqual([1, 2, 1, 2]);
    expect(combos([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
  });

  it('multiplies points; a miss sets the combo back', () => {
    const { puzzle, state } = position(text);
    const one = play(puzzle, state, match(0, 1), 100).state;
    const two = play(puzzle, one, match(2, 3), 200).state;
    expect(pikachu.view(puzzle, two)).toMatchObject({ score: 30, combo: 2, comboUntil: 3200 });
    const missed = play(puzzle, two, match(4, 6), 300).state;
    expect(pikachu.view(puzzle, missed)).toMatchObject({ score: 30, combo: 1, comboUntil: -1 });
    const three = play(puzzle, missed, match(4, 5), 400).state;
    expect(pikachu.view(puzzle, three)).toMatchObject({ score: 40, combo: 1 });
  });

  it('hints and reshuffles cost, never below 0, and undo refunds nothing', () => {
    const dealt = deal(pikachu, pikachu.presets[0].params, 'costs', unlimitedBudget);
    if (!dealt.ok) throw new Error(dealt.fault.code);
    const session = new Session(pikachu, dealt.value);
    const next = () => {
      const [move] = pikachu.legalMoves(session.view);
      if (!move) throw new Error('stuck');
      return move;
    };
    session.takeHint({ move: next() }, 0);
    expect(session.view).toMatchObject({ score: 0, hints: 1 });
    // The first one was named: 10 for it, then 10, 20 and 30.
    for (let at = 1; at <= 4; at++) session.play(next(), at);
    expect(session.view).toMatchObject({ score: 70 - 20, moves: 4, combo: 3 });
    session.undo(5);
    expect(session.view).toMatchObject({ score: 40 - 20, moves: 4, hints: 1, combo: 1 });
    session.play(next(), 6);
    expect(session.view).toMatchObject({ score: 50 - 20, moves: 5, combo: 1 });
    session.play({ type: 'reshuffle' }, 7);
    expect(session.view).toMatchObject({ score: 0, reshuffles: 1 });
    session.undo(8);
    expect(session.view).toMatchObject({ score: 0, moves: 5, reshuffles: 1 });
    session.restart(9);
    expect(session.view).toMatchObject({ score: 0, moves: 5, hints: 1, reshuffles: 1, left: 160 });
  });
});

describe('a pair that a hint named', () => {
  const named = (puzzle: Puzzle, state: State, move: Move) =>
    pikachu.hinted?.(puzzle, state, move, 0) ?? state;

  it('pays its base, less the price, and the combo knows nothing of it', () => {
    const { puzzle, state } = position('AABBCCDD');
    const one = play(puzzle, state, match(0, 1), 0).state;
    const two = play(puzzle, one, match(2, 3), 1000).state;
    const hinted = named(puzzle, two, match(4, 5));
    const three = play(puzzle, hinted, match(4, 5), 2000);
    expect(three.events[0]).toMatchObject({ combo: 1, points: 10, hinted: true });
    expect(pikachu.view(puzzle, three.state)).toMatchObject({ score: 40 - 20, combo: 2 });
    // Within 3 s of the last match that was the player's own.
    expect(play(puzzle, three.state, match(6, 7), 3999).events[0]).toMatchObject({ combo: 3 });
    expect(play(puzzle, three.state, match(6, 7), 4001).events[0]).toMatchObject({ combo: 1 });
  });

  it('stays named after an undo, after a miss, and where its tiles have slid', () => {
    const { puzzle, state } = position('AABB');
    const hinted = named(puzzle, state, match(0, 1));
    const matched = play(puzzle, hinted, match(0, 1)).state;
    const undone = pikachu.keep?.(state, matched, 0) ?? state;
    expect(play(puzzle, undone, match(0, 1)).events[0]).toMatchObject({ hinted: true });
    expect(play(puzzle, undone, match(2, 3)).events[0]).not.toHaveProperty('hinted');
    const falling = position('CDA.\nBBA.\nDCEE', { gravity: 'down' });
    const toldC = named(falling.puzzle, falling.state, match(0, 9));
    const slid = play(falling.puzzle, toldC, match(4, 5)).state;
    expect(slid.named).toEqual([4, 9]);
    // A tile that slides onto a named cell is not named.
    const gone = play(falling.puzzle, slid, match(2, 6)).state;
    expect(gone.named).toEqual([4, 9]);
  });

  it('never makes play by hints beat the same pairs without', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 6000 }), fc.boolean()), {
          minLength: 30,
          maxLength: 30,
        }),
        fc.nat(20),
        fc.boolean(),
        (steps, seed, always) => {
          const { params } = pikachu.presets.find(({ id }) => id === 'small') ?? pikachu.presets[0];
          const dealt = deal(pikachu, params, `score-${seed}`, unlimitedBudget);
          if (!dealt.ok) throw new Error(dealt.fault.code);
          const free = new Session(pikachu, dealt.value);
          const helped = new Session(pikachu, dealt.value);
          const { proof } = dealt.value.puzzle;
          let at = 0;
          let hints = 0;
          for (const [index, [pause, asks]] of steps.entries()) {
            at += pause;
            const move = match(proof[2 * index] ?? 0, proof[2 * index + 1] ?? 0);
            if (asks || always) {
              helped.takeHint({ move }, at);
              hints++;
            }
            expect(free.play(move, at).ok && helped.play(move, at).ok).toBe(true);
            expect(helped.view.score).toBeLessThanOrEqual(free.view.score);
          }
          expect(free.status).toBe('won');
          if (hints > 0) expect(helped.score).toBeLessThan(free.score ?? 0);
          // Nothing but hints earns nothing.
          if (hints === 30) expect(helped.score).toBe(0);
        },
      ),
      { numRuns: samples(400) },
    );
  });
});

describe('reshuffle', () => {
  const jams = ['AB\nBA', '..AB..\n..BA..', 'ABCD\nBADC'];
  it.each(jams)('turns a jam into a board that can be cleared: %s', (text) => {
    const { puzzle, state } = position(text);
    expect(pikachu.status(puzzle, state)).toBe('stuck');
    expect([...pikachu.legalMoves(pikachu.view(puzzle, state))]).toEqual([{ type: 'reshuffle' }]);
    for (let seed = 0; seed < 20; seed++) {
      const other = { ...puzzle, seed };
      const { state: mixed } = play(other, state, { type: 'reshuffle' });
      const counts = (tiles: readonly number[]) => [...tiles].sort();
      expect(counts(mixed.tiles)).toEqual(counts(state.tiles));
      expect(mixed.tiles.map((tile) => tile === 0)).toEqual(state.tiles.map((tile) => tile === 0));
      expect(pikachu.solve(other, mixed, createBudget(1e6)).ok).toBe(true);
    }
  });
  it('comes from the seed, and undo cannot re-roll it', () => {
    const { puzzle, state } = position('ABCDEF\nBADCFE');
    const first = play(puzzle, state, { type: 'reshuffle' });
    expect(first.reveals).toBe(true);
    const undone = pikachu.keep?.(state, first.state, 0) ?? state;
    expect(undone.reshuffles).toBe(1);
    expect(play(puzzle, undone, { type: 'reshuffle' }).state.tiles).toEqual(first.state.tiles);
    const again = play(puzzle, first.state, { type: 'reshuffle' });
    expect(again.state.tiles).not.toEqual(first.state.tiles);
  });
});

describe('the time limit', () => {
  it('ends the game after ten minutes, at the moment it fell due', () => {
    const params = { ...pikachu.presets[0].params, minutes: 10 };
    const dealt = deal(pikachu, params, 'clock', unlimitedBudget);
    if (!dealt.ok) throw new Error(dealt.fault.code);
    const session = new Session(pikachu, dealt.value);
    expect(session.advance(599_999)).toEqual([]);
    expect(session.status).toBe('playing');
    expect(session.advance(700_000)).toEqual([{ type: 'expired' }]);
    expect(session.status).toBe('lost');
    expect(session.tally.millis).toBe(600_000);
    expect(session.undo(700_001)).toMatchObject({ ok: false, refusal: { type: 'finalMove' } });
    expect(session.play(match(0, 1), 700_002)).toMatchObject({
      ok: false,
      refusal: { type: 'gameOver' },
    });
  });
  it('is off by default', () => {
    const { puzzle, state } = position('AA');
    expect(pikachu.timeout?.(puzzle, state)).toBeUndefined();
  });
});

describe('gravity', () => {
  const table: readonly (readonly [Gravity, string, Move, string])[] = [
    ['none', 'BC..\nAA..\nCB..', match(4, 5), 'BC..\n....\nCB..'],
    ['down', 'BC..\nAA..\nCB..', match(4, 5), '....\nBC..\nCB..'],
    ['left', 'ABCA\nBC..', match(0, 3), 'BC..\nBC..'],
    ['middle', 'BAACDEEF\n........', match(1, 2), '..BCDEEF\n........'],
    ['middle', 'BCDEEAAF\n........', match(5, 6), 'BCDEEF..\n........'],
    ['middle', 'BCAADE\n......', match(2, 3), '.BCDE.\n......'],
    ['middle', 'BCAAD\n.....', match(2, 3), '.BCD.\n.....'],
  ];
  it.each(table)('%s: %s', (gravity, text, move, after) => {
    const { puzzle, state } = position(text, { gravity });
    const outcome = play(puzzle, state, move);
    expect(printed(puzzle, outcome.state)).toBe(after);
    const slid = outcome.events.find((event) => event.type === 'slid');
    const moved = [...state.tiles];
    if (move.type === 'match') for (const cell of [move.from, move.to]) moved[cell] = 0;
    for (const [from, to] of slid?.slides ?? []) {
      moved[to] = moved[from] ?? 0;
      moved[from] = 0;
    }
    expect(moved).toEqual(outcome.state.tiles);
  });
});
