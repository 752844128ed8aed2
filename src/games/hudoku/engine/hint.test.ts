import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { words } from '../../../words/en/hudoku/index.ts';
import { hudoku } from '../index.ts';
import { levels, type Puzzle } from '../types.ts';

const plenty = () => createBudget(50_000_000);

function dealt(template: string, level: string, seed: string): Puzzle | undefined {
  const params = { template, level, mode: 'calm', customTemplate: '' };
  const made = hudoku.generate(params, createRng(seed), plenty());
  return made.ok ? made.value : undefined;
}

const templates = ['classic', 'wide', 'tall', 'terraces', 'pinwheel', 'jigsaw', 'sudoku'];

describe('the argument of a hint', () => {
  it.each(levels)(
    'on %s boards rings only what is seen and strikes only what is wrong',
    (level) => {
      for (let sample = 0; sample < samples(14); sample++) {
        const puzzle = dealt(templates[sample % templates.length] ?? '', level, `hint${sample}`);
        if (!puzzle) continue;
        const solution = puzzle.solution.flat();
        let state = hudoku.start(puzzle, 0);
        while (state.ending === 'none') {
          const view = hudoku.view(puzzle, state);
          const hint = hudoku.hint?.(view, createRng('hint'), plenty());
          if (!hint?.ok || hint.value.move?.type !== 'enter') expect.fail('no hint');
          const { move, steps } = hint.value;
          const shown = view.revealed.flat();
          for (const [index, { marks }] of steps.entries()) {
            for (const mark of marks) {
              if (mark.kind === 'cause') expect(shown[mark.cell]).toBeGreaterThan(0);
              if (mark.kind === 'candidate' && mark.as === 'struck')
                expect(solution[mark.cell]).not.toBe(mark.value);
            }
            // The last step is about the answer: its digit never stands in its cell.
            if (index === steps.length - 1)
              expect(marks).not.toContainEqual(
                expect.objectContaining({ kind: 'candidate', cell: move.cell, value: move.digit }),
              );
            expect(words.hint.why(hint.value, index, view).length).toBeLessThanOrEqual(120);
          }
          expect(move.digit).toBe(solution[move.cell]);
          const outcome = hudoku.apply(puzzle, state, move, 0);
          if (!outcome.ok) expect.fail(outcome.refusal.type);
          state = outcome.state;
        }
        expect(state.ending).toBe('solved');
      }
    },
  );

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
    const hint = hudoku.hint?.(view, createRng('hint'), plenty());
    if (!hint?.ok) expect.fail('no hint');
    expect(hint.value.move).toEqual({ type: 'erase', cell });
    expect(hint.value.steps[0].marks.filter(({ kind }) => kind === 'cause')).toHaveLength(2);
    expect(words.hint.why(hint.value, 0, view)).toBe(
      `These two ${digit}s see each other, so one of them is wrong.`,
    );
  });
});
