// The game gone through once more: the chance of winning as a line that can be walked along, the moves that lost much
// of it with what was better and why, and for a lost game the line that would have won. Loaded after the end.

import './review.css';
import { createMemo, createSignal, For, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { ANALYSIS_STEPS, type Analysis } from '../../../games/dragon-quest/lessons.ts';
import { perPlay } from '../../play/perplay.ts';
import { ChanceLine } from './chanceline.tsx';
import type { DragonPlay } from './hand.ts';
import { MiniDungeon } from './minidungeon.tsx';
import { words } from './words.ts';

const { analysis: said, face } = words;
const { review } = face;

/** What was found out about one ending: going through it again costs nothing. */
const knownOf = perPlay((_play: DragonPlay) => new Map<number, Analysis>());

type Found = Analysis | 'failed' | 'cancelled';

export default function Review(props: { readonly play: DragonPlay; close(): void }): JSX.Element {
  const { play } = props;
  const known = knownOf(play);
  const at = play.serial();
  const [share, setShare] = createSignal(0);
  const [found, setFound] = createSignal<Found | undefined>(known.get(at));
  let ending = new AbortController();
  onCleanup(() => ending.abort());

  async function start(): Promise<void> {
    ending = new AbortController();
    setShare(0);
    setFound(undefined);
    const { signal } = ending;
    const progress = (used: number) => setShare(used / ANALYSIS_STEPS);
    const answer = await play.ask({ type: 'analysis' }, { signal, progress });
    if (answer.ok && answer.value.type === 'analysis') {
      known.set(at, answer.value);
      setFound(answer.value);
    } else setFound(signal.aborted ? 'cancelled' : 'failed');
  }
  if (!found()) void start();

  const analysis = () => {
    const now = found();
    return typeof now === 'object' ? now : undefined;
  };
  return (
    <div class="dq-review stack">
      <Switch>
        <Match when={found() === undefined}>
          <label class="stack">
            {review.working}
            <progress class="progress" max="1" value={share()} />
          </label>
          <div class="row">
            <button type="button" class="button" onClick={() => ending.abort()}>
              {review.cancel}
            </button>
          </div>
        </Match>
        <Match when={analysis()}>
          {(now) => <Walk play={play} analysis={now()} close={() => props.close()} />}
        </Match>
        <Match when={true}>
          <p>{found() === 'cancelled' ? review.cancelled : review.failed}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => void start()}>
              {review.again}
            </button>
          </div>
        </Match>
      </Switch>
    </div>
  );
}

interface WalkProps {
  readonly play: DragonPlay;
  readonly analysis: Analysis;
  close(): void;
}

/** Position by position, by slider, buttons or the line itself. */
function Walk(props: WalkProps): JSX.Element {
  const { moments } = props.analysis;
  const views = props.play.path();
  const mistakes = moments.flatMap(({ mistake }, index) => (mistake ? [index] : []));
  const [place, setPlace] = createSignal(mistakes[0] ?? 0);
  const moment = () => moments[place()];
  const view = () => views[place()];
  const last = moments.length - 1;
  const go = (to: number) => setPlace(Math.max(0, Math.min(last, to)));
  const mistakeText = () => {
    const [now, seen] = [moment()?.mistake, view()];
    return now && seen ? said.mistake(now, seen) : undefined;
  };
  const text = createMemo(() => {
    const [now, seen] = [moment(), view()];
    if (!now || !seen) return '';
    const move = now.word === undefined ? review.end : said.moveText(now.word, seen);
    return review.moment(place(), last, move, said.chance(now.chance, now.low, now.high));
  });
  const before = () => mistakes.filter((index) => index < place()).at(-1);
  const after = () => mistakes.find((index) => index > place());
  return (
    <>
      <p class="dq-review-sum">
        {mistakes.length === 0 ? said.noMistake : review.found(mistakes.length)}
      </p>
      <ChanceLine moments={moments} place={place()} go={go} />
      <input
        type="range"
        class="dq-walk"
        min="0"
        max={last}
        value={place()}
        aria-label={review.slider}
        aria-valuetext={[text(), mistakeText()].filter(Boolean).join(' ')}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="row dq-walk-keys">
        <button
          type="button"
          class="button"
          disabled={before() === undefined}
          onClick={() => go(before() ?? 0)}
        >
          {review.before}
        </button>
        <button
          type="button"
          class="button"
          disabled={after() === undefined}
          onClick={() => go(after() ?? 0)}
        >
          {review.after}
        </button>
      </div>
      <div class="dq-moment">
        <Show when={view()}>
          {(seen) => (
            <MiniDungeon view={seen()} made={moment()?.word} better={moment()?.mistake?.better} />
          )}
        </Show>
        <div class="stack">
          <p class="dq-moment-move">{text()}</p>
          <Show when={mistakeText()}>{(line) => <p class="dq-mistake">{line()}</p>}</Show>
        </div>
      </div>
      <Show when={mistakes.length > 0}>
        <h3>{review.list}</h3>
        <ol class="dq-mistakes">
          <For each={mistakes}>
            {(index) => (
              <li>
                <button
                  type="button"
                  class="button quiet"
                  aria-current={index === place()}
                  onClick={() => go(index)}
                >
                  {review.mistake(index + 1, moveAt(props.analysis, views, index))}
                  <b class="digits">{review.lost(moments[index]?.mistake?.lost ?? 0)}</b>
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Hindsight {...props} />
      <p class="muted">{said.aboutChances}</p>
    </>
  );
}

function moveAt(
  { moments }: Analysis,
  views: ReturnType<DragonPlay['path']>,
  index: number,
): string {
  const [word, view] = [moments[index]?.word, views[index]];
  return word && view ? said.moveText(word, view) : '';
}

/** What the cards would have allowed: told as what it is, and a way to try it. */
function Hindsight(props: WalkProps): JSX.Element {
  const views = props.play.path();
  return (
    <Show when={props.analysis.hindsight}>
      {(line) => {
        const undos = () => views.length - 1 - line().from;
        return (
          <details class="dq-hindsight">
            <summary>{said.hindsight.heading}</summary>
            <p>
              {said.hindsight.about} {line().exact ? said.hindsight.exact : said.hindsight.likely}
            </p>
            <p>{review.from(line().from, views.length - 1)}</p>
            <ol start={line().from + 1}>
              <For each={line().line}>{(step) => <li>{said.hindsight.step(step)}</li>}</For>
            </ol>
            <div class="row">
              <button
                type="button"
                class="button"
                onClick={() => {
                  props.close();
                  props.play.undo(undos(), face.lost.retried);
                }}
              >
                {face.lost.retry}
              </button>
            </div>
          </details>
        );
      }}
    </Show>
  );
}
