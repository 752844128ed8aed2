// The part of the board that is in front of the player: their own, or one that they look at.

import { type JSX, Show } from 'solid-js';
import { gardenAt } from '../../../../../games/witches/seats/board-state.ts';
import { Marks } from '../../../../ui/hint-marks.tsx';
import { isKey, listGridKeys } from '../../../../ui/keys.ts';
import { nameAt } from '../../people.ts';
import { BoardCell, cellTexts } from '../../solo/cell.tsx';
import { toTarget } from '../../solo/hand.ts';
import { keys } from '../../solo/keys.ts';
import { words as board } from '#words/witches/solo.ts';
import { words as common } from '#words/witches/index.ts';
import { layPart } from '../part.ts';
import { PartBoard } from '../partboard.tsx';
import { SeatName } from '../seat.tsx';
import { screenOf, youAt } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import { changedCells, press, type Screen } from './screen.ts';

export function ScreenBoard(props: {
  readonly screen: Screen;
  /** A cell was chosen: the keyboard may go on to what can be done with it. */
  act(cell: number): void;
}): JSX.Element {
  const { screen } = props;
  const { play, hand } = screen;
  const { kind } = screen.position().setup.board;
  listGridKeys(keys, common.keys, (_, action) => action !== 'test' || kind === 'gardens');
  const foreign = () => hand.looking() !== youAt(play);
  return (
    <div class="part" data-seat={hand.looking()}>
      <p class="part-head">
        <Show when={foreign()} fallback={<SeatName play={play} person={hand.looking()} />}>
          <SeatName play={play} person={hand.looking()} />
          <Show when={youAt(play)}>
            {(you) => (
              <button type="button" class="button" onClick={() => hand.look(you())}>
                {words.backToMine}
              </button>
            )}
          </Show>
        </Show>
      </p>
      <Show when={hand.looking()} keyed>
        {(place) => <Part screen={screen} place={place} act={props.act} />}
      </Show>
    </div>
  );
}

function Part(props: {
  readonly screen: Screen;
  readonly place: number;
  act(cell: number): void;
}): JSX.Element {
  const { screen, place } = props;
  const { play, hand } = screen;
  const { seats } = screenOf(play);
  const changed = () => changedCells(play.happening().events);
  const open = (cell: number) => {
    if (press(screen, cell)) return;
    hand.choose(cell);
    props.act(cell);
  };
  const free = (cell: number) => screen.legal('plant').some((move) => move.cell === cell);
  const label = (cell: number) =>
    [
      ...cellTexts(screen.position(), cell),
      ...(hand.half()?.cell === cell ? [board.first] : []),
      ...(screen.targets().has(cell) ? [board.target] : []),
      ...(play.hints.cells().includes(cell) ? [board.inHint] : []),
    ].join(', ');
  return (
    <PartBoard
      laid={layPart(seats, place)}
      position={screen.position}
      label={place === youAt(play) ? words.yourPart : words.partOf(nameAt(play, place))}
      onKey={(event, cell) => onKey(screen, event, cell, props.act)}
      Cell={(cell, column, cellProps) => (
        <BoardCell
          position={screen.position}
          cell={cell}
          column={column}
          label={label(cell)}
          chosen={hand.chosen() === cell}
          first={hand.half()?.cell === cell}
          target={screen.targets().has(cell)}
          changed={changed().includes(cell)}
          free={free(cell)}
          cellProps={cellProps}
          open={() => open(cell)}
        />
      )}
    >
      <Marks marks={play.hints.marks()} />
    </PartBoard>
  );
}

/** The keys of the solo board; where something cannot be, the rules say why. */
function onKey(
  screen: Screen,
  event: KeyboardEvent,
  cell: number,
  act: (cell: number) => void,
): boolean {
  const { play, hand } = screen;
  const is = (names: readonly string[]) => isKey(names, event);
  if (is(keys.leave) && hand.half()) {
    hand.setHalf(undefined);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || play.over() || !screen.own()) return false;
  const { setup, state } = screen.position();
  if (is(keys.plant)) {
    const ingredient = setup.ingredients[keys.plant.findIndex((name) => is([name]))];
    if (!ingredient) return false;
    screen.send({ type: 'plant', cell, ingredient });
  } else if (is(keys.grow)) screen.send({ type: 'grow', cell });
  else if (is(keys.pluck)) {
    const plant = screen.legal('pluck').find((move) => move.cell === cell)?.plant;
    if (plant === undefined) screen.send({ type: 'pluck', cell, plant: 0, into: cell });
    else {
      hand.choose(cell);
      hand.setHalf({ type: 'pluck', cell, plant });
      play.say(board.pluckInto);
      toTarget();
    }
  } else if (is(keys.test) && setup.board.kind === 'gardens' && gardenAt(state, cell)) {
    hand.choose(cell);
    hand.setHalf({ type: 'order', cell, order: [] });
    act(cell);
  } else return false;
  return true;
}
