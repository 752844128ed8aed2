// Every technique on named positions of real puzzles: its step, that the proof checker agrees, and that a solver which
// shares nothing with the ladder finds the struck digits wrong. The positions come from dealing.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { digitsOf, gridOf, layoutOf } from '../grid/layout.ts';
import { parseDigit } from '../grid/notation.ts';
import { type TemplateId, templates } from '../grid/template.ts';
import { judgeSolutions } from '../testing.ts';
import { practices, type Technique } from '../types.ts';
import { type CandidateBoard, createBoard } from './candidate-board.ts';
import { judgePractice } from './generate.ts';
import { knownPuzzles } from './known-puzzle-data.ts';
import { transformed } from './known-puzzles.ts';
import { levelOf } from './ladder.ts';
import { printStep } from './proof.ts';
import { followLines } from './proof-checker.ts';
import { applyStep, type LadderStep } from './step.ts';
import { explainStep } from './techniques/trial.ts';

const positions: readonly (readonly [Technique, TemplateId, position: string, says: string])[] = [
  [
    'nakedSingle',
    'sudoku',
    '.9..576.31.7......4.56.2.9..84..5....5..2.18..7...8..6.132.47.86.8..1.297..586...',
    'place r1c3 2 in cell',
  ],
  [
    'nakedSingle',
    'terraces',
    '..431...7132468986913425...4271339856241..1..536657.....',
    'place r1c2 2 in cell',
  ],
  [
    'hiddenSingle',
    'sudoku',
    '5872.3..469241835734157....8..9....39..1..548..568...2.5.7...31.1.3........8512..',
    'place r3c8 2 in row:3',
  ],
  [
    'hiddenSingle',
    'terraces',
    '..431...7..2468986913425...4271339856241..1..536..7.....',
    'place r2c2 1 in region:a',
  ],
  [
    'lockedCandidates',
    'sudoku',
    '89..5.61.16...9....3561..9..8..65.72.56.......719.835651..9.76.64...1...7295.6.31',
    'strike r2c7/8 r2c8/8 r2c9/8 by locked 8 row:3 region:c',
  ],
  [
    'lockedCandidates',
    'terraces',
    '51234...64.12.35..36512....2146998643512257..643431.....',
    'strike r3c8/7 by locked 7 region:a row:3',
  ],
  [
    'lockedCandidates',
    'classic',
    '.93..8723.4.5.....43',
    'strike r3c2/1 by locked 1 region:d row:3',
  ],
  [
    'nakedPair',
    'sudoku',
    '178265493...378521..2149786.8.7126.46145832792.7496...7.1.34..2....27...82..51.47',
    'strike r7c2/5 r8c2/35 by naked column:2 r3c2 r6c2',
  ],
  [
    'nakedPair',
    'terraces',
    '..24....9...2..6..7.612....2.3.7.5.....2.28....5..6.....',
    'strike r3c4/3 by naked column:4 r2c4 r5c4',
  ],
  [
    'hiddenPair',
    'sudoku',
    '.8..6.2..4...8...1.....7.......2....35.6...9...13..5.6846..17.92.3..6.....5......',
    'strike r4c3/79 r5c3/27 by hidden column:3 48 r4c3 r5c3',
  ],
  [
    'hiddenPair',
    'terraces',
    '..2.....3.9.2.587....64.....43.248726513193..426625.....',
    'strike r1c2/15 r2c2/1 by hidden region:a 46 r1c2 r2c2',
  ],
  [
    'nakedTriple',
    'sudoku',
    '.8...9.26........3.....65.1.26.8..3.835927164.9..632.8..8...34.9543786122136.48.7',
    'strike r3c4/7 r3c8/7 by naked row:3 r3c1 r3c2 r3c5',
  ],
  [
    'nakedTriple',
    'terraces',
    '.2613.....3425.6.58...9.....5.318.93...56.5..3.2231.....',
    'strike r3c6/47 by naked row:3 r3c1 r3c5 r3c8',
  ],
  [
    'hiddenTriple',
    'sudoku',
    '896712...723..6.1.415983672...2.......2.6.3..9.41.8267..9871......325.9...86947..',
    'strike r7c1/6 r9c1/1 by hidden region:g 235 r7c1 r9c1 r9c2',
  ],
  [
    'hiddenTriple',
    'jigsaw',
    '643179....5.....7.28.7...3.5.6..8..........6..34.67..8..76.....465.81..........1.',
    'strike r7c8/259 r9c6/35 r9c7/359 by hidden region:i 468 r7c8 r9c6 r9c7',
  ],
  [
    'xWing',
    'sudoku',
    '924175.6.653982...718436952461...7..59..4.68.83..6...9349.1...618..24.9.27.......',
    'strike r4c4/5 r8c4/5 r9c4/5 r8c7/5 r9c7/5 by fish 5 row:6,row:7 column:4,column:7',
  ],
  [
    'xWing',
    'terraces',
    '21834.....512976.6.41283...2..4..8...4...71...3.5.4.....',
    'strike r5c4/6 r5c5/6 by fish 6 region:h,region:k row:5,row:6',
  ],
  [
    'swordfish',
    'sudoku',
    '..1..9..32.3...98.5.....6.....6.....3....2.7..1..38..4....57.....6.1...9..5...8..',
    'strike r2c4/5 r5c4/5 r4c7/5 r5c7/5 r4c8/5 by fish 5 row:1,row:6,row:8 column:4,column:7,column:8',
  ],
  [
    'swordfish',
    'terraces',
    '.2..3....9...53..13..6.....36271689.13.2372..1.6145.....',
    'strike r3c4/4 r3c5/4 by fish 4 region:a,region:b,region:c row:1,row:2,row:3',
  ],
  [
    'xyWing',
    'sudoku',
    '...324.6.423619875169875432237186594694253718581497623...9.8.4..4.5.1.87.1.74235.',
    'strike r9c3/6 by bent 6 r8c7 r8c3 r9c9',
  ],
  [
    'xyWing',
    'pinwheel',
    '.135....74..8315..53...8.37.1689168.5..3.....14.',
    'strike r4c4/4 by bent 4 r3c2 r3c5 r5c4',
  ],
  [
    'wWing',
    'sudoku',
    '516874293...65.148.8.91.65727.56.31...374..626..23..7....196735965387421.3.425986',
    'strike r2c2/2 r7c3/2 by chain r3c3/2 r3c3/4 r3c1/4 r7c1/4 r7c2/4 r7c2/2',
  ],
  [
    'wWing',
    'terraces',
    '4.6.....9..4.86232.6..17.....3.58693.2..742..6..153.....',
    'strike r5c5/5 by chain r3c5/5 r3c5/4 r3c6/4 r4c7/4 r5c7/4 r5c7/5',
  ],
  [
    'uniqueRectangle',
    'sudoku',
    '324168...986.7..14715..96..479..6..25318274..2689...7..4379.5...97....3.152683.4.',
    'strike r1c9/79 by rectangle 79 r1c7 r9c7 r9c9 r1c9',
  ],
  [
    'uniqueRectangle',
    'terraces',
    '..943...354..67868734125....63499....4.3..3..5.27.5.....',
    'strike r4c4/5 by rectangle 12 r2c4 r2c5 r5c4 r5c5',
  ],
  [
    'simpleColouring',
    'sudoku',
    '17925.48.3..14.9.76.479.1..89.46271..61837.4974.9158..938674..1416529378..7381694',
    'strike r2c8/5 r3c2/5 by chain r2c3/5 r4c3/5 r4c9/5 r3c9/5',
  ],
  [
    'simpleColouring',
    'jigsaw',
    '58..671..17..5.4.6346.7.9.5867..9..493.785..1215.968.74596.871.69.54..7872...4..9',
    'strike r4c7/2 by chain r4c5/2 r7c5/2 r7c9/2 r8c7/2',
  ],
  [
    'xyzWing',
    'sudoku',
    '....6.3.4.2..4.5.94...5..8..69534..8...61894.8412976359134258...8..7.453574386291',
    'strike r1c8/7 by bent 7 r2c8 r3c7 r7c8',
  ],
  [
    'xyzWing',
    'pinwheel',
    '.269741.3.4.8762.9..4583.483..56.35..8.7.....34.',
    'strike r5c5/2 by bent 2 r4c6 r4c5 r5c7',
  ],
  [
    'nakedQuad',
    'sudoku',
    '39.5.......13......8.6.24...398.5.6.1..7.3..8.7.2.....963457812.5.138946.1.926375',
    'strike r1c7/17 r2c7/7 r2c8/9 by naked region:c r1c9 r2c9 r3c8 r3c9',
  ],
  [
    'nakedQuad',
    'terraces',
    '73142...258136946..2517......25.8.7..5..5......2.62.....',
    'strike r5c2/14 by naked row:5 r5c4 r5c5 r5c7 r5c8',
  ],
  [
    'hiddenQuad',
    'sudoku',
    '29...316...71.6.4.6.12.8.3.9....1....1.9.46..78.....91.698.7324...6...7..7...9516',
    'strike r4c5/7 r5c5/7 r6c5/5 r9c5/4 by hidden column:5 2368 r4c5 r5c5 r6c5 r9c5',
  ],
  [
    'jellyfish',
    'sudoku',
    '..6.....2.915.24.32......9....12.9.792...31..1759.432...92..78.487.1.2....28.7...',
    'strike r3c4/6 r9c8/6 by fish 6 row:2,row:5,row:6,row:8 column:4,column:5,column:8,column:9',
  ],
  [
    'xChain',
    'sudoku',
    '3.648.129..2.318568.1...7341.3.745.85.731.4.2..45..317635849271..9.23685..8.5.943',
    'strike r2c4/9 r3c2/9 by chain r2c1/9 r6c1/9 r6c5/9 r3c5/9',
  ],
  [
    'xChain',
    'terraces',
    '13942...25713468846213.9...3.12..786.2.1921..64.56......',
    'strike r5c7/5 by chain r3c7/5 r4c8/5 r4c5/5 r5c5/5',
  ],
  [
    'xyChain',
    'sudoku',
    '...32..6....61.87.169875432237186594694253718581497623...9.8.4..4.5.1.87.1.74235.',
    'strike r1c9/5 r2c2/5 r2c3/5 by chain r1c3/5 r1c3/8 r9c3/8 r9c3/6 r9c9/6 r9c9/9 r2c9/9 r2c9/5',
  ],
  [
    'xyChain',
    'terraces',
    '29431...38542671.1.24539....52488...3.25.2....63.39.....',
    'strike r5c3/6 by chain r3c3/6 r3c3/7 r6c3/7 r6c3/1 r6c6/1 r6c6/4 r5c6/4 r5c6/1 r5c4/1 r5c4/6',
  ],
  [
    'alternatingChain',
    'sudoku',
    '5189237469.2..8315...1..298451679823.2.....6.3...1..5..9.....7...45...3.....9..82',
    'strike r6c2/6 by chain r2c2/6 r2c5/6 r8c5/6 r8c5/8 r8c2/8 r6c2/8',
  ],
  [
    'alternatingChain',
    'terraces',
    '3.412.....93458..56.3..7.....3.2..7....54.....1..68.....',
    'strike r2c1/1 by chain r2c8/1 r2c8/6 r6c8/6 r6c8/3 r6c2,r6c3/3 r5c2/3 r5c2/1 r5c1,r7c1/1',
  ],
  [
    'contradiction',
    'sudoku',
    '2.3..17.5.6...9..1..........7.51.6.453..489.2..49..5...1.2.584....83.159.581....7',
    'assume r1c5 6 … absurd cell r6c2',
  ],
  [
    'contradiction',
    'terraces',
    '.5..2...2.94..564.65.2.7...26..9.98.46..67....14.42.....',
    'assume r1c4 3 … absurd 3 region:a',
  ],
];

const givensOf = (text: string) => Int32Array.from(text, parseDigit);

/** The first step of the technique, the position before it, and the lines that led there. */
function findFirst(id: TemplateId, givens: ArrayLike<number>, technique: Technique) {
  const layout = layoutOf(templates[id]);
  const board: CandidateBoard = createBoard(layout, givens);
  const before: string[] = [];
  for (;;) {
    const step = explainStep(board, unlimitedBudget, { unique: true });
    if (!step || step === 'exhausted') throw new Error(`${technique} is not met`);
    if (step.technique === technique) return { layout, step, before };
    before.push(...printStep(layout, step));
    applyStep(board, step);
  }
}

/** Digits that the step says are not there. */
const struckBy = (step: LadderStep) =>
  'gone' in step
    ? step.gone.flatMap(({ cell, digits }) => digitsOf(digits).map((digit) => ({ cell, digit })))
    : [];

describe.each(positions)('%s on %s', (technique, id, text, says) => {
  const givens = givensOf(text);
  const { layout, step, before } = findFirst(id, givens, technique);
  const shown = gridOf(layout, givens);

  it('says what it is met for', () => {
    const lines = printStep(layout, step);
    expect(lines.length > 1 ? `${lines[0]} … ${lines.at(-1)}` : lines[0]).toBe(says);
    expect(judgePractice(layout, givens, technique, unlimitedBudget)).not.toBe('no');
  });

  it('is followed by the checker, and not where its reason is missing', () => {
    const lines = printStep(layout, step);
    expect(followLines(layout, shown, [...before, ...lines], true).ok).toBe(true);
    if (technique === 'uniqueRectangle')
      expect(followLines(layout, shown, [...before, ...lines]).ok).toBe(false);
    const [line = ''] = lines;
    if (!line.startsWith('strike')) return;
    // The same reason allows no other strike: not the digit of a cell's solution.
    const [solution = []] = judgeSolutions(layout.template, shown, 2);
    const flat = solution.flat();
    const by = line.slice(line.indexOf(' by '));
    for (const cell of layout.fillable.filter((one) => givens[one] === 0)) {
      const name = `r${Math.floor(cell / layout.columns) + 1}c${(cell % layout.columns) + 1}`;
      const wrong = `strike ${name}/${flat[cell]}${by}`;
      expect(followLines(layout, shown, [...before, wrong], true).ok, wrong).toBe(false);
    }
  });

  it('strikes and places by the solution', () => {
    const solutions = judgeSolutions(layout.template, shown, 2).map((grid) => grid.flat());
    expect(solutions).toHaveLength(1);
    if (!('gone' in step)) expect(solutions[0]?.[step.cell]).toBe(step.digit);
    for (const { cell, digit } of struckBy(step)) expect(solutions[0]?.[cell]).not.toBe(digit);
  });
});

describe('reasons that do not hold', () => {
  const layout = layoutOf(templates.sudoku);
  const follows = (position: string, line: string, unique = true) =>
    followLines(layout, gridOf(layout, givensOf(position)), [line], unique).ok;
  const [, , wing = ''] = positions.find(([name]) => name === 'xyWing') ?? [];
  const [, , chain = ''] = positions.find(([name]) => name === 'xChain') ?? [];
  const [, , rectangle = ''] = positions.find(([name]) => name === 'uniqueRectangle') ?? [];
  const good = {
    bent: 'strike r9c3/6 by bent 6 r8c7 r8c3 r9c9',
    chain: 'strike r2c4/9 r3c2/9 by chain r2c1/9 r6c1/9 r6c5/9 r3c5/9',
    rectangle: 'strike r1c9/79 by rectangle 79 r1c7 r9c7 r9c9 r1c9',
  };

  it.each([
    ['a bent set', wing, good.bent, true],
    ['of another digit', wing, 'strike r9c3/6 by bent 9 r8c7 r8c3 r9c9', false],
    ['of two cells', wing, 'strike r9c3/6 by bent 6 r8c7 r8c3', false],
    ['with a cell twice', wing, 'strike r9c3/6 by bent 6 r8c7 r8c3 r8c3', false],
    ['with a filled cell', wing, 'strike r9c3/6 by bent 6 r8c7 r8c3 r9c2', false],
    ['a chain', chain, good.chain, true],
    ['that is odd', chain, 'strike r2c4/9 by chain r2c1/9 r6c1/9 r6c5/9', false],
    ['with a weak link first', chain, 'strike r2c4/9 by chain r6c1/9 r6c5/9 r3c5/9 r2c1/9', false],
    [
      'with a digit that is not there',
      chain,
      'strike r2c4/9 by chain r2c1/8 r6c1/9 r6c5/9 r3c5/9',
      false,
    ],
    [
      'that strikes what sees one end only',
      chain,
      'strike r6c2/9 by chain r2c1/9 r6c1/9 r6c5/9 r3c5/9',
      false,
    ],
    ['a rectangle', rectangle, good.rectangle, true],
    ['of three cells', rectangle, 'strike r1c9/79 by rectangle 79 r1c7 r9c7 r9c9', false],
    ['of other digits', rectangle, 'strike r1c9/79 by rectangle 59 r1c7 r9c7 r9c9 r1c9', false],
    [
      'that strikes a corner of the floor',
      rectangle,
      'strike r1c7/79 by rectangle 79 r1c7 r9c7 r9c9 r1c9',
      false,
    ],
  ])('%s', (_name, position, line, holds) => {
    expect(follows(position, line)).toBe(holds);
  });

  it('no rectangle counts where one solution is still to be proven', () => {
    expect(follows(rectangle, good.rectangle, false)).toBe(false);
  });

  it('no rectangle lies across regions that would hold a digit twice', () => {
    // Corners in four regions, two of them across: exchanging digits breaks nothing, but nothing was possible before.
    const odd = layoutOf([
      ['a', 'b', 'c'],
      ['b', 'a', 'c'],
      ['c', 'a', 'b'],
    ]);
    const empty = gridOf(odd, new Int32Array(9));
    const line = 'strike r1c1/1 by rectangle 12 r1c1 r1c2 r2c1 r2c2';
    expect(followLines(odd, empty, [line], true).ok).toBe(false);
  });
});

describe('known positions', () => {
  const known = Object.entries(knownPuzzles).flatMap(([id, kinds]) =>
    Object.entries(kinds).map(([kind, texts]) => [id, kind, texts] as const),
  );
  it.each(known)(
    'of %s %s are what they are kept for, however they are turned',
    (id, kind, texts) => {
      const template = Object.entries(templates).find(([name]) => name === id)?.[1];
      if (!template) throw new Error(id);
      const layout = layoutOf(template);
      const technique = practices.find((name) => name === kind);
      for (const text of texts.slice(0, samples(60))) {
        const givens = transformed(layout, givensOf(text), createRng(text));
        expect(judgeSolutions(template, gridOf(layout, givens), 2)).toHaveLength(1);
        if (technique)
          expect(judgePractice(layout, givens, technique, unlimitedBudget)).toMatch(/clean|yes/);
        else expect(levelOf(createBoard(layout, givens))).toBe(kind);
      }
    },
  );

  it('stand in all their turns', () => {
    const layout = layoutOf(templates.tall);
    const [text = ''] = knownPuzzles.tall?.expert ?? [];
    const seen = new Set(
      Array.from({ length: 200 }, (_, seed) =>
        transformed(layout, givensOf(text), createRng(`turn ${seed}`)).join(),
      ),
    );
    expect(seen.size).toBeGreaterThan(190);
  });
});
