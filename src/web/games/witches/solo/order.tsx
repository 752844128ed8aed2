// Testing a garden: its plants are pressed one after the other, in the order of the potion.

import { For, type JSX, Show } from 'solid-js';
import { gardenAt, plantsOf } from '../../../../games/witches/solo/state.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { positionOf, soloHandOf } from './hand.ts';
import { words } from './words.ts';

export function Order(props: {
  readonly play: WitchesPlay;
  readonly cell: number;
  done(): void;
}): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const plants = () => {
    const { state } = positionOf(play);
    const garden = gardenAt(state, props.cell);
    return garden ? plantsOf(state, garden) : [];
  };
  const order = () => {
    const half = hand.half();
    return half?.type === 'order' ? half.order : [];
  };
  return (
    <>
      <p>{words.order}</p>
      <div class="solo-herbs">
        <For each={plants()}>
          {({ plant }, index) => (
            <button
              type="button"
              class="solo-herb"
              disabled={order().includes(index())}
              onClick={() =>
                hand.setHalf({ type: 'order', cell: props.cell, order: [...order(), index()] })
              }
            >
              <Herb name={plant.ingredient} />
              <span>{words.plant(plant.ingredient, plant.dots)}</span>
              <Show when={order().includes(index())}>
                <strong class="solo-ordered digits">{order().indexOf(index()) + 1}</strong>
              </Show>
            </button>
          )}
        </For>
      </div>
      <div class="row solo-buttons">
        <button
          type="button"
          class="button primary"
          disabled={order().length !== plants().length}
          onClick={() => {
            const done = play.move({ type: 'test', cell: props.cell, order: order() }).ok;
            hand.setHalf(undefined);
            if (done) props.done();
          }}
        >
          {words.testNow}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => hand.setHalf({ type: 'order', cell: props.cell, order: [] })}
        >
          {words.again}
        </button>
      </div>
    </>
  );
}
