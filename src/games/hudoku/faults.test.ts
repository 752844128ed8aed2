import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../core/budget.ts';
import { checkParams, deal, dealPuzzle, openCode, readPuzzle } from '../../core/deal.ts';
import { packDigits } from '../../core/packing.ts';
import type { Fault } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import { layoutOf } from './grid/layout.ts';
import { templates } from './grid/template.ts';
import { countSolutions, hudoku, parseTemplate } from './index.ts';
import { rules } from './rules/index.ts';
import { solverOf } from './solver/solver.ts';
import { faultCodes, type Params, type Puzzle } from './types.ts';

const json = (...rows: string[]) => JSON.stringify(rows.map((row) => row.split(' ')));
const custom = (customTemplate: string, level = 'easy'): Params => ({
  template: 'custom',
  customTemplate,
  level,
  mode: 'timed',
});
const classic: Params = { template: 'classic', customTemplate: '', level: 'easy', mode: 'timed' };

function puzzle(params = classic): Puzzle {
  const dealt = deal(hudoku, params, 'faults', unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  return dealt.value.puzzle;
}

/** Figures by cell of the classic board: 0 hidden. */
const decode = (figures: readonly number[]) =>
  hudoku.puzzleCode(classic).decode(
    packDigits(
      figures,
      templates.classic.flat().map((token) => (/a/.test(token) ? 10 : 5)),
    ),
  );
const clues = (changes: Readonly<Record<number, number>>) => {
  const whole = [2, 6, 9, 4, 1, 7, 4, 1, 3, 2, 5, 8, 3, 2, 4, 0, 0, 0, 1, 3];
  return whole.map((digit, cell) => changes[cell] ?? digit);
};

const faultOf = (
  result: { ok: true } | { ok: false; fault: Fault } | undefined,
): Fault | undefined => (result && !result.ok ? result.fault : undefined);
/** The fault in the message of a library call. */
const thrown = (run: () => unknown): Fault | undefined => {
  try {
    run();
  } catch (error) {
    const parts = /^(\w+) at (.+) \((.+)\)$/.exec(error instanceof TypeError ? error.message : '');
    const [, code = '', where = '', detail = ''] = parts ?? [];
    return { code, where, detail };
  }
  return undefined;
};

/** A published puzzle of the plain kind, one solution. */
const sudokuLine =
  '003020600900305001001806400008102900700000008006708200002609500800203009005010300';
const readSudoku = (text: string) =>
  hudoku.ask({ type: 'readSudoku', text, mode: 'calm' }, undefined, unlimitedBudget);

const seventeen = json('a a a a a a a a a', 'a a a a a a a a b');
const impossible = json(
  'a a a b b c c c',
  'a a a b b c c c',
  'a a a d d c c c',
  '-a -a -a d d -c -c -c',
);

const table: [Fault['code'], string, () => Fault | undefined, Partial<Fault>][] = [
  ['badJson', 'text', () => faultOf(parseTemplate('rows')), {}],
  ['notRows', 'an object', () => faultOf(parseTemplate('{"a":1}')), {}],
  ['notRows', 'a row of text', () => faultOf(parseTemplate('[["a"],"b"]')), { where: 'row 2' }],
  ['emptyTemplate', 'no rows', () => faultOf(parseTemplate('[]')), {}],
  ['raggedRow', 'a short row', () => faultOf(parseTemplate(json('a a', 'b'))), { where: 'row 2' }],
  [
    'unknownToken',
    'a question mark',
    () => faultOf(parseTemplate(json('a a', 'b ?'))),
    { where: 'row 2, column 2' },
  ],
  [
    'unknownToken',
    'a number',
    () => faultOf(parseTemplate('[["a",3]]')),
    { where: 'row 1, column 2' },
  ],
  [
    'regionTooLarge',
    'seventeen cells',
    () => faultOf(parseTemplate(seventeen)),
    { where: 'row 2, column 8', detail: 'a' },
  ],
  [
    'emptyRegion',
    'a blank of nothing',
    () => faultOf(parseTemplate(json('a -b'))),
    { where: 'row 1, column 2' },
  ],
  [
    'boardTooLarge',
    '21 columns',
    () => faultOf(parseTemplate(json('a -a'.concat(' -a'.repeat(19))))),
    {},
  ],
  [
    'noSolution',
    'the drawing',
    () => faultOf(deal(hudoku, custom(impossible), 'x', unlimitedBudget)),
    { where: 'customTemplate' },
  ],
  [
    'noSolution',
    'a crowded row',
    () => checkParams(hudoku, custom(json('a b c')))[0],
    { where: 'customTemplate', detail: 'crowded row:1 3 1' },
  ],
  [
    'noSolution',
    'a pair whose cells both exclude 1',
    () => faultOf(deal(hudoku, custom(json('a b', 'c b')), 'x', unlimitedBudget)),
    {},
  ],
  [
    'levelUnavailable',
    'classic hard',
    () => checkParams(hudoku, { ...classic, level: 'hard' })[0],
    { where: 'level', detail: 'easy, medium' },
  ],
  [
    'levelNotFound',
    'a tiny board',
    () => faultOf(deal(hudoku, custom(json('a a', 'b b'), 'hard'), 'x', unlimitedBudget)),
    { where: 'level' },
  ],
  ['budgetExhausted', 'one step', () => faultOf(deal(hudoku, classic, 'x', createBudget(1))), {}],
  [
    'badDigit',
    'a 5 in a region of four',
    () =>
      thrown(() =>
        countSolutions(
          templates.classic,
          [
            [0, 0, 0, 5, 0],
            [0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0],
          ],
          2,
        ),
      ),
    { where: 'row 1, column 4', detail: '5' },
  ],
  [
    'clash',
    'two equal digits',
    () => faultOf(decode(clues({ 0: 6 }))),
    { where: 'row 1, column 1' },
  ],
  ['noSolution', 'clues that fit nothing', () => faultOf(decode(clues({ 2: 0, 6: 9 }))), {}],
  [
    'notUnique',
    'too few clues',
    () => faultOf(decode(clues({ 3: 0, 4: 0, 8: 0, 9: 0, 13: 0, 14: 0, 18: 0, 19: 0 }))),
    {},
  ],
  [
    'dishonestHint',
    'a digit of the row',
    () => faultOf(decode(clues({ 15: 3 }))),
    { where: 'row 4, column 1', detail: '3' },
  ],
  [
    'dishonestHint',
    'a digit shown in the region',
    () => faultOf(decode(clues({ 15: 6 }))),
    { where: 'row 4, column 1' },
  ],
  [
    'notProven',
    'a board that takes too long',
    () =>
      faultOf(
        hudoku.puzzleCode(custom(impossible)).decode(
          packDigits(
            new Array(32).fill(0),
            parsed(impossible)
              .flat()
              .map((token) => (/[ac]/.test(token) ? 10 : 5)),
          ),
        ),
      ),
    {},
  ],
  [
    'wrongLevel',
    'an easy puzzle that claims more',
    () => {
      const params = { ...classic, level: 'medium' };
      const { code } = dealPuzzle(hudoku, params, puzzle());
      return faultOf(openCode(hudoku, code, unlimitedBudget));
    },
    { where: 'level', detail: 'easy' },
  ],
  [
    'wrongPractice',
    'a puzzle that begins with an easier step than it claims',
    () => {
      const params = { ...classic, practise: 'hiddenSingle' };
      const { code } = dealPuzzle(hudoku, params, puzzle());
      return faultOf(openCode(hudoku, code, unlimitedBudget));
    },
    { where: 'practise', detail: 'hiddenSingle' },
  ],
  [
    'practiceUnavailable',
    'a swordfish on the small board',
    () => checkParams(hudoku, { ...classic, practise: 'swordfish' })[0],
    { where: 'practise' },
  ],
  [
    'badLine',
    'a letter in a sudoku',
    () => faultOf(readSudoku(`${sudokuLine.slice(0, 12)}\n3k${sudokuLine.slice(14)}`)),
    { where: 'line 2, character 2', detail: 'k' },
  ],
  [
    'wrongCount',
    'a sudoku of 80 cells',
    () => faultOf(readSudoku(sudokuLine.slice(1))),
    { detail: '80' },
  ],
  [
    'clash',
    'a sudoku with two equal digits in a row',
    () => faultOf(readSudoku(`33${sudokuLine.slice(2)}`)),
    { where: 'row 1, column 1', detail: '3' },
  ],
  [
    'notUnique',
    'a sudoku with a few solutions',
    () => faultOf(readSudoku(sudokuLine.replace(/2/g, '0'))),
    { detail: '11' },
  ],
  [
    'noSolution',
    'a sudoku that nothing completes',
    () => faultOf(readSudoku(`${'.'.repeat(8)}9${'12345678.'}${'.'.repeat(63)}`)),
    {},
  ],
  [
    'budgetExhausted',
    'nobody to vouch',
    () => {
      const { code } = dealPuzzle(hudoku, classic, puzzle());
      return faultOf(openCode(hudoku, code, createBudget(0)));
    },
    {},
  ],
  ['badMove', 'a word', () => faultOf(hudoku.moveCode.decode('fly')), {}],
  [
    'noStep',
    'a hint without clues',
    () => {
      const bare = bareView();
      return faultOf(hudoku.hint(bare, createRng('h'), unlimitedBudget));
    },
    {},
  ],
  [
    'gameOver',
    'a hint after the end',
    () => faultOf(hudoku.hint({ ...bareView(), ending: 'shown' }, createRng('h'), unlimitedBudget)),
    {},
  ],
  [
    'badProof',
    'an empty proof',
    () => faultOf(hudoku.checkProof(puzzle(), { claim: 'unique', lines: [] })),
    {},
  ],
];

function bareView() {
  const revealed = templates.classic.map((row) =>
    row.map((token): number | '-' => (token.startsWith('-') ? '-' : 0)),
  );
  const bare: Puzzle = { ...puzzle(), revealed };
  return hudoku.view(bare, hudoku.start(bare, 0));
}

function parsed(text: string): readonly (readonly string[])[] {
  const template = parseTemplate(text);
  return template.ok ? template.value : [];
}

describe('faults', () => {
  it.each(table)('%s: %s', (code, _name, trigger, expected) => {
    expect(trigger()).toMatchObject({ code, ...expected });
  });
  it('all have a row', () => {
    expect(new Set(table.map(([code]) => code))).toEqual(new Set(faultCodes));
  });
});

describe('codes', () => {
  it('carry the whole puzzle and are proven again on reading', () => {
    for (const { params } of hudoku.presets) {
      const dealt = deal(hudoku, params, 'code', unlimitedBudget);
      if (!dealt.ok) throw new Error(dealt.fault.code);
      const opened = openCode(hudoku, dealt.value.code, unlimitedBudget);
      expect(opened.ok && opened.value.puzzle).toEqual(dealt.value.puzzle);
    }
  });

  it('of version 1 open as ever, level and all', () => {
    for (const code of [
      'hudoku.1p.classic~medium~timed~.NHoJG8qxjp.b17jgk',
      'hudoku.1p.tall~medium~timed~.CJUzHyTRhY0PQAO0.jvd4s0',
      'hudoku.1p.terraces~hard~calm~.Avo76M0xc7TK428qd2QxLDJEQM3TaX.zhwp1b',
      'hudoku.1p.sudoku~expert~calm~.AAAAEkrt0e7ysFdF0y-RBg_QeI15N5C2LBg4qKeK4L7o7.he913f',
    ]) {
      const opened = openCode(hudoku, code, unlimitedBudget);
      expect(opened.ok && opened.value.params.level).toBe(code.split('~')[1]);
    }
  });

  it('are read by the rules alone, with the level that their params claim', () => {
    const params = { ...classic, level: 'medium' };
    const { code } = dealPuzzle(hudoku, params, puzzle());
    const read = readPuzzle(rules, code);
    expect(read.ok && read.value.puzzle).toEqual({ ...puzzle(), level: 'medium' });
  });

  it('are read with work that their length bounds', () => {
    const params: Params = { ...classic, template: 'sudoku', mode: 'calm' };
    const { fillable } = layoutOf(templates.sudoku);
    const solver = solverOf(layoutOf(templates.sudoku));
    const rng = createRng('few clues');
    for (let round = 0; round < samples(200); round++) {
      const figures = fillable.map(() => 0);
      for (let clue = rng.below(25); clue > 0; clue--)
        figures[rng.below(figures.length)] = 1 + rng.below(9);
      const text = packDigits(
        figures,
        fillable.map(() => 10),
      );
      hudoku.puzzleCode(params).decode(text);
      // The guess that reaches the cap counts too.
      expect(solver.guesses).toBeLessThanOrEqual(100 * text.length + 1);
    }
  });

  it('carry custom boards', () => {
    const params = custom(json('a a a b b', 'a a a b b', '-a -a -a b b'));
    const dealt = deal(hudoku, params, 'own', unlimitedBudget);
    if (!dealt.ok) throw new Error(dealt.fault.code);
    const opened = openCode(hudoku, dealt.value.code, unlimitedBudget);
    expect(opened.ok && opened.value.puzzle).toEqual(dealt.value.puzzle);
  });

  it('are refused or read as themselves, for any input', () => {
    const code = hudoku.puzzleCode(classic);
    const { length } = code.encode(puzzle());
    const letters = fc
      .array(
        fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'),
        {
          minLength: length,
          maxLength: length,
        },
      )
      .map((list) => list.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string(), letters), (text) => {
        const read = code.decode(text);
        if (read.ok) expect(code.encode(read.value)).toBe(text);
        const move = hudoku.moveCode.decode(text);
        if (move.ok) expect(hudoku.moveCode.encode(move.value)).toBe(text);
      }),
      { numRuns: samples(5000) },
    );
  });
});

describe('the verdict on a drawing', () => {
  const ask = (template: string) => {
    const answer = hudoku.ask({ type: 'examineTemplate', template }, undefined, unlimitedBudget);
    if (!answer?.ok || !('faults' in answer.value)) throw new Error('no answer');
    return answer.value;
  };
  it('praises the original’s board', () => {
    const verdict = ask(JSON.stringify(templates.classic));
    expect(verdict).toMatchObject({ valid: true, faults: [], solvable: 'yes' });
    expect(verdict.unique).toBeGreaterThan(0);
    expect(verdict.levels).toContain('easy');
  });
  it('says why nothing fits where both large regions share their rows', () => {
    const verdict = ask(impossible);
    expect(verdict).toMatchObject({ valid: false, solvable: 'no' });
    expect(verdict.faults[0]?.code).toBe('noSolution');
    expect(verdict.faults[0]?.detail).toMatch(/fish/);
  });
  it('counts the grids of a small board', () => {
    expect(ask(json('a a', 'b b'))).toMatchObject({ grids: 2, solvable: 'yes' });
  });
  it('names every fault with its place', () => {
    expect(ask(json('a ?', 'b')).faults.map(({ where }) => where)).toEqual([
      'row 1, column 2',
      'row 2',
    ]);
  });
});
