// Drawings of ingredients, hidden from screen readers because a name is always beside them; and a potion as one line.

import sheets from 'virtual:sprites/witches';
import { For, type JSX } from 'solid-js';
import { words } from '#words/witches/index.ts';
import type { IngredientName } from '../../../games/witches/names.ts';
import type { SpecialCell } from '../../../games/witches/types/board.ts';
import type { PlayedEntry } from '../../../games/witches/types/potion.ts';

/** The reference for a `use` element: a herb in a box of 100 by 100, the sign of a special cell in one of 24 by 24. */
export const pictureOf = (name: IngredientName | SpecialCell): string =>
  `${sheets[0]?.url}#${name.replace(' ', '-')}`;

export function Herb(props: { readonly name: IngredientName }): JSX.Element {
  return (
    <svg
      class="herb"
      viewBox="0 0 100 100"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <use href={pictureOf(props.name)} />
    </svg>
  );
}

/** Pictures with their seeds. */
export function PotionLine(props: { readonly entries: readonly PlayedEntry[] }): JSX.Element {
  return (
    <ol class="potion-line">
      <For each={props.entries}>
        {({ ingredient, seeds }) => (
          <li>
            <Herb name={ingredient} />
            <span class="unseen">{words.face.ingredient(ingredient)}</span>
            <strong class="digits">{seeds}</strong>
          </li>
        )}
      </For>
    </ol>
  );
}
