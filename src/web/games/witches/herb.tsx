// An ingredient as a drawing; hidden from screen readers, since its name always stands beside it.

import { For, type JSX } from 'solid-js';
import type { IngredientName } from '../../../games/witches/names/ingredients.ts';
import { PICTURE_BOX, pictureColors, pictures } from '../../../games/witches/paper/pictures.ts';

export function Herb(props: { readonly name: IngredientName }): JSX.Element {
  return (
    <svg
      class="herb"
      viewBox={`0 0 ${PICTURE_BOX} ${PICTURE_BOX}`}
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <For each={pictures[props.name]}>
        {({ d, paint }) => {
          const { fill, stroke } = pictureColors[paint];
          return (
            <path
              d={d}
              fill={fill ?? 'none'}
              stroke={stroke?.color ?? 'none'}
              stroke-width={stroke?.width ?? 0}
            />
          );
        }}
      </For>
    </svg>
  );
}
