// What can be done with the chosen cell, an effect that waits, or the last potion. One panel under the board.

import { type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { lazyModule } from '../../../ui/lazy.ts';
import type { WitchesPlay } from '../hand.ts';
import { FreeClue } from '../lore.tsx';
import { Answer, Ending } from '../parts.tsx';
import { canPlant, dueOf, positionOf, soloHandOf } from './hand.ts';
import { Word } from './said.tsx';
import { words } from '#words/witches/solo.ts';

const LastPotion = lazy(async () => ({ default: (await import('./last.tsx')).LastPotion }));
const cellActions = lazyModule(() => import('./cellactions.tsx'));
const LazyCellActions = lazy(async () => ({ default: (await cellActions.load()).CellActions }));
const LazyAsk = lazy(async () => ({ default: (await cellActions.load()).Ask }));

/** Whoever comes near a cell is about to choose it. */
export const getReady = () => void cellActions.load().catch(() => undefined);

export interface ActionsProps {
  readonly play: WitchesPlay;
  /** Back to the cell, for the keyboard. */
  leave(): void;
  ref(element: HTMLElement): void;
}

export function Actions(props: ActionsProps): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const phase = () => positionOf(play).state.phase;
  const leave = () => {
    hand.setHalf(undefined);
    props.leave();
  };
  const { fresh } = hand;
  return (
    <section
      ref={(element) => props.ref(element)}
      class="solo-actions card"
      aria-label={words.actions}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
    >
      <Show when={fresh()}>
        <div ref={(element) => queueMicrotask(() => element.scrollIntoView({ block: 'nearest' }))}>
          <Answer play={play} index={play.view().trials.length - 1} />
        </div>
      </Show>
      <Switch
        fallback={
          <Show when={!fresh()}>
            <p class="muted">{words.choose}</p>
            <FreeClue play={play} />
          </Show>
        }
      >
        <Match when={play.over()}>
          <Ending play={play} />
        </Match>
        <Match when={phase() === 'last'}>
          <Suspense>
            <LastPotion play={play} />
          </Suspense>
        </Match>
        <Match when={hand.half()?.type === 'pluck' || waiting(play)}>
          <Suspense>
            <Dynamic component={cellActions.loaded()?.Ask ?? LazyAsk} play={play} leave={leave} />
          </Suspense>
        </Match>
        <Match when={hand.chosen() !== undefined}>
          <Suspense>
            <Dynamic
              component={cellActions.loaded()?.CellActions ?? LazyCellActions}
              play={play}
              cell={hand.chosen() ?? 0}
              done={leave}
              answered={fresh()}
            />
          </Suspense>
        </Match>
      </Switch>
      <Show when={!fresh()}>
        <Word play={play} old={hand.seen()} />
      </Show>
    </section>
  );
}

/** Does an effect wait to be carried out on the board? Seedling is a planting like any other, once a cell is chosen. */
function waiting(play: WitchesPlay): boolean {
  const due = dueOf(play);
  const chosen = soloHandOf(play).chosen();
  const planting = due === 'Seedling' && chosen !== undefined && canPlant(positionOf(play), chosen);
  return due !== undefined && !planting;
}
