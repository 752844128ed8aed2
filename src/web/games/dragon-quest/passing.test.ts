// A question that nothing can change is answered automatically, and undo and redo skip it.

import { createRoot } from 'solid-js';
import { afterEach, expect, it } from 'vitest';
import { words } from '#words/dragon-quest/index.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import { Session } from '../../../core/session.ts';
import { dragonQuest, type Params } from '../../../games/dragon-quest/index.ts';
import { stackedPuzzle } from '../../../games/dragon-quest/testing/index.ts';
import type { DragonQuestTypes, Move } from '../../../games/dragon-quest/types.ts';
import { createPlay } from '../../play/play.ts';
import { madeEngine } from '../../play/testing.ts';
import { createPlayClock } from '../../play/time.ts';
import { answerIdleQuestions } from './hand.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A slime that the first fate beats, so that the King in hand is of no use; then a gem. */
function begin() {
  const params = {
    ...dragonQuest.presets[0]?.params,
    certified: false,
    startItems: 1,
  } as Params;
  const puzzle = stackedPuzzle(params, {
    start: 'S5',
    deck: ['ST', 'S7'],
    fates: [8, 6, 7, 9],
    items: ['HK'],
  });
  const session = new Session<DragonQuestTypes>(
    dragonQuest,
    dealPuzzle(dragonQuest, params, puzzle),
  );
  const asked: string[] = [];
  const answers = { sure: true };
  const play = createRoot((end) => {
    ends.push(end);
    const made = createPlay<DragonQuestTypes>({
      session,
      words,
      clock: createPlayClock(0),
      engine: madeEngine(),
      explain: ({ code }) => code,
      save: () => {},
      async sure(step) {
        asked.push(step);
        return answers.sure;
      },
    });
    answerIdleQuestions(made);
    return made;
  });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const act = async (...words: readonly string[]) => {
    for (const word of words) {
      const move = dragonQuest.moveCode.decode(word);
      if (!move.ok) throw new Error(word);
      expect(play.move(move.value as Move).ok, word).toBe(true);
      await settle();
    }
  };
  const moves = () => session.log.map(({ kind, word }) => word ?? kind);
  return { play, act, settle, asked, answers, moves };
}

it('is passed by a move of its own, and both sentences are said', async () => {
  const { play, act, moves } = begin();
  await act('place-g4', 'resolve-g4');
  expect(play.view().pending).toBeNull();
  expect(moves()).toEqual(['place-g4', 'resolve-g4', 'accept']);
  expect(play.message()?.text).toMatch(/8.*Slime/s);
});

it('is undone with the fight, after one question; where that is declined nothing has changed', async () => {
  const { play, act, settle, asked, answers, moves } = begin();
  await act('place-g4', 'resolve-g4');
  answers.sure = false;
  play.undo();
  await settle();
  expect([asked, moves().length, play.canRedo()]).toEqual([['undo'], 3, false]);
  answers.sure = true;
  play.undo();
  await settle();
  expect(asked).toEqual(['undo', 'undo']);
  expect(play.view().cards.find(({ card }) => card === 'ST')?.faceUp).toBe(true);
  expect([play.view().pending, play.canRedo()]).toEqual([null, true]);
});

it('is redone with the fight, and what came after it stays to be redone', async () => {
  const { play, act, settle } = begin();
  await act('place-g4', 'resolve-g4', 'place-g6');
  const end = play.view();
  for (let step = 0; step < 3; step++) {
    play.undo();
    await settle();
  }
  expect([play.view().cards.length, play.canUndo()]).toEqual([1, false]);
  for (let step = 0; step < 3; step++) {
    play.redo();
    await settle();
  }
  expect([play.view(), play.canRedo()]).toEqual([end, false]);
});
