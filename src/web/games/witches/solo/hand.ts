// What the player holds on the solo board: the chosen cell, a half-made move, the open tab. Tables on screen build on it.

import { createSignal } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { soloWords } from '#words/witches/solo.ts';
import { neighboursOf } from '../../../../games/witches/board/sections.ts';
import { soloMoves, soloSetup } from '../../../../games/witches/rules/index.ts';
import {
  gardenAt,
  isFree,
  magicAllows,
  nextCell,
} from '../../../../games/witches/seats/board-state.ts';
import type { Move } from '../../../../games/witches/types/index.ts';
import type { PlayedEntry } from '../../../../games/witches/types/potion.ts';
import type {
  SoloChoice,
  SoloMove,
  SoloSetup,
  SoloState,
} from '../../../../games/witches/types/solo.ts';
import type { SeatChoice } from '../../../../games/witches/types/table.ts';
import { perPlay } from '../../../play/play.ts';
import { confirm } from '../../../ui/dialog.tsx';
import type { WitchesPlay } from '../hand.ts';

/** A move that still needs a cell or an order. */
export type HalfMove =
  | { readonly type: 'pluck'; readonly cell: number; readonly plant: number }
  /** At a table: a plant for another player. */
  | { readonly type: 'gift'; readonly cell: number; readonly plant: number }
  | { readonly type: 'border'; readonly cell: number }
  | { readonly type: 'order'; readonly cell: number; readonly order: readonly number[] };

export const soloTabs = ['board', 'potions', 'notes', 'recipe'] as const;
export type SoloTab = (typeof soloTabs)[number];

/** What the player holds on every board of cells. `chosen` is called before each choice of a cell. */
export function createBoardHand<T extends string>(first: T, chosen: () => void) {
  const [cell, choose] = createSignal<number>();
  const [half, setHalf] = createSignal<HalfMove>();
  const [tab, setTab] = createSignal<T>(first);
  /** A potion that is written rather than brewed. */
  const [draft, setDraft] = createSignal<readonly PlayedEntry[]>([]);
  return {
    chosen: cell,
    choose(next: number): void {
      chosen();
      choose(next);
    },
    drop: () => choose(undefined),
    half,
    setHalf,
    tab,
    setTab: (next: T) => void setTab(() => next),
    draft,
    setDraft,
  };
}

/** The part that does not depend on its tabs. */
export type BoardHand = Omit<ReturnType<typeof createBoardHand>, 'tab' | 'setTab'>;

export const soloHandOf = perPlay((play: WitchesPlay) => {
  /** Serial of the last step that the player has seen. */
  const [read, setRead] = createSignal(-1);
  const seen = () => read() === play.happening().serial;
  const goOn = () => void setRead(play.happening().serial);
  return {
    ...createBoardHand<SoloTab>('board', goOn),
    /** The latest answer is new and comes first until the player goes on. */
    fresh: () =>
      !play.over() && !seen() && play.happening().events.some(({ type }) => type === 'tested'),
    /** Has the player gone on since the last step? */
    seen,
    goOn,
  };
});

export interface BoardPosition {
  readonly setup: SoloSetup;
  readonly state: SoloState;
}

/** Board and state. The solo face is only shown for games that have them. */
export function positionOf(play: WitchesPlay): BoardPosition {
  const view = play.view();
  const setup = soloSetup(view);
  if (!setup || !view.solo) throw new Error('the solo face needs a board');
  return { setup, state: view.solo.state };
}

export const dueChoice = (play: WitchesPlay): SoloChoice | undefined =>
  positionOf(play).state.choices[0];

export const soloBoardOf = (play: WitchesPlay): PressedBoard => ({
  play,
  hand: soloHandOf(play),
  due: () => dueChoice(play),
  pluckable(cell) {
    const { setup, state } = positionOf(play);
    const plant = (state.plots[cell] ?? []).findIndex(({ plucked }) => !plucked);
    const grows = setup.board.kind === 'cauldrons' && plant >= 0 && gardenAt(state, cell);
    return grows ? plant : undefined;
  },
  into: (_pluck, cell) => cell,
  send: play.move,
});

export const canPlant = ({ setup, state }: BoardPosition, cell: number) =>
  isFree(setup, state, cell) && magicAllows(setup, state, cell);

/** Cells that finish a half-made move or carry out the waiting effect. */
export function targetsOf(
  position: BoardPosition,
  half: HalfMove | undefined,
): ReadonlySet<number> {
  const { setup, state } = position;
  if (half?.type === 'pluck')
    return new Set(
      setup.board.regions.flatMap((region) =>
        region.kind === 'cauldron' && nextCell(state, region) !== undefined ? region.cells : [],
      ),
    );
  const due = state.choices[0];
  return due && due !== 'Seedling'
    ? effectTargets(state, half, soloMoves(setup, state))
    : new Set();
}

/** Cells that the moves of a waiting effect begin with, or end with once its first half is made. */
export function effectTargets(
  state: SoloState,
  half: HalfMove | undefined,
  moves: Iterable<Move>,
): ReadonlySet<number> {
  const cells = new Set<number>();
  for (const move of moves) {
    if (move.type === 'frost')
      for (const cell of gardenAt(state, move.cell)?.cells ?? []) cells.add(cell);
    else if (move.type === 'bramble') cells.add(move.cell);
    else if (move.type === 'fence' || move.type === 'gate') {
      if (half?.type !== 'border') cells.add(move.cell).add(move.other);
      else if (half.cell === move.cell) cells.add(move.other);
      else if (half.cell === move.other) cells.add(move.cell);
    }
  }
  return cells;
}

/** Holds a plant and asks for the cauldron that it goes into; the focus is on the first. */
export function beginPluck(
  { play, hand }: { readonly play: WitchesPlay; readonly hand: BoardHand },
  cell: number,
  plant: number,
): void {
  hand.setHalf({ type: 'pluck', cell, plant });
  play.say(soloWords.pluckInto);
  queueMicrotask(() => document.querySelector<HTMLElement>('.solo-cell.target')?.focus());
}

/** A board under keys and presses: alone, or at a table. */
export interface PressedBoard {
  readonly play: WitchesPlay;
  readonly hand: BoardHand;
  due(): SeatChoice | undefined;
  /** The plant of this cell that can be plucked; undefined if none can. */
  pluckable(cell: number): number | undefined;
  /** The cell that a plucked plant goes into when this one is pressed. */
  into(pluck: { readonly cell: number; readonly plant: number }, cell: number): number;
  send(move: SoloMove): unknown;
}

/** A press on a cell finishes a half-made move or carries out the waiting effect, or else chooses the cell: then it calls
 * `act`. */
export function pressCell(board: PressedBoard, cell: number, act: (cell: number) => void): void {
  const { hand, send } = board;
  const half = hand.half();
  const due = board.due();
  if (half?.type === 'pluck') {
    hand.setHalf(undefined);
    send({ type: 'pluck', cell: half.cell, plant: half.plant, into: board.into(half, cell) });
  } else if (due === 'Frost') send({ type: 'frost', cell });
  else if (due === 'Bramble') send({ type: 'bramble', cell });
  else if (due === 'Gate' || due === 'Fence' || due === 'Painter') {
    if (half?.type === 'border' && neighboursOf(half.cell).includes(cell)) {
      hand.setHalf(undefined);
      send({ type: due === 'Gate' ? 'gate' : 'fence', cell: half.cell, other: cell });
    } else hand.setHalf({ type: 'border', cell });
  } else {
    hand.choose(cell);
    act(cell);
  }
}

/** Gives up the solo game after a confirmation. */
export async function giveUp(play: WitchesPlay): Promise<void> {
  if (await confirm({ ...words.face.giveUpSure, danger: true })) play.move({ type: 'giveUp' });
}
