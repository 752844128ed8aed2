// What is said and offered of a chosen cell, alone and at a table: its special kind, what can be planted, what the cauldron
// holds.

import { For, type JSX, Show } from 'solid-js';
import type { IngredientName } from '../../../../games/witches/names.ts';
import { cauldronAt, specialAt } from '../../../../games/witches/seats/board-state.ts';
import { Herb } from '../herb.tsx';
import { words as common } from '#words/witches/index.ts';
import { Badge } from './cell.tsx';
import type { Position } from './hand.ts';
import { words } from '#words/witches/solo.ts';

export interface CellOf {
  readonly position: Position;
  readonly cell: number;
}

export function About(props: CellOf): JSX.Element {
  return (
    <Show when={specialAt(props.position.setup, props.cell)}>
      {(kind) => (
        <p class="solo-about">
          <Badge special={kind()} />
          <span>
            <strong>{words.specials[kind()].name}:</strong> {words.specials[kind()].about}
          </span>
        </p>
      )}
    </Show>
  );
}

/** Ingredients in their order; what is not allowed is there, and cannot be pressed. */
export function Herbs(props: {
  readonly names: readonly IngredientName[];
  readonly allowed?: readonly IngredientName[];
  /** What they are for. */
  readonly group: string;
  label(name: IngredientName): string;
  choose(name: IngredientName): void;
}): JSX.Element {
  return (
    <div class="solo-herbs" role="group" aria-label={props.group}>
      <For each={props.names}>
        {(name) => (
          <button
            type="button"
            class="solo-herb"
            aria-label={props.label(name)}
            disabled={props.allowed?.includes(name) === false}
            onClick={() => props.choose(name)}
          >
            <Herb name={name} />
            <span>{common.face.ingredient(name)}</span>
          </button>
        )}
      </For>
    </div>
  );
}

/** What lies in the cauldron, in its order. */
export function Contents(props: CellOf): JSX.Element {
  const inside = () =>
    cauldronAt(props.position.setup, props.cell)?.cells.flatMap(
      (cell) => props.position.state.plots[cell] ?? [],
    ) ?? [];
  return (
    <Show when={inside().length > 0}>
      <ul class="solo-contents">
        <For each={inside()}>{(plant) => <li>{words.plant(plant.ingredient, plant.dots)}</li>}</For>
      </ul>
    </Show>
  );
}
