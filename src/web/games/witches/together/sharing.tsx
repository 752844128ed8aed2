// Notes that are told: everybody shares what they like of their own, and takes it back when they like. A note is an
// opinion; it carries its seat and is never proof.

import { For, type JSX, Show } from 'solid-js';
import type { IngredientName } from '../../../../games/witches/names.ts';
import { DECOY_BIT, noteOptions } from '../../../../games/witches/rules/index.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { words as common } from '#words/witches/index.ts';
import { SeatName } from './seat.tsx';
import { tableOf, youAt } from './table.ts';
import { words } from '#words/witches/tableface.ts';

/** What is left of an ingredient, or what it cannot be, whichever is shorter. */
export function noteText(ruledOut: number, options: readonly number[]): string {
  const out = options.filter((option) => (ruledOut & (1 << option)) !== 0);
  const left = options.filter((option) => (ruledOut & (1 << option)) === 0);
  const name = (option: number) => (option === DECOY_BIT ? words.decoy : String(option + 1));
  if (out.length === 0) return words.nothingRuledOut;
  return left.length > 0 && left.length < out.length
    ? words.canOnlyBe(left.map(name))
    : words.cannotBe(out.map(name));
}

interface Line {
  readonly ingredient: IngredientName;
  /** Private. */
  readonly own: number;
  /** As the others see it; 0 where they do not. */
  readonly told: number;
}

export function SharedNotes(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const you = () => youAt(play);
  const shared = () => tableOf(play).shared;
  const told = (ingredient: IngredientName) =>
    shared().find((note) => note.seat === you() && note.ingredient === ingredient)?.ruledOut ?? 0;
  const lines = (): readonly Line[] =>
    play.view().ingredients.map((ingredient, index) => ({
      ingredient,
      own: play.view().notes[index] ?? 0,
      told: told(ingredient),
    }));
  const mine = () => lines().filter((line) => line.own !== 0 || line.told !== 0);
  const untold = () => mine().filter((line) => line.own !== line.told);
  const share = (ingredient: IngredientName, ruledOut: number) =>
    play.move({ type: 'share', ingredient, ruledOut });
  return (
    <section class="table-shared" aria-labelledby="table-shared">
      <h2 id="table-shared">{words.sharedNotes}</h2>
      <Show when={shared().length > 0} fallback={<p class="muted">{words.nothingShared}</p>}>
        <Told play={play} />
      </Show>
      <Show when={you() !== null && !play.watching}>
        <h3>{words.yourSharing}</h3>
        <Show when={mine().length > 0} fallback={<p class="muted">{words.nothingNoted}</p>}>
          <ul class="table-sharing">
            <For each={play.view().ingredients}>
              {(ingredient, index) => {
                const line = () => lines()[index()];
                return (
                  <Show when={(line()?.own ?? 0) !== 0 || (line()?.told ?? 0) !== 0}>
                    <li>
                      <span class="table-note">
                        <Herb name={ingredient} />
                        <span>
                          {common.face.ingredient(ingredient)}:{' '}
                          {noteText(line()?.own ?? 0, noteOptions(play.view()))}
                        </span>
                      </span>
                      <Show
                        when={line()?.own !== line()?.told}
                        fallback={
                          <button
                            type="button"
                            class="button"
                            aria-label={words.noteOn(words.unshare, ingredient)}
                            onClick={() => share(ingredient, 0)}
                          >
                            {words.unshare}
                          </button>
                        }
                      >
                        <button
                          type="button"
                          class="button"
                          aria-label={words.noteOn(
                            line()?.told === 0 ? words.share : words.shareAgain,
                            ingredient,
                          )}
                          onClick={() => share(ingredient, line()?.own ?? 0)}
                        >
                          {line()?.told === 0 ? words.share : words.shareAgain}
                        </button>
                      </Show>
                    </li>
                  </Show>
                );
              }}
            </For>
          </ul>
          <Show when={untold().length > 1}>
            <button
              type="button"
              class="button"
              onClick={() => {
                for (const line of untold()) share(line.ingredient, line.own);
              }}
            >
              {words.shareAll}
            </button>
          </Show>
        </Show>
      </Show>
    </section>
  );
}

/** By ingredient, who says what. Once the recipe is open, whether it was right. */
export function Told(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const shared = () => tableOf(play).shared;
  const told = () =>
    play
      .view()
      .ingredients.filter((name) => shared().some(({ ingredient }) => ingredient === name));
  const verdict = (name: IngredientName, ruledOut: number) => {
    const one = play.view().opening?.recipe.find((ingredient) => ingredient.name === name);
    if (!one) return undefined;
    const bit = one.kind === 'good' && one.number !== null ? one.number - 1 : DECOY_BIT;
    return (ruledOut & (1 << bit)) === 0;
  };
  return (
    <ul class="table-told">
      <For each={told()}>
        {(name) => (
          <li>
            <Herb name={name} />
            <div>
              <strong>{common.face.ingredient(name)}</strong>
              <ul>
                <For each={shared().filter(({ ingredient }) => ingredient === name)}>
                  {({ seat, ruledOut }) => (
                    <li>
                      <SeatName play={play} person={seat} />{' '}
                      {noteText(ruledOut, noteOptions(play.view()))}
                      <Show when={verdict(name, ruledOut) !== undefined}>
                        {' '}
                        <strong class="table-verdict">
                          {verdict(name, ruledOut) ? words.noteHeld : words.noteFailed}
                        </strong>
                      </Show>
                    </li>
                  )}
                </For>
              </ul>
            </div>
          </li>
        )}
      </For>
    </ul>
  );
}
