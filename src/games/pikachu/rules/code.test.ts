import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples, spreadOf } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { deal, dealPuzzle, openCode } from '../../../core/deal.ts';
import { oneStep } from '../../../core/hint.ts';
import { packDigits, unpackDigits } from '../../../core/packing.ts';
import type { Result } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { commonFault } from '../../../words/en/faults.ts';
import { words } from '../../../words/en/pikachu/index.ts';
import { tileWord } from '../../../words/en/pikachu/symbols.ts';
import { typed } from '../../../words/en/pikachu/typed.ts';
import { readMatrix } from '../board/board.ts';
import { techniques } from '../engine/hint.ts';
import { pikachu } from '../index.ts';
import { symbolOf, symbols } from '../symbols.ts';
import { exchangeHidden, matrixOf } from '../testing.ts';
import { type FaultCode, faults, type Params, type Puzzle, refusals } from '../types.ts';
import { moveCode, puzzleCode } from './code.ts';
import { parseTiles, print, printTile } from './print.ts';

const { params } = pikachu.presets[0];

function dealt(choice: Params, seed: string) {
  const result = deal(pikachu, choice, seed, unlimitedBudget);
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

describe('codes', () => {
  it.each(
    spreadOf(pikachu.presets, 8).map(({ id, level, params }) => [id, level, params] as const),
  )('of %s come back as they were, and are of the level that it promises', (_id, level, choice) => {
    const { code, puzzle } = dealt(choice, 'codes');
    const opened = openCode(pikachu, code, unlimitedBudget);
    if (!opened.ok) throw new Error(opened.fault.code);
    expect(opened.value.code).toBe(code);
    expect(opened.value.puzzle).toEqual(puzzle);
    expect(choice.level).toBe(level);
    const proof = pikachu.prove(opened.value.puzzle, unlimitedBudget);
    expect(proof?.ok && pikachu.checkProof(opened.value.puzzle, proof.value).ok).toBe(true);
  });

  it('accept nothing that they would not write', () => {
    const small = { ...params, rows: 2, cols: 4 };
    const codec = puzzleCode(small);
    const good = codec.encode(dealt(small, 'fuzz').puzzle);
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.constantFrom(...'ABab09-_.~é'), (index, letter) => {
        const text = good.slice(0, index) + letter + good.slice(index + 1);
        const decoded = codec.decode(text);
        if (decoded.ok) expect(codec.encode(decoded.value)).toBe(text);
      }),
      { numRuns: samples(3000) },
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const decoded = codec.decode(text);
        if (decoded.ok) expect(codec.encode(decoded.value)).toBe(text);
        const move = moveCode.decode(text);
        if (move.ok) expect(moveCode.encode(move.value)).toBe(text);
      }),
      { numRuns: samples(3000) },
    );
  });

  it('of moves are one word', () => {
    for (const word of ['0-159', '17-3', 'reshuffle', 'expire']) {
      const move = moveCode.decode(word);
      expect(move.ok && moveCode.encode(move.value)).toBe(word);
    }
    for (const word of ['', '1', '01-2', '1-2-3', '1-', '1000-1', 'expired', '-1-2'])
      expect(moveCode.decode(word)).toMatchObject({ fault: { code: 'badMove' } });
  });
});

describe('faults', () => {
  const budget = unlimitedBudget;
  const { puzzle } = dealt(params, 'faults');
  const state = pikachu.start(puzzle, 0);
  const view = pikachu.view(puzzle, state);
  const tiny = { ...params, rows: 2, cols: 2, level: 'expert' } as const;
  const jammed: Puzzle = { ...puzzle, rows: 2, cols: 2, tiles: [1, 2, 2, 1], proof: [] };
  /** Seed, four tiles, and two matches. */
  const radices = [0x100000000, 1, 1, 1, 1, 4, 3, 2, 3];
  const forged = (digits: readonly number[]) =>
    puzzleCode(tiny).decode(`01${packDigits(digits, radices)}`);
  /** The same tiles but one, in the classic code. */
  function oneTileWrong() {
    const cells = 160;
    const list = [0x100000000, ...new Array<number>(cells).fill(24)];
    for (let left = cells; left > 0; left -= 2) list.push(left, 7);
    const digits = unpackDigits(puzzleCode(params).encode(puzzle).slice(2), list);
    if (!digits.ok) throw new Error(digits.fault.code);
    return puzzleCode(params).decode(
      `0o${packDigits(digits.value.with(1, ((digits.value[1] ?? 0) + 1) % 24), list)}`,
    );
  }
  /** The same puzzle under the name of another level. */
  const anotherLevel = () => dealPuzzle(pikachu, { ...params, level: 'expert' }, puzzle).code;
  const table: readonly (readonly [FaultCode, () => Result<unknown> | undefined])[] = [
    ['oddBoard', () => deal(pikachu, { ...params, rows: 5, cols: 5 }, 'odd', budget)],
    ['unknownSymbol', () => readMatrix(matrixOf(1, 2, [1, 200]))],
    [
      'noBorder',
      () =>
        readMatrix([
          [1, 0, 0, 0],
          [0, 1, 1, 0],
          [0, 0, 0, 0],
        ]),
    ],
    ['badMatrix', () => readMatrix([])],
    ['tooLarge', () => readMatrix(matrixOf(30, 2, []))],
    ['budgetExhausted', () => pikachu.generate(params, createRng('x'), createBudget(0))],
    ['budgetExhausted', () => pikachu.hint(view, createRng('x'), createBudget(0))],
    ['budgetExhausted', () => pikachu.solve(puzzle, state, createBudget(0))],
    ['budgetExhausted', () => pikachu.rate(puzzle, createBudget(0))],
    ['budgetExhausted', () => pikachu.prove(puzzle, createBudget(0))],
    ['unclearable', () => pikachu.solve(jammed, pikachu.start(jammed, 0), budget)],
    [
      'unclearable',
      () => {
        const path = [{ ...pikachu.start(jammed, 0), shuffled: 1 }];
        return pikachu.ask({ type: 'lastClearable' }, { puzzle: jammed, path }, budget);
      },
    ],
    ['gameEnded', () => pikachu.hint({ ...view, expired: true }, createRng('x'), budget)],
    ['gameEnded', () => pikachu.solve(puzzle, { ...state, expired: true }, budget)],
    ['wrongTiles', oneTileWrong],
    [
      'wrongTiles',
      () => puzzleCode(params).decode(`00${puzzleCode(params).encode(puzzle).slice(2)}`),
    ],
    ['tooLarge', () => deal(pikachu, { ...params, rows: 28, cols: 28 }, 'huge', budget)],
    ['wrongLevel', () => openCode(pikachu, anotherLevel(), budget)],
    // Deep stacks with many symbols: careless play hardly ever clears one.
    [
      'noSuchLevel',
      () => deal(pikachu, { ...params, gravity: 'left', level: 'easy' }, 'x', budget),
    ],
    ['badProof', () => forged([0, 0, 0, 0, 0, 3, 0, 0, 0])],
    ['badProof', () => pikachu.checkProof(puzzle, { claim: 'clearable', lines: ['r1c1'] })],
    ['badMove', () => moveCode.decode('north')],
    ['noInquiry', () => pikachu.ask({ type: 'clearable' }, undefined, budget)],
  ];
  it.each(table)('%s', (code, run) => {
    const result = run();
    expect(result).toMatchObject({ ok: false, fault: { code } });
    if (result && !result.ok)
      expect(words.fault(result.fault) ?? commonFault(result.fault)).toMatch(/^[A-Z"].*\.$/);
  });
  it('have a row each', () => {
    expect(new Set(table.map(([code]) => code))).toEqual(new Set(faults));
  });
  it('leave the good forgery alone', () => {
    expect(forged([5, 0, 0, 0, 0, 0, 0, 0, 0])).toMatchObject({ ok: true, value: { seed: 5 } });
  });
});

describe('print', () => {
  it('shows the board with its coordinates', () => {
    const tiles = [1, 2, 0, 27, 0, 0, 1, 2, 0, 27, 3, 3];
    const puzzle = {
      rows: 1,
      cols: 12,
      level: 'easy',
      gravity: 'none',
      minutes: 0,
      tiles,
      proof: [],
      seed: 0,
    } as const;
    const view = pikachu.view(puzzle, { ...pikachu.start(puzzle, 0), left: 8 });
    expect(print(view)).toBe(
      [
        '                    1',
        '  1 2 3 4 5 6 7 8 9 0 1 2',
        '1 A B . a . . A B . a C C',
        'tiles 8, pairs 4, moves 0, score 0, combo x1',
      ].join('\n'),
    );
  });
  it('reads what it writes', () => {
    for (let tile = 0; tile <= symbols.length; tile++)
      expect(parseTiles(`${printTile(tile)} .`)).toEqual({
        ok: true,
        value: { rows: 1, cols: 2, tiles: [tile, 0] },
      });
    expect(parseTiles('A9 .').ok || parseTiles('AB\nA').ok || parseTiles('').ok).toBe(false);
  });
});

describe('symbols and words', () => {
  const file = '../../../../node_modules/@iconify-json/fluent-emoji-flat/icons.json';
  const set = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  it('are all in the picture set, each once', () => {
    expect(symbols.filter((symbol) => !(symbol in set.icons))).toEqual([]);
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(new Set(symbols.map((_, index) => tileWord(index + 1))).size).toBe(symbols.length);
    expect(symbolOf(1)).toBe('grinning-face');
    expect(tileWord(24)).toBe('rainbow');
    expect(tileWord(0)).toBe('empty');
  });
  it('has words for every preset, field, refusal, technique and move', () => {
    expect(Object.keys(words.presets)).toEqual(pikachu.presets.map(({ id }) => id));
    expect(Object.keys(words.fields)).toEqual(pikachu.fields.map(({ key }) => key));
    const { puzzle } = dealt(params, 'words');
    const view = pikachu.view(puzzle, pikachu.start(puzzle, 0));
    for (const type of refusals) expect(words.refusal({ type })).toMatch(/\.$/);
    for (const technique of techniques) {
      const hint = oneStep(
        technique,
        { area: { cells: [0] }, facts: [{ type: 'shape', pattern: 'I' }] },
        { move: { type: 'match', from: 0, to: 1 } as const },
      );
      const texts = [words.hint.where(hint, view), words.hint.why(hint, 0, view)];
      for (const text of [...texts, words.hint.what(hint, view)])
        expect(text).toMatch(/^[A-Z].*\.$/);
    }
    const parse = (text: string) => typed.parse(text, view, pikachu);
    expect(parse('1,2 8,20')).toEqual({ type: 'match', from: 1, to: 159 });
    expect(parse('r1c2 r8c20')).toEqual({ type: 'match', from: 1, to: 159 });
    expect(parse('reshuffle')).toEqual({ type: 'reshuffle' });
    expect(typeof parse('1,2 9,1')).toBe('string');
    expect(typeof parse('left')).toBe('string');
  });
});

describe('what is hidden', () => {
  it('changes neither view nor hint', () => {
    const { puzzle } = dealt(params, 'hidden');
    const state = pikachu.start(puzzle, 0);
    const other = exchangeHidden(puzzle, state, createRng('other'));
    if (!other) throw new Error('nothing hidden');
    expect(other.seed).not.toBe(puzzle.seed);
    expect(pikachu.view(other, state)).toEqual(pikachu.view(puzzle, state));
    const shuffled = (from: Puzzle) => pikachu.apply(from, state, { type: 'reshuffle' }, 0);
    expect(shuffled(other)).not.toEqual(shuffled(puzzle));
  });
});
