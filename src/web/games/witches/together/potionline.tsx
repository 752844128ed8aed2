// A potion in one line: pictures with their seeds.

import { For, type JSX } from 'solid-js';
import type { PlayedEntry } from '../../../../games/witches/types/potion.ts';
import { Herb } from '../herb.tsx';
import { words } from '#words/witches/index.ts';

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
