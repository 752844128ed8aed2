import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { unlimitedBudget } from '../../core/budget.ts';
import { deal } from '../../core/deal.ts';
import { orThrow } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import { Session } from '../../core/session.ts';
import { fullName } from '../../data/card.ts';
import { packCatalogue } from '../../data/card-files.ts';
import { loadedCatalogue } from './cards/load.ts';
import { loadDokuborn } from './index.ts';
import { base, catalogue, dragons, game, given, MUSHU, play } from './testing/index.ts';
import type { Move } from './types.ts';

describe('whole games', () => {
  test('solve wins from the start and from a dead end, and the proof holds', () => {
    for (let sample = 0; sample < samples(100); sample++) {
      const params = {
        ...base,
        size: 2 + (sample % 3),
        level: 1 + (sample % 5),
        mode: sample % 2 ? 'classic' : 'free',
      };
      const dealt = orThrow(deal(game, params, `s${sample}`, unlimitedBudget));
      const session = new Session(game, dealt);
      const solution = given(game.solve(dealt.puzzle, session.state, unlimitedBudget));
      for (const move of solution.moves) expect(session.play(move, 1).ok).toBe(true);
      expect(session.status).toBe('won');
      const proof = given(game.prove(dealt.puzzle, unlimitedBudget));
      expect(game.checkProof(dealt.puzzle, proof)).toEqual({
        ok: true,
        value: { claim: 'solvable', steps: params.size * params.size },
      });
      expect(game.rate(dealt.puzzle, unlimitedBudget)).toMatchObject({
        ok: true,
        value: { level: String(params.level) },
      });
    }
    const stuck = play(dragons('free'), `p2-${MUSHU}`).state;
    const way = given(game.solve(dragons('free'), stuck, unlimitedBudget));
    expect(way.moves[0]).toEqual({ type: 'remove', cell: 2 });
  });

  test('random play: every listed move is accepted, states are plain JSON and never change', () => {
    for (let sample = 0; sample < samples(40); sample++) {
      const rng = createRng(`random/${sample}`);
      const mode = sample % 2 ? 'classic' : 'free';
      const dealt = orThrow(
        deal(game, { ...base, mode, size: 2 + (sample % 3) }, `r${sample}`, unlimitedBudget),
      );
      let state = game.start(dealt.puzzle, 0);
      for (let turn = 0; turn < 30; turn++) {
        const before = JSON.stringify(state);
        const moves = [...game.legalMoves(game.view(dealt.puzzle, state))];
        if (moves.length === 0) break;
        for (const move of moves) {
          const step = game.apply(dealt.puzzle, state, move, turn);
          expect(step.ok, game.moveCode.encode(move)).toBe(true);
          expect(game.moveCode.decode(game.moveCode.encode(move))).toEqual({
            ok: true,
            value: move,
          });
        }
        expect(JSON.stringify(state)).toBe(before);
        expect(JSON.parse(before)).toEqual(state);
        const step = game.apply(dealt.puzzle, state, moves[rng.below(moves.length)] as Move, turn);
        if (step.ok) state = step.state;
      }
    }
  });

  test('print tells labels, cards and clues', () => {
    const { state } = play(dragons('classic'), 'h1', 'h1', `p0-${MUSHU}`);
    expect(game.print(game.view(dragons('classic'), state)).split('\n')).toEqual([
      'dokuborn 2x2 ★★★★ classic guesses 1+6 score 50',
      '               | 1 Emerald                     | 2 Cost 3',
      '---------------+-------------------------------+------------------------------',
      expect.stringMatching(
        /^A Dragon {7}\| Mushu - Sneaky Dragon \(50\) +\| \. \(\d+, \w+(-\w+)?, cost 3\)$/,
      ),
      '---------------+-------------------------------+------------------------------',
      'B Character    | .                             | .',
    ]);
  });

  test('print keeps within a line of a terminal, whatever the names', () => {
    const long = catalogue.cards.filter((card) => fullName(card).length > 44).slice(0, 16);
    const shown = game.view(dragons('free'), game.start(dragons('free'), 0));
    const [label] = shown.rows;
    const labels = label
      ? new Array(4).fill({ ...label, display: 'Indestructibleandunconventional 2' })
      : [];
    const [cell] = shown.cells;
    const cells = cell
      ? Array.from({ length: 16 }, (_, at) => ({ ...cell, card: long[at] ?? null }))
      : [];
    const text = game.print({ ...shown, size: 4, rows: labels, columns: labels, cells });
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(78);
    expect(text.split('\n').length).toBeGreaterThan(20);
  });

  test('the game loads with the embedded catalogue, or with a sound one that is given', async () => {
    const smaller = {
      ...catalogue,
      cards: catalogue.cards.slice(0, 500),
      version: '2023-01-01-0000abcd',
      date: '2023-01-01',
    };
    const loaded = await loadDokuborn({
      catalogue: JSON.parse(JSON.stringify(packCatalogue(smaller))),
    });
    expect(loaded.presets[0].params.cards).toBe('2023-01-01-0000abcd');
    const asText = await loadDokuborn({ catalogue: JSON.stringify(packCatalogue(smaller)) });
    expect(asText.presets[0].params.cards).toBe('2023-01-01-0000abcd');
    expect(loadedCatalogue('2023-01-01-0000abcd')?.cards).toHaveLength(500);
    expect(loadedCatalogue('1999-01-01-00000000')).toBeUndefined();
    for (const broken of [{ format: 'something else' }, 'not JSON']) {
      const fallback = await loadDokuborn({ catalogue: broken });
      expect(fallback.presets[0].params.cards).toBe(catalogue.version);
    }
  });
});
