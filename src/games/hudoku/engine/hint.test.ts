import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../../test/samples.ts';
import { createBudget } from '../../../core/budget.ts';
import type { Mark } from '../../../core/hint.ts';
import { createRng } from '../../../core/rng.ts';
import { words } from '../../../words/en/hudoku/index.ts';
import { templateIds, templateLevels } from '../grid/template.ts';
import { hudoku } from '../index.ts';
import type { Puzzle } from '../types.ts';

const plenty = () => createBudget(50_000_000);

function dealt(template: string, level: string, seed: string): Puzzle | undefined {
  const params = { template, level, mode: 'calm', customTemplate: '' };
  const made = hudoku.generate(params, createRng(seed), plenty());
  return made.ok ? made.value : undefined;
}

const kinds = templateIds.flatMap((id) => templateLevels[id].map((level) => [id, level] as const));
/** Promised for each board and level; ordinary runs follow one. */
const eachKind = soaking ? samples(200) : 1;
/** Letters that fit a phone's card at a glance. */
const LONGEST = 90;

/** Links of a chain are numbered from 1 without a gap. */
function expectNumbered(marks: readonly Mark[]): void {
  const orders = marks.flatMap((mark) =>
    mark.kind === 'link' && mark.order !== undefined ? [mark.order] : [],
  );
  const distinct = [...new Set(orders)].sort((left, right) => left - right);
  if (distinct[0] === 1) expect(distinct).toEqual(distinct.map((_, index) => index + 1));
}

describe('the argument of a hint', () => {
  it.each(kinds)(
    'on %s %s rings only what is seen, strikes only what is wrong, and leads to the end',
    (id, level) => {
      for (let sample = 0; sample < eachKind; sample++) {
        const puzzle = dealt(id, level, `hint${sample}`);
        if (!puzzle) expect.fail('no puzzle');
        const solution = puzzle.solution.flat();
        let state = hudoku.start(puzzle, 0);
        while (state.ending === 'none') {
          const view = hudoku.view(puzzle, state);
          const hint = hudoku.hint(view, createRng('hint'), plenty());
          if (!hint?.ok || hint.value.move?.type !== 'enter') expect.fail('no hint');
          const { move, steps } = hint.value;
          const shown = view.revealed.flat();
          for (const [index, { marks }] of steps.entries()) {
            for (const mark of marks) {
              if (mark.kind === 'cause') expect(shown[mark.cell]).toBeGreaterThan(0);
              if (mark.kind === 'candidate' && mark.as === 'struck')
                expect(solution[mark.cell]).not.toBe(mark.value);
              if (mark.kind === 'link') expect(mark.from).not.toBe(mark.to);
            }
            expectNumbered(marks);
            // The last step is about the digit to enter, which must never be marked in its cell.
            if (index === steps.length - 1)
              expect(marks).not.toContainEqual(
                expect.objectContaining({ kind: 'candidate', cell: move.cell, value: move.digit }),
              );
            const sentence = words.hint.why(hint.value, index, view);
            expect(sentence).toMatch(/^\S.*\.$/);
            expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST);
          }
          // Up to hard no assumption is needed, and an expert's board is dealt so that none is.
          expect(['contradiction', 'trial']).not.toContain(hint.value.technique);
          expect(move.digit).toBe(solution[move.cell]);
          const outcome = hudoku.apply(puzzle, state, move, 0);
          if (!outcome.ok) expect.fail(outcome.refusal.type);
          state = outcome.state;
        }
        expect(state.ending).toBe('solved');
      }
    },
  );

  it('walks through an assumption one step after the other', () => {
    const params = { template: 'terraces', level: 'expert', mode: 'calm', customTemplate: '' };
    const made = hudoku.generate(
      { ...params, practise: 'contradiction' },
      createRng('walk'),
      plenty(),
    );
    if (!made.ok) expect.fail(made.fault.code);
    const view = hudoku.view(made.value, hudoku.start(made.value, 0));
    const hint = hudoku.hint(view, createRng('hint'), plenty());
    if (!hint?.ok) expect.fail('no hint');
    expect(hint.value.technique).toBe('contradiction');
    const facts = hint.value.steps.flatMap((step) => step.facts.map(({ type }) => type));
    const walk = facts.slice(facts.indexOf('try'));
    const end = walk.findIndex((type) => type.startsWith('dead'));
    expect(end).toBeGreaterThan(0);
    expect(walk.slice(1, end).every((type) => type === 'implied')).toBe(true);
  });

  it('says of a rectangle that the puzzle has one solution', () => {
    const params = { template: 'sudoku', level: 'expert', mode: 'calm', customTemplate: '' };
    const made = hudoku.generate(
      { ...params, practise: 'uniqueRectangle' },
      createRng('unique'),
      plenty(),
    );
    if (!made.ok) expect.fail(made.fault.code);
    const view = hudoku.view(made.value, hudoku.start(made.value, 0));
    const hint = hudoku.hint(view, createRng('hint'), plenty());
    if (!hint?.ok) expect.fail('no hint');
    const sentences = hint.value.steps.map((_, index) => words.hint.why(hint.value, index, view));
    expect(sentences.join(' ')).toContain('this puzzle has one solution');
  });

  it('shows a clash by both its digits, and never which of them to erase', () => {
    const puzzle = dealt('sudoku', 'easy', 'clash');
    if (!puzzle) expect.fail('no puzzle');
    const start = hudoku.start(puzzle, 0);
    const row = puzzle.revealed.findIndex((cells) => cells.includes(0));
    const cells = puzzle.revealed[row] ?? [];
    const cell = row * 9 + cells.indexOf(0);
    const digit = Number(cells.find((square) => typeof square === 'number' && square > 0));
    const outcome = hudoku.apply(puzzle, start, { type: 'enter', cell, digit }, 0);
    if (!outcome.ok) expect.fail(outcome.refusal.type);
    const view = hudoku.view(puzzle, outcome.state);
    const hint = hudoku.hint(view, createRng('hint'), plenty());
    if (!hint?.ok) expect.fail('no hint');
    expect(hint.value.move).toEqual({ type: 'erase', cell });
    expect(hint.value.steps[0].marks.filter(({ kind }) => kind === 'cause')).toHaveLength(2);
    expect(words.hint.why(hint.value, 0, view)).toBe(
      `These two ${digit}s see each other, so one of them is wrong.`,
    );
  });
});
