// Hints are counted and kept, whatever is undone.

import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { toy } from '../../src/games/toy/index.ts';
import type { ToyTypes } from '../../src/games/toy/types.ts';
import { newRun, open } from './runs.ts';

describe('hints', () => {
  it('are counted, and undo does not give them back', () => {
    const session = newRun();
    session.play(open(0), 10);
    expect(session.takeHint({ move: open(4) }, 20)).toEqual([]);
    session.undo(30);
    session.takeHint({}, 40);
    expect(session.tally).toMatchObject({ hints: 2, moves: 1 });
  });

  const noting: Game<ToyTypes> = {
    ...toy,
    hinted: (_puzzle, state) => ({ ...state, attempts: state.attempts + 10 }),
  };

  it('taken between undo and redo are kept', () => {
    const session = newRun(noting);
    session.play(open(0), 10);
    session.undo(20);
    session.takeHint({ move: open(4) }, 30);
    session.redo(40);
    expect(session.state).toMatchObject({ opened: [0], attempts: 11 });
  });

  it('are noted in the state by the game, where the rules care', () => {
    const session = newRun(noting);
    session.takeHint({ move: open(4) }, 20);
    expect(session.state.attempts).toBe(10);
    session.takeHint({}, 30);
    expect(session.state.attempts).toBe(10);
    expect(session.canUndo).toBe(false);
  });
});
