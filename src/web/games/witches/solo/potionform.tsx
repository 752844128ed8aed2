// A potion that is written down, not brewed: ingredients in their order, and their seeds.

import { For, Index, type JSX } from 'solid-js';
import type { IngredientName } from '../../../../games/witches/names.ts';
import { LARGEST_POTION } from '../../../../games/witches/types/board.ts';
import type { PlayedEntry } from '../../../../games/witches/types/potion.ts';
import { markFreshOn } from '../../../ui/tap-guard.ts';
import { Herb } from '../herb.tsx';
import { words as common } from '#words/witches/index.ts';
import { words } from '#words/witches/solo.ts';

export function PotionForm(props: {
  readonly ingredients: readonly IngredientName[];
  readonly maxSeeds: number;
  readonly entries: readonly PlayedEntry[];
  change(entries: readonly PlayedEntry[]): void;
}): JSX.Element {
  const step = (slot: number, by: number) =>
    props.change(
      props.entries.map((entry, index) => {
        const seeds = Math.min(props.maxSeeds, Math.max(1, entry.seeds + by));
        return index === slot ? { ...entry, seeds } : entry;
      }),
    );
  return (
    <>
      <div class="solo-herbs">
        <For each={props.ingredients}>
          {(name) => (
            <button
              type="button"
              class="solo-herb"
              disabled={props.entries.length >= LARGEST_POTION}
              onClick={() => props.change([...props.entries, { ingredient: name, seeds: 1 }])}
            >
              <Herb name={name} />
              <span>{common.face.ingredient(name)}</span>
            </button>
          )}
        </For>
      </div>
      <ol class="solo-draft">
        <Index each={props.entries}>
          {(entry, slot) => (
            <li>
              <span>{common.face.ingredient(entry().ingredient)}</span>
              <button
                type="button"
                class="button icon"
                aria-label={words.fewer(entry().ingredient)}
                onClick={() => step(slot, -1)}
              >
                −
              </button>
              <strong class="digits">{entry().seeds}</strong>
              <button
                type="button"
                class="button icon"
                aria-label={words.more(entry().ingredient)}
                onClick={() => step(slot, 1)}
              >
                +
              </button>
              <button
                ref={(button) => markFreshOn(button, () => entry().ingredient)}
                type="button"
                class="button icon"
                aria-label={words.remove(entry().ingredient)}
                onClick={() => props.change(props.entries.filter((_, index) => index !== slot))}
              >
                ✕
              </button>
            </li>
          )}
        </Index>
      </ol>
    </>
  );
}
