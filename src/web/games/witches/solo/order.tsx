// Testing a garden: its plants are pressed one after the other, in the order of the potion.

import { For, type JSX, Show } from 'solid-js';
import { gardenAt, plantsOf } from '../../../../games/witches/seats/board-state.ts';
import type { Plant } from '../../../../games/witches/types/solo.ts';
import { Herb } from '../herb.tsx';
import type { CellOf } from './cellparts.tsx';
import type { HandParts } from './hand.ts';
import { words } from '#words/witches/solo.ts';

/** The order of the garden that is being tested. */
export function TestOrder(
  props: CellOf & {
    readonly hand: Pick<HandParts<unknown>, 'half' | 'setHalf'>;
    test(order: readonly number[]): void;
  },
): JSX.Element {
  const plants = () => {
    const { state } = props.position;
    const garden = gardenAt(state, props.cell);
    return garden ? plantsOf(state, garden).map(({ plant }) => plant) : [];
  };
  const order = () => {
    const half = props.hand.half();
    return half?.type === 'order' ? half.order : [];
  };
  return (
    <Order
      plants={plants()}
      order={order()}
      change={(next) => props.hand.setHalf({ type: 'order', cell: props.cell, order: next })}
      test={() => {
        const pressed = order();
        props.hand.setHalf(undefined);
        props.test(pressed);
      }}
    />
  );
}

function Order(props: {
  /** What grows in the garden, in reading order. */
  readonly plants: readonly Plant[];
  /** Their places in the order they were pressed. */
  readonly order: readonly number[];
  change(order: readonly number[]): void;
  test(): void;
}): JSX.Element {
  return (
    <>
      <p>{words.order}</p>
      <div class="solo-herbs">
        <For each={props.plants}>
          {(plant, index) => (
            <button
              type="button"
              class="solo-herb"
              disabled={props.order.includes(index())}
              onClick={() => props.change([...props.order, index()])}
            >
              <Herb name={plant.ingredient} />
              <span>{words.plant(plant.ingredient, plant.dots)}</span>
              <Show when={props.order.includes(index())}>
                <strong class="solo-ordered digits">{props.order.indexOf(index()) + 1}</strong>
              </Show>
            </button>
          )}
        </For>
      </div>
      <div class="row solo-buttons">
        <button
          type="button"
          class="button primary"
          disabled={props.order.length !== props.plants.length}
          onClick={() => props.test()}
        >
          {words.testNow}
        </button>
        <button type="button" class="button" onClick={() => props.change([])}>
          {words.again}
        </button>
      </div>
    </>
  );
}
