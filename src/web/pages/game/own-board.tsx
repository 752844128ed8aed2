// A board of this browser in play: saving, the tab that plays it, the lesson, dialogs and the result around its frame.

import {
  createEffect,
  createSignal,
  getOwner,
  type JSX,
  lazy,
  mergeProps,
  on,
  onCleanup,
  onMount,
  runWithOwner,
  Show,
  Suspense,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { shell } from '#words/shell.ts';
import type { Millis } from '../../../core/game.ts';
import { printSave, saveOf } from '../../../core/save.ts';
import type { Settings } from '../../../core/settings.ts';
import type { Words } from '../../../words/words.ts';
import type { Face, ShellActions } from '../../board/face.ts';
import { BoardFrame } from '../../board/frame.tsx';
import { createTeaching } from '../../board/lesson-offer.tsx';
import { backgroundEngine } from '../../engine/client.ts';
import { storeRun } from '../../play/finished-run.ts';
import type { OpenedBoard } from '../../play/openings.ts';
import { createPlay, type Play } from '../../play/play.ts';
import { createSaver } from '../../play/saver.ts';
import type { TabSeat } from '../../play/tab-seat.ts';
import { createPlayClock, holdTime, watchPage } from '../../play/time.ts';
import { dealer, library } from '../../play/wiring.ts';
import { openJournal } from '../../storage/journal.ts';
import { beHere, othersHere, tabId } from '../../storage/tabs.ts';
import { speak } from '../../ui/announce.ts';
import { rememberFocus } from '../../ui/focus.ts';
import { explain } from '../../ui/game-words.ts';
import { whenIdle } from '../../ui/lazy.ts';
import { preferences } from '../../ui/preferences.ts';
import { downloadFile } from '../../ui/share.ts';
import { markFresh } from '../../ui/tap-guard.ts';
import { OwnBar, panels } from './own-bar.tsx';
import type { BoardContext, BoardExits, Panel } from './panels.tsx';

const Panels = lazy(panels.load);
const AwayCard = lazy(async () => ({ default: (await panels.load()).AwayCard }));

export interface OwnBoardProps extends OpenedBoard, BoardExits {
  readonly words: Words;
  readonly face: Face;
  /** The first board of this game, opened without a link. */
  readonly newcomer: boolean;
  /** A board of another kind. */
  onDeal(params: Settings): Promise<void>;
  onTitle(): void;
  /** To a copy under another id. */
  onCopied(board: string): void;
  /** The board as it is stored now. */
  onReload(): void;
}

export function OwnBoard(props: OwnBoardProps): JSX.Element {
  const { session, words, face, record, boards } = props;
  const [panel, setPanel] = createSignal<Panel>('none');
  const [counted, setCounted] = createSignal(0);
  const [streak, setStreak] = createSignal(0);

  /** Entries of the log when it was opened. */
  const begun = session.log.length;
  /** Offered when storage fails. */
  const saving = { label: shell.saveFile, act: () => saveFile() };
  /** The copy with this tab's moves, where another tab has played on as well. */
  const [copy, setCopy] = createSignal<string>();
  const saver = createSaver({
    boards,
    session,
    opened: record,
    journal: openJournal(boards.database, record.id, tabId),
    onFault: (fault, held) =>
      void panels.load().then(({ tellFault }) => tellFault(fault, held, saving)),
    onOvertaken(board) {
      setCopy(board);
      setLost(true);
    },
  });
  onCleanup(boards.database.onLost(() => saver.save(clock.now())));
  const flush = () => {
    saver.save(clock.now());
    return saver.settled();
  };
  /** Which tab plays the board: asked once the board is drawn. */
  const [seat, setSeat] = createSignal<TabSeat>();
  const [lost, setLost] = createSignal(false);
  const seated = () => !lost() && (seat()?.state() ?? 'own') === 'own';
  createEffect(() => onCleanup(seated() ? beHere(record.id) : holdTime('dialog')));
  const owner = getOwner();
  async function sitDown(): Promise<void> {
    const { takeTabSeat } = await panels.load();
    const played = session.log.length > begun;
    if (!seat())
      runWithOwner(owner, () =>
        setSeat(takeTabSeat(record.id, played, flush, () => props.onReload())),
      );
  }
  onMount(() =>
    whenIdle(async () => {
      if ((await othersHere())?.length !== 0) await sitDown();
    }),
  );
  function keep(at: Millis): void {
    if (!seated()) return;
    saver.save(at);
    if (session.log.length <= begun) return;
    if (seat()) seat()?.stepped();
    else void sitDown();
  }
  const clock = createPlayClock(record.millis);
  const play: Play = createPlay({
    daily: record.daily,
    session,
    words,
    clock,
    engine: library.engineFor(record),
    hastyEngine: backgroundEngine,
    hints: face.hints,
    feel: face.feedback,
    explain: (fault) => explain(fault, words),
    save: keep,
    waits: true,
    sure: async (step, practice) => (await panels.load()).askFor(step, practice),
    speak,
  });

  const teaching = createTeaching({
    play,
    words,
    face,
    newcomer: props.newcomer,
    board: record.id,
    deal: (params) => props.onDeal(params),
  });

  const level =
    words.presets[record.level]?.name ?? face.levelName(session.deal.params) ?? shell.custom;

  const waiting = () =>
    play.still() === 'unstarted' && !teaching.offered() && preferences().clockShown;
  createEffect(
    on(play.status, (status, before) => {
      if (status !== 'won' && status !== 'lost') return;
      // A board that was over when it was opened may lack its result: an older version stored it after the board.
      const stored =
        before === undefined ? storeRun(session, record, record.updatedAt) : saver.settled();
      void stored.then(() => setCounted((times) => times + 1));
      // A finished daily opens with its result, and what is next.
      if (before === undefined && record.daily !== undefined) setPanel('result');
    }),
  );

  // A daily shows the streak: counted when idle, and again when the game is over.
  const countStreak = async () => setStreak((await (await panels.load()).loadStreaks()).current);
  if (record.daily !== undefined)
    createEffect(on(counted, () => whenIdle(() => void countStreak().catch(() => undefined))));

  // Starts the engine's thread once the board is drawn.
  onMount(() => whenIdle(() => void dealer.dealAhead(session.game, session.deal.params)));
  onMount(() => onCleanup(watchPage()));
  onCleanup(() => {
    if (seated()) play.pause();
  });

  function saveFile(): void {
    const text = printSave(saveOf(session, clock.now()));
    void downloadFile(`${session.game.id}-${record.id}.curio`, text, 'text/plain');
  }

  const context: BoardContext = {
    play,
    face,
    words,
    session,
    record,
    level,
    show: setPanel,
    teaching,
    counted,
    streak,
    saveFile,
    exits: mergeProps(props, { onWatch: () => void saver.settled().then(() => props.onWatch()) }),
  };

  /** While the menu stops a countdown, the board must not be studied. */
  const veiled = () => play.still() === 'menu' && play.counting();

  const actions: ShellActions = {
    chooseNew: () => props.onNew(),
    dealNext: () => props.onNext(),
    deal: (params) => props.onDeal(params),
    showTitle: () => props.onTitle(),
  };
  const Away = () => (
    <Suspense>
      <AwayCard
        taken={lost() || seat()?.state() === 'taken'}
        copy={copy()}
        daily={record.daily !== undefined}
        take={() => void Promise.resolve(seat()?.take()).then(() => props.onReload())}
        openCopy={(board) => props.onCopied(board)}
      />
    </Suspense>
  );
  const Paused = () => (
    <div class="paused" ref={markFresh}>
      <h2>{shell.board.paused}</h2>
      <p class="muted">{shell.board.pausedAbout}</p>
      <button
        type="button"
        class="button primary"
        ref={(button) => {
          const giveBack = rememberFocus();
          queueMicrotask(() => button.focus());
          onCleanup(() => queueMicrotask(giveBack));
        }}
        onClick={() => play.resume()}
      >
        {shell.board.goOn}
      </button>
    </div>
  );
  const board = () => (
    <BoardFrame
      play={play}
      face={face}
      shell={actions}
      hints
      veiled={veiled()}
      idleMessage={waiting() ? shell.board.unstarted : ''}
      keys={{
        pause: () => play.pause(),
        newGame: () => props.onNew(),
        keys: () => setPanel('keys'),
        enabled: () => panel() === 'none' && seated() && !play.paused() && !teaching.shown(),
      }}
      bar={
        // A board that another tab plays cannot be touched from here.
        <div class="bar-hold" inert={!seated()}>
          <OwnBar board={context} />
        </div>
      }
      covered={!seated() || play.paused()}
      cover={
        <Show when={seated()} fallback={<Away />}>
          <Paused />
        </Show>
      }
      onEnd={() => setPanel((now) => (now === 'none' ? 'result' : now))}
    >
      <teaching.Offer />
      {/* Its own boundary, or the board would give way while the dialogs load. */}
      <Suspense>
        <Show when={panel() !== 'none'}>
          <Panels panel={panel()} board={context} />
        </Show>
      </Suspense>
    </BoardFrame>
  );
  return (
    <Show when={teaching.shown()} fallback={board()}>
      {(Lesson) => <Dynamic component={Lesson()} />}
    </Show>
  );
}
