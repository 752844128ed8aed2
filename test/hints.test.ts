// Hints of every game: steps are evidence only, and the sentences of the first stages cannot have read the answer.
// What is true of one game only stands in the tests of its engine.

import { describe, expect, it } from 'vitest';
import type { Hint, Tagged } from '../src/core/game.ts';
import { createRng } from '../src/core/rng.ts';
import { withTable } from '../src/words/words.ts';
import { allGames, newSession, plenty } from './harness.ts';

/** The longest sentence that a card tells on a phone without scrolling. */
const LONGEST = 120;
/** Hints followed on each preset that is looked at. */
const FOLLOWED = 3;

const loaded = await Promise.all(
  allGames.map(async ({ loadGame, words }) => ({
    game: await loadGame(),
    words: await withTable(await words.en()),
  })),
);

describe.each(loaded)('hints of $game.id', ({ game, words }) => {
  /** Hints one after another, each followed. */
  function* followed(preset: string): Generator<{ hint: Hint<Tagged>; view: unknown }> {
    const session = newSession(game, preset, `hints-${preset}`);
    for (let step = 0; step < FOLLOWED && !session.over; step++) {
      const hint = game.hint(session.view, createRng(`hint/${step}`), plenty());
      if (!hint?.ok) return;
      yield { hint: hint.value, view: session.view };
      if (!hint.value.move || !session.play(hint.value.move, session.now + 1000).ok) return;
    }
  }

  it('show evidence, tell it shortly, and keep the answer for the last stage', () => {
    let seen = 0;
    for (const preset of [game.presets[0], game.presets.at(-1)])
      for (const { hint, view } of followed(preset?.id ?? '')) {
        seen++;
        const { technique, steps } = hint;
        for (const mark of steps.flatMap(({ marks }) => marks)) {
          expect(mark.kind).not.toBe('target');
          if (mark.kind === 'candidate') expect(mark.as).not.toBe('target');
        }
        const bare: Hint<Tagged> = { technique, steps, targets: [] };
        const where = words.hint.where(hint, view);
        expect(where).toMatch(/^\S.*[.?]$/);
        expect(words.hint.where(bare, view)).toBe(where);
        for (const [step, { marks }] of steps.entries()) {
          const why = words.hint.why(hint, step, view);
          expect(why).toMatch(/^\S.*[.?]$/);
          expect(words.hint.why(bare, step, view)).toBe(why);
          // Options that are compared have a line each.
          const lines = Math.max(1, marks.filter(({ kind }) => kind === 'bar').length);
          expect(why.length, why).toBeLessThanOrEqual(LONGEST * lines);
        }
        if (hint.move) expect(words.hint.what(hint, view)).toMatch(/^\S.*[.?]$/);
      }
    expect(seen).toBeGreaterThan(0);
  });
});
