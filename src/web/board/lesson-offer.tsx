// The lesson of a board: offered to newcomers before the clock runs, shown again from the menu, loaded on demand.

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
import { lesson as said } from '#words/shell.ts';
import type { Settings } from '../../core/settings.ts';
import type { Words } from '../../words/words.ts';
import type { Play } from '../play/play.ts';
import { holdTime } from '../play/time.ts';
import { openBoards } from '../storage/boards.ts';
import { listForm, persistedSignal } from '../storage/local-store.ts';
import { Button } from '../ui/controls.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { dismissNotice, type Notice, notify } from '../ui/notices.tsx';
import type { Face, OfferProps } from './face.ts';
import { boardOnDemand } from './frame.tsx';
import type { LessonPage } from './lesson-player.tsx';

export function LessonOffer(props: OfferProps): JSX.Element {
  return (
    <Dialog open title={said.offer.title(props.words.title)} onClose={() => props.skip()}>
      <p>{props.words.tagline}</p>
      <p>{said.offer.about}</p>
      <div class="row">
        <button type="button" class="button primary" autofocus onClick={() => props.start()}>
          {said.offer.start}
        </button>
        <Button onClick={() => props.skip()}>{said.offer.skip}</Button>
      </div>
    </Dialog>
  );
}

const seen = persistedSignal('curio.lessons', listForm);

export const lessonSeen = (lesson: string): boolean => seen.value().includes(lesson);

export function markLessonSeen(lesson: string): void {
  if (!lessonSeen(lesson)) seen.set([...seen.value(), lesson]);
}

/** `dialog` before the first board, `notice` beside a first board opened by a link, otherwise `none`. */
export function offerOf(arrival: {
  /** The game, or a kind of it with its own lesson. */
  readonly lesson: string;
  /** The first board of this game, opened without a link. */
  readonly newcomer: boolean;
  /** Entries in the log of the board. */
  readonly logged: number;
  /** Other boards of this game in this browser. */
  readonly others: number;
}): 'dialog' | 'notice' | 'none' {
  // Without storage the offer would come every time. A prerendered page is for newcomers, so it has the offer.
  if (!(seen.lasting || isServer) || lessonSeen(arrival.lesson)) return 'none';
  if (arrival.logged > 0 || arrival.others > 0) return 'none';
  return arrival.newcomer ? 'dialog' : 'notice';
}

export type LessonOfferState = ReturnType<typeof createTeaching>;

export function createTeaching(options: {
  readonly play: Play;
  readonly words: Words;
  readonly face: Face;
  /** The first board of this game, opened without a link. */
  readonly newcomer: boolean;
  readonly board: string;
  /** Deals a first board of another kind. */
  deal(params: Settings): Promise<void>;
}) {
  const { play, words, face } = options;
  const game = play.game.id;
  const kind = face.lessonKind(play.params);
  const lesson = kind === undefined ? game : `${game}-${kind}`;
  const [shown, setShown] = createSignal<typeof LessonPage>();
  // Decided without storage for newcomers, so that the question is part of the first paint.
  const [offered, setOffered] = createSignal(
    face.loadTeaching !== undefined && options.newcomer && wayFor(0) === 'dialog',
  );

  /** The small offer, shown once, beside a board opened by a link. */
  const [notice, setNotice] = createSignal<Notice>();

  function wayFor(others: number): ReturnType<typeof offerOf> {
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
    skip();
    void boardOnDemand.load().then(({ LessonPage }) => setShown(() => LessonPage));
  };
  const skip = () => {
    setOffered(false);
    markLessonSeen(lesson);
  };

  onMount(async () => {
    if (!face.loadTeaching || options.newcomer || lessonSeen(lesson)) return;
    const boards = await (await openBoards()).list(200);
    const others = boards.filter((one) => one.game === game && one.id !== options.board).length;
    // A player of the game may still be new to this kind of it.
    if (wayFor(kind === undefined ? others : 0) !== 'notice') return;
    markLessonSeen(lesson);
    const text = said.offer.small(words.title);
    const offer: Notice = { text, tone: 'plain', action: { label: said.offer.start, act: start } };
    notify(offer);
    setNotice(offer);
  });
  // The first move withdraws the notice: with a hint beside it, a small screen would have no room left for the board.
  createEffect(() => {
    const offer = notice();
    if (offer && (play.serial() > 0 || play.hints.shown())) dismissNotice(offer);
  });

  return {
    /** The game has a lesson. */
    offers: face.loadTeaching !== undefined,
    /** The lesson while it is shown, in place of the board. */
    shown: (): Component | undefined => {
      const Page = shown();
      return (
        Page &&
        (() => <Page game={game} params={play.params} words={words} face={face} onEnd={end} />)
      );
    },
    /** Is the question open? */
    offered,
    /** The question. */
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
