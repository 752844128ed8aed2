// A race: the countdown, one's own board, the standings. Latecomers watch.

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
import { feedback } from '../../../ui/feedback.ts';
import { useArrival } from '../../../ui/focus.ts';
import { explain } from '../../../ui/game-words.ts';
import { notify } from '../../../ui/notices.tsx';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { ConnectionState } from '../connection-state.tsx';
import { boardOf } from '../finished.ts';
import type { RoomGameProps } from '../room.tsx';
import { RoomBar } from '../room-bar.tsx';
import { openLocal, RaceBoard } from './board.tsx';
import { createFinish, FinishState } from './finish.tsx';
import { type RunnerRow, Standings } from './standings.tsx';
import './race.css';

const words = together.race;

/** The wire carries this table's view as plain data. */
const raceOf = ({ room }: Pick<RoomGameProps, 'room'>) => room.view as RaceView;

export function RaceRoom(props: RoomGameProps): JSX.Element {
  return (
    // A new deal is a new race.
    <Show when={props.room.rounds} keyed>
      {(_round) => <Race {...props} />}
    </Show>
  );
}

export const rowsOf = ({ room }: Pick<RoomGameProps, 'room'>): readonly RunnerRow[] =>
  raceOf({ room }).runners.map((runner, index) => ({
    place: index + 1,
    runner,
    member: room.members.find(({ place }) => place === index + 1),
  }));

function Race(props: RoomGameProps): JSX.Element {
  const race = createMemo(() => raceOf(props));
  const rows = createMemo(() => rowsOf(props));
  const you = () => race().you;
  const own = () => rows().find(({ place }) => place === you());
  const [ended, setEnded] = createSignal(false);
  /** Kept here because the board is gone after its celebration, while the log may still have to be sent. */
  let log = '';
  const finish = createFinish({
    send: (text) => props.connection.client.sendLog(props.connection.key, text),
    log: () => log,
    after(millis, act) {
      const timer = setTimeout(act, millis);
      return () => clearTimeout(timer);
    },
  });
  onCleanup(finish.close);
  /** One's own board is shown. */
  const plays = createMemo(() => {
    const row = own();
    return race().code !== '' && row !== undefined && !ended() && !row.runner.gaveUp;
  });
  // The race ended for all while this board was still in play.
  createEffect(() => {
    const row = own();
    if (race().phase !== 'over' || !row || isDone(row.runner) || log !== '' || ended()) return;
    setEnded(true);
    if (begun()) notify({ text: words.stopped, tone: 'plain' });
  });
  const [face] = createResource(() => loadFace(props.rules.id));
  const [opened] = createResource(
    // A run that was over when the page opened needs no board, only the standings.
    () => plays() && !(own()?.runner.finish && !begun()) && race().code,
    (code) => openLocal(props.rules, boardOf(props.room), code),
  );
  const [begun, setBegun] = createSignal(false);
  createEffect(() => {
    const row = own();
    if (race().phase === 'running' && row && !isDone(row.runner)) setBegun(true);
  });
  const result = () => (opened.state === 'ready' ? opened() : undefined);
  const board = () => {
    const found = result();
    return found?.ok ? found.value : undefined;
  };
  const ready = () => {
    const open = board();
    const loaded = open && face();
    return open && loaded ? { ...open, face: loaded } : undefined;
  };
  // Finished in another tab of this browser.
  createEffect(() => {
    if (!own()?.runner.finish || !board() || log !== '' || ended()) return;
    setEnded(true);
    notify({ text: words.doneElsewhere, tone: 'plain' });
  });
  const [problem] = createResource(
    () => {
      const found = result();
      return found && !found.ok ? found.fault : undefined;
    },
    (fault) => explain(fault, props.words),
  );
  return (
    <Switch
      fallback={
        <div class={`playing race-end game-${props.rules.id}`}>
          <RoomBar game={props} />
          <main id="main" class="page together race-results" tabindex="-1">
            <ConnectionState connection={props.connection} />
            <FinishState fault={finish.fault()} />
            <Standings {...props} race={race()} rows={rows()} fresh={begun()} />
          </main>
        </div>
      }
    >
      <Match when={race().phase === 'countdown'}>
        <div class={`playing race-start game-${props.rules.id}`}>
          <RoomBar game={props} />
          <main id="main" class="page narrow together" tabindex="-1">
            <ConnectionState connection={props.connection} />
            <Countdown race={race()} rows={rows()} now={() => props.connection.now()} />
          </main>
        </div>
      </Match>
      <Match when={plays() && begun()}>
        <Show when={ready()} keyed fallback={<p class="loading">{problem() ?? shell.layingOut}</p>}>
          {(open) => (
            <RaceBoard
              {...props}
              {...open}
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
