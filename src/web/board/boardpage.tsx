// One board in play: the bar, the face, dialogs, keys and saving around it.

import {
  createEffect,
  createMemo,
  createSignal,
  getOwner,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  runWithOwner,
  Show,
  Suspense,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Millis } from '../../core/game.ts';
import { printSave, saveOf } from '../../core/save.ts';
import type { Settings } from '../../core/settings.ts';
import type { Words } from '../../words/words.ts';
import { backgroundEngine } from '../engine/client.ts';
import { createPlayClock } from '../play/clock.ts';
import { dealer, library } from '../play/index.ts';
import type { OpenedBoard } from '../play/openings.ts';
import { createPlay, type Play } from '../play/play.ts';
import { createSaver } from '../play/saver.ts';
import type { Seat } from '../play/seat.ts';
import { holdTime, watchPage } from '../play/time.ts';
import { openBoards } from '../storage/boards.ts';
import { openJournal, tabId } from '../storage/journals.ts';
import { beHere, othersHere } from '../storage/presence.ts';
import { preferences } from '../storage/settings.ts';
import { explain } from '../ui/explain.ts';
import { Saying } from '../ui/fit/slots.tsx';
import { rememberFocus } from '../ui/focus.ts';
import { appears } from '../ui/guard.ts';
import { later, warmLaterParts, whenIdle } from '../ui/later.ts';
import { NoticePlace } from '../ui/noticeplace.tsx';
import { notify, speak } from '../ui/notices.ts';
import { downloadFile } from '../ui/sharing.ts';
import { useLeaveHint, useShellKeys } from '../ui/shell-keys.ts';
import { shell } from '../words.ts';
import { Bar } from './bar.tsx';
import type { Face, ShellActions } from './face.ts';
import { createFinale, sceneTime, standsStill } from './finale.ts';
import type { BoardContext, Panel } from './panels.tsx';
import { createTeaching } from './teaching.tsx';

const panels = later(() => import('./panels.tsx'));
const Panels = lazy(panels.load);
const finaleLayer = later(() => import('./finalelayer.tsx'));
const FinaleLayer = lazy(finaleLayer.load);
const hintCard = later(() => import('./hintcard.tsx'));
const HintCard = lazy(async () => ({ default: (await hintCard.load()).HintCard }));
const away = later(() => import('./away.tsx'));
const AwayCard = lazy(async () => ({ default: (await away.load()).AwayCard }));
const results = later(() => import('../storage/record.ts'));
const questions = later(() => import('../ui/sure.ts'));
const standings = later(() => import('../pages/daily/standing.ts'));

export interface BoardPageProps extends OpenedBoard {
  readonly words: Words;
  readonly face: Face;
  /** The very first board of this game, and no link led to it. */
  readonly newcomer: boolean;
  onNew(): void;
  onNext(): void;
  /** A board of another kind. */
  onDeal(params: Settings): Promise<void>;
  onSame(): void;
  onTitle(): void;
  /** The finished game as a replay. */
  onWatch(): void;
  onPrint(): void;
  /** To another page of the app. */
  onLeave(path: string): void;
  /** To a copy under another id. */
  onCopied(board: string): void;
  /** The board as it is stored now. */
  onReload(): void;
}

export function BoardPage(props: BoardPageProps): JSX.Element {
  const { session, words, face, record } = props;
  const [panel, setPanel] = createSignal<Panel>('none');
  const [counted, setCounted] = createSignal(0);
  const [streak, setStreak] = createSignal(0);

  /** Entries of the log when it was opened. */
  const begun = session.log.length;
  /** Offered wherever a file is the way to be safe. */
  const saving = { label: shell.saveFile, act: () => saveFile() };
  /** The board of this page's own moves, where another page has played on as well. */
  const [copy, setCopy] = createSignal<string>();
  const saver = openBoards().then((boards) => {
    const { database } = boards;
    endings.push(database.onLost(() => void saver.then((ready) => ready.save(clock.now()))));
    return createSaver({
      boards,
      session,
      opened: record,
      journal: openJournal(database, record.id, tabId),
      onFault: (fault, held) =>
        void away.load().then(({ tellFault }) => tellFault(fault, held, saving)),
      onOvertaken(board) {
        setCopy(board);
        setLost(true);
      },
    });
  });
  const flush = async () => {
    const ready = await saver;
    ready.save(clock.now());
    await ready.settled();
  };
  const endings: (() => void)[] = [];
  onCleanup(() => {
    for (const end of endings) end();
  });
  /** Who plays the board: other tabs are asked once the board stands. */
  const [seat, setSeat] = createSignal<Seat>();
  const [lost, setLost] = createSignal(false);
  const seated = () => !lost() && (seat()?.state() ?? 'own') === 'own';
  createEffect(() => onCleanup(seated() ? beHere(record.id) : holdTime('dialog')));
  const owner = getOwner();
  async function sitDown(): Promise<void> {
    const { takeSeat } = await away.load();
    const played = session.log.length > begun;
    if (!seat())
      runWithOwner(owner, () =>
        setSeat(takeSeat(record.id, played, flush, () => props.onReload())),
      );
  }
  onMount(() =>
    whenIdle(async () => {
      if ((await othersHere())?.length !== 0) await sitDown();
    }),
  );
  function keep(at: Millis): void {
    if (!seated()) return;
    if (session.log.length > begun) {
      if (seat()) seat()?.stepped();
      else void sitDown();
    }
    void saver.then((ready) => ready.save(at));
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
    feel: face.feel,
    passes: face.passes,
    explain: (fault) => explain(fault, words),
    save: keep,
    waits: true,
    sure: async (step, practice) => (await questions.load()).askFor(step, practice),
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

  const level = () =>
    words.presets[record.level]?.name ?? face.levelName?.(session.deal.params) ?? shell.custom;

  const finale = createFinale({
    async settled() {
      await standsStill(document.getElementById('main') ?? undefined);
      await face.settled?.(play);
    },
    sceneTime: () => sceneTime(play.status() === 'won' && !play.byClock()),
    showResult: () => void setPanel((now) => (now === 'none' ? 'result' : now)),
  });
  if (face.loadDress) later(face.loadDress);

  // Whoever has made a move stays: what the end of the game needs comes before the end.
  createEffect(() => {
    if (play.serial() > 0) warmLaterParts();
  });
  // What is said to the player is also said aloud.
  createEffect(
    on(
      () => play.message(),
      (message, before) => {
        if (message || before) speak(message?.text ?? '');
      },
    ),
  );
  const waiting = () =>
    play.still() === 'unstarted' && !teaching.offered() && preferences().clockShown;
  createEffect(
    on(
      play.status,
      (status, before) => {
        if (status !== 'won' && status !== 'lost') return finale.cancel();
        void keepResult(before === undefined ? record.updatedAt : Date.now()).then(() =>
          setCounted((times) => times + 1),
        );
        // A daily that was over when it was opened shows how it ended, and what is next.
        if (before === undefined && record.daily !== undefined) setPanel('result');
        if (before !== undefined && before !== status) finale.begin();
      },
      {},
    ),
  );

  /** Also for a board that is over when it is opened: its result may have been cut off by a crash. */
  async function keepResult(at: number): Promise<void> {
    const recording = await results.load().catch(() => undefined);
    if (!recording)
      return notify({
        text: shell.board.resultNotCounted,
        tone: 'bad',
        action: { label: shell.board.tryAgain, act: () => void keepResult(at) },
      });
    const kept = await recording.recordResult(session, record, at);
    if (!kept.ok) notify({ text: await explain(kept.fault, words), tone: 'bad' });
    else if (kept.value === 'counted') (await saver).setCounted();
  }

  // The board of a daily tells the streak, when there is time to count it, and again when it is over.
  const countStreak = async () => setStreak((await (await standings.load()).loadStreaks()).current);
  if (record.daily !== undefined)
    createEffect(on(counted, () => whenIdle(() => void countStreak().catch(() => undefined))));

  // The engine's thread is started once the board stands.
  onMount(() => whenIdle(() => void dealer.dealAhead(session.game, session.deal.params)));
  onMount(() => onCleanup(watchPage()));
  onCleanup(() => {
    if (seated()) play.pause();
  });

  const askHint = () => void play.hints.ask();

  useShellKeys(
    {
      undo: () => play.undo(),
      redo: () => play.redo(),
      hint: askHint,
      pause: () => play.pause(),
      newGame: () => props.onNew(),
      keys: () => setPanel('keys'),
    },
    () => panel() === 'none' && seated() && !play.paused() && !teaching.shown(),
  );

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
    get level() {
      return level();
    },
    show: setPanel,
    teaching,
    counted,
    streak,
    saveFile,
    onNew: () => props.onNew(),
    onNext: () => props.onNext(),
    onSame: () => props.onSame(),
    onPrint: () => props.onPrint(),
    onLeave: (path) => props.onLeave(path),
    onWatch: () => void saver.then((ready) => ready.settled()).then(() => props.onWatch()),
  };

  /** A countdown that an open menu holds is no time to look at the board. */
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
  const tone = () => play.message()?.tone ?? 'plain';
  const hinting = createMemo(() => play.hints.thinking() || play.hints.told() !== undefined);
  useLeaveHint(hinting, () => play.hints.drop());
  const hintSlot = () => (
    <Suspense>
      <Show when={hinting()}>
        <HintCard play={play}>
          <Show when={face.HintMore}>
            {(More) => <Dynamic component={More()} play={play} shell={actions} />}
          </Show>
        </HintCard>
      </Show>
    </Suspense>
  );
  const messageSlot = () => (
    // The hint card says it already.
    <p
      class="message"
      hidden={play.hints.told() !== undefined}
      classList={{ bad: tone() === 'bad', good: tone() === 'good' }}
      aria-hidden="true"
    >
      {play.message()?.text ?? (waiting() ? shell.board.unstarted : '')}
    </p>
  );
  const table = () => (
    <div class={`playing game-${session.game.id}`}>
      {/* What another tab plays cannot be touched from here. */}
      <div class="bar-hold" inert={!seated()}>
        <Bar
          play={play}
          level={level()}
          timeLeft={() => face.timeLeft?.(play)}
          board={context}
          onHint={askHint}
        />
      </div>
      <main id="main" class="stage" classList={{ veiled: veiled() }} tabindex="-1">
        <Show
          when={seated() && !play.paused()}
          fallback={
            <Show when={seated()} fallback={<Away />}>
              <div class="paused" ref={appears}>
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
            </Show>
          }
        >
          <Saying said={{ hint: hintSlot, notices: () => <NoticePlace />, message: messageSlot }}>
            {/* As a component: what its body reads must not make the whole board anew. */}
            <Dynamic component={face.Board} play={play} shell={actions} />
          </Saying>
        </Show>
      </main>
      <teaching.Offer />
      <Suspense>
        <Show when={finale.stage() !== 'none'}>
          <FinaleLayer finale={finale} play={play} face={face} />
        </Show>
      </Suspense>
      {/* Its own boundary: else the board would give way while the dialogs are loaded. */}
      <Suspense>
        <Show when={panel() !== 'none'}>
          <Panels panel={panel()} board={context} />
        </Show>
      </Suspense>
    </div>
  );
  return (
    <Show when={teaching.shown()} fallback={table()}>
      {(Lesson) => <Dynamic component={Lesson()} />}
    </Show>
  );
}
