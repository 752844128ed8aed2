// Both halves of reading a code. `decode` does work bounded by the length of its text: counted in runs of blocks of
// our own code, not in time (test/steps.ts), for every codec, on texts that are valid, damaged, thinned, noise and far
// too long. That shows the bound on these texts only; that no decoder can reach an engine at all, the import graph
// shows (test/graph.test.ts). `vouch` does the rest (test/vouching.test.ts), and stops when its budget is used up.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Budget } from '../src/core/budget.ts';
import type { Codec } from '../src/core/game.ts';
import type { Rng } from '../src/core/rng.ts';
import type { Session } from '../src/core/session.ts';
import { startCounting } from './steps.ts';

// Blocks are counted only in functions that were compiled after counting began: what is counted is loaded here.
const counter = await startCounting();
const { createBudget } = await import('../src/core/budget.ts');
const { parseCode } = await import('../src/core/code.ts');
const { createRng } = await import('../src/core/rng.ts');
const { settingsCodec } = await import('../src/core/settings.ts');
const { damage, noise, thin } = await import('./forge.ts');
const { allGames, expectOk, newSession, playRandomly } = await import('./harness.ts');
const { samples, spreadOf } = await import('./samples.ts');

afterAll(() => counter.stop());

/**
 * Runs of blocks per letter. Most codecs take less than 200; Hudoku, whose codes leave out the solution, searches for
 * it with at most 100 guesses per letter, and each guess looks at a board.
 */
const MOST_PER_LETTER = 20_000;
/** What is not looked at more closely. */
const USUAL_PER_LETTER = 1000;

const ROUNDS = samples(100);
const PATIENCE = 1_200_000;

/** Texts that a decoder may be given instead of an example; none is short because it is refused early. */
function texts(example: string, rng: Rng): readonly string[] {
  const some = (make: () => string) => Array.from({ length: ROUNDS }, make);
  return [
    example,
    ...some(() => damage(example, rng)),
    ...some(() => thin(example, rng)),
    ...some(() => noise(rng, example.length)),
    ...[...'A_~-9e'].flatMap((letter) => [
      letter.repeat(example.length),
      letter.repeat(64 * (example.length + 1)),
    ]),
    example.repeat(64),
    `${example}~`.repeat(64),
  ];
}

/** Counting itself takes time: texts are counted together, and one by one only where that was much. */
async function expectBounded<T>(codec: Codec<T>, given: readonly string[]): Promise<void> {
  for (let first = 0; first < given.length; first += 10) {
    const batch = given.slice(first, first + 10);
    const letters = batch.reduce((sum, text) => sum + text.length + 1, 0);
    const together = await counter.count(() => {
      for (const text of batch) codec.decode(text);
    });
    if (together <= USUAL_PER_LETTER * letters) continue;
    for (const text of batch) {
      const steps = await counter.count(() => codec.decode(text));
      if (steps > MOST_PER_LETTER * (text.length + 1))
        throw new Error(`${steps} steps for the ${text.length} letters ${text.slice(0, 200)}`);
    }
  }
}

/** A budget without end that tells how much was asked of it. */
function meter(): Budget & { readonly spent: number } {
  let spent = 0;
  return {
    spend(steps = 1) {
      spent += steps;
      return true;
    },
    get spent() {
      return spent;
    },
  };
}

const loaded = await Promise.all(
  allGames.map(async (manifest) => ({
    id: manifest.id,
    game: await manifest.loadGame(),
  })),
);

it('counts what is done, whatever is done with it', async () => {
  const { hashText } = await import('../src/core/hash.ts');
  const short = await counter.count(() => hashText('x'.repeat(100)));
  const long = await counter.count(() => hashText('x'.repeat(10_000)));
  expect(short).toBeGreaterThan(100);
  expect(long / short).toBeGreaterThan(50);
  expect(long / short).toBeLessThan(200);
});

it('notices a decoder that searches', async () => {
  const { hashText } = await import('../src/core/hash.ts');
  const searching: Codec<number> = {
    encode: String,
    decode(text) {
      for (let salt = 0; salt < 30_000; salt++) hashText(text, salt);
      return { ok: true, value: 1 };
    },
  };
  await expect(expectBounded(searching, ['abc'])).rejects.toThrow('for the 3 letters abc');
});

describe.each(loaded)('$id', ({ game }) => {
  const rngOf = (name: string) => createRng(`reading/${game.id}/${name}`);
  const bodyOf = (code: string) => expectOk(parseCode(code)).body;
  let sessions: readonly Session[] = [];

  beforeAll(() => {
    sessions = spreadOf(game.presets, 6).map((preset) => {
      const session = newSession(game, preset.id, 'reading');
      playRandomly(session, rngOf(preset.id), 20);
      return session;
    });
  }, PATIENCE);

  describe('reading is bounded by the length of the text', () => {
    it('settings', { timeout: PATIENCE }, async () => {
      const codec = settingsCodec(game.fields);
      for (const { id, params } of game.presets.slice(0, 3))
        await expectBounded(codec, texts(codec.encode(params), rngOf(`settings/${id}`)));
    });

    it('puzzles of every preset', { timeout: PATIENCE }, async () => {
      for (const { deal } of sessions) {
        const codec = game.puzzleCode(deal.params);
        await expectBounded(codec, texts(bodyOf(deal.code), rngOf(deal.code)));
      }
    });

    it('moves', { timeout: PATIENCE }, async () => {
      const played = new Set(sessions.flatMap(({ log }) => log.flatMap(({ word }) => word ?? [])));
      for (const word of [...played].slice(0, 3))
        await expectBounded(game.moveCode, texts(word, rngOf(word)));
    });
  });

  describe.runIf(game.vouch)('vouching', () => {
    const vouch = (puzzle: unknown, budget: Budget) => game.vouch(puzzle, budget);

    it('stops on an empty budget where it does work', { timeout: PATIENCE }, async () => {
      for (const { deal } of sessions) {
        const spent = meter();
        const steps = await counter.count(() => vouch(deal.puzzle, spent));
        if (spent.spent > 0)
          expect(vouch(deal.puzzle, createBudget(0))).toEqual({ code: 'budgetExhausted' });
        // What asks for no budget does no more than reading may.
        else expect(steps).toBeLessThan(MOST_PER_LETTER * (bodyOf(deal.code).length + 1));
      }
    });
  });
});
