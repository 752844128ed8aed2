import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { createRng, pick } from '../../../core/rng.ts';
import { Session } from '../../../core/session.ts';
import { boardFromTiles } from '../board/board.ts';
import { pikachu } from '../index.ts';
import type { Move } from '../types.ts';
import { findClearing } from './clearing/clearing.ts';

describe('questions', () => {
  it('tells how many undos lead back to a position that can be cleared', () => {
    let lost = 0;
    for (let sample = 0; sample < samples(300); sample++) {
      const rng = createRng(`back ${sample}`);
      const params = {
        rows: 6,
        cols: 8,
        level: 'expert',
        gravity: 'none',
        minutes: 0,
      } as const;
      const result = deal(pikachu, params, `b${sample}`, unlimitedBudget);
      if (!result.ok) throw new Error(result.fault.code);
      const session = new Session(pikachu, result.value);
      while (session.status === 'playing') {
        const move: Move | undefined = pick([...pikachu.legalMoves(session.view)], rng);
        if (move) session.play(move, 0);
        // A miss in between is one more thing to undo.
        const cells = session.state.tiles.flatMap((tile, cell) => (tile === 0 ? [] : [cell]));
        const [from = 0, to = 0] = cells;
        if (
          cells.length > 1 &&
          rng.below(5) === 0 &&
          session.state.tiles[from] !== session.state.tiles[to]
        )
          session.play({ type: 'match', from, to }, 0);
      }
      const { puzzle } = result.value;
      const inquiry = { puzzle, path: session.path };
      const clearable = pikachu.ask({ type: 'clearable' }, inquiry, unlimitedBudget);
      const won = session.status === 'won';
      expect(clearable).toEqual({
        ok: true,
        value: { type: 'clearable', clearable: won ? 'yes' : 'no' },
      });
      const answer = pikachu.ask({ type: 'lastClearable' }, inquiry, unlimitedBudget);
      if (!answer?.ok || answer.value.type !== 'lastClearable') throw new Error('no answer');
      const { undos, exact } = answer.value;
      expect(exact).toBe(true);
      expect(undos === 0).toBe(won);
      if (!won) lost++;
      const verdict = (back: number) => {
        const state = session.path[session.path.length - 1 - back];
        const board = boardFromTiles(6, 8, state?.tiles ?? []);
        return findClearing(board, 'none', unlimitedBudget).clearable;
      };
      expect(verdict(undos)).toBe('yes');
      if (undos > 0) expect(verdict(undos - 1)).toBe('no');
    }
    expect(lost).toBeGreaterThan(0);
  });

  it('need a game to ask about', () => {
    for (const type of ['clearable', 'lastClearable'] as const)
      expect(pikachu.ask({ type }, undefined, unlimitedBudget)).toMatchObject({
        fault: { code: 'noInquiry' },
      });
  });
});
