// What can be done with the chosen cell: plant, grow, pluck, test. Loaded when somebody comes near a cell.

import { For, type JSX, Show } from 'solid-js';
import {
  cauldronAt,
  gardenAt,
  grown,
  isWhole,
} from '../../../../games/witches/seats/board-state.ts';
import type { WitchesPlay } from '../hand.ts';
import { About, Contents, Herbs } from './cellparts.tsx';
import { canPlant, dueOf, positionOf, soloHandOf, toTarget } from './hand.ts';
import { TestOrder } from './order.tsx';
import { words } from '#words/witches/solo.ts';

export { Ask } from './ask.tsx';

export function CellActions(props: {
  readonly play: WitchesPlay;
  readonly cell: number;
  /** An answer has just come: that nothing can be done in this cell is no news then. */
  readonly answered: boolean;
  done(): void;
}): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const position = () => positionOf(play);
  const garden = () => gardenAt(position().state, props.cell);
  const isSeedling = () => dueOf(play) === 'Seedling';
  const growing = () => {
    const own = garden();
    const { setup, state } = position();
    return own && !own.spent && !isSeedling() ? grown(setup, state, own).size : 0;
  };
  const plucks = () =>
    position().setup.board.kind === 'cauldrons' && garden() && !isSeedling()
      ? (position().state.plots[props.cell] ?? []).flatMap((plant, place) =>
          plant.plucked ? [] : [{ plant, place }],
        )
      : [];
  const testable = () => {
    const own = garden();
    const { setup, state } = position();
    return (
      setup.board.kind === 'gardens' && own && !own.spent && isWhole(state, own) && !isSeedling()
    );
  };
  const nothing = () =>
    !canPlant(position(), props.cell) && growing() === 0 && plucks().length === 0 && !testable();
  return (
    <>
      <About position={position()} cell={props.cell} />
      <Show
        when={hand.half()?.type !== 'order'}
        fallback={
          <TestOrder
            position={position()}
            cell={props.cell}
            hand={hand}
            test={(order) => {
              if (play.move({ type: 'test', cell: props.cell, order }).ok) props.done();
            }}
          />
        }
      >
        <Show when={canPlant(position(), props.cell)}>
          <Herbs
            names={position().setup.ingredients}
            group={words.plantHere}
            label={words.plantOne}
            choose={(ingredient) => {
              if (play.move({ type: 'plant', cell: props.cell, ingredient }).ok) props.done();
            }}
          />
        </Show>
        <div class="row solo-buttons">
          <For each={plucks()}>
            {({ plant, place }) => (
              <button
                type="button"
                class="button primary"
                onClick={() => {
                  hand.setHalf({ type: 'pluck', cell: props.cell, plant: place });
                  play.say(words.pluckInto);
                  toTarget();
                }}
              >
                {words.pluck(plant.ingredient, plant.dots)}
              </button>
            )}
          </For>
          <Show when={growing() > 0}>
            <button
              type="button"
              class="button"
              onClick={() => {
                if (play.move({ type: 'grow', cell: props.cell }).ok) props.done();
              }}
            >
              {words.grow} <small>({words.growAbout(growing())})</small>
            </button>
          </Show>
          <Show when={testable()}>
            <button
              type="button"
              class="button primary"
              onClick={() => hand.setHalf({ type: 'order', cell: props.cell, order: [] })}
            >
              {words.testThis}
            </button>
          </Show>
        </div>
        <Show when={nothing() && !props.answered}>
          <p class="muted">{idle(play, props.cell)}</p>
        </Show>
      </Show>
      <Contents position={position()} cell={props.cell} />
    </>
  );
}

function idle(play: WitchesPlay, cell: number): string {
  const { setup, state } = positionOf(play);
  const pot = cauldronAt(setup, cell);
  if (pot) {
    const missing = pot.cells.filter((one) => state.plots[one]?.length === 0).length;
    return missing === 0 ? words.fullCauldron : words.fillMore(missing);
  }
  return setup.board.notes.includes(cell) ? words.noteAbout : words.nothing;
}
