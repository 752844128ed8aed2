// Misses are invisible steps of the log: one press of undo takes back one card and says what stays counted.

import { createRoot } from 'solid-js';
import { afterEach, expect, it } from 'vitest';
import { dragons, ELSA, MUSHU, sessionOf } from '../../../games/dokuborn/testing/index.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import { words } from '../../../words/en/dokuborn/index.ts';
import { createPlay } from '../../play/play.ts';
import { madeEngine } from '../../play/testing.ts';
import { createPlayClock } from '../../play/time.ts';

let end = () => {};
afterEach(() => end());

function begin() {
  const session = sessionOf(dragons('classic'));
  const play = createRoot((dispose) => {
    end = dispose;
    return createPlay<DokubornTypes>({
      session,
      words,
      clock: createPlayClock(0),
      engine: madeEngine(),
      explain: (fault) => fault.code,
      save: () => {},
    });
  });
  const place = (cell: number, card: number) => play.move({ type: 'place', cell, card });
  const cells = () => play.view().cells.map(({ card }) => card?.id ?? null);
  return { session, play, place, cells };
}

it('one press of undo takes the card off, over the misses after it, and redo puts it back', () => {
  const { session, play, place, cells } = begin();
  place(0, MUSHU);
  place(3, 42);
  place(3, MUSHU);
  place(1, ELSA);
  expect(play.view().misses).toBe(2);
  play.undo();
  expect(cells()).toEqual([null, null, null, null]);
  expect(play.message()?.text).toBe('Undone. 2 misses before it stay counted.');
  // Neither the misses nor their guesses come back.
  expect(play.view()).toMatchObject({ guesses: 3, misses: 2, guessesLeft: 4 });
  expect(play.canUndo()).toBe(false);
  expect(play.canRedo()).toBe(true);
  play.redo();
  expect(cells()).toEqual([MUSHU, null, null, null]);
  expect(play.view()).toMatchObject({ guesses: 3, misses: 2 });
  expect(play.canRedo()).toBe(false);
  expect(session.log.map(({ kind }) => kind).slice(-6)).toEqual([
    'undo',
    'undo',
    'undo',
    'redo',
    'redo',
    'redo',
  ]);
});

it('where only misses were made there is nothing to undo, and the log stays as it is', () => {
  const { session, play, place } = begin();
  place(0, ELSA);
  expect(play.canUndo()).toBe(false);
  play.undo();
  expect(play.message()?.text).toBe('There is no card to take back. Misses stay counted.');
  expect(session.log).toHaveLength(1);
  expect(play.view()).toMatchObject({ guesses: 1, misses: 1 });
});
