// The end: won or lost, and for a lost game the last moment at which its deal could still be won.

import {
  createResource,
  createSignal,
  type JSX,
  lazy,
  Match,
  onCleanup,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { findPreset } from '../../../core/deal.ts';
import type { Answer } from '../../../games/dragon-quest/types.ts';
import { perPlay } from '../../play/perplay.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { later } from '../../ui/later.ts';
import { Picture } from './cards.tsx';
import type { DragonPlay } from './hand.ts';
import { PointsTable } from './points.tsx';
import { winsUntil } from './streak.ts';
import { words } from './words.ts';

const { endings, lost, review } = words.face;

const Review = lazy(later(() => import('./review.tsx')).load);

/** One search for one ending, shared by the dialog and the panel. */
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

export function Ending(props: {
  readonly play: DragonPlay;
  /** In the dialog: the board, as results name it. */
  readonly run?: string;
  close?(): void;
}): JSX.Element {
  const ending = () => props.play.view().ending;
  return (
    <Show when={ending()}>
      {(now) => (
        <div class="dq-ending" classList={{ won: props.play.status() === 'won' }}>
          {/* The dialog, which can be closed, has said it in its head. */}
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
    play.undo(undos, lost.retried);
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

/** Leads to the game gone through once more. */
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
        <Suspense fallback={<p>{review.working}</p>}>
          <Review
            play={props.play}
            close={() => {
              setOpen(false);
              props.close();
            }}
          />
        </Suspense>
      </Dialog>
    </>
  );
}

/** So many results are looked at. */
const NEWEST = 60;

/** Wins of this preset in a row, this one among them; practice neither adds nor breaks. */
function InARow(props: { readonly play: DragonPlay; readonly run: string }): JSX.Element {
  const { play } = props;
  const preset = findPreset(play.game, play.params)?.id;
  const [wins] = createResource(async () => {
    const { latestResults } = await import('../../storage/store.ts');
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
