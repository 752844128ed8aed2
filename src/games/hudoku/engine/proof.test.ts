import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { gridOf, layoutOf } from '../grid/layout.ts';
import { templateIds, templateLevels, templates } from '../grid/template.ts';
import type { Puzzle } from '../types.ts';
import { generateFrom } from './generate.ts';
import { solve } from './library.ts';
import { prove } from './proof.ts';
import { checkProof } from './proof-checker.ts';

const kinds = templateIds.flatMap((id) => templateLevels[id].map((level) => [id, level] as const));

function dealt(id: (typeof templateIds)[number], level: Puzzle['level'], seed: number): Puzzle {
  const rng = createRng(`proof ${id} ${level} ${seed}`);
  const puzzle = generateFrom(
    layoutOf(templates[id]),
    { level, mode: 'timed' },
    rng,
    unlimitedBudget,
  );
  if (!puzzle.ok) throw new Error(puzzle.fault.code);
  return puzzle.value;
}

function sudoku(text: string): Puzzle {
  const layout = layoutOf(templates.sudoku);
  const rows = (text.match(/.{9}/g) ?? []).map((row) =>
    [...row].map((letter) => Number(letter) || 0),
  );
  const solution = solve(templates.sudoku, rows);
  if (!solution) throw new Error('no solution');
  return {
    template: templates.sudoku,
    solution: gridOf(layout, solution.flat()),
    revealed: gridOf(layout, rows.flat()),
    emptyHints: {},
    totalCells: 81,
    level: 'expert',
    mode: 'calm',
  };
}

describe('proofs', () => {
  it.each(kinds)('hold for %s %s, and case splits are left to expert', (id, level) => {
    for (let seed = 0; seed < samples(20); seed++) {
      const puzzle = dealt(id, level, seed);
      const proof = prove(puzzle, unlimitedBudget);
      if (!proof.ok) throw new Error(proof.fault.code);
      expect(checkProof(puzzle, proof.value)).toEqual({
        ok: true,
        value: { claim: 'unique', steps: proof.value.lines.length },
      });
      const reaching = proof.value.lines.some((line) => /^assume| by (?:bent|chain)/.test(line));
      if (level !== 'expert') expect(reaching).toBe(false);
      // An argument that assumes uniqueness proves nothing about it.
      expect(proof.value.lines.filter((line) => line.includes('rectangle'))).toEqual([]);
    }
  });

  it('hold for puzzles that need assumptions inside assumptions', () => {
    const puzzle = sudoku(
      '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
    );
    const proof = prove(puzzle, unlimitedBudget);
    if (!proof.ok) throw new Error(proof.fault.code);
    expect(checkProof(puzzle, proof.value).ok).toBe(true);
  });

  it('stop with the budget', () => {
    const puzzle = dealt('sudoku', 'expert', 1);
    expect(prove(puzzle, createBudget(3))).toEqual({
      ok: false,
      fault: { code: 'budgetExhausted' },
    });
  });

  it('are not made for puzzles with two solutions', () => {
    const puzzle = dealt('classic', 'easy', 1);
    const bare = { ...puzzle, revealed: gridOf(layoutOf(puzzle.template), new Int32Array(20)) };
    expect(prove(bare, unlimitedBudget)).toEqual({ ok: false, fault: { code: 'notUnique' } });
  });
});

describe('tampered proofs', () => {
  const puzzle = dealt('pinwheel', 'hard', 1);
  const proof = prove(puzzle, unlimitedBudget);
  if (!proof.ok) throw new Error(proof.fault.code);
  const { lines } = proof.value;
  const refused = (changed: readonly string[], claim = 'unique') =>
    checkProof(puzzle, { claim, lines: changed });

  it('are refused with the line', () => {
    expect(refused([])).toMatchObject({ ok: false, fault: { code: 'badProof', where: 'line 1' } });
    expect(refused(lines, 'easy')).toMatchObject({ ok: false, fault: { where: 'claim' } });
    expect(refused(lines.slice(0, -1)).ok).toBe(false);
    expect(refused(['solved']).ok).toBe(false);
    expect(refused(['fly r1c1', ...lines])).toMatchObject({
      ok: false,
      fault: { where: 'line 1' },
    });
    expect(refused(['assume r1c2 1', ...lines]).ok).toBe(false);
    expect(refused(['absurd cell r1c2', ...lines])).toMatchObject({ ok: false });
  });

  it('are refused when any placed digit or its reason is altered', () => {
    for (const [index, line] of lines.entries()) {
      const placed = /^place (\S+) (\S) in (\S+)$/.exec(line);
      if (!placed) continue;
      for (const digit of '123456789') {
        if (digit === placed[2]) continue;
        const changed = lines.with(index, `place ${placed[1]} ${digit} in ${placed[3]}`);
        expect(refused(changed).ok, changed[index]).toBe(false);
      }
    }
  });

  it('are refused when a strike claims more than its reason gives', () => {
    const index = lines.findIndex((line) => line.startsWith('strike'));
    const line = lines[index] ?? '';
    const [, cell] = /^strike (r\dc\d)\//.exec(line) ?? [];
    const more = line.replace(/^strike \S+/, `strike ${cell}/123456789`);
    expect(refused(lines.with(index, more))).toMatchObject({
      ok: false,
      fault: { where: `line ${index + 1}` },
    });
  });

  it('never make the checker throw', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom('solved', 'strike', 'place r1c2', 'assume r1c2 1', 'absurd cell r1c2'),
            fc.constantFrom(...lines),
          ),
        ),
        (words) => {
          const verdict = refused([...words, 'solved']);
          if (verdict.ok) expect(words.length).toBeGreaterThan(10);
        },
      ),
      { numRuns: samples(2000) },
    );
  });
});
