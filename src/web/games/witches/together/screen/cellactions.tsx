// What can be done with the chosen cell at a table: whatever the rules take, each with its plain name.

import { For, type JSX, Show } from 'solid-js';
import type { IngredientName } from '../../../../../games/witches/names.ts';
import {
  cauldronAt,
  gardenAt,
  grown,
  plantsOf,
} from '../../../../../games/witches/seats/board-state.ts';
import type { PlainMove } from '../../../../../games/witches/types/index.ts';
import { nameAt } from '../../people.ts';
import { About, Contents, Herbs } from '../../solo/cellparts.tsx';
import { toTarget } from '../../solo/hand.ts';
import { TestOrder } from '../../solo/order.tsx';
import { words as board } from '#words/witches/solo.ts';
import { words as common } from '#words/witches/index.ts';
import { placeOf } from '../part.ts';
import { screenOf, youAt } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import { Gift } from './gift.tsx';
import type { Screen } from './screen.ts';
import { whyNot } from './why.ts';

export interface CellProps {
  readonly screen: Screen;
  readonly cell: number;
  /** The keyboard goes back to the board. */
  done(): void;
}

export function CellActions(props: CellProps): JSX.Element {
  const { screen } = props;
  const { play, hand } = screen;
  const position = () => screen.position();
  const half = () => hand.half();
  const rides = () =>
    (screen.own()?.statuses ?? []).some(({ effect, used }) => effect === 'Piggyback' && !used);
  return (
    <>
      <About position={position()} cell={props.cell} />
      <Show
        when={half()?.type === 'order'}
        fallback={
          <Show when={half()?.type === 'gift'} fallback={<Deeds {...props} />}>
            <Gift {...props} />
          </Show>
        }
      >
        <TestOrder
          position={position()}
          cell={props.cell}
          hand={hand}
          test={(order) => {
            screen.send({ type: 'test', cell: props.cell, order });
            props.done();
          }}
        />
      </Show>
      <Contents position={position()} cell={props.cell} />
      <Show when={placeOf(screenOf(play).seats, props.cell) !== youAt(play)}>
        <p class="muted">
          {(rides() ? words.visitCell : words.foreignCell)(
            nameAt(play, placeOf(screenOf(play).seats, props.cell)),
          )}
        </p>
      </Show>
    </>
  );
}

function Deeds(props: CellProps): JSX.Element {
  const { screen } = props;
  const { play, hand } = screen;
  const position = () => screen.position();
  const garden = () => gardenAt(position().state, props.cell);
  const inGarden = (cell: number) => garden()?.cells.includes(cell) ?? false;
  const plants = () => screen.legal('plant').filter(({ cell }) => cell === props.cell);
  const grows = () => screen.legal('grow').some(({ cell }) => inGarden(cell));
  const growing = () => {
    const own = garden();
    return own ? grown(position().setup, position().state, own).size : 0;
  };
  const doubled = () =>
    (screen.own()?.statuses ?? []).some(({ effect, used }) => effect === 'Green Fingers' && !used);
  const plantNumbers = (type: 'pluck' | 'offer') => [
    ...new Set(
      screen
        .legal(type)
        .filter(({ cell }) => cell === props.cell)
        .map(({ plant }) => plant),
    ),
  ];
  const plantAt = (place: number) => position().state.plots[props.cell]?.[place];
  const tests = () => screen.legal('test').some(({ cell }) => inGarden(cell));
  const tastes = () => screen.legal('taste').some(({ cell }) => cell === props.cell);
  const growths = () => screen.legal('copyGrow').filter(({ cell }) => inGarden(cell));
  const copies = () => screen.legal('copy').filter(({ cell }) => inGarden(cell));
  const nothing = () =>
    plants().length === 0 &&
    !grows() &&
    plantNumbers('pluck').length === 0 &&
    plantNumbers('offer').length === 0 &&
    !tests() &&
    !tastes() &&
    growths().length === 0 &&
    copies().length === 0;
  const act = (move: PlainMove) => {
    screen.send(move);
    props.done();
  };
  return (
    <>
      <Show when={plants().length > 0}>
        <Planting {...props} allowed={plants().map(({ ingredient }) => ingredient)} />
      </Show>
      <div class="row solo-buttons">
        <For each={plantNumbers('pluck')}>
          {(place) => (
            <Show when={plantAt(place)}>
              {(plant) => (
                <button
                  type="button"
                  class="button primary"
                  onClick={() => {
                    hand.setHalf({ type: 'pluck', cell: props.cell, plant: place });
                    play.say(board.pluckInto);
                    toTarget();
                  }}
                >
                  {board.pluck(plant().ingredient, plant().dots)}
                </button>
              )}
            </Show>
          )}
        </For>
        <Show when={grows()}>
          <button
            type="button"
            class="button"
            onClick={() => act({ type: 'grow', cell: props.cell })}
          >
            <span>
              {board.grow}{' '}
              <small>({doubled() ? words.growTwice : board.growAbout(growing())})</small>
            </span>
          </button>
        </Show>
        <Show when={tests()}>
          <button
            type="button"
            class="button primary"
            onClick={() => hand.setHalf({ type: 'order', cell: props.cell, order: [] })}
          >
            {board.testThis}
          </button>
        </Show>
        <Show when={tastes()}>
          <button
            type="button"
            class="button"
            onClick={() => act({ type: 'taste', cell: props.cell })}
          >
            {words.taste}
          </button>
        </Show>
        <For each={growths()}>
          {(move) => (
            <button type="button" class="button" onClick={() => act(move)}>
              {words.copyGrow(nameAt(play, move.of))}
            </button>
          )}
        </For>
        <For each={plantNumbers('offer')}>
          {(place) => (
            <Show when={plantAt(place)}>
              {(plant) => (
                <button
                  type="button"
                  class="button"
                  onClick={() => hand.setHalf({ type: 'gift', cell: props.cell, plant: place })}
                >
                  {words.give(plant().ingredient, plant().dots)}
                </button>
              )}
            </Show>
          )}
        </For>
      </div>
      <Show when={copies().length > 0}>
        <p>{words.copyWhich}</p>
        <div class="row solo-buttons">
          <For each={copies()}>
            {(move) => {
              const other = () => gardenAt(position().state, move.from);
              const names = () => {
                const own = other();
                return own
                  ? plantsOf(position().state, own).map(({ plant }) => plant.ingredient)
                  : [];
              };
              return (
                <button type="button" class="button" onClick={() => act(move)}>
                  {words.copyOf(
                    nameAt(play, placeOf(screenOf(play).seats, move.from)),
                    names().map(common.face.ingredient),
                  )}
                </button>
              );
            }}
          </For>
        </div>
      </Show>
      <For each={whyNot(screen, props.cell)}>{(reason) => <p class="muted">{reason}</p>}</For>
      <Show when={nothing() && whyNot(screen, props.cell).length === 0}>
        <p class="muted">{idle(screen, props.cell)}</p>
      </Show>
    </>
  );
}

/** All ingredients in their order; what an effect forbids is there, and says so. */
function Planting(props: CellProps & { readonly allowed: readonly IngredientName[] }): JSX.Element {
  const { ingredients } = props.screen.position().setup;
  const barred = () =>
    props.allowed.length === ingredients.length
      ? undefined
      : (props.screen.own()?.statuses ?? []).find(
          ({ effect }) => effect === 'Allergies' || effect === 'Sharer',
        )?.effect;
  return (
    <>
      <Herbs
        names={ingredients}
        allowed={props.allowed}
        group={board.plantHere}
        label={board.plantOne}
        choose={(ingredient) => {
          props.screen.send({ type: 'plant', cell: props.cell, ingredient });
          props.done();
        }}
      />
      <Show when={barred()}>
        {(effect) => (
          <p class="muted">{effect() === 'Sharer' ? words.sharerBars : words.allergiesBar}</p>
        )}
      </Show>
    </>
  );
}

/** Why nothing can be done here. */
function idle(screen: Screen, cell: number): string {
  const { play } = screen;
  const { setup, state } = screen.position();
  const pot = cauldronAt(setup, cell);
  if (pot) {
    const missing = pot.cells.filter((one) => state.plots[one]?.length === 0).length;
    return missing === 0 ? words.fullCauldron : board.fillMore(missing);
  }
  const own = screen.own();
  if (own && placeOf(screenOf(play).seats, cell) === youAt(play) && own.acted !== 'open')
    return words.idle[own.acted];
  return setup.board.notes.includes(cell) ? board.noteAbout : board.nothing;
}
