// Hints are counted and kept, whatever is undone.

import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { hintStages } from '../../src/core/hint.ts';
import { replayText } from '../../src/core/replay.ts';
import { printSave, saveOf } from '../../src/core/save.ts';
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

  it('told in stages count once, each stage an entry of its own', () => {
    const session = newRun();
    for (const stage of hintStages) session.takeHint({ move: open(4) }, 20, stage);
    expect(session.tally.hints).toBe(1);
    expect(session.log).toEqual([
      { at: 20, kind: 'where' },
      { at: 20, kind: 'why' },
      { at: 20, kind: 'hint', word: 'open5' },
    ]);
    // after a move, or when one starts again, it is another hint
    session.takeHint({}, 30, 'where');
    session.play(open(0), 40);
    session.takeHint({}, 50, 'why');
    expect(session.tally.hints).toBe(3);
  });

  it('told in stages are saved and replayed to the letter', () => {
    const session = newRun();
    for (const stage of hintStages) session.takeHint({ move: open(4) }, 20, stage);
    const text = printSave(saveOf(session, 30));
    const again = replayText(toy, text);
    expect(again.ok && printSave(saveOf(again.value, 30))).toBe(text);
    expect(again.ok && again.value.tally.hints).toBe(1);
    // Stages may have notes of the rules, and nothing else.
    const worded = saveOf(session, 30).log.map((entry) => ({ ...entry, word: 'hello' }));
    const forged = printSave({ ...saveOf(session, 30), log: worded });
    expect(replayText(toy, forged)).toMatchObject({ ok: false, fault: { where: 'line 4' } });
  });

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
    session.takeHint({ move: open(4) }, 10, 'where');
    session.takeHint({ move: open(4) }, 15, 'why');
    expect(session.state.attempts).toBe(0);
    session.takeHint({ move: open(4) }, 20);
    expect(session.state.attempts).toBe(10);
    session.takeHint({}, 30);
    expect(session.state.attempts).toBe(10);
    expect(session.canUndo).toBe(false);
  });
});
