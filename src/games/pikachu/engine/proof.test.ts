import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import type { Proof } from '../../../core/game.ts';
import { createRng } from '../../../core/rng.ts';
import { pikachu } from '../index.ts';
import { dealt } from '../testing.ts';

describe('the proof checker refuses', () => {
  const puzzle = dealt(pikachu.presets[0].params, 'proof');
  const proof = pikachu.prove(puzzle, unlimitedBudget);
  if (!proof?.ok) throw new Error('no proof');
  const { claim, lines } = proof.value;
  const last = lines.at(-1) ?? '';
  const swap = (line: string) => line.split(' ').reverse().join(' ');
  const tampered: readonly (readonly [string, Proof])[] = [
    ['another claim', { claim: 'unique', lines }],
    ['a missing line', { claim, lines: lines.slice(0, -1) }],
    ['a line twice', { claim, lines: [...lines, last] }],
    [
      'the last line first',
      { claim, lines: [lines.at(-1) ?? '', ...lines.slice(0, -1)].reverse() },
    ],
    ['a cell twice', { claim, lines: ['r1c1 r1c1', ...lines.slice(1)] }],
    ['a cell outside', { claim, lines: ['r1c1 r9c1', ...lines.slice(1)] }],
    ['words', { claim, lines: ['all of them'] }],
    ['nothing', { claim, lines: [] }],
  ];
  it.each(tampered)('%s', (_name, altered) => {
    expect(pikachu.checkProof(puzzle, altered)).toMatchObject({ fault: { code: 'badProof' } });
  });
  it('another board, but not the same pairs read backwards', () => {
    const other = dealt(pikachu.presets[0].params, 'other');
    expect(pikachu.checkProof(other, proof.value)).toMatchObject({ fault: { code: 'badProof' } });
    expect(pikachu.checkProof(puzzle, { claim, lines: lines.map(swap) })?.ok).toBe(true);
  });
  it('every single exchanged cell', () => {
    const rng = createRng('tamper');
    for (let sample = 0; sample < samples(500); sample++) {
      const index = rng.below(lines.length);
      const [from, to] = (lines[index] ?? '').split(' ');
      const wrong = `r${1 + rng.below(8)}c${1 + rng.below(20)}`;
      if (wrong === to || wrong === from) continue;
      const altered = lines.with(index, `${from} ${wrong}`);
      expect(pikachu.checkProof(puzzle, { claim, lines: altered })?.ok).toBe(false);
    }
  });
});
