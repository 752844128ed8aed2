// Golden codes and logs: what seeds deal and how saves end, written down in test/golden/<game>.json.
// If a test fails here, seeds or saves that players hold have changed their meaning: raise the game's
// `version`, then write the file anew with `CURIO_GOLDEN=write npx vitest run test/golden.test.ts`.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../src/core/game.ts';
import { replayText } from '../src/core/replay.ts';
import { createRng } from '../src/core/rng.ts';
import { printSave, saveOf } from '../src/core/save.ts';
import type { Session } from '../src/core/session.ts';
import { allGames, dealPreset, expectOk, newSession, playRandomly, plenty } from './harness.ts';
import { someOf } from './samples.ts';

const SEEDS = ['golden-1', 'golden-2', 'golden-3'];
const writing = process.env['CURIO_GOLDEN'] === 'write';
const COMMAND = 'CURIO_GOLDEN=write npx vitest run test/golden.test.ts';

interface GoldenSave {
  /** The save, a line each. */
  readonly lines: readonly string[];
  readonly ending: unknown;
}

interface Golden {
  readonly version: number;
  /** Preset and seed to the beginning of the SHA-256 of the whole-puzzle code. */
  readonly deals: Readonly<Record<string, string>>;
  readonly saves: readonly GoldenSave[];
}

const fileOf = (id: string) => new URL(`./golden/${id}.json`, import.meta.url);

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function dealsOf(game: Game, seeds: readonly string[]): Golden['deals'] {
  const deals: Record<string, string> = {};
  for (const preset of game.presets)
    for (const seed of seeds)
      deals[`${preset.id} ${seed}`] = hashOf(dealPreset(game, preset.id, seed).code);
  return deals;
}

function endingOf({ status, score, tally, practice }: Session): unknown {
  return { status, score: score ?? null, practice, tally };
}

/** Of every preset a solved run, where the game can solve, and one of random play, clock and hint included. */
function savesOf(game: Game): GoldenSave[] {
  const sessions = game.presets.flatMap((preset) => {
    const solved = newSession(game, preset.id, 'golden-save');
    const solution = game.solve(solved.deal.puzzle, solved.state, plenty());
    if (solution?.ok)
      for (const [index, move] of solution.value.moves.entries())
        solved.play(move, 1000 * (index + 1), 'solver');
    const random = newSession(game, preset.id, 'golden-save');
    random.takeHint({}, 500);
    playRandomly(random, createRng(`golden/${preset.id}`), 30);
    random.restart(random.now + 1000);
    playRandomly(random, createRng(`golden/again/${preset.id}`), 10);
    return solution?.ok ? [solved, random] : [random];
  });
  return sessions.map((session) => ({
    lines: printSave(saveOf(session, session.now)).trimEnd().split('\n'),
    ending: endingOf(session),
  }));
}

/** The file is this test's own writing. */
function readGolden(id: string): Golden {
  return JSON.parse(readFileSync(fileOf(id), 'utf8'));
}

const loaded = await Promise.all(allGames.map((entry) => entry.loadGame()));

it.skipIf(writing)('has a golden file for every game, and for nothing else', () => {
  const files = readdirSync(new URL('./golden/', import.meta.url)).sort();
  expect(files).toEqual(loaded.map(({ id }) => `${id}.json`).sort());
});

if (writing) describe.each(loaded)('$id', writeGolden);
else describe.each(loaded)('$id', testGolden);

function writeGolden(game: Game): void {
  it('writes its golden file', () => {
    const golden: Golden = {
      version: game.version,
      deals: dealsOf(game, SEEDS),
      saves: savesOf(game),
    };
    writeFileSync(fileOf(game.id), `${JSON.stringify(golden, null, 2)}\n`);
  });
}

function testGolden(game: Game): void {
  const raise = `raise the version of ${game.id}, then write test/golden/${game.id}.json anew: ${COMMAND}`;

  it('has a golden file of its version', () => {
    if (!existsSync(fileOf(game.id)))
      throw new Error(`test/golden/${game.id}.json is missing; write it: ${COMMAND}`);
    expect(readGolden(game.id).version, `the file is of another version: ${COMMAND}`).toBe(
      game.version,
    );
  });

  it('deals what its seeds have always dealt', () => {
    const seeds = someOf(SEEDS, 1);
    const written = Object.entries(readGolden(game.id).deals).filter(([key]) =>
      seeds.some((seed) => key.endsWith(` ${seed}`)),
    );
    expect(dealsOf(game, seeds), `seeds deal other puzzles: ${raise}`).toEqual(
      Object.fromEntries(written),
    );
  });

  it('replays saves to the ending they have always had', () => {
    for (const { lines, ending } of readGolden(game.id).saves) {
      const session = replayText(game, lines.join('\n'));
      if (!session.ok)
        throw new Error(`a save is refused (${JSON.stringify(session.fault)}): ${raise}`);
      expect(
        JSON.parse(JSON.stringify(endingOf(expectOk(session)))),
        `a save has another ending: ${raise}`,
      ).toEqual(ending);
    }
  });
}
