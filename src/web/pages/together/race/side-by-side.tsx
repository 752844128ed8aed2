// The boards of a race side by side: each log replayed, all at the same moment of the race.

import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  onCleanup,
  Show,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { clockText } from '#words/formats.ts';
import { shell } from '#words/shell.ts';
import { together } from '#words/together.ts';
import type { Ranked } from '../../../../core/race.ts';
import { replay as replayWhole } from '../../../../core/replay.ts';
import { parseSave } from '../../../../core/save.ts';
import { withoutShell } from '../../../board/face.ts';
import { engine } from '../../../engine/client.ts';
import { loadFace } from '../../../games/index.ts';
import { spectate } from '../../../play/board-view.ts';
import { Button } from '../../../ui/controls.tsx';
import { useArrival } from '../../../ui/focus.ts';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import { createReplay, type Replay } from '../../replay/replay.ts';
import type { StandingsProps } from './standings.tsx';

const words = together.race;

/** Boards shown at first. */
const SHOWN = 2;
/** Milliseconds of a slider step and of a tick while playing, and how much faster than the race it plays. */
const BEAT = 100;
const SPEED = 8;

interface RunnerReplay {
  readonly place: number;
  readonly name: string;
  readonly replay: Replay;
  /** The time of each log entry. */
  readonly times: readonly number[];
  readonly millis: number;
}

const idle = withoutShell(() => {});

export function SideBySide(
  props: StandingsProps & { readonly ranked: readonly Ranked[]; close(): void },
): JSX.Element {
  const nameAt = (place: number) =>
    props.rows.find((row) => row.place === place)?.member?.name ?? '';

  async function load(): Promise<readonly RunnerReplay[]> {
    const loaded = await Promise.all(props.ranked.map(({ place }) => loadRun(place)));
    return loaded.flatMap((run) => (run ? [run] : []));
  }
  async function loadRun(place: number): Promise<RunnerReplay | undefined> {
    const seat = props.rows.find((row) => row.place === place)?.member?.seat;
    const text =
      seat === undefined
        ? undefined
        : await props.connection.client.logOf(props.connection.key, seat);
    const save = text?.ok ? parseSave(text.value) : undefined;
    if (!save?.ok) return undefined;
    // Replays the whole log once, so that showing it cannot fail midway.
    const session = replayWhole(props.rules, save.value);
    if (!session.ok) return undefined;
    const replay = createReplay({
      game: props.rules,
      words: props.words,
      deal: session.value.deal,
      save: save.value,
      engine,
    });
    const times = save.value.log.map(({ at }) => at);
    return { place, name: nameAt(place), replay, times, millis: times.at(-1) ?? 0 };
  }

  const [runs] = createResource(load);
  const [face] = createResource(() => loadFace(props.rules.id));
  const [chosen, setChosen] = createSignal<readonly number[]>(
    props.ranked.slice(0, SHOWN).map(({ place }) => place),
  );
  const all = () => (runs.state === 'ready' ? runs() : []);
  const shown = createMemo(() => all().filter(({ place }) => chosen().includes(place)));
  // Rounded up to whole steps, or the slider could not reach the last move.
  const end = createMemo(
    () => Math.ceil(Math.max(1, ...all().map(({ millis }) => millis)) / BEAT) * BEAT,
  );
  const [time, setTime] = createSignal(0);
  const [playing, setPlaying] = createSignal(false);
  createEffect(() => {
    const now = time();
    for (const { replay, times } of all()) replay.seek(times.filter((at) => at <= now).length);
  });
  createEffect(() => {
    if (!playing()) return;
    const timer = setInterval(() => {
      setTime((now) => Math.min(end(), now + BEAT * SPEED));
      if (time() >= end()) setPlaying(false);
    }, BEAT);
    onCleanup(() => clearInterval(timer));
  });
  const toggle = (place: number) =>
    setChosen((last) =>
      last.includes(place) ? last.filter((one) => one !== place) : [...last, place],
    );

  useArrival(() => words.replaysTitle);
  return (
    <section class="side-by-side" aria-labelledby="replays-title">
      <header class="row side-head">
        <h2 id="replays-title">{words.replaysTitle}</h2>
        <Show when={all().length > 1}>
          <fieldset class="choices">
            <legend class="unseen">{words.choose}</legend>
            <For each={all()}>
              {({ place, name }) => (
                <label class="chip">
                  <input
                    type="checkbox"
                    checked={chosen().includes(place)}
                    onChange={() => toggle(place)}
                  />
                  <span>
                    <SeatMark seat={place} /> {name}
                  </span>
                </label>
              )}
            </For>
          </fieldset>
        </Show>
        <Button onClick={() => props.close()}>{words.standings}</Button>
      </header>
      <Show
        when={runs.state === 'ready' && face.state === 'ready' && face()}
        fallback={<p class="muted">{shell.opening}</p>}
      >
        {(loaded) => (
          <Show when={all().length > 0} fallback={<p class="note">{words.noReplays}</p>}>
            <div class="row replay-controls">
              <Button
                class="primary"
                onClick={() => {
                  if (!playing() && time() >= end()) setTime(0);
                  setPlaying(!playing());
                }}
              >
                {playing() ? words.stopPlay : words.play}
              </Button>
              <input
                type="range"
                min="0"
                max={end()}
                step={BEAT}
                value={time()}
                aria-label={words.position}
                aria-valuetext={words.at(clockText(time()))}
                onInput={(event) => {
                  setPlaying(false);
                  setTime(Number(event.currentTarget.value));
                }}
              />
              <span class="digits muted">{clockText(time())}</span>
            </div>
            <div class="side-boards">
              <For each={shown()}>
                {({ place, name, replay, millis }) => (
                  <section
                    class={`side-board game-${props.rules.id}`}
                    aria-label={words.boardOf(name)}
                  >
                    <h3>
                      <SeatMark seat={place} />
                      <span class="race-name">{name}</span>
                      <small class="digits muted">{clockText(Math.min(time(), millis))}</small>
                    </h3>
                    <div class="stage">
                      <Show when={replay.watched()} keyed>
                        {(watched) => (
                          <Dynamic
                            component={loaded().Board}
                            play={spectate(watched, words.noHelp)}
                            shell={idle}
                          />
                        )}
                      </Show>
                    </div>
                  </section>
                )}
              </For>
            </div>
          </Show>
        )}
      </Show>
    </section>
  );
}
