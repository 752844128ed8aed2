// What is only watched, for boards that can also be played: whatever is done to it is refused with a word.

import type { GameTypes } from '../../../core/game.ts';
import { failure } from '../../../core/result.ts';
import type { StepResult } from '../../../core/session.ts';
import type { Play } from '../../play/play.ts';
import type { Watched } from '../../play/watched.ts';

export function spectate<T extends GameTypes>(watched: Watched<T>, refusal: string): Play<T> {
  const refuse = (): StepResult<T> => {
    watched.say(refusal, 'bad');
    return { ok: false, refusal: { type: 'finalMove' } };
  };
  const nothing = () => {};
  return {
    ...watched,
    watching: true,
    canUndo: () => false,
    canRedo: () => false,
    paused: () => false,
    still: () => undefined,
    counting: () => false,
    hints: {
      told: () => undefined,
      sentence: () => '',
      marks: () => [],
      cells: () => [],
      marksRow: () => false,
      press: () => 'find',
      price: () => 0,
      thinking: () => false,
      progress: () => undefined,
      ask: async () => void refuse(),
      turnTo: nothing,
      searchOn: nothing,
      cancel: nothing,
      drop: nothing,
    },
    move: refuse,
    undo: refuse,
    redo: refuse,
    restart: refuse,
    peek: nothing,
    peeked: () => true,
    peeks: () => 0,
    pause: nothing,
    resume: nothing,
    solve: async () => failure('cancelled'),
    replaysWith: () => false,
  };
}
