// One save of the toy game with every kind of entry, whole and in lines, for the tests of saves and replay.

import { dealPuzzle } from '../../src/core/deal.ts';
import { replayText } from '../../src/core/replay.ts';
import { printSave, type Save, saveOf } from '../../src/core/save.ts';
import { type Entry, Session } from '../../src/core/session.ts';
import { toy } from '../../src/games/toy/index.ts';
import { BURN_TIME } from '../../src/games/toy/rules.ts';
import type { ToyTypes } from '../../src/games/toy/types.ts';
import { unsignSave } from '../forge.ts';

const params = { chests: 9, candles: 4 };
export const newRun = () => new Session(toy, dealPuzzle(toy, params, { ...params, treasure: 5 }));

/** A run with every kind of entry, the clock in the middle and at the end. */
function longRun(): Session<ToyTypes> {
  const session = newRun();
  session.play({ type: 'open', chest: 0 }, 1000);
  session.undo(2000);
  session.redo(3000);
  session.takeHint({ move: { type: 'open', chest: 4 } }, 4000);
  session.takeHint({}, 5000);
  session.play({ type: 'open', chest: 8 }, BURN_TIME + 1000, 'solver');
  session.restart(BURN_TIME + 2000);
  session.advance(2 * BURN_TIME + 5000);
  return session;
}

export const run = longRun();
export const save = saveOf(run, run.now);
export const text = printSave(save);
export const lines = text.trimEnd().split('\n');

export const join = (parts: readonly string[]) => `${parts.join('\n')}\n`;
export const without = (index: number) => lines.filter((_, other) => other !== index);
export const replaced = (index: number, line: string) => lines.with(index, line);

export const bodies = unsignSave(text);

export const open = (saved: string) => replayText(toy, saved);
export const withLog = (log: readonly Entry[], at = save.at): Save => ({ ...save, log, at });
