// What can be done with the chosen cell, an effect that waits, or the last potion. One panel under the board.

import { For, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import {
  cauldronAt,
  gardenAt,
  grown,
  isWhole,
  specialAt,
} from '../../../../games/witches/solo/state.ts';
import { passableChoices } from '../../../../games/witches/types/solo.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { Answer } from '../history.tsx';
import { Ending } from '../parts.tsx';
import { words as common } from '../words.ts';
import { Badge } from './cell.tsx';
import { canPlant, dueOf, positionOf, soloHandOf, toTarget } from './hand.ts';
import { words } from './words.ts';

const LastPotion = lazy(async () => ({ default: (await import('./last.tsx')).LastPotion }));
const Order = lazy(async () => ({ default: (await import('./order.tsx')).Order }));

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
            <Show when={play.view().clue}>
              {(clue) => (
                <p class="witches-clue">
                  <strong>{common.face.clue}:</strong> {common.clue(clue())}
                </p>
              )}
            </Show>
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
        <Match when={hand.half()?.type === 'pluck'}>
          <Ask text={words.pluckInto} cancel={leave} />
        </Match>
        <Match when={waiting(play)}>
          {(due) => (
            <Ask
              title={words.choices[due()].name}
              text={words.choices[due()].ask}
              pass={
                passableChoices.includes(due())
                  ? () => {
                      hand.setHalf(undefined);
                      play.move({ type: 'pass' });
                      props.leave();
                    }
                  : undefined
              }
            />
          )}
        </Match>
        <Match when={hand.chosen() !== undefined}>
          <CellActions play={play} cell={hand.chosen() ?? 0} done={leave} answered={fresh()} />
        </Match>
      </Switch>
      <Show when={!fresh()}>
        <Word play={play} old={hand.seen()} />
      </Show>
    </section>
  );
}

/** An effect that is carried out on the board. Seedling is a planting like any other, once a cell is chosen. */
function waiting(play: WitchesPlay) {
  const due = dueOf(play);
  const chosen = soloHandOf(play).chosen();
  const planting = due === 'Seedling' && chosen !== undefined && canPlant(positionOf(play), chosen);
  return planting ? undefined : due;
}

function Ask(props: {
  readonly title?: string;
  readonly text: string;
  readonly pass?: (() => void) | undefined;
  cancel?(): void;
}): JSX.Element {
  return (
    <div class="solo-ask">
      <p>
        <Show when={props.title}>
          <strong>{props.title}: </strong>
        </Show>
        {props.text}
      </p>
      <Show when={props.pass}>
        {(pass) => (
          <button type="button" class="button" onClick={() => pass()()}>
            {words.pass}
          </button>
        )}
      </Show>
      <Show when={props.cancel}>
        <button type="button" class="button" onClick={() => props.cancel?.()}>
          {words.cancel}
        </button>
      </Show>
    </div>
  );
}

function CellActions(props: {
  readonly play: WitchesPlay;
  readonly cell: number;
  /** An answer has just come: that nothing can be done in this cell is no news then. */
  readonly answered: boolean;
  done(): void;
}): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const position = () => positionOf(play);
  const garden = () => gardenAt(position().state, props.cell);
  const cauldron = () => cauldronAt(position().setup, props.cell);
  const special = () => specialAt(position().setup, props.cell);
  const isSeedling = () => dueOf(play) === 'Seedling';
  const growing = () => {
    const own = garden();
    const { setup, state } = position();
    return own && !own.spent && !isSeedling() ? grown(setup, state, own).size : 0;
  };
  const plucks = () =>
    position().setup.board.kind === 'cauldrons' && garden() && !isSeedling()
      ? (position().state.plots[props.cell] ?? []).flatMap((plant, place) =>
          plant.plucked ? [] : [{ plant, place }],
        )
      : [];
  const testable = () => {
    const own = garden();
    const { setup, state } = position();
    return (
      setup.board.kind === 'gardens' && own && !own.spent && isWhole(state, own) && !isSeedling()
    );
  };
  const nothing = () =>
    !canPlant(position(), props.cell) && growing() === 0 && plucks().length === 0 && !testable();
  return (
    <>
      <Show when={special()}>
        {(kind) => (
          <p class="solo-about">
            <Badge special={kind()} />
            <span>
              <strong>{words.specials[kind()].name}:</strong> {words.specials[kind()].about}
            </span>
          </p>
        )}
      </Show>
      <Show
        when={hand.half()?.type !== 'order'}
        fallback={
          <Suspense>
            <Order play={play} cell={props.cell} done={props.done} />
          </Suspense>
        }
      >
        <Show when={canPlant(position(), props.cell)}>
          <div class="solo-herbs" role="group" aria-label={words.plantHere}>
            <For each={position().setup.ingredients}>
              {(name) => (
                <button
                  type="button"
                  class="solo-herb"
                  aria-label={words.plantOne(name)}
                  onClick={() => {
                    if (play.move({ type: 'plant', cell: props.cell, ingredient: name }).ok)
                      props.done();
                  }}
                >
                  <Herb name={name} />
                  <span>{common.face.ingredient(name)}</span>
                </button>
              )}
            </For>
          </div>
        </Show>
        <div class="row solo-buttons">
          <For each={plucks()}>
            {({ plant, place }) => (
              <button
                type="button"
                class="button primary"
                onClick={() => {
                  hand.setHalf({ type: 'pluck', cell: props.cell, plant: place });
                  play.say(words.pluckInto);
                  toTarget();
                }}
              >
                {words.pluck(plant.ingredient, plant.dots)}
              </button>
            )}
          </For>
          <Show when={growing() > 0}>
            <button
              type="button"
              class="button"
              onClick={() => {
                if (play.move({ type: 'grow', cell: props.cell }).ok) props.done();
              }}
            >
              {words.grow} <small>({words.growAbout(growing())})</small>
            </button>
          </Show>
          <Show when={testable()}>
            <button
              type="button"
              class="button primary"
              onClick={() => hand.setHalf({ type: 'order', cell: props.cell, order: [] })}
            >
              {words.testThis}
            </button>
          </Show>
        </div>
        <Show when={nothing() && !props.answered}>
          <p class="muted">{idle(play, props.cell)}</p>
        </Show>
      </Show>
      <Show when={cauldron()}>{(pot) => <Contents play={play} cells={pot().cells} />}</Show>
    </>
  );
}

function idle(play: WitchesPlay, cell: number): string {
  const { setup, state } = positionOf(play);
  const pot = cauldronAt(setup, cell);
  if (pot) {
    const missing = pot.cells.filter((one) => state.plots[one]?.length === 0).length;
    return missing === 0 ? words.fullCauldron : words.fillMore(missing);
  }
  return setup.board.notes.includes(cell) ? words.noteAbout : words.nothing;
}

/** What lies in a cauldron, in its order. */
function Contents(props: {
  readonly play: WitchesPlay;
  readonly cells: readonly number[];
}): JSX.Element {
  const inside = () =>
    props.cells.flatMap((cell) => positionOf(props.play).state.plots[cell] ?? []);
  return (
    <Show when={inside().length > 0}>
      <ul class="solo-contents">
        <For each={inside()}>{(plant) => <li>{words.plant(plant.ingredient, plant.dots)}</li>}</For>
      </ul>
    </Show>
  );
}

/** What just happened or why not, beside its cause; it is spoken elsewhere. */
function Word(props: {
  readonly play: WitchesPlay;
  /** Another cell was chosen since: only a refusal is news then. */
  readonly old: boolean;
}): JSX.Element {
  const message = () => {
    const said = props.play.message();
    // The panel or the hint card has it already.
    if (props.play.hints.told() || said?.text === words.pluckInto) return undefined;
    return props.old && said?.tone !== 'bad' ? undefined : said;
  };
  return (
    <Show when={message()}>
      {(said) => (
        <p class="solo-word" classList={{ bad: said().tone === 'bad' }} aria-hidden="true">
          {said().text}
        </p>
      )}
    </Show>
  );
}
