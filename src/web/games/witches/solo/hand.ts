// What the player holds on the solo board: the chosen cell, a half-made move, the open tab. Tables on screen build on it.

import { type Accessor, createSignal } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { neighboursOf } from '../../../../games/witches/board/sections.ts';
import { soloMoves, soloSetup } from '../../../../games/witches/rules/index.ts';
import { gardenAt, isFree, magicAllows } from '../../../../games/witches/seats/board-state.ts';
import type { PlayedEntry } from '../../../../games/witches/types/potion.ts';
import type {
  SoloChoice,
  SoloMove,
  SoloSetup,
  SoloState,
} from '../../../../games/witches/types/solo.ts';
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

/** What the player holds on every board of cells. */
export interface BoardHand<T> {
  readonly chosen: Accessor<number | undefined>;
  choose(cell: number | undefined): void;
  /** Clears the choice. */
  drop(): void;
  readonly half: Accessor<HalfMove | undefined>;
  setHalf(half: HalfMove | undefined): void;
  readonly tab: Accessor<T>;
  setTab(tab: T): void;
  /** A potion that is written rather than brewed. */
  readonly draft: Accessor<readonly PlayedEntry[]>;
  setDraft(entries: readonly PlayedEntry[]): void;
}

/** `chosen` is called before each choice of a cell. */
export function createBoardHand<T extends string>(first: T, chosen: () => void): BoardHand<T> {
  const [cell, choose] = createSignal<number>();
  const [half, setHalf] = createSignal<HalfMove>();
  const [tab, setTab] = createSignal<T>(first);
  const [draft, setDraft] = createSignal<readonly PlayedEntry[]>([]);
  return {
    chosen: cell,
    choose(next) {
      chosen();
      choose(next);
    },
    drop: () => void choose(undefined),
    half,
    setHalf: (next) => void setHalf(next),
    tab,
    setTab: (next) => void setTab(() => next),
    draft,
    setDraft: (entries) => void setDraft(entries),
  };
}

export interface SoloHand extends BoardHand<SoloTab> {
  /** The latest answer is new and comes first until the player goes on. */
  readonly fresh: Accessor<boolean>;
  goOn(): void;
  /** Has the player gone on since the last step? */
  readonly seen: Accessor<boolean>;
}

export const soloHandOf = perPlay((play: WitchesPlay): SoloHand => {
  /** Serial of the last step that the player has seen. */
  const [read, setRead] = createSignal(-1);
  const goOn = () => void setRead(play.happening().serial);
  return {
    ...createBoardHand<SoloTab>('board', goOn),
    fresh() {
      const { serial, events } = play.happening();
      return !play.over() && read() !== serial && events.some(({ type }) => type === 'tested');
    },
    seen: () => read() === play.happening().serial,
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

export const canPlant = ({ setup, state }: BoardPosition, cell: number) =>
  isFree(setup, state, cell) && magicAllows(setup, state, cell);

/** Cells that finish a half-made move or carry out the waiting effect. */
export function targetsOf(
  position: BoardPosition,
  half: HalfMove | undefined,
): ReadonlySet<number> {
  const { setup, state } = position;
  const cells = new Set<number>();
  const due = state.choices[0];
  if (half?.type === 'pluck') {
    for (const region of setup.board.regions)
      if (
        region.kind === 'cauldron' &&
        region.cells.some((cell) => state.plots[cell]?.length === 0)
      )
        for (const cell of region.cells) cells.add(cell);
  } else if (due && due !== 'Seedling')
    for (const move of soloMoves(setup, state)) {
      if (move.type === 'frost')
        for (const cell of gardenAt(state, move.cell)?.cells ?? []) cells.add(cell);
      else if (move.type === 'bramble') cells.add(move.cell);
      else if (move.type === 'fence' || move.type === 'gate') {
        if (half?.type !== 'border') {
          cells.add(move.cell);
          cells.add(move.other);
        } else if (half.cell === move.cell) cells.add(move.other);
        else if (half.cell === move.other) cells.add(move.cell);
      }
    }
  return cells;
}

/** Focuses a cell that can be pressed next. */
export function focusTarget(): void {
  queueMicrotask(() => document.querySelector<HTMLElement>('.solo-cell.target')?.focus());
}

type EffectMove = Extract<SoloMove, { type: 'frost' | 'bramble' | 'gate' | 'fence' }>;

/** Carries out the waiting effect on a cell, or its first half. Returns false if none waits for a cell. */
export function carryOut(
  hand: Pick<BoardHand<unknown>, 'half' | 'setHalf'>,
  due: string | undefined,
  cell: number,
  send: (move: EffectMove) => void,
): boolean {
  switch (due) {
    case 'Frost':
      send({ type: 'frost', cell });
      return true;
    case 'Bramble':
      send({ type: 'bramble', cell });
      return true;
    case 'Gate':
    case 'Fence':
    case 'Painter': {
      const half = hand.half();
      if (half?.type !== 'border' || !neighboursOf(half.cell).includes(cell)) {
        hand.setHalf({ type: 'border', cell });
        return true;
      }
      hand.setHalf(undefined);
      send({ type: due === 'Gate' ? 'gate' : 'fence', cell: half.cell, other: cell });
      return true;
    }
    default:
      return false;
  }
}

/** A press on a cell during a half-made move or a waiting effect. Returns false in all other cases. */
export function pressSoloCell(play: WitchesPlay, cell: number): boolean {
  const hand = soloHandOf(play);
  const half = hand.half();
  if (half?.type !== 'pluck')
    return carryOut(hand, dueChoice(play), cell, (move) => void play.move(move));
  hand.setHalf(undefined);
  play.move({ type: 'pluck', cell: half.cell, plant: half.plant, into: cell });
  return true;
}

/** Gives up the solo game after a confirmation. */
export async function giveUp(play: WitchesPlay): Promise<void> {
  if (await confirm({ ...words.face.giveUpSure, danger: true })) play.move({ type: 'giveUp' });
}
