// A race as one of its people sees it: the countdown, the own board, the standings; those who came late watch.

import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  type JSX,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import { shell } from '#words/shell.ts';
import { together } from '#words/together.ts';
import { isDone, type RaceView } from '../../../../core/race.ts';
import { loadFace } from '../../../games/index.ts';
import { speak } from '../../../ui/announce.ts';
import { explain } from '../../../ui/explain.ts';
import { feedback } from '../../../ui/feedback.ts';
import { useArrival } from '../../../ui/focus.ts';
import { notify } from '../../../ui/notices.tsx';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { ConnectionState } from '../connection-state.tsx';
import { boardOf } from '../finished.ts';
import { barLevel } from '../level.tsx';
import type { TableProps } from '../room.tsx';
import { RoomBar } from '../room-bar.tsx';
import { openLocal, RaceBoard } from './board.tsx';
import { createFinish, FinishState } from './finish.tsx';
import { type RunnerRow, Standings } from './standings.tsx';
import './race.css';

const words = together.race;

/** What crosses the wire is the view of this table. */
const raceOf = ({ news }: Pick<TableProps, 'news'>) => news.view as RaceView;

export default function RaceRoom(props: TableProps): JSX.Element {
  return (
    // Another deal is another race.
    <Show when={props.news.rounds} keyed>
      {(_round) => <Race {...props} />}
    </Show>
  );
}

export const rowsOf = ({ news }: Pick<TableProps, 'news'>): readonly RunnerRow[] =>
  raceOf({ news }).runners.map((runner, index) => ({
    place: index + 1,
    runner,
    member: news.members.find(({ place }) => place === index + 1),
  }));

function Race(props: TableProps): JSX.Element {
  const race = createMemo(() => raceOf(props));
  const rows = createMemo(() => rowsOf(props));
  const you = () => race().you;
  const own = () => rows().find(({ place }) => place === you());
  const [ended, setEnded] = createSignal(false);
  /** Here and not with the board, which goes with its last scene: the log is sent until the table has it. */
  let log = '';
  const finish = createFinish({
    send: (text) => props.line.client.sendLog(props.line.key, text),
    log: () => log,
    after(millis, act) {
      const timer = setTimeout(act, millis);
      return () => clearTimeout(timer);
    },
  });
  onCleanup(finish.close);
  /** The own board is looked at though there is nothing more to do on it. */
  const plays = createMemo(() => {
    const row = own();
    return race().code !== '' && row !== undefined && !ended() && !row.runner.gaveUp;
  });
  // Ended for all while one still plays: there is nothing left to race for.
  createEffect(() => {
    const row = own();
    if (race().phase !== 'over' || !row || isDone(row.runner) || log !== '' || ended()) return;
    setEnded(true);
    if (begun()) notify({ text: words.stopped, tone: 'plain' });
  });
  const [face] = createResource(() => loadFace(props.rules.id));
  const [opened] = createResource(
    // A run that was over when the page was opened needs no board, only its standing.
    () => plays() && !(own()?.runner.finish && !begun()) && race().code,
    (code) => openLocal(props.rules, boardOf(props.news), code),
  );
  const [begun, setBegun] = createSignal(false);
  createEffect(() => {
    const row = own();
    if (race().phase === 'running' && row && !isDone(row.runner)) setBegun(true);
  });
  const board = () => {
    const result = opened.state === 'ready' ? opened() : undefined;
    return result?.ok ? result.value : undefined;
  };
  // Done in another tab of this browser: it counts once, and there is nothing left to do here.
  createEffect(() => {
    if (!own()?.runner.finish || !board() || log !== '' || ended()) return;
    setEnded(true);
    notify({ text: words.doneElsewhere, tone: 'plain' });
  });
  const [problem] = createResource(
    () => {
      const result = opened.state === 'ready' ? opened() : undefined;
      return result && !result.ok ? result.fault : undefined;
    },
    (fault) => explain(fault, props.words),
  );
  const bar = () => (
    <RoomBar
      title={props.words.title}
      level={barLevel(props, props.news)}
      people={props.news.members.filter(({ gone }) => !gone).length}
      showLobby={() => props.showLobby()}
    />
  );
  return (
    <Switch
      fallback={
        <div class={`playing race-end game-${props.rules.id}`}>
          {bar()}
          <main id="main" class="page together race-results" tabindex="-1">
            <ConnectionState line={props.line} />
            <FinishState fault={finish.fault()} />
            <Standings {...props} race={race()} rows={rows()} fresh={begun()} />
          </main>
        </div>
      }
    >
      <Match when={race().phase === 'countdown'}>
        <div class={`playing race-start game-${props.rules.id}`}>
          {bar()}
          <main id="main" class="page narrow together" tabindex="-1">
            <ConnectionState line={props.line} />
            <Countdown race={race()} rows={rows()} now={() => props.line.now()} />
          </main>
        </div>
      </Match>
      <Match when={plays() && begun()}>
        <Show
          when={face() && board()}
          keyed
          fallback={<p class="loading">{problem() ?? shell.layingOut}</p>}
        >
          {(open) => (
            <Show when={face()}>
              {(loaded) => (
                <RaceBoard
                  {...props}
                  {...open}
                  face={loaded()}
                  race={race()}
                  rows={rows()}
                  unsent={finish.fault()}
                  finished={(text) => {
                    log = text;
                    finish.go();
                  }}
                  ended={() => setEnded(true)}
                />
              )}
            </Show>
          )}
        </Show>
      </Match>
    </Switch>
  );
}

function Countdown(props: {
  readonly race: RaceView;
  readonly rows: readonly RunnerRow[];
  now(): number;
}): JSX.Element {
  const left = () => Math.max(0, Math.ceil((props.race.releaseAt - props.now()) / 1000));
  const [seconds, setSeconds] = createSignal(left());
  const starts = words.starts(left());
  const timer = setInterval(() => setSeconds(left()), 100);
  onCleanup(() => clearInterval(timer));
  useArrival(() => `${words.ready}. ${starts}`);
  createEffect(
    on(
      seconds,
      (now) => {
        if (now <= 3 && now > 0) {
          speak(String(now));
          feedback({ kind: 'countdown', count: now });
        }
      },
      { defer: true },
    ),
  );
  return (
    <section class="countdown" aria-labelledby="ready-title">
      <h2 id="ready-title">{words.ready}</h2>
      <p class="countdown-number digits" aria-hidden="true">
        {seconds() === 0 ? words.go : seconds()}
      </p>
      <ul class="countdown-people plain-list">
        {props.rows.map(({ place, member }) => (
          <li>
            <SeatMark seat={place} />
            <span>{member?.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
