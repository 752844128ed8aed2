// Actions for the chosen cell at a table on screen: every legal move with its plain name, the cauldrons that a gift may go
// into, and why an effect forbids something.

import { For, type JSX, Show } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { soloWords } from '#words/witches/solo.ts';
import { tableWords } from '#words/witches/table.ts';
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
import { SeatName } from '../people.tsx';
import { ownerOf, youAt } from '../table.ts';
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
  const owner = () => ownerOf(play, props.cell);
  const aboutOwner = () =>
    screen.unused().some((effect) => effect === 'Piggyback')
      ? tableWords.visitCell
      : tableWords.foreignCell;
  return (
    <>
      <SpecialCellAbout position={position()} cell={props.cell} />
      <Show
        when={hand.half()?.type === 'order'}
        fallback={
          <Show when={hand.half()?.type === 'gift'} fallback={<MoveButtons {...props} />}>
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
      <Show when={owner() !== youAt(play)}>
        <p class="muted">{aboutOwner()(nameAt(play, owner()))}</p>
      </Show>
    </>
  );
}

function MoveButtons(props: PartCellProps): JSX.Element {
  const { screen } = props;
  const { play, hand } = screen;
  const position = () => screen.position();
  const garden = () => gardenAt(position().state, props.cell);
  const here = <M extends { readonly cell: number }>(moves: readonly M[]) =>
    moves.filter(({ cell }) => cell === props.cell);
  const inGarden = <M extends { readonly cell: number }>(moves: readonly M[]) =>
    moves.filter(({ cell }) => garden()?.cells.includes(cell));
  const plants = () => here(screen.legal('plant'));
  const { ingredients } = position().setup;
  /** The effect that forbids some ingredients. */
  const forbidding = () =>
    plants().length === ingredients.length
      ? undefined
      : screen.statuses().find(({ effect }) => effect === 'Allergies' || effect === 'Sharer')
          ?.effect;
  const grows = () => inGarden(screen.legal('grow'));
  const doubled = () => screen.unused().some((effect) => effect === 'Green Fingers');
  const growing = () => {
    const own = garden();
    return own ? grown(position().setup, position().state, own).size : 0;
  };
  /** Places in the cell of the plants that can be plucked or offered. */
  const plucks = () => [...new Set(here(screen.legal('pluck')).map(({ plant }) => plant))];
  const offers = () => [...new Set(here(screen.legal('offer')).map(({ plant }) => plant))];
  const plantAt = (place: number) => position().state.plots[props.cell]?.[place];
  const tests = () => inGarden(screen.legal('test'));
  const tastes = () => here(screen.legal('taste'));
  const growths = () => inGarden(screen.legal('copyGrow'));
  const copies = () => inGarden(screen.legal('copy'));
  const nothing = () =>
    [plants, grows, plucks, offers, tests, tastes, growths, copies].every(
      (found) => found().length === 0,
    );
  const act = (move: PlainMove) => {
    screen.send(move);
    props.done();
  };
  return (
    <>
      <Show when={plants().length > 0}>
        <HerbButtons
          names={ingredients}
          allowed={plants().map(({ ingredient }) => ingredient)}
          group={soloWords.plantHere}
          label={soloWords.plantOne}
          choose={(ingredient) => act({ type: 'plant', cell: props.cell, ingredient })}
        />
        <Show when={forbidding()}>
          {(effect) => (
            <p class="muted">
              {effect() === 'Sharer' ? tableWords.sharerBars : tableWords.allergiesBar}
            </p>
          )}
        </Show>
      </Show>
      <GardenButtons
        play={play}
        hand={hand}
        position={position()}
        cell={props.cell}
        plucks={plucks()}
        grows={grows().length > 0}
        growLabel={
          <span>
            {soloWords.grow}{' '}
            <small>({doubled() ? tableWords.growTwice : soloWords.growAbout(growing())})</small>
          </span>
        }
        grow={() => act({ type: 'grow', cell: props.cell })}
        tests={tests().length > 0}
      >
        <Show when={tastes().length > 0}>
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
        <For each={offers()}>
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
              const names = () => {
                const { state } = position();
                const other = gardenAt(state, move.from);
                return other ? plantsOf(state, other).map(({ plant }) => plant.ingredient) : [];
              };
              return (
                <ActionButton act={() => act(move)}>
                  {tableWords.copyOf(
                    nameAt(play, ownerOf(play, move.from)),
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

/** Why nothing can be done here. */
function idleReason(screen: ScreenTableState, cell: number): string {
  const { play } = screen;
  const own = screen.own();
  const rests =
    ownerOf(play, cell) === youAt(play) && cauldronAt(screen.position().setup, cell) === undefined;
  return own && own.acted !== 'open' && rests
    ? tableWords.idle[own.acted]
    : idleText(screen.position(), cell, tableWords.fullCauldron);
}

/** Where a gift may go: cauldrons by seat and side, with their contents. */
function Gift(props: PartCellProps): JSX.Element {
  const { screen } = props;
  const { play, hand } = screen;
  const gift = () => {
    const half = hand.half();
    return half?.type === 'gift' ? half : undefined;
  };
  const owner = (cell: number) => ownerOf(play, cell);
  const ways = () =>
    screen
      .legal('offer')
      .filter(({ cell, plant }) => cell === gift()?.cell && plant === gift()?.plant)
      .sort((one, other) => owner(one.into) - owner(other.into));
  const plant = () => {
    const { cell = -1, plant: place = 0 } = gift() ?? {};
    return screen.position().state.plots[cell]?.[place];
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
  if (!own || ownerOf(play, cell) !== youAt(play)) return [];
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
