// The play of a lesson: a real session that accepts only the lesson's moves. Its clock never runs, and it saves nothing.

import { lesson as said } from '#words/shell.ts';
import type { Deal } from '../../core/deal.ts';
import type { GameTypes, Rules } from '../../core/game.ts';
import { failure } from '../../core/result.ts';
import type { StepResult } from '../../core/session.ts';
import type { Words } from '../../words/words.ts';
import type { EngineClient } from '../engine/client.ts';
import { createPlay, type Play } from '../play/play.ts';
import type { PlayClock } from '../play/time.ts';
import { begin, type Lesson, type LessonStep, type Progress, sessionAt, takes } from './lesson.ts';

/** Time never runs out in a lesson. */
const stillClock: PlayClock = {
  running: false,
  gaps: 0,
  now: () => 0,
  start: () => {},
  stop: () => {},
};

/** There are no hints, proofs and questions in a lesson. */
const noEngine: EngineClient = { run: async () => failure('notInLesson'), useAssets: () => {} };

interface GuidedOptions<T extends GameTypes> {
  readonly rules: Rules<T>;
  readonly words: Words<T>;
  readonly lesson: Lesson<T>;
  readonly from: Progress<T>;
  /** The current step. */
  step(): LessonStep<T> | undefined;
  /** Called after an accepted move, with the new view. */
  moved(move: T['Move'], view: T['View']): void;
}

export function guidedPlay<T extends GameTypes>(options: GuidedOptions<T>): Play<T> {
  const { rules, words, lesson, from } = options;
  const play = createPlay<T>({
    session: sessionAt(rules, lesson, from),
    words,
    clock: stillClock,
    engine: noEngine,
    save: () => {},
    explain: () => said.later,
  });
  const refuse = (text: string): StepResult<T> => {
    play.say(text, 'bad');
    return { ok: false, refusal: { type: 'finalMove' } };
  };
  /** Only the real board offers it. */
  const notNow = () => void refuse(said.later);
  const noAnswer = async () => {
    notNow();
    return failure('notInLesson');
  };
  return {
    ...play,
    fleeting: true,
    canUndo: () => false,
    canRedo: () => false,
    move(move) {
      const step = options.step();
      if (!takes(rules, step, move, play.view()))
        return refuse(step?.move ? (step.otherwise ?? said.otherwise) : said.readFirst);
      const result = play.move(move);
      if (result.ok) options.moved(move, play.view());
      return result;
    },
    undo: notNow,
    redo: notNow,
    restart: notNow,
    pause: () => {},
    resume: () => {},
    ask: noAnswer,
    solve: noAnswer,
  };
}

/** A play that stays where these moves lead. For the body of a component. */
export function stillPlay<T extends GameTypes>(
  rules: Rules<T>,
  words: Words<T>,
  deal: Deal<T>,
  moves: readonly T['Move'][] = [],
): Play<T> {
  return guidedPlay({
    rules,
    words,
    lesson: { deal, before: moves, aim: '', steps: [], end: '' },
    from: begin,
    step: () => undefined,
    moved: () => {},
  });
}
