// The lesson around a board: offered to newcomers before anything runs, shown again from the menu, loaded when wanted.

import {
  type Component,
  createEffect,
  createSignal,
  type JSX,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Settings } from '../../core/settings.ts';
import type { Words } from '../../words/words.ts';
import type { Play } from '../play/play.ts';
import { holdTime } from '../play/time.ts';
import { openBoards } from '../storage/boards.ts';
import { later } from '../ui/later.ts';
import type { Face } from './face.ts';
import { lessonSeen, markLessonSeen, offerOf } from './lesson/seen.ts';
import type { LessonPage } from './lesson.tsx';
import { LessonOffer, offerSmall } from './lessonoffer.tsx';

const lessons = later(() => import('./lesson.tsx'));

export interface Teaching {
  /** The game has a lesson. */
  readonly offers: boolean;
  /** The lesson where it is shown, in place of the board. */
  shown(): Component | undefined;
  /** Is the player asked whether to show it? */
  offered(): boolean;
  /** The question. */
  Offer(): JSX.Element;
  start(): void;
}

export function createTeaching(options: {
  readonly play: Play;
  readonly words: Words;
  readonly face: Face;
  /** The very first board of this game, and no link led to it. */
  readonly newcomer: boolean;
  readonly board: string;
  /** A first board of another kind. */
  deal(params: Settings): Promise<void>;
}): Teaching {
  const { play, words, face } = options;
  const game = play.game.id;
  const kind = face.lessonKind?.(play.params);
  const lesson = kind === undefined ? game : `${game}-${kind}`;
  const [shown, setShown] = createSignal<typeof LessonPage>();
  // Of a newcomer nothing else need be known: the question stands with the board's first paint.
  const [offered, setOffered] = createSignal(
    face.lesson !== undefined && options.newcomer && wayFor(0) === 'dialog',
  );

  /** Takes the small notice back, where one was given. */
  const [withdraw, setWithdraw] = createSignal<() => void>();

  function wayFor(others: number): ReturnType<typeof offerOf> {
    // Whoever has begun meanwhile needs none.
    return offerOf({ lesson, newcomer: options.newcomer, logged: play.serial(), others });
  }

  createEffect(() => {
    if (shown()) onCleanup(holdTime('lesson'));
  });
  const end = () => {
    setShown(undefined);
    queueMicrotask(() => document.getElementById('main')?.focus());
  };
  const start = () => {
    setOffered(false);
    markLessonSeen(lesson);
    void lessons.load().then(({ LessonPage }) => setShown(() => LessonPage));
  };
  const skip = () => {
    setOffered(false);
    markLessonSeen(lesson);
  };

  onMount(async () => {
    if (!face.lesson || options.newcomer || lessonSeen(lesson)) return;
    const boards = await (await openBoards()).list(200);
    const others = boards.filter((one) => one.game === game && one.id !== options.board).length;
    // Whoever knows the game may still be new to this kind of it.
    if (wayFor(kind === undefined ? others : 0) !== 'notice') return;
    markLessonSeen(lesson);
    setWithdraw(() => offerSmall(words.title, start));
  });
  // Whoever plays on needs the room: under a small board, the notice and a hint would leave too little for the board.
  createEffect(() => {
    if (play.serial() > 0 || play.hints.told()) withdraw()?.();
  });

  return {
    offers: face.lesson !== undefined,
    shown: () => {
      const Page = shown();
      return (
        Page &&
        (() => <Page game={game} params={play.params} words={words} face={face} onEnd={end} />)
      );
    },
    offered,
    Offer: () => (
      <Show when={offered()}>
        <Dynamic
          component={face.Offer ?? LessonOffer}
          words={words}
          start={start}
          skip={skip}
          deal={options.deal}
          board={options.board}
        />
      </Show>
    ),
    start,
  };
}
