// The own board while the race runs: the game's face, without help and without pause, the others beside it.

import {
  createEffect,
  createMemo,
  createSignal,
  type JSX,
  lazy,
  on,
  onCleanup,
  Show,
  Suspense,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { finishedSave } from '../../../../cabinet/result.ts';
import { type RaceEvent, type RaceView, raceTable, stepsOf } from '../../../../core/race.ts';
import type { Fault } from '../../../../core/result.ts';
import { printSave } from '../../../../core/save.ts';
import type { Face } from '../../../board/face.ts';
import { createFinale, standsStill } from '../../../board/finale.ts';
import { engine } from '../../../engine/client.ts';
import type { OpenedBoard } from '../../../play/openings.ts';
import { createPlay } from '../../../play/play.ts';
import { createSaver } from '../../../play/saver.ts';
import { openBoards } from '../../../storage/boards.ts';
import { openJournal, tabId } from '../../../storage/journals.ts';
import { confirm } from '../../../ui/confirm.tsx';
import { explain } from '../../../ui/explain.ts';
import { Saying } from '../../../ui/fit/slots.tsx';
import { later, warmLaterParts } from '../../../ui/later.ts';
import { NoticePlace } from '../../../ui/noticeplace.tsx';
import { notify, speak } from '../../../ui/notices.ts';
import { useShellKeys } from '../../../ui/shell-keys.ts';
import { withoutShell } from '../../../ui/shellless.ts';
import { clockText } from '../../../words.ts';
import { RoomBar } from '../bar.tsx';
import { useArrival } from '../focus.ts';
import { barLevel } from '../level.ts';
import { LineState } from '../linestate.tsx';
import type { TableProps } from '../room.tsx';
import { together } from '../words.ts';
import { FinishState } from './finishstate.tsx';
import { raceClock, racing } from './local.ts';
import { Others, type RunnerRow } from './others.tsx';

const words = together.race;
const FinaleLayer = lazy(later(() => import('../../../board/finalelayer.tsx')).load);
const results = later(() => import('../../../storage/record.ts'));

/** Milliseconds that the scene after the last move is seen. */
const SCENE = 1200;

export interface RaceBoardProps extends TableProps, OpenedBoard {
  readonly face: Face;
  readonly race: RaceView;
  readonly rows: readonly RunnerRow[];
  /** Why a finish is not with the table yet. */
  readonly unsent: Fault | undefined;
  /** It is over, with this log: sent by who outlives the board. */
  finished(log: string): void;
  /** The scene of the end is over. */
  ended(): void;
}

export function RaceBoard(props: RaceBoardProps): JSX.Element {
  const { line, rules, session, record, face } = props;
  const gameWords = props.words;
  const [overtaken, setOvertaken] = createSignal(false);
  const clock = raceClock(line.now, props.race.releaseAt, record.millis);
  const saver = openBoards().then((boards) =>
    createSaver({
      boards,
      session,
      opened: record,
      journal: openJournal(boards.database, record.id, tabId),
      onFault: (fault) =>
        void explain(fault, gameWords).then((text) => notify({ text, tone: 'bad' })),
      onOvertaken: () => setOvertaken(true),
    }),
  );
  const play = racing(
    createPlay({
      session,
      words: gameWords,
      clock,
      engine,
      feel: face.feel,
      passes: face.passes,
      explain: (fault) => explain(fault, gameWords),
      save: (at) => void saver.then((ready) => ready.save(at)),
      shared: true,
      speak,
    }),
  );

  // How far it is, in steps: told when one is taken, and only while it runs.
  const steps = createMemo(() => stepsOf(rules, play.view()));
  createEffect(
    on(steps, (now, before) => {
      if (now === before || play.over() || (before === undefined && now === 0)) return;
      line.move(raceTable.moveCode.encode({ type: 'progress', steps: now }), true);
    }),
  );

  const finale = createFinale({
    async settled() {
      await standsStill(document.getElementById('main') ?? undefined);
      await face.settled?.(play);
    },
    sceneTime: () => SCENE,
    showResult: () => props.ended(),
  });
  async function keepResult(): Promise<void> {
    const kept = await (await results.load()).recordResult(session, record, Date.now());
    if (kept.ok && kept.value === 'counted') (await saver).setCounted();
  }
  createEffect(
    on(play.status, (status, before) => {
      if (status !== 'won' && status !== 'lost') return;
      props.finished(printSave(finishedSave(session)));
      void keepResult().catch(() => undefined);
      if (before === undefined) props.ended();
      else finale.begin();
    }),
  );
  createEffect(() => {
    if (play.serial() > 0) warmLaterParts();
  });
  createEffect(
    on(play.message, (message, before) => {
      if (message || before) speak(message?.text ?? '');
    }),
  );
  useShellKeys(
    {
      undo: () => play.undo(),
      redo: () => play.redo(),
      hint: () => play.say(words.noHints, 'bad'),
      pause: () => play.say(words.noPause, 'bad'),
      newGame: () => {},
      keys: () => {},
    },
    () => !play.over(),
  );
  useArrival(() => words.go);
  // Who comes in is told as it happens.
  onCleanup(
    line.onNews(({ events, members, you }) => {
      for (const event of events.flat() as readonly RaceEvent[]) {
        if (event.type !== 'finished' && event.type !== 'gaveUp') continue;
        const member = members.find(({ place }) => place === event.place);
        const finish = props.race.runners[event.place - 1]?.finish;
        if (!member || member.seat === you) continue;
        if (event.type === 'gaveUp') play.say(words.nowGaveUp(member.name));
        else if (finish?.solved) play.say(words.nowDone(member.name, clockText(finish.millis)));
      }
    }),
  );

  async function giveUp(): Promise<void> {
    const question = { title: words.giveUpSure, about: words.giveUpAbout, act: words.giveUp };
    if (await confirm({ ...question, danger: true }))
      line.move(raceTable.moveCode.encode({ type: 'giveUp' }), true);
  }
  const level = () => barLevel(props, props.news);
  const tone = () => play.message()?.tone ?? 'plain';
  const said = {
    hint: () => null,
    notices: () => <NoticePlace />,
    message: () => (
      <p
        class="message"
        classList={{ bad: tone() === 'bad', good: tone() === 'good' }}
        aria-hidden="true"
      >
        {play.message()?.text}
      </p>
    ),
  };
  return (
    <div class={`playing racing game-${rules.id}`}>
      <RoomBar
        title={gameWords.title}
        level={level()}
        people={props.news.members.filter(({ gone }) => !gone).length}
        play={play}
        clock={play.elapsed()}
        undo
        showLobby={() => props.showLobby()}
      >
        <button type="button" class="button quiet bar-text" onClick={() => void giveUp()}>
          {words.giveUp}
        </button>
      </RoomBar>
      <aside class="race-side" aria-label={words.race}>
        <LineState line={line} offline={words.offline} />
        <FinishState fault={props.unsent} />
        <Others rows={props.rows} you={props.race.you} />
      </aside>
      <main id="main" class="stage" tabindex="-1">
        <Show
          when={!overtaken()}
          fallback={
            <p class="note bad" role="alert">
              {words.elsewhere}
            </p>
          }
        >
          <Saying said={said}>
            <Dynamic
              component={face.Board}
              play={play}
              shell={withoutShell(() => props.showLobby())}
            />
          </Saying>
        </Show>
      </main>
      <Suspense>
        <Show when={finale.stage() !== 'none'}>
          <FinaleLayer finale={finale} play={play} face={face} />
        </Show>
      </Suspense>
    </div>
  );
}
