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
import { Dynamic, isServer } from 'solid-js/web';
import { lesson as said } from '#words/dialogs.ts';
import type { Settings } from '../../core/settings.ts';
import type { Words } from '../../words/words.ts';
import type { Play } from '../play/play.ts';
import { holdTime } from '../play/time.ts';
import { openBoards } from '../storage/boards.ts';
import { listForm, persistedSignal } from '../storage/local-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { lazyModule } from '../ui/lazy.ts';
import { dismissNotice, type Notice, notify } from '../ui/notices.tsx';
import type { Face, OfferProps } from './face.ts';
import type { LessonPage } from './lesson-player.tsx';

// The offer of a lesson to whoever is new: painted together with the first board, so it comes with the board's script.

export function LessonOffer(props: OfferProps): JSX.Element {
  return (
    <Dialog open title={said.offer.title(props.words.title)} onClose={() => props.skip()}>
      <p>{props.words.tagline}</p>
      <p>{said.offer.about}</p>
      <div class="row">
        <button type="button" class="button primary" autofocus onClick={() => props.start()}>
          {said.offer.start}
        </button>
        <button type="button" class="button" onClick={() => props.skip()}>
          {said.offer.skip}
        </button>
      </div>
    </Dialog>
  );
}

/** Beside a board that a link led to: one small notice, and never again. Answers how it is taken back. */
function offerSmall(title: string, start: () => void): () => void {
  const notice: Notice = {
    text: said.offer.small(title),
    tone: 'plain',
    action: { label: said.offer.start, act: start },
  };
  notify(notice);
  return () => dismissNotice(notice);
}

// Which lessons this browser has seen or skipped, and who is offered one: newcomers once, nobody twice.

const seen = persistedSignal('curio.lessons', listForm);

export const lessonSeen = (lesson: string): boolean => seen.value().includes(lesson);

export function markLessonSeen(lesson: string): void {
  if (!lessonSeen(lesson)) seen.set([...seen.value(), lesson]);
}

interface Arrival {
  /** The game, or a kind of it that has a lesson of its own. */
  readonly lesson: string;
  /** The very first board of this game, which the player came to without a link. */
  readonly newcomer: boolean;
  /** Entries in the log of the board. */
  readonly logged: number;
  /** Other boards of this game in this browser. */
  readonly others: number;
}

/** `dialog` before the first board, `notice` beside one that a link led to, nothing for whoever has been here. */
export function offerOf(arrival: Arrival): 'dialog' | 'notice' | 'none' {
  // Where nothing can be remembered nobody is bothered again and again; a page that is drawn beforehand is for others.
  if (!(seen.lasting || isServer) || lessonSeen(arrival.lesson)) return 'none';
  if (arrival.logged > 0 || arrival.others > 0) return 'none';
  return arrival.newcomer ? 'dialog' : 'notice';
}

const lessons = lazyModule(() => import('./lesson-player.tsx'));

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
  const kind = face.lessonKind(play.params);
  const lesson = kind === undefined ? game : `${game}-${kind}`;
  const [shown, setShown] = createSignal<typeof LessonPage>();
  // Of a newcomer nothing else need be known: the question stands with the board's first paint.
  const [offered, setOffered] = createSignal(
    face.loadTeaching !== undefined && options.newcomer && wayFor(0) === 'dialog',
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
    if (!face.loadTeaching || options.newcomer || lessonSeen(lesson)) return;
    const boards = await (await openBoards()).list(200);
    const others = boards.filter((one) => one.game === game && one.id !== options.board).length;
    // Whoever knows the game may still be new to this kind of it.
    if (wayFor(kind === undefined ? others : 0) !== 'notice') return;
    markLessonSeen(lesson);
    setWithdraw(() => offerSmall(words.title, start));
  });
  // Whoever plays on needs the room: under a small board, the notice and a hint would leave too little for the board.
  createEffect(() => {
    if (play.serial() > 0 || play.hints.shown()) withdraw()?.();
  });

  return {
    offers: face.loadTeaching !== undefined,
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
          component={face.Offer}
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
