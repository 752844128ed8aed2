// Testing a garden: its plants are pressed one after the other, in the order of the potion.

import { For, type JSX, Show } from 'solid-js';
import type { Plant } from '../../../../games/witches/types/solo.ts';
import { Herb } from '../herb.tsx';
import { words } from './words.ts';

export function Order(props: {
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
