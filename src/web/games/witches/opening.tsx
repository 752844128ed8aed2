// The end: the recipe and the opening of its seal, to be compared with the fingerprint of the start.

import { For, type JSX, Show } from 'solid-js';
import type { Opening } from '../../../games/witches/types/index.ts';
import type { Ingredient } from '../../../games/witches/types/potion.ts';
import { copyText } from '../../shell/sharing.ts';
import type { WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { partWords } from './partwords.ts';
import { words } from './words.ts';

/** The good ones in the order of the recipe, then the decoys. */
function inOrder(recipe: readonly Ingredient[]): readonly Ingredient[] {
  const place = (one: Ingredient) => (one.kind === 'good' ? (one.number ?? 0) : 100);
  return [...recipe].sort((left, right) => place(left) - place(right));
}

export function Ending(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <Show when={props.play.view().opening}>
      {(opening) => (
        <section class="witches-ending" aria-labelledby="witches-opening">
          <h2 id="witches-opening">
            {props.play.status() === 'won' ? partWords.endedWon : partWords.endedLost}
          </h2>
          <ul class="witches-recipe-list" aria-label={partWords.opening}>
            <For each={inOrder(opening().recipe)}>{(one) => <Line ingredient={one} />}</For>
          </ul>
          <SealOpening opening={opening()} />
        </section>
      )}
    </Show>
  );
}

function Line(props: { readonly ingredient: Ingredient }): JSX.Element {
  const { name, kind, number, effects } = props.ingredient;
  const what = kind === 'good' ? '' : partWords.kinds[kind];
  const rest = [what, ...effects.map(words.face.effect)].filter((part) => part !== '').join(', ');
  return (
    <li classList={{ decoy: kind !== 'good' }}>
      <span class="witches-number digits">
        {number ?? <span class="unseen">{partWords.noNumber}</span>}
      </span>
      <Herb name={name} />
      <span>
        <strong>{words.face.ingredient(name)}</strong>
        <Show when={rest !== ''}>
          <small>{rest}</small>
        </Show>
      </span>
    </li>
  );
}

export function SealOpening(props: { readonly opening: Opening }): JSX.Element {
  return (
    <div class="witches-opened">
      <p>{partWords.checkSeal}</p>
      <code class="witches-print">{partWords.openCommand(props.opening.seal)}</code>
      <button type="button" class="button" onClick={() => void copyText(props.opening.seal)}>
        {partWords.copySeal}
      </button>
    </div>
  );
}
