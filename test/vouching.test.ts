// Games vouch for every puzzle they deal. A damaged one is read, or doubted with words for the doubt; nothing throws.
// (test/reading.test.ts counts the work of reading, which is slow.)

import { describe, expect, it } from 'vitest';
import { type Budget, createBudget } from '../src/core/budget.ts';
import { parseCode } from '../src/core/code.ts';
import { memoByText } from '../src/core/memo.ts';
import { createRng } from '../src/core/rng.ts';
import { commonFault, commonFaults } from '../src/words/en/faults.ts';
import { withFaults } from '../src/words/words.ts';
import { damage, thin } from './forge.ts';
import { allGames, dealPreset, expectOk, plenty } from './harness.ts';
import { samples, spreadOf } from './samples.ts';

const ROUNDS = samples(300);
const PATIENCE = 1_200_000;

const loaded = await Promise.all(
  allGames.map(async (manifest) => ({
    id: manifest.id,
    game: await manifest.loadGame(),
    words: await withFaults(await manifest.words.en()),
  })),
);

describe.each(loaded.filter(({ game }) => game.vouch))('$id', ({ game, words }) => {
  const vouch = (puzzle: unknown, budget: Budget) => game.vouch(puzzle, budget);
  const presets = spreadOf(game.presets, 6);

  const first = memoByText(100, (preset) => dealPreset(game, preset, 'vouch-0'));

  it('accepts what was dealt, of every preset', { timeout: PATIENCE }, () => {
    for (const { id } of presets)
      for (let seed = 0; seed < samples(20); seed++) {
        const { puzzle, code } = seed === 0 ? first(id) : dealPreset(game, id, `vouch-${seed}`);
        expect([code, vouch(puzzle, plenty())]).toEqual([code, undefined]);
      }
  });

  it('never throws on what was read, and has words for its doubts', { timeout: PATIENCE }, () => {
    const doubts = new Set<string>();
    for (const preset of presets) {
      const deal = first(preset.id);
      const codec = game.puzzleCode(deal.params);
      const rng = createRng(`reading/${game.id}/doubt/${deal.code}`);
      const { body } = expectOk(parseCode(deal.code));
      for (let round = 0; round < ROUNDS; round++) {
        const text = round % 2 === 0 ? damage(body, rng) : thin(body, rng);
        const read = codec.decode(text);
        if (!read.ok) continue;
        const fault = vouch(read.value, createBudget(300_000));
        if (!fault) continue;
        doubts.add(fault.code);
        const said = words.fault(fault) ?? commonFault(fault);
        expect(said).toMatch(/^(“|\p{Lu}).*\.$/u);
        expect(said).not.toContain(fault.code);
      }
    }
    for (const code of doubts)
      expect(words.fault({ code }) !== undefined || commonFaults.includes(code)).toBe(true);
  });
});
