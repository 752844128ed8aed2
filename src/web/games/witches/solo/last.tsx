// The last potion of a lost game: any ingredients, any seeds, once.

import { For, Index, type JSX } from 'solid-js';
import { LARGEST_POTION } from '../../../../games/witches/types/board.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { deskOf, soloHandOf } from './hand.ts';
import { soloWords } from './words.ts';

export function LastPotion(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const { table } = deskOf(play);
  const change = (slot: number, by: number) =>
    hand.setDraft(
      hand.draft().map((entry, index) => {
        const seeds = Math.min(table.maxSeeds, Math.max(1, entry.seeds + by));
        return index === slot ? { ...entry, seeds } : entry;
      }),
    );
  return (
    <>
      <h2>{soloWords.last}</h2>
      <p>{soloWords.lastHow}</p>
      <div class="solo-herbs">
        <For each={table.ingredients}>
          {(name) => (
            <button
              type="button"
              class="solo-herb"
              disabled={hand.draft().length >= LARGEST_POTION}
              onClick={() => hand.setDraft([...hand.draft(), { ingredient: name, seeds: 1 }])}
            >
              <Herb name={name} />
              <span>{name}</span>
            </button>
          )}
        </For>
      </div>
      <ol class="solo-draft">
        <Index each={hand.draft()}>
          {(entry, slot) => (
            <li>
              <span>{entry().ingredient}</span>
              <button
                type="button"
                class="button icon"
                aria-label={soloWords.fewer(entry().ingredient)}
                onClick={() => change(slot, -1)}
              >
                −
              </button>
              <strong class="digits">{entry().seeds}</strong>
              <button
                type="button"
                class="button icon"
                aria-label={soloWords.more(entry().ingredient)}
                onClick={() => change(slot, 1)}
              >
                +
              </button>
              <button
                type="button"
                class="button icon"
                aria-label={soloWords.remove(entry().ingredient)}
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
          {soloWords.useLast}
        </button>
        <button type="button" class="button" onClick={() => hand.setGivingUp(true)}>
          {soloWords.giveUp}
        </button>
      </div>
    </>
  );
}
