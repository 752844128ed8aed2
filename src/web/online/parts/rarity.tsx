// How rare the player's choices are: the score, the grid with the share of each, and, when the day has closed, the most
// chosen and the rarest answer of every cell.

import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Rarity } from '../../../wire/shapes.ts';
import type { PickNames } from '../../board/face.ts';
import { serviceWords } from '../words.ts';

const words = serviceWords.rarity;

export interface RarityProps {
  readonly rarity: Rarity;
  readonly names: PickNames;
}

export function RarityPart(props: RarityProps): JSX.Element {
  const you = () => props.rarity.you;
  return (
    <div class="others-rarity stack">
      <Show when={you()} fallback={<Others {...props} />}>
        {(own) => (
          <>
            <Show when={own().score}>
              {(score) => (
                <p class="others-score">
                  <strong class="digits">{words.scoreOf(score())}</strong> {words.score}
                </p>
              )}
            </Show>
            <p class="muted">{words.about}</p>
            <OwnGrid {...props} cards={own().cards} />
            <Others {...props} />
          </>
        )}
      </Show>
    </div>
  );
}

/** Card names are long, and grids of phones narrow: each cell is a small card of its own. */
function OwnGrid(props: RarityProps & { readonly cards: readonly (number | null)[] }): JSX.Element {
  const columns = () => props.names.columns(props.cards.length);
  const shareOf = (cell: number, card: number | null) =>
    card === null
      ? words.emptyShare
      : words.share(props.rarity.cells[cell]?.find((one) => one.card === card)?.share ?? 0);
  return (
    <ul
      class="others-grid"
      classList={{ many: columns() > 3 }}
      aria-label={words.mine}
      style={{ 'grid-template-columns': `repeat(${columns()}, minmax(0, 1fr))` }}
    >
      <For each={props.cards}>
        {(card, cell) => (
          <li>
            <small class="muted">{props.names.cell(cell(), props.cards.length)}</small>
            <span classList={{ muted: card === null }}>
              {card === null ? words.empty : nameOf(props.names, card)}
            </span>
            <strong class="digits">{shareOf(cell(), card)}</strong>
          </li>
        )}
      </For>
    </ul>
  );
}

const nameOf = (names: PickNames, card: number) => names.choice(card) ?? words.unknownCard(card);

/** Before the day has closed these would be answers for those who still play. */
function Others(props: RarityProps): JSX.Element {
  const cells = createMemo(() =>
    props.rarity.cells.map((shares) => ({ most: shares[0], least: shares.at(-1) })),
  );
  const told = (pick: { readonly card: number; readonly share: number } | undefined) =>
    pick ? words.withShare(nameOf(props.names, pick.card), words.share(pick.share)) : words.none;
  return (
    <Show
      when={props.rarity.final}
      fallback={<p class="muted">{props.rarity.you ? words.answersLater : words.later}</p>}
    >
      <details class="others-table">
        <summary>{words.answers}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.cellHead}</th>
              <th scope="col">{words.popular}</th>
              <th scope="col">{words.rarest}</th>
            </tr>
          </thead>
          <tbody>
            <For each={cells()}>
              {({ most, least }, cell) => (
                <tr>
                  <th scope="row">{props.names.cell(cell(), cells().length)}</th>
                  <td>{told(most)}</td>
                  <td>{told(least)}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </details>
    </Show>
  );
}
