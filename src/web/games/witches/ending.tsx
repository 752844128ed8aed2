// The end: the open recipe and its seal, more in the result dialog, and the celebration, in which herbs rise from the
// cauldron. After a loss the fire is out.

import { ActionButton } from './action-button.tsx';
import './dress.css';
import { For, type JSX, Show } from 'solid-js';
import { dialogWords } from '#words/witches/dialogs.ts';
import { highWitchWords } from '#words/witches/high-witch.ts';
import { words } from '#words/witches/index.ts';
import { checkSeal } from '../../../games/witches/rules/seal.ts';
import type { Opening, WitchesTypes } from '../../../games/witches/types/index.ts';
import type { Ingredient } from '../../../games/witches/types/potion.ts';
import { defaultEnding, type FaceEnding } from '../../board/face.ts';
import type { BoardView } from '../../play/board-view.ts';
import type { CelebrationTheme } from '../../ui/celebration.tsx';
import { copyText } from '../../ui/share.ts';
import { handOf, type WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { seatedParty } from './party.ts';

export function OpenRecipe(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  return (
    <Show when={play.view().opening}>
      {(opening) => (
        <section class="witches-ending" aria-labelledby="witches-opening">
          <h2 id="witches-opening">
            {play.status() === 'won' ? dialogWords.endedWon : dialogWords.endedLost}
          </h2>
          <Show when={seatedParty(play)}>
            {(party) => (
              <p>
                {dialogWords.endedTogether(
                  party().players,
                  play.status() === 'won',
                  play.view().trials.length,
                )}
              </p>
            )}
          </Show>
          <RecipeList recipe={opening().recipe} />
          <SealSentence play={play} opening={opening()} />
          <Fingerprint text={opening().seal} copy={dialogWords.copySeal}>
            <p class="muted">{dialogWords.sealAnywhere}</p>
          </Fingerprint>
        </section>
      )}
    </Show>
  );
}

/** Good ingredients in the order of the recipe, then decoys. */
function inOrder(recipe: readonly Ingredient[]): readonly Ingredient[] {
  const place = (one: Ingredient) => (one.kind === 'good' ? (one.number ?? 0) : 100);
  return [...recipe].sort((left, right) => place(left) - place(right));
}

export function RecipeList(props: { readonly recipe: readonly Ingredient[] }): JSX.Element {
  return (
    <ul class="witches-recipe-list" aria-label={dialogWords.opening}>
      <For each={inOrder(props.recipe)}>{(one) => <RecipeLine ingredient={one} />}</For>
    </ul>
  );
}

function RecipeLine(props: { readonly ingredient: Ingredient }): JSX.Element {
  const { name, kind, number, effects } = props.ingredient;
  const what = kind === 'good' ? '' : dialogWords.kinds[kind];
  // An imposter also has the effect of that name: shown once.
  const told = effects.filter((effect) => kind !== 'imposter' || effect !== 'Imposter');
  const rest = [what, ...told.map(words.face.effect)].filter((part) => part !== '').join(', ');
  return (
    <li classList={{ decoy: kind !== 'good' }}>
      <span class="witches-number digits">
        {number ?? <span class="unseen">{dialogWords.noNumber}</span>}
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

/** The fingerprint of the sealed recipe, for players who want to check it later. */
export function Seal(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <section aria-labelledby="witches-seal">
      <h2 id="witches-seal">{highWitchWords.seal}</h2>
      <p class="muted">{highWitchWords.sealAbout}</p>
      <Fingerprint text={props.play.view().fingerprint} copy={highWitchWords.copyFingerprint} />
    </section>
  );
}

/** A long text behind a press, with a button that copies it. */
function Fingerprint(props: {
  readonly text: string;
  /** The label of the button. */
  readonly copy: string;
  readonly children?: JSX.Element;
}): JSX.Element {
  return (
    <details class="witches-fold">
      <summary>{dialogWords.fingerprint}</summary>
      <code class="witches-print">{props.text}</code>
      {props.children}
      <ActionButton act={() => void copyText(props.text)}>{props.copy}</ActionButton>
    </details>
  );
}

/** Recomputes the fingerprint from the open recipe and compares it with the one from before the first potion. */
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
      {holds() ? dialogWords.sealHolds : dialogWords.sealBroken}
    </p>
  );
}

/** In the result dialog: who won together, which help they took, and that the recipe was not changed. */
function ResultExtra(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const { players } = handOf(play).party();
  const checks = play.peeks('check');
  return (
    <div class="witches-result game-witches">
      <Show when={!play.view().solo && players.length > 1}>
        <p>{dialogWords.together(players, play.status() === 'won')}</p>
      </Show>
      <Show when={checks > 0}>
        <p>{dialogWords.checkedNotes(checks)}</p>
      </Show>
      <Show when={play.peeks('follows') > 0}>
        <p>{dialogWords.followed}</p>
      </Show>
      <Show when={play.view().opening}>
        {(opening) => <SealSentence play={play} opening={opening()} />}
      </Show>
    </div>
  );
}

function Cauldron(props: { readonly won: boolean }) {
  return (
    <svg
      class="witches-kettle"
      classList={{ cold: !props.won }}
      viewBox="0 0 120 100"
      aria-hidden="true"
    >
      <path class="brew" d="M14 34q46-18 92 0l-4 10H18z" />
      <path
        class="iron"
        d="M8 30h104v8h-6c6 10 8 16 8 24 0 20-18 30-54 30S6 82 6 62c0-8 2-14 8-24H8zM28 90l-8 10m72-10 8 10"
      />
    </svg>
  );
}

const celebrationTheme: CelebrationTheme<BoardView<WitchesTypes>> = {
  motion: 'rise',
  count: 11,
  Piece: (props) => {
    const { ingredients } = props.play.view();
    const name = ingredients[props.index % ingredients.length];
    return <span class="witches-flying">{name && <Herb name={name} />}</span>;
  },
  Scenery: Cauldron,
};

export const ending: FaceEnding<WitchesTypes> = {
  ...defaultEnding,
  /** A table wins and loses together. */
  title: (play) => {
    if (play.view().solo !== null) return undefined;
    return play.status() === 'won' ? words.face.covenWon : words.face.covenLost;
  },
  Result: ResultExtra,
  theme: celebrationTheme,
};
