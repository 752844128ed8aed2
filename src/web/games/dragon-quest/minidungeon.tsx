// The dungeon of a moment in small, with the move that was made and the better one. For the eye only.

import { For, type JSX, Show } from 'solid-js';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import { cellAt } from '../../../games/dragon-quest/rules/dungeon.ts';
import type { View } from '../../../games/dragon-quest/types.ts';
import { CardBack, CardFace } from './cards.tsx';

/** The cell that a move word is about. */
const cellOf = (word: string | undefined) => /-([a-m]\d)/.exec(word ?? '')?.[1];

export function MiniDungeon(props: {
  readonly view: View;
  readonly made: string | undefined;
  readonly better: string | undefined;
}): JSX.Element {
  const grid = () => props.view.grid;
  const cells = () =>
    Array.from({ length: grid().rows * grid().columns }, (_, index) => {
      const row = Math.floor(index / grid().columns);
      const column = index % grid().columns;
      const cell = cellAt(grid().top + row, grid().left + column);
      return { cell, card: props.view.cards.find((shown) => shown.cell === cell) };
    });
  const pending = () => props.view.pending?.cell;
  const isMade = (cell: number) =>
    cellOf(props.made) === cellName(cell) || (props.made !== undefined && pending() === cell);
  return (
    <div
      class="dq-mini-dungeon"
      style={{ '--columns': grid().columns, '--rows': grid().rows }}
      aria-hidden="true"
    >
      <For each={cells()}>
        {({ cell, card }) => (
          <span
            class="dq-mini-cell"
            classList={{
              made: isMade(cell),
              better: cellOf(props.better) === cellName(cell),
            }}
          >
            <Show when={card}>
              {(shown) => (
                <Show when={shown().faceUp} fallback={<CardBack />}>
                  <CardFace card={shown().card} />
                </Show>
              )}
            </Show>
          </span>
        )}
      </For>
    </div>
  );
}
