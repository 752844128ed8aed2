// The last potion of a lost game: any ingredients, any seeds, once.

import { For, Index, type JSX } from 'solid-js';
import { LARGEST_POTION } from '../../../../games/witches/types/board.ts';
import { changesWith } from '../../../kit/guard.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { words as common } from '../words.ts';
import { giveUp } from './givingup.ts';
import { positionOf, soloHandOf } from './hand.ts';
import { words } from './words.ts';

export function LastPotion(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const { setup } = positionOf(play);
  const change = (slot: number, by: number) =>
    hand.setDraft(
      hand.draft().map((entry, index) => {
        const seeds = Math.min(setup.maxSeeds, Math.max(1, entry.seeds + by));
        return index === slot ? { ...entry, seeds } : entry;
      }),
    );
  return (
    <>
      <h2>{words.last}</h2>
      <p>{words.lastHow}</p>
      <div class="solo-herbs">
        <For each={setup.ingredients}>
          {(name) => (
            <button
              type="button"
              class="solo-herb"
              disabled={hand.draft().length >= LARGEST_POTION}
              onClick={() => hand.setDraft([...hand.draft(), { ingredient: name, seeds: 1 }])}
            >
              <Herb name={name} />
              <span>{common.face.ingredient(name)}</span>
            </button>
          )}
        </For>
      </div>
      <ol class="solo-draft">
        <Index each={hand.draft()}>
          {(entry, slot) => (
            <li>
              <span>{common.face.ingredient(entry().ingredient)}</span>
              <button
                type="button"
                class="button icon"
                aria-label={words.fewer(entry().ingredient)}
                onClick={() => change(slot, -1)}
              >
                −
              </button>
              <strong class="digits">{entry().seeds}</strong>
              <button
                type="button"
                class="button icon"
                aria-label={words.more(entry().ingredient)}
                onClick={() => change(slot, 1)}
              >
                +
              </button>
              <button
                ref={(button) => changesWith(button, () => entry().ingredient)}
                type="button"
                class="button icon"
                aria-label={words.remove(entry().ingredient)}
                onClick={() => hand.setDraft(hand.draft().filter((_, index) => index !== slot))}
              >
                ✕
              </button>
            </li>
          )}
        </Index>
      </ol>
      <div class="row solo-buttons">
        <button
          type="button"
          class="button primary"
          disabled={hand.draft().length === 0}
          onClick={() => play.move({ type: 'last', entries: hand.draft() })}
        >
          {words.useLast}
        </button>
        <button type="button" class="button" onClick={() => void giveUp(play)}>
          {words.giveUp}
        </button>
      </div>
    </>
  );
}
