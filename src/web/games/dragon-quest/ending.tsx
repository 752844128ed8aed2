// The end: won or lost, and for a lost game the last moment at which its deal could still be won.

import { createResource, type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import type { Answer } from '../../../games/dragon-quest/types.ts';
import { Picture } from './cards.tsx';
import type { DragonPlay } from './hand.ts';
import { endingWords, lostWords } from './words.ts';

/** One search for one ending, shared by the dialog and the panel. */
const searches = new WeakMap<
  DragonPlay,
  { readonly at: number; readonly answer: Promise<Answer | undefined> }
>();

function search(play: DragonPlay): Promise<Answer | undefined> {
  const at = play.session.log.length;
  const known = searches.get(play);
  if (known?.at === at) return known.answer;
  const answer = play
    .ask({ type: 'whereLost' })
    .then((found) => (found.ok ? found.value : undefined));
  searches.set(play, { at, answer });
  return answer;
}

export function Ending(props: { readonly play: DragonPlay; close?(): void }): JSX.Element {
  const ending = () => props.play.view().ending;
  return (
    <Show when={ending()}>
      {(now) => (
        <div class="dq-ending" classList={{ won: props.play.status() === 'won' }}>
          <p class="dq-final">
            <span aria-hidden="true">
              <Picture name={props.play.status() === 'won' ? 'queen' : 'dragonQueen'} />
            </span>
            <span>{endingWords[now()].about}</span>
          </p>
          <Show when={props.play.status() === 'lost'}>
            <Lost play={props.play} close={() => props.close?.()} />
          </Show>
        </div>
      )}
    </Show>
  );
}

function Lost(props: { readonly play: DragonPlay; close(): void }): JSX.Element {
  const { play } = props;
  const [answer] = createResource(() => search(play));
  let gone = false;
  onCleanup(() => {
    gone = true;
  });
  const found = () => {
    const given = answer();
    return given?.type === 'lastWinnable' ? given : undefined;
  };
  const moment = () => {
    const state = play.session.path.at(-1 - (found()?.undos ?? 0));
    return lostWords.moment(
      found()?.undos ?? 0,
      state?.level ?? 1,
      state?.health ?? 0,
      state?.gems ?? 0,
    );
  };
  const retry = (undos: number) => {
    if (gone) return;
    props.close();
    play.undo(undos);
    play.say(lostWords.retried);
  };
  return (
    <div class="dq-lost stack">
      <h3>{lostWords.heading}</h3>
      <Switch fallback={<p>{lostWords.failed}</p>}>
        <Match when={answer.loading}>
          <label>
            {lostWords.searching}
            <progress class="progress" />
          </label>
        </Match>
        <Match when={found()}>
          {(given) => (
            <>
              <p>
                {moment()} {given().exact ? lostWords.exact : lostWords.likely}
              </p>
              <div class="row">
                <button type="button" class="button" onClick={() => retry(given().undos)}>
                  {lostWords.retry}
                </button>
              </div>
            </>
          )}
        </Match>
        <Match when={answer()?.type === 'unknown'}>
          <p>{lostWords.unknown}</p>
        </Match>
      </Switch>
    </div>
  );
}
