// The state of a table on screen for one player: the part they look at, a half-made move, and their legal moves.

import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import { tableWords } from '#words/witches/table.ts';
import { cauldronAt, gardenAt } from '../../../../../games/witches/seats/board-state.ts';
import { tableMoves } from '../../../../../games/witches/seats/table-game.ts';
import type { Move, PlainMove } from '../../../../../games/witches/types/index.ts';
import type { SeatChoice, SeatState } from '../../../../../games/witches/types/table.ts';
import { perPlay } from '../../../../play/play.ts';
import type { WitchesPlay } from '../../hand.ts';
import {
  type BoardHand,
  type BoardPosition,
  carryOut,
  createBoardHand,
  positionOf,
} from '../../solo/hand.ts';
import { screenOf, youAt } from '../table.ts';

export const screenTabs = ['board', 'potions', 'notes', 'table'] as const;
export type ScreenTab = (typeof screenTabs)[number];

interface ScreenHand extends BoardHand<ScreenTab> {
  /** The place whose part is shown large. */
  readonly looking: Accessor<number>;
  look(place: number): void;
  /** The answer to one's own potion is new and comes first until the player goes on. */
  readonly fresh: Accessor<boolean>;
  /** How many answers the player has read. */
  readonly read: Accessor<number>;
  goOn(): void;
}

export const screenHandOf = perPlay((play: WitchesPlay): ScreenHand => {
  const [looking, look] = createSignal(youAt(play) ?? 1);
  const potions = () => play.view().trials.length;
  const [read, setRead] = createSignal(potions());
  const goOn = () => void setRead(potions());
  const parts = createBoardHand<ScreenTab>('board', goOn);
  return {
    ...parts,
    looking,
    look(place) {
      look(place);
      parts.drop();
    },
    fresh: () =>
      !play.over() &&
      read() < potions() &&
      youAt(play) !== null &&
      screenOf(play).testers.at(-1) === youAt(play),
    read,
    goOn,
  };
});

type PlainMoveOf<T extends PlainMove['type']> = Extract<PlainMove, { readonly type: T }>;

export interface ScreenTableState {
  readonly play: WitchesPlay;
  readonly hand: ScreenHand;
  readonly position: Accessor<BoardPosition>;
  /** The player's own seat; undefined for spectators. */
  readonly own: Accessor<SeatState | undefined>;
  readonly due: Accessor<SeatChoice | undefined>;
  /** All legal moves of this type. */
  legal<T extends PlainMove['type']>(type: T): readonly PlainMoveOf<T>[];
  /** Cells that finish a half-made move or carry out the waiting effect. */
  readonly targets: Accessor<ReadonlySet<number>>;
  /** Sends the move, unless another is still on its way: a double tap is one move. */
  send(move: PlainMove): void;
  readonly sending: Accessor<boolean>;
}

/** Call it in the body of a component. */
export function createScreen(play: WitchesPlay): ScreenTableState {
  const hand = screenHandOf(play);
  const position = createMemo(() => positionOf(play));
  const own = () => {
    const you = youAt(play);
    return you === null ? undefined : screenOf(play).places[you - 1];
  };
  const due = () => own()?.choices[0];
  const byType = createMemo(() => {
    const sorted = new Map<Move['type'], Move[]>();
    if (!play.watching && youAt(play) !== null)
      for (const move of tableMoves(play.view())) {
        const list = sorted.get(move.type);
        if (list) list.push(move);
        else sorted.set(move.type, [move]);
      }
    return sorted;
  });
  function legal<T extends PlainMove['type']>(type: T): readonly PlainMoveOf<T>[] {
    const is = (move: Move): move is PlainMoveOf<T> => move.type === type;
    return (byType().get(type) ?? []).filter(is);
  }
  const garden = (cell: number) => gardenAt(position().state, cell)?.cells ?? [];

  const targets = createMemo((): ReadonlySet<number> => {
    const cells = new Set<number>();
    const half = hand.half();
    if (half?.type === 'pluck') {
      for (const { cell, plant, into } of legal('pluck'))
        if (cell === half.cell && plant === half.plant)
          for (const one of cauldronAt(position().setup, into)?.cells ?? []) cells.add(one);
      return cells;
    }
    switch (due()) {
      case 'Frost':
        for (const { cell } of legal('frost')) for (const one of garden(cell)) cells.add(one);
        break;
      case 'Bramble':
        for (const { cell } of legal('bramble')) cells.add(cell);
        break;
      case 'Fence':
      case 'Painter':
      case 'Gate':
        for (const { cell, other } of legal(due() === 'Gate' ? 'gate' : 'fence')) {
          if (half?.type !== 'border') cells.add(cell).add(other);
          else if (half.cell === cell) cells.add(other);
          else if (half.cell === other) cells.add(cell);
        }
        break;
      default:
    }
    return cells;
  });
  const [sending, setSending] = createSignal(false);
  createEffect(() => {
    if (play.company?.waiting() === 0) setSending(false);
  });
  function send(move: PlainMove): void {
    if (sending()) {
      play.say(tableWords.onItsWay);
      return;
    }
    setSending(play.company !== undefined);
    play.move(move);
  }
  return { play, hand, position, own, due, legal, targets, send, sending };
}

/** A press on a cell during a half-made move or a waiting effect. Returns false in all other cases. */
export function pressPartCell(screen: ScreenTableState, cell: number): boolean {
  const { hand } = screen;
  const half = hand.half();
  if (half?.type === 'pluck') {
    const pot = cauldronAt(screen.position().setup, cell);
    const into = screen
      .legal('pluck')
      .find(
        ({ cell: from, plant, into: to }) =>
          from === half.cell && plant === half.plant && pot?.cells.includes(to),
      )?.into;
    hand.setHalf(undefined);
    // An impossible target is sent as well: the refusal says why.
    screen.send({ type: 'pluck', cell: half.cell, plant: half.plant, into: into ?? cell });
    return true;
  }
  return carryOut(hand, screen.due(), cell, screen.send);
}

/** Is there an unread answer to another player's potion? */
export function hasUnreadAnswer({ play, hand, due }: ScreenTableState): boolean {
  const table = screenOf(play);
  return (
    !play.over() &&
    hand.read() < play.view().trials.length &&
    table.testers[play.view().trials.length - 1] !== youAt(play) &&
    // One thing at a time.
    !due() &&
    table.phase === 'playing'
  );
}

/** The cells that the events of a step changed. */
export function changedCells(events: readonly unknown[]): readonly number[] {
  const cells = events.flatMap((event) => {
    if (typeof event !== 'object' || event === null) return [];
    const found = Object.entries(event).flatMap(([key, value]): unknown[] =>
      ['cell', 'into', 'cells', 'gardens'].includes(key) ? [value].flat(2) : [],
    );
    return found.filter((one): one is number => typeof one === 'number');
  });
  return [...new Set(cells)];
}
