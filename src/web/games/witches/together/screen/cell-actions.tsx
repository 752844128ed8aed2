// Actions for the chosen cell at a table on screen: every legal move with its plain name, the cauldrons that a gift may go
// into, and why an effect forbids something.

import { For, type JSX, Show } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { soloWords } from '#words/witches/solo.ts';
import { tableWords } from '#words/witches/table.ts';
import type { IngredientName } from '../../../../../games/witches/names.ts';
import {
  cauldronAt,
  gardenAt,
  grown,
  plantsOf,
} from '../../../../../games/witches/seats/board-state.ts';
import { SIDE_CELLS } from '../../../../../games/witches/types/board.ts';
import type { PlainMove } from '../../../../../games/witches/types/index.ts';
import type { Plant } from '../../../../../games/witches/types/solo.ts';
import { ActionButton } from '../../action-button.tsx';
import { Herb } from '../../herb.tsx';
import { nameAt } from '../../party.ts';
import {
  CauldronContents,
  GardenButtons,
  HerbButtons,
  idleText,
  SpecialCellAbout,
  TestOrder,
} from '../../solo/action-parts.tsx';
import { placeOf } from '../part-layout.ts';
import { SeatName } from '../people.tsx';
import { screenOf, youAt } from '../table.ts';
import type { ScreenTableState } from './table-state.ts';

interface PartCellProps {
  readonly screen: ScreenTableState;
  readonly cell: number;
  /** Moves the keyboard focus back to the board. */
  done(): void;
}

export function PartCellActions(props: PartCellProps): JSX.Element {
  const { screen } = props;
  const { play, hand } = screen;
  const position = () => screen.position();
  const half = () => hand.half();
  const rides = () =>
    (screen.own()?.statuses ?? []).some(({ effect, used }) => effect === 'Piggyback' && !used);
  return (
    <>
      <SpecialCellAbout position={position()} cell={props.cell} />
      <Show
        when={half()?.type === 'order'}
        fallback={
          <Show when={half()?.type === 'gift'} fallback={<MoveButtons {...props} />}>
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
      <CauldronContents position={position()} cell={props.cell} />
      <Show when={placeOf(screenOf(play).seats, props.cell) !== youAt(play)}>
        <p class="muted">
          {(rides() ? tableWords.visitCell : tableWords.foreignCell)(
            nameAt(play, placeOf(screenOf(play).seats, props.cell)),
          )}
        </p>
      </Show>
    </>
  );
}

function MoveButtons(props: PartCellProps): JSX.Element {
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
      <GardenButtons
        play={play}
        hand={hand}
        position={position()}
        cell={props.cell}
        plucks={plantNumbers('pluck')}
        grows={grows()}
        growLabel={
          <span>
            {soloWords.grow}{' '}
            <small>({doubled() ? tableWords.growTwice : soloWords.growAbout(growing())})</small>
          </span>
        }
        grow={() => act({ type: 'grow', cell: props.cell })}
        tests={tests()}
      >
        <Show when={tastes()}>
          <ActionButton act={() => act({ type: 'taste', cell: props.cell })}>
            {tableWords.taste}
          </ActionButton>
        </Show>
        <For each={growths()}>
          {(move) => (
            <ActionButton act={() => act(move)}>
              {tableWords.copyGrow(nameAt(play, move.of))}
            </ActionButton>
          )}
        </For>
        <For each={plantNumbers('offer')}>
          {(place) => (
            <Show when={plantAt(place)}>
              {(plant) => (
                <ActionButton
                  act={() => hand.setHalf({ type: 'gift', cell: props.cell, plant: place })}
                >
                  {tableWords.give(plant().ingredient, plant().dots)}
                </ActionButton>
              )}
            </Show>
          )}
        </For>
      </GardenButtons>
      <Show when={copies().length > 0}>
        <p>{tableWords.copyWhich}</p>
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
                <ActionButton act={() => act(move)}>
                  {tableWords.copyOf(
                    nameAt(play, placeOf(screenOf(play).seats, move.from)),
                    names().map(words.face.ingredient),
                  )}
                </ActionButton>
              );
            }}
          </For>
        </div>
      </Show>
      <For each={whyNot(screen, props.cell)}>{(reason) => <p class="muted">{reason}</p>}</For>
      <Show when={nothing() && whyNot(screen, props.cell).length === 0}>
        <p class="muted">{idleReason(screen, props.cell)}</p>
      </Show>
    </>
  );
}

/** All ingredients in their order; those that an effect forbids are disabled, with the reason below. */
function Planting(
  props: PartCellProps & { readonly allowed: readonly IngredientName[] },
): JSX.Element {
  const { ingredients } = props.screen.position().setup;
  const barred = () =>
    props.allowed.length === ingredients.length
      ? undefined
      : (props.screen.own()?.statuses ?? []).find(
          ({ effect }) => effect === 'Allergies' || effect === 'Sharer',
        )?.effect;
  return (
    <>
      <HerbButtons
        names={ingredients}
        allowed={props.allowed}
        group={soloWords.plantHere}
        label={soloWords.plantOne}
        choose={(ingredient) => {
          props.screen.send({ type: 'plant', cell: props.cell, ingredient });
          props.done();
        }}
      />
      <Show when={barred()}>
        {(effect) => (
          <p class="muted">
            {effect() === 'Sharer' ? tableWords.sharerBars : tableWords.allergiesBar}
          </p>
        )}
      </Show>
    </>
  );
}

/** Why nothing can be done here. */
function idleReason(screen: ScreenTableState, cell: number): string {
  const { play } = screen;
  const own = screen.own();
  const rests =
    placeOf(screenOf(play).seats, cell) === youAt(play) &&
    cauldronAt(screen.position().setup, cell) === undefined;
  return own && own.acted !== 'open' && rests
    ? tableWords.idle[own.acted]
    : idleText(screen.position(), cell, tableWords.fullCauldron);
}

/** Where a gift may go: cauldrons by seat and side, with their contents. */
function Gift(props: PartCellProps): JSX.Element {
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
        {(one) => <p>{tableWords.giveTo(soloWords.plant(one().ingredient, one().dots))}</p>}
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
              <small>{soloWords.sides[move.into < SIDE_CELLS ? 0 : 1]}</small>
              <span class="unseen">
                {tableWords.cauldronUnseen(
                  cellsOf(move.into).length,
                  inside(move.into).map(({ ingredient, dots }) =>
                    soloWords.plant(ingredient, dots),
                  ),
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
        <ActionButton act={() => hand.setHalf(undefined)}>{soloWords.cancel}</ActionButton>
      </div>
    </>
  );
}

/** The most dots that a distracted player's plants grow to. */
const DISTRACTED_DOTS = 2;

const kindsOf = (plants: readonly Plant[]) =>
  new Set(plants.map(({ ingredient }) => ingredient)).size;

/** Reasons why effects on the player forbid what would otherwise be possible here; often empty. */
function whyNot(screen: ScreenTableState, cell: number): readonly string[] {
  const { play } = screen;
  const own = screen.own();
  if (!own || placeOf(screenOf(play).seats, cell) !== youAt(play)) return [];
  const { setup, state } = screen.position();
  const minimalist = own.statuses.some(({ effect }) => effect === 'Minimalist');
  const distracted = own.statuses.some(({ effect }) => effect === 'Distracted');
  const pot = cauldronAt(setup, cell);
  if (pot) {
    const filled = pot.cells.flatMap((one) => state.plots[one] ?? []);
    const full = pot.cells.every((one) => state.plots[one]?.length !== 0);
    const tested = state.potions.some(({ cells }) => cells.some((one) => pot.cells.includes(one)));
    return minimalist && full && !tested && kindsOf(filled) > 1 ? [tableWords.minimalistWaits] : [];
  }
  const garden = gardenAt(state, cell);
  if (!garden || garden.spent || own.acted !== 'open') return [];
  const growing = plantsOf(state, garden)
    .map(({ plant }) => plant)
    .filter(({ plucked }) => !plucked);
  if (growing.length === 0) return [];
  const reasons: string[] = [];
  const grows = screen.legal('grow').some((move) => garden.cells.includes(move.cell));
  const allergies = own.statuses.find(({ effect }) => effect === 'Allergies')?.ingredients ?? [];
  if (!grows && growing.some(({ ingredient }) => allergies.includes(ingredient)))
    reasons.push(tableWords.allergiesBarGrowing);
  else if (!grows && distracted && growing.every(({ dots }) => dots >= DISTRACTED_DOTS))
    reasons.push(`${soloWords.distracted}.`);
  if (setup.board.kind === 'gardens' && minimalist && kindsOf(growing) > 1)
    reasons.push(tableWords.minimalistBars);
  return reasons;
}
