// The state of a table on screen for one player: the part they look at, a half-made move, and their legal moves.

import { createEffect, createMemo, createSignal } from 'solid-js';
import { tableWords } from '#words/witches/table.ts';
import { cauldronAt } from '../../../../../games/witches/seats/board-state.ts';
import { tableMoves } from '../../../../../games/witches/seats/table-game.ts';
import type { Move, PlainMove, PlainMoveOfType } from '../../../../../games/witches/types/index.ts';
import type {
  SeatChoice,
  SeatState,
  SeatStatus,
} from '../../../../../games/witches/types/table.ts';
import { perPlay } from '../../../../play/play.ts';
import type { WitchesPlay } from '../../hand.ts';
import { createBoardHand, effectTargets, positionOf } from '../../solo/hand.ts';
import { screenOf, youAt } from '../table.ts';

export const screenTabs = ['board', 'potions', 'notes', 'table'] as const;
export type ScreenTab = (typeof screenTabs)[number];

export const screenHandOf = perPlay((play: WitchesPlay) => {
  /** The place whose part is shown large. */
  const [looking, look] = createSignal(youAt(play) ?? 1);
  const potions = () => play.view().trials.length;
  /** How many answers the player has read. */
  const [read, setRead] = createSignal(potions());
  const goOn = () => void setRead(potions());
  const parts = createBoardHand<ScreenTab>('board', goOn);
  return {
    ...parts,
    looking,
    look(place: number): void {
      look(place);
      parts.drop();
    },
    /** The answer to one's own potion is new and comes first until the player goes on. */
    fresh: () =>
      !play.over() &&
      read() < potions() &&
      youAt(play) !== null &&
      screenOf(play).testers.at(-1) === youAt(play),
    read,
    goOn,
  };
});

export type ScreenTableState = ReturnType<typeof createScreen>;

/** Call it in the body of a component. */
export function createScreen(play: WitchesPlay) {
  const hand = screenHandOf(play);
  const position = createMemo(() => positionOf(play));
  /** The player's own seat; undefined for spectators. */
  const own = (): SeatState | undefined => {
    const you = youAt(play);
    return you === null ? undefined : screenOf(play).places[you - 1];
  };
  /** Effects on the player. */
  const statuses = (): readonly SeatStatus[] => own()?.statuses ?? [];
  /** The effects on the player that are not used up. */
  const unused = () => statuses().flatMap(({ effect, used }) => (used ? [] : [effect]));
  const due = (): SeatChoice | undefined => own()?.choices[0];
  const moves = createMemo((): readonly Move[] =>
    play.watching || youAt(play) === null ? [] : [...tableMoves(play.view())],
  );
  /** All legal moves of this type. */
  function legal<T extends PlainMove['type']>(type: T): readonly PlainMoveOfType<T>[] {
    return moves().filter((move): move is PlainMoveOfType<T> => move.type === type);
  }
  const pluckable = (cell: number) => legal('pluck').find((move) => move.cell === cell)?.plant;
  const plucks = ({ cell, plant }: { readonly cell: number; readonly plant: number }) =>
    legal('pluck').filter((move) => move.cell === cell && move.plant === plant);
  /** An impossible target is kept: the refusal says why. */
  const into = (pluck: Parameters<typeof plucks>[0], cell: number) => {
    const pot = cauldronAt(position().setup, cell);
    return plucks(pluck).find((move) => pot?.cells.includes(move.into))?.into ?? cell;
  };
  /** Cells that finish a half-made move or carry out the waiting effect. */
  const targets = createMemo((): ReadonlySet<number> => {
    const half = hand.half();
    if (half?.type !== 'pluck') return effectTargets(position().state, half, moves());
    const { setup } = position();
    return new Set(plucks(half).flatMap((move) => cauldronAt(setup, move.into)?.cells ?? []));
  });
  const [sending, setSending] = createSignal(false);
  createEffect(() => {
    if (play.company?.waiting() === 0) setSending(false);
  });
  /** Sends the move, unless another is still on its way: a double tap is one move. */
  function send(move: PlainMove): void {
    if (sending()) {
      play.say(tableWords.onItsWay);
      return;
    }
    setSending(play.company !== undefined);
    play.move(move);
  }
  return {
    play,
    hand,
    position,
    own,
    statuses,
    unused,
    due,
    legal,
    pluckable,
    into,
    targets,
    send,
    sending,
  };
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
