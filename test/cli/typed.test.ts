// Typed moves: what `print` writes, `parse` reads as the same move, in any case, in every game.

import { describe, expect, it } from 'vitest';
import { cabinet } from '../../src/cli/extensions.ts';
import { createBudget } from '../../src/core/budget.ts';
import { createRng, pick, shuffled } from '../../src/core/rng.ts';
import { games } from '../../src/games/index.ts';
import { manifestOf, newSession } from '../harness.ts';

/** Presets that have every kind of move between them; default: all presets of the game. */
const telling: Readonly<Record<string, readonly string[]>> = {
  hudoku: ['classic-easy', 'pinwheel-medium-calm'],
  pikachu: ['small-easy'],
  dokuborn: ['veryEasy2', 'medium3'],
  'dragon-quest': ['easy', 'hard'],
  witches: ['first-game', 'solo-first-game', 'solo-gardens', 'solo-high-witch'],
};
const STEPS = 14;
/** How many moves of a long list to try. */
const TRIED = 10;

const loaded = await Promise.all(
  games.map(async ({ id, loadGame }) => {
    const game = await loadGame();
    const typed = cabinet.typed(id);
    if (!typed) throw new Error(`no typed moves of ${id}`);
    return { id, game, typed, presets: telling[id] ?? game.presets.map((preset) => preset.id) };
  }),
);

describe.each(loaded)('$id', ({ game, typed, presets }) => {
  it.each(presets)('%s: every legal move has words that mean it', (preset) => {
    const session = newSession(game, preset, 'typed');
    const rng = createRng(`typed/${preset}`);
    const solved = game.solve(session.deal.puzzle, session.state, createBudget(2_000_000));
    const way = solved.ok ? solved.value.moves : [];
    const seen = new Set<string>();
    for (let step = 0; step < STEPS && !session.over; step++) {
      const { view } = session;
      const legal = [...game.legalMoves(view)];
      expect(typed.forms(view).length).toBeGreaterThan(20);
      for (const move of shuffled(legal, rng).slice(0, TRIED)) {
        const text = typed.print(move, view, game);
        if (text === undefined) throw new Error(`no words for ${game.moveCode.encode(move)}`);
        seen.add(move.type);
        for (const spelled of [text, text.toUpperCase()])
          expect([spelled, typed.parse(spelled, view, game)]).toEqual([spelled, move]);
      }
      // The solver's way, so that games get on; random moves after that.
      const next = way[step] ?? pick(legal, rng);
      if (!next || !session.play(next, step * 100).ok) break;
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  it('returns how moves are typed for a text that is no move', () => {
    const { view } = newSession(game, presets[0] ?? '', 'typed');
    for (const text of ['', 'frob', 'place', 'use', 'r0c0=1', 'f9c9', '99,99 1,1', 'note'])
      expect(typeof typed.parse(text, view, game)).toBe('string');
  });
});

describe('a move of Witches that was begun', () => {
  it.each([
    ['first-game', 'use Parsley', /^Write it like this: “use Parsley 1, Sage 2”\.$/],
    ['first-game', 'grow nothing', /^Write “use .*“reveal”\.$/],
    [
      'solo-first-game',
      'plant sage f9c1',
      /“plant sage f1c3”\. Places are .* rows 1 to 4, columns 1 to 8\.$/,
    ],
    ['solo-first-game', 'Pluck f1c1', /^Write it like this: “pluck f1c3 into f2c5”\. Places/],
    ['solo-first-game', 'frob', /^Write “plant sage f1c3” .*“give up”/],
  ])('%s, %j: its own form is told', async (preset, text, answer) => {
    const game = await manifestOf('witches').loadGame();
    const parsed = cabinet
      .typed('witches')
      ?.parse(text, newSession(game, preset, 'typed').view, game);
    expect(parsed).toMatch(answer);
  });
});
