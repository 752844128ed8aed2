import { describe, expect, it } from 'vitest';
import { samples, spreadOf } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { deal, openCode } from '../../../core/deal.ts';
import { createRng } from '../../../core/rng.ts';
import { flatGrid, layoutOf } from '../grid/layout.ts';
import { templateIds, templatePractices } from '../grid/template.ts';
import { hudoku } from '../index.ts';
import { isHonest } from '../rules/puzzle.ts';
import { judgeSolutions } from '../testing.ts';
import { type Params, type Technique, techniqueLevel, techniques } from '../types.ts';
import { createBoard } from './candidate-board.ts';
import { judgePractice } from './generate.ts';
import { applyStep } from './step.ts';
import { explainStep } from './techniques/trial.ts';

const about = (template: string, practise: string): Params => ({
  template,
  practise,
  level: 'easy',
  mode: 'calm',
  customTemplate: '',
});

/** Techniques without known puzzles are slow to find: ordinary runs take a few of them. */
const looked = (id: string, all: readonly Technique[]) => spreadOf(all, id === 'sudoku' ? 8 : 2);

describe.each(templateIds)('practice on %s', (id) => {
  it.each(looked(id, templatePractices[id]))('%s is what the first digit takes', (technique) => {
    for (let seed = 0; seed < samples(10); seed++) {
      const dealt = deal(hudoku, about(id, technique), `practise${seed}`, unlimitedBudget);
      if (!dealt.ok) throw new Error(dealt.fault.code);
      const { puzzle, code } = dealt.value;
      expect(puzzle).toMatchObject({ practise: technique, level: techniqueLevel[technique] });
      expect(
        judgeSolutions(puzzle.template, puzzle.revealed, 2).map((grid) => grid.flat()),
      ).toEqual([[...flatGrid(puzzle.solution)]]);
      const layout = layoutOf(puzzle.template);
      const givens = flatGrid(puzzle.revealed);
      for (const [key, digit] of Object.entries(puzzle.emptyHints)) {
        const [row = 0, column = 0] = key.split(',').map(Number);
        const blank = row * layout.columns + column;
        expect(isHonest(layout, flatGrid(puzzle.solution), givens, blank, digit)).toBe(true);
      }
      // By the ladder itself: nothing is entered before the technique, nothing harder comes after.
      const board = createBoard(layout, givens);
      const taken: Technique[] = [];
      while (board.open > 0) {
        const step = explainStep(board, unlimitedBudget, { unique: true });
        if (!step || step === 'exhausted') throw new Error('no step');
        taken.push(step.technique);
        applyStep(board, step);
      }
      const single = taken.findIndex((name) => /Single$/.test(name));
      expect(taken.slice(0, single + 1)).toContain(technique);
      const top = techniques.indexOf(technique);
      expect(taken.filter((name) => techniques.indexOf(name) > top)).toEqual([]);
      const opened = openCode(hudoku, code, unlimitedBudget);
      expect(opened.ok && opened.value.puzzle).toEqual(puzzle);
    }
  });
});

describe('boards about a technique', () => {
  it('are other ones for other seeds, the same for the same', () => {
    const code = (seed: string) => {
      const dealt = deal(hudoku, about('sudoku', 'jellyfish'), seed, unlimitedBudget);
      return dealt.ok ? dealt.value.code : dealt.fault.code;
    };
    expect(code('one')).toBe(code('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map(code)).size).toBe(4);
  });

  it('say when a drawing does not give them', () => {
    const drawing = JSON.stringify([
      ['a', 'a'],
      ['b', 'b'],
    ]);
    const params = { ...about('custom', 'xWing'), customTemplate: drawing };
    expect(hudoku.generate(params, createRng('x'), unlimitedBudget)).toMatchObject({
      ok: false,
      fault: { code: 'levelNotFound', where: 'practise', detail: 'xWing' },
    });
  });

  it('say when the budget is used up', () => {
    const dealt = hudoku.generate(about('jigsaw', 'xyChain'), createRng('x'), createBudget(50));
    expect(dealt).toMatchObject({ ok: false, fault: { code: 'budgetExhausted' } });
    const layout = layoutOf([['a', 'a']]);
    expect(judgePractice(layout, [0, 0], 'xWing', createBudget(0))).toBe('exhausted');
  });
});
