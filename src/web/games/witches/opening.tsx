// The end: the recipe, its seal compared with what was sealed at the start, and what helped on the way.

import { For, type JSX, Show } from 'solid-js';
import { checkSeal } from '../../../games/witches/rules/seal.ts';
import type { Opening } from '../../../games/witches/types/index.ts';
import type { Ingredient } from '../../../games/witches/types/potion.ts';
import { copyText } from '../../ui/share.ts';
import { handOf, type WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { partWords } from './partwords.ts';
import { seatedParty } from './people.ts';
import { words } from '#words/witches/index.ts';

/** The good ones in the order of the recipe, then the decoys. */
function inOrder(recipe: readonly Ingredient[]): readonly Ingredient[] {
  const place = (one: Ingredient) => (one.kind === 'good' ? (one.number ?? 0) : 100);
  return [...recipe].sort((left, right) => place(left) - place(right));
}

export function Ending(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  return (
    <Show when={play.view().opening}>
      {(opening) => (
        <section class="witches-ending" aria-labelledby="witches-opening">
          <h2 id="witches-opening">
            {play.status() === 'won' ? partWords.endedWon : partWords.endedLost}
          </h2>
          <Show when={seatedParty(play)}>
            {(party) => (
              <p>
                {partWords.endedTogether(
                  party().players,
                  play.status() === 'won',
                  play.view().trials.length,
                )}
              </p>
            )}
          </Show>
          <RecipeList recipe={opening().recipe} />
          <SealSentence play={play} opening={opening()} />
          <details class="witches-fold">
            <summary>{partWords.fingerprint}</summary>
            <code class="witches-print">{opening().seal}</code>
            <p class="muted">{partWords.sealAnywhere}</p>
            <button type="button" class="button" onClick={() => void copyText(opening().seal)}>
              {partWords.copySeal}
            </button>
          </details>
        </section>
      )}
    </Show>
  );
}

/** In the result: who won together, what helped, and that the recipe was not changed. */
export function ResultExtra(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const { players } = handOf(play).party();
  const checks = play.peeks('check');
  return (
    <div class="witches-result game-witches">
      <Show when={!play.view().solo && players.length > 1}>
        <p>{partWords.together(players, play.status() === 'won')}</p>
      </Show>
      <Show when={checks > 0}>
        <p>{partWords.checkedNotes(checks)}</p>
      </Show>
      <Show when={play.peeks('follows') > 0}>
        <p>{partWords.followed}</p>
      </Show>
      <Show when={play.view().opening}>
        {(opening) => <SealSentence play={play} opening={opening()} />}
      </Show>
    </div>
  );
}

export function RecipeList(props: { readonly recipe: readonly Ingredient[] }): JSX.Element {
  return (
    <ul class="witches-recipe-list" aria-label={partWords.opening}>
      <For each={inOrder(props.recipe)}>{(one) => <Line ingredient={one} />}</For>
    </ul>
  );
}

function Line(props: { readonly ingredient: Ingredient }): JSX.Element {
  const { name, kind, number, effects } = props.ingredient;
  const what = kind === 'good' ? '' : partWords.kinds[kind];
  // An imposter has the effect of its name: once is enough.
  const told = effects.filter((effect) => kind !== 'imposter' || effect !== 'Imposter');
  const rest = [what, ...told.map(words.face.effect)].filter((part) => part !== '').join(', ');
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

/** The fingerprint is made again from the recipe that lies open, and compared with the one shown before the first potion. */
function SealSentence(props: {
  readonly play: WitchesPlay;
  readonly opening: Opening;
}): JSX.Element {
  const holds = () => {
    const opened = checkSeal(props.opening.seal);
    const sealed = handOf(props.play).party().sealed || props.play.view().fingerprint;
    return opened.ok && opened.value.fingerprint === sealed;
  };
  return (
    <p class="witches-sealed" classList={{ broken: !holds() }}>
      {holds() ? partWords.sealHolds : partWords.sealBroken}
    </p>
  );
}
