// One's own board while the race runs, the others beside it: no hints, no pause. It is an ordinary board of this
// browser, timed by the table's release, so that a reload loses neither moves nor an unsent finish.

import { createEffect, createMemo, createSignal, type JSX, on, onCleanup } from 'solid-js';
import { clockText } from '#words/formats.ts';
import { together } from '#words/together.ts';
import { finishedSave } from '../../../../cabinet/result.ts';
import { readPuzzle } from '../../../../core/deal.ts';
import type { Millis, Rules } from '../../../../core/game.ts';
import { type RaceEvent, type RaceView, raceTable, stepsOf } from '../../../../core/race.ts';
import type { Fault, Result } from '../../../../core/result.ts';
import { printSave } from '../../../../core/save.ts';
import { type Face, withoutShell } from '../../../board/face.ts';
import { BoardFrame } from '../../../board/frame.tsx';
import { engine } from '../../../engine/client.ts';
import { spectate } from '../../../play/board-view.ts';
import { storeRun } from '../../../play/finished-run.ts';
import type { OpenedBoard } from '../../../play/openings.ts';
import { createPlay, type Play } from '../../../play/play.ts';
import { createSaver } from '../../../play/saver.ts';
import type { PlayClock } from '../../../play/time.ts';
import { dealer, openings } from '../../../play/wiring.ts';
import { openBoards } from '../../../storage/boards.ts';
import { openJournal } from '../../../storage/journal.ts';
import { tabId } from '../../../storage/tabs.ts';
import { speak } from '../../../ui/announce.ts';
import { Button, Problem } from '../../../ui/controls.tsx';
import { confirm } from '../../../ui/dialog.tsx';
import { useArrival } from '../../../ui/focus.ts';
import { explain } from '../../../ui/game-words.ts';
import { notify } from '../../../ui/notices.tsx';
import { ConnectionState } from '../connection-state.tsx';
import type { RoomGameProps } from '../room.tsx';
import { RoomBar } from '../room-bar.tsx';
import { FinishState } from './finish.tsx';
import { Others, type RunnerRow } from './standings.tsx';

/** Opens the board with this id; deals it first if it is not here yet. */
export async function openLocal(
  rules: Rules,
  id: string,
  code: string,
): Promise<Result<OpenedBoard>> {
  const known = await (await openBoards()).load(id);
  if (!known?.ok) {
    const deal = readPuzzle(rules, code);
    if (!deal.ok) return deal;
    const laid = await dealer.layOut(rules, deal.value, { id });
    if (!laid.ok) return laid;
  }
  return openings.openBoard(rules, id);
}

/** Runs from the release by the table's clock, and never behind what the board has reached. */
function raceClock(now: () => Millis, releaseAt: Millis, reached: Millis): PlayClock {
  return {
    running: true,
    gaps: 0,
    now: () => Math.max(reached, Math.round(now() - releaseAt), 0),
    start() {},
    stop() {},
  };
}

/** The same board without hints, solution, restart and pause. */
function racing(play: Play): Play {
  const { noHelp } = together.race;
  const { hints, restart, peek, peeked, peeks, pause, resume, solve } = spectate(play, noHelp);
  return { ...play, racing: true, hints, restart, peek, peeked, peeks, pause, resume, solve };
}

const words = together.race;

/** Milliseconds of the celebration. */
const SCENE = 1200;

interface RaceBoardProps extends RoomGameProps, OpenedBoard {
  readonly face: Face;
  readonly race: RaceView;
  readonly rows: readonly RunnerRow[];
  /** Why the table does not have the finish yet. */
  readonly unsent: Fault | undefined;
  /** The game is over; the page sends its log, because it outlives the board. */
  finished(log: string): void;
  /** The celebration is over. */
  ended(): void;
}

export function RaceBoard(props: RaceBoardProps): JSX.Element {
  const { connection, rules, session, record, boards, face } = props;
  const gameWords = props.words;
  const [overtaken, setOvertaken] = createSignal(false);
  const clock = raceClock(connection.now, props.race.releaseAt, record.millis);
  const saver = createSaver({
    boards,
    session,
    opened: record,
    journal: openJournal(boards.database, record.id, tabId),
    onFault: (fault) =>
      void explain(fault, gameWords).then((text) => notify({ text, tone: 'bad' })),
    onOvertaken: () => setOvertaken(true),
  });
  const play = racing(
    createPlay({
      session,
      words: gameWords,
      clock,
      engine,
      feel: face.feedback,
      explain: (fault) => explain(fault, gameWords),
      save: saver.save,
      shared: true,
      speak,
    }),
  );

  // Progress is sent with every step, and only while the race runs.
  const steps = createMemo(() => stepsOf(rules, play.view()));
  createEffect(
    on(steps, (now, before) => {
      if (now === before || play.over() || (before === undefined && now === 0)) return;
      connection.move(raceTable.moveCode.encode({ type: 'progress', steps: now }), true);
    }),
  );

  createEffect(
    on(play.status, (status, before) => {
      if (status !== 'won' && status !== 'lost') return;
      props.finished(printSave(finishedSave(session)));
      if (before !== undefined) return;
      // Its result may be missing, if an older version stored the board.
      void storeRun(session, record, record.updatedAt).catch(() => undefined);
      props.ended();
    }),
  );
  useArrival(() => words.go);
  // Finishes of others are announced.
  onCleanup(
    connection.onUpdate(({ events, members, you }) => {
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
      connection.move(raceTable.moveCode.encode({ type: 'giveUp' }), true);
  }
  return (
    <BoardFrame
      kind="racing"
      play={play}
      face={face}
      shell={withoutShell(() => props.showLobby())}
      keys={{
        hint: () => play.say(words.noHints, 'bad'),
        pause: () => play.say(words.noPause, 'bad'),
        enabled: () => !play.over(),
      }}
      scene={SCENE}
      onEnd={() => props.ended()}
      bar={
        <RoomBar game={props} play={play} undo>
          <Button class="quiet bar-text" onClick={() => void giveUp()}>
            {words.giveUp}
          </Button>
        </RoomBar>
      }
      beside={
        <aside class="race-side" aria-label={words.race}>
          <ConnectionState connection={connection} offline={words.offline} />
          <FinishState fault={props.unsent} />
          <Others rows={props.rows} you={props.race.you} />
        </aside>
      }
      covered={overtaken()}
      cover={<Problem text={words.elsewhere} />}
    />
  );
}
