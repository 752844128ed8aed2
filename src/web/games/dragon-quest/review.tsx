// The review of a finished game: the chance to win as a line to walk along, the costly moves with a better one and why,
// and for a lost game the line that would have won.

import './review.css';
import { createMemo, createSignal, For, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import { cellAt } from '../../../games/dragon-quest/rules/dungeon.ts';
import {
  ANALYSIS_STEPS,
  type Analysis,
  type Moment,
  type View,
} from '../../../games/dragon-quest/types.ts';
import { perPlay } from '../../play/play.ts';
import { CardBack, CardFace } from './cards.tsx';
import { type DragonPlay, undoToChoice } from './hand.ts';

// The chance to win over a whole game, as a line with its band. Visual only: the slider below says the same.

const WIDTH = 600;
const HEIGHT = 150;
const LEFT = 66;
const TOP = 10;

export function ChanceLine(props: {
  readonly moments: readonly Moment[];
  readonly place: number;
  go(place: number): void;
}): JSX.Element {
  const last = () => Math.max(1, props.moments.length - 1);
  const x = (index: number) => LEFT + (index / last()) * (WIDTH - LEFT - 12);
  const y = (chance: number) => TOP + (1 - chance / 100) * HEIGHT;
  const points = (of: (moment: Moment) => number) =>
    props.moments.map((moment, index) => `${x(index).toFixed(1)},${y(of(moment)).toFixed(1)}`);
  const band = () => [...points(({ high }) => high), ...points(({ low }) => low).reverse()];
  const now = () => props.moments[props.place];
  return (
    <svg
      class="dq-chances"
      viewBox={`0 0 ${WIDTH} ${HEIGHT + TOP + 26}`}
      aria-hidden="true"
      ref={(drawn) => {
        // Added by hand because this is no control: the slider below does the same by key.
        drawn.addEventListener('pointerdown', (event) => {
          const { left, width } = drawn.getBoundingClientRect();
          const along = ((event.clientX - left) / width) * WIDTH;
          props.go(Math.round(((along - LEFT) / (WIDTH - LEFT - 12)) * last()));
        });
      }}
    >
      <For each={[0, 50, 100]}>
        {(chance) => (
          <>
            <line class="dq-chances-rule" x1={LEFT} x2={WIDTH - 12} y1={y(chance)} y2={y(chance)} />
            <text class="dq-chances-text" x={LEFT - 6} y={y(chance) + 6} text-anchor="end">
              {review.percent(chance)}
            </text>
          </>
        )}
      </For>
      <polygon class="dq-chances-band" points={band().join(' ')} />
      <polyline class="dq-chances-line" points={points(({ chance }) => chance).join(' ')} />
      <For each={props.moments}>
        {({ mistake, chance }, index) =>
          mistake && (
            <path class="dq-chances-mistake" d={`M${x(index())} ${y(chance) - 6}l9 -15h-18z`} />
          )
        }
      </For>
      <line
        class="dq-chances-now"
        x1={x(props.place)}
        x2={x(props.place)}
        y1={TOP}
        y2={TOP + HEIGHT}
      />
      <circle class="dq-chances-dot" cx={x(props.place)} cy={y(now()?.chance ?? 0)} r="7" />
      <text class="dq-chances-text" x={LEFT} y={HEIGHT + TOP + 22}>
        {review.first}
      </text>
      <text class="dq-chances-text" x={WIDTH - 12} y={HEIGHT + TOP + 22} text-anchor="end">
        {review.lastMove(last())}
      </text>
    </svg>
  );
}

// A small dungeon of one moment, with the move made and the better one. Visual only.

/** The cell that a move word is about. */
const cellOf = (word: string | undefined) => /-([a-m]\d)/.exec(word ?? '')?.[1];

export function MiniDungeon(props: {
  readonly view: View;
  readonly made: string | undefined;
  readonly better: string | undefined;
}): JSX.Element {
  const grid = () => props.view.grid;
  const cells = () =>
    Array.from({ length: grid().rows * grid().columns }, (_, index) => {
      const row = Math.floor(index / grid().columns);
      const column = index % grid().columns;
      const cell = cellAt(grid().top + row, grid().left + column);
      return { cell, card: props.view.cards.find((shown) => shown.cell === cell) };
    });
  const pending = () => props.view.pending?.cell;
  const isMade = (cell: number) =>
    cellOf(props.made) === cellName(cell) || (props.made !== undefined && pending() === cell);
  return (
    <div
      class="dq-mini-dungeon"
      style={{ '--columns': grid().columns, '--rows': grid().rows }}
      aria-hidden="true"
    >
      <For each={cells()}>
        {({ cell, card }) => (
          <span
            class="dq-mini-cell"
            classList={{ made: isMade(cell), better: cellOf(props.better) === cellName(cell) }}
          >
            <Show when={card}>
              {(shown) => (
                <Show when={shown().faceUp} fallback={<CardBack />}>
                  <CardFace card={shown().card} />
                </Show>
              )}
            </Show>
          </span>
        )}
      </For>
    </div>
  );
}

const { analysis: said, face } = words;
const { review } = face;

/** Finished analyses by ending, so that reopening the review costs nothing. */
const analysesOf = perPlay((_play: DragonPlay) => new Map<number, Analysis>());

type ReviewState = Analysis | 'failed' | 'cancelled';

export function Review(props: { readonly play: DragonPlay; close(): void }): JSX.Element {
  const { play } = props;
  const known = analysesOf(play);
  const at = play.serial();
  const [share, setShare] = createSignal(0);
  const [found, setFound] = createSignal<ReviewState | undefined>(known.get(at));
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

/** What the actual cards would have allowed, marked as hindsight, with a way to try it. */
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
                  undoToChoice(props.play, undos(), face.lost.retried);
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
