// Whose cauldron a plant that is given away would go into: by seat and side, with what is in it.

import { For, type JSX, Show } from 'solid-js';
import { cauldronAt } from '../../../../../games/witches/seats/board-state.ts';
import { SIDE_CELLS } from '../../../../../games/witches/types/board.ts';
import { Herb } from '../../herb.tsx';
import { words as board } from '#words/witches/solo.ts';
import { placeOf } from '../part.ts';
import { SeatName } from '../seat.tsx';
import { screenOf } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import type { CellProps } from './cellactions.tsx';

export function Gift(props: CellProps): JSX.Element {
  const { screen } = props;
  const { play, hand } = screen;
  const half = () => hand.half();
  const owner = (cell: number) => placeOf(screenOf(play).seats, cell);
  const ways = () => {
    const now = half();
    return now?.type === 'gift'
      ? screen
          .legal('offer')
          .filter(({ cell, plant }) => cell === now.cell && plant === now.plant)
          .sort((one, other) => owner(one.into) - owner(other.into))
      : [];
  };
  const plant = () => {
    const now = half();
    return now?.type === 'gift' ? screen.position().state.plots[now.cell]?.[now.plant] : undefined;
  };
  const cellsOf = (into: number) => cauldronAt(screen.position().setup, into)?.cells ?? [];
  const inside = (into: number) =>
    cellsOf(into).flatMap((cell) => screen.position().state.plots[cell] ?? []);
  return (
    <>
      <Show when={plant()}>
        {(one) => <p>{words.giveTo(board.plant(one().ingredient, one().dots))}</p>}
      </Show>
      <div class="table-pots">
        <For each={ways()}>
          {(move) => (
            <button
              type="button"
              class="button"
              data-into={move.into}
              onClick={() => {
                screen.send(move);
                hand.setHalf(undefined);
                props.done();
              }}
            >
              <SeatName play={play} person={owner(move.into)} />
              <small>{board.sides[move.into < SIDE_CELLS ? 0 : 1]}</small>
              <span class="unseen">
                {words.cauldronUnseen(
                  cellsOf(move.into).length,
                  inside(move.into).map(({ ingredient, dots }) => board.plant(ingredient, dots)),
                )}
              </span>
              <span class="table-pot" aria-hidden="true">
                <For each={inside(move.into)}>{({ ingredient }) => <Herb name={ingredient} />}</For>
                <small class="digits">
                  {inside(move.into).length}/{cellsOf(move.into).length}
                </small>
              </span>
            </button>
          )}
        </For>
        <button type="button" class="button" onClick={() => hand.setHalf(undefined)}>
          {board.cancel}
        </button>
      </div>
    </>
  );
}
