// The end, loaded when a game is over: the result, for a lost game the last moment at which its deal could still be won,
// the way to the review, wins in a row, and the celebration.

import './dress.css';
import {
  createResource,
  createSignal,
  type JSX,
  Match,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import type { GameResult } from '../../../cabinet/result.ts';
import { findPreset } from '../../../core/deal.ts';
import type { Answer, DragonQuestTypes } from '../../../games/dragon-quest/types.ts';
import type { FaceEnding } from '../../board/face.ts';
import type { BoardView } from '../../play/board-view.ts';
import { perPlay } from '../../play/play.ts';
import { latestResults } from '../../storage/results.ts';
import type { CelebrationTheme } from '../../ui/celebration.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from './cards.tsx';
import { type DragonPlay, undoToChoice } from './hand.ts';
import { Review } from './review.tsx';
import { theatreOf } from './scenes.ts';
import { PointsTable } from './status.tsx';

/** The number of wins in a row up to the win of this run. Its own result may not be stored yet, or no longer be the
 * newest; practice neither adds to a streak nor breaks it. */
export function winsUntil(
  run: string,
  newest: readonly Pick<GameResult, 'run' | 'status' | 'practice'>[],
): number {
  const own = newest.findIndex((result) => result.run === run);
  const earlier = newest.slice(own + 1).filter((result) => result.run !== run && !result.practice);
  const lost = earlier.findIndex(({ status }) => status !== 'won');
  return 1 + (lost < 0 ? earlier.length : lost);
}

const { endings, lost, review } = words.face;

/** One search per ending, shared by dialog and panel. */
const searchOf = perPlay((play: DragonPlay) => {
  let known: { readonly at: number; readonly answer: Promise<Answer | undefined> } | undefined;
  return () => {
    const at = play.serial();
    if (known?.at === at) return known.answer;
    const answer = play
      .ask({ type: 'whereLost' })
      .then((found) => (found.ok ? found.value : undefined));
    known = { at, answer };
    return answer;
  };
});

export interface DragonEndingProps {
  readonly play: DragonPlay;
  /** In the result dialog: the board's id in the results. */
  readonly run?: string;
  close?(): void;
}

export function Ending(props: DragonEndingProps): JSX.Element {
  const ending = () => props.play.view().ending;
  return (
    <Show when={ending()}>
      {(now) => (
        <div class="dq-ending" classList={{ won: props.play.status() === 'won' }}>
          {/* The dialog already says it in its title. */}
          <Show when={!props.close}>
            <p class="dq-final">
              <span aria-hidden="true">
                <Picture name={props.play.status() === 'won' ? 'queen' : 'dragonQueen'} />
              </span>
              <span>{endings[now()].about}</span>
            </p>
          </Show>
          <Show when={props.play.status() === 'lost'}>
            <Lost play={props.play} close={() => props.close?.()} />
          </Show>
          <Show when={!props.play.watching && !props.play.fleeting}>
            <ReviewButton play={props.play} close={() => props.close?.()} />
          </Show>
          <Show when={props.play.status() === 'won' && props.run}>
            {(run) => (
              <Suspense>
                <InARow play={props.play} run={run()} />
              </Suspense>
            )}
          </Show>
          <Show when={props.close}>
            <details>
              <summary>{words.score.heading}</summary>
              <PointsTable play={props.play} />
              <p class="muted">{words.score.about}</p>
            </details>
          </Show>
        </div>
      )}
    </Show>
  );
}

function Lost(props: { readonly play: DragonPlay; close(): void }): JSX.Element {
  const { play } = props;
  const [answer] = createResource(searchOf(play));
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  const found = () => {
    const given = answer();
    return given?.type === 'lastWinnable' ? given : undefined;
  };
  const moment = () => {
    const undos = found()?.undos ?? 0;
    const { level, health, gems } = play.path().at(-1 - undos) ?? play.view();
    return lost.moment(undos, level, health, gems);
  };
  const retry = (undos: number) => {
    if (gone) return;
    props.close();
    undoToChoice(play, undos, lost.retried);
  };
  return (
    <div class="dq-lost stack">
      <h3>{lost.heading}</h3>
      <Switch fallback={<p>{lost.failed}</p>}>
        <Match when={answer.loading}>
          <label>
            {lost.searching}
            <progress class="progress" />
          </label>
        </Match>
        <Match when={found()}>
          {(given) => (
            <>
              <p>
                {moment()} {given().exact ? lost.exact : lost.likely}
              </p>
              <div class="row">
                <button type="button" class="button" onClick={() => retry(given().undos)}>
                  {lost.retry}
                </button>
              </div>
            </>
          )}
        </Match>
        <Match when={answer()?.type === 'unknown'}>
          <p>{lost.unknown}</p>
        </Match>
      </Switch>
    </div>
  );
}

/** Opens the review. */
function ReviewButton(props: { readonly play: DragonPlay; close(): void }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <div class="row">
        <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {review.open}
        </button>
      </div>
      <Dialog open={open()} title={review.title} wide onClose={() => setOpen(false)}>
        <Review
          play={props.play}
          close={() => {
            setOpen(false);
            props.close();
          }}
        />
      </Dialog>
    </>
  );
}

/** Results to read for the streak. */
const NEWEST = 60;

/** Wins of this preset in a row, this one included. */
function InARow(props: { readonly play: DragonPlay; readonly run: string }): JSX.Element {
  const { play } = props;
  const preset = findPreset(play.game, play.params)?.id;
  const [wins] = createResource(async () => {
    const newest = await latestResults(NEWEST);
    return winsUntil(
      props.run,
      newest.filter(({ game, level }) => game === play.game.id && level === preset),
    );
  });
  const name = () => words.presets[preset ?? '']?.name;
  return (
    <Show when={!play.practice() && (wins() ?? 0) > 1 && name()}>
      {(said) => <p>{words.face.chronicle.winsInARow(wins() ?? 0, said())}</p>}
    </Show>
  );
}

// The celebration: torches flare at both sides, gems fly up, and the crown comes down. After a lost game the torches
// are out.

const CROWN = 'M8 78 2 26l27 22L50 10l21 38 27-22-6 52zM9 84h82v8H9z';

function Torches(props: { readonly won: boolean }) {
  return (
    <span class="dq-finale" classList={{ won: props.won }}>
      <span class="dq-flare left">
        <Picture name="torch" />
      </span>
      <span class="dq-flare right">
        <Picture name="torch" />
      </span>
      {props.won && (
        <svg class="dq-crown" viewBox="0 0 100 100" aria-hidden="true">
          <path d={CROWN} />
        </svg>
      )}
    </span>
  );
}

const theme: CelebrationTheme<BoardView<DragonQuestTypes>> = {
  motion: 'rise',
  count: 9,
  Piece: (props) => (
    <span class="dq-flying">
      <Picture name={props.play.status() === 'won' ? 'gem' : 'healing'} />
    </span>
  ),
  Scenery: Torches,
};

export const ending: FaceEnding<DragonQuestTypes> = {
  title: (play) => {
    const { ending: end } = play.view();
    return end ? words.face.endings[end].title : undefined;
  },
  Result: Ending,
  settled: (play) => theatreOf(play).settled(),
  theme,
};
