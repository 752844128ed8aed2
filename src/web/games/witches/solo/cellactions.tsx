// What can be done with the chosen cell: plant, grow, pluck, test. Loaded when somebody comes near a cell.

import { For, type JSX, lazy, Show, Suspense } from 'solid-js';
import {
  cauldronAt,
  gardenAt,
  grown,
  isWhole,
  plantsOf,
  specialAt,
} from '../../../../games/witches/solo/state.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { words as common } from '../words.ts';
import { Badge } from './cell.tsx';
import { canPlant, dueOf, positionOf, soloHandOf, toTarget } from './hand.ts';
import { words } from './words.ts';

const Order = lazy(async () => ({ default: (await import('./order.tsx')).Order }));

export function CellActions(props: {
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
  const plants = () => {
    const own = garden();
    return own ? plantsOf(position().state, own).map(({ plant }) => plant) : [];
  };
  const order = () => {
    const half = hand.half();
    return half?.type === 'order' ? half.order : [];
  };
  const test = () => {
    const done = play.move({ type: 'test', cell: props.cell, order: order() }).ok;
    hand.setHalf(undefined);
    if (done) props.done();
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
            <Order
              plants={plants()}
              order={order()}
              change={(next) => hand.setHalf({ type: 'order', cell: props.cell, order: next })}
              test={test}
            />
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
