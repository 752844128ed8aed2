// What the player holds in mind: the chosen cell, and an item being aimed. Nothing is decided here; every decision
// is a move.

import { type Accessor, createSignal } from 'solid-js';
import { type ItemCard, itemKind } from '../../../games/dragon-quest/pack.ts';
import type { DragonQuestTypes, Move, View } from '../../../games/dragon-quest/types.ts';
import { perPlay } from '../../play/perplay.ts';
import type { Play } from '../../play/play.ts';
import { confirm } from '../../ui/confirm.tsx';
import { idleReason } from './about.ts';
import { isFatal } from './choices.ts';
import { cardOn } from './faceup.ts';
import { words } from './words.ts';

export type DragonPlay = Play<DragonQuestTypes>;

export interface Hand {
  /** The cell that is looked at. */
  readonly selected: Accessor<number | undefined>;
  select(cell: number | undefined): void;
  /** A Jack or the Joker that waits for a face-up card. */
  readonly aiming: Accessor<ItemCard | undefined>;
  aim(item: ItemCard | undefined): void;
  /** Makes a move; one that is death for certain only after a question. */
  play(move: Move): void;
  /** Reveals, resolves or flips, as the cell and the aim have it. */
  act(cell: number): void;
  flip(cell: number): void;
  useItem(item: ItemCard): void;
}

/** The item that a flip would take: a Jack before the Joker. */
export const flipper = (view: View): ItemCard | undefined =>
  view.items.find((item) => itemKind(item) === 'jack') ??
  view.items.find((item) => itemKind(item) === 'joker');

/** Why this item cannot be used now; undefined if it can. */
export function idle(item: ItemCard, play: DragonPlay): string | undefined {
  const view = play.view();
  for (const move of play.game.legalMoves(view))
    if ((move.type === 'use' || move.type === 'flip') && move.item === item) return undefined;
  return idleReason(item, view);
}

export const handOf = perPlay((play: DragonPlay): Hand => {
  const [selected, select] = createSignal<number | undefined>();
  const [aiming, aim] = createSignal<ItemCard>();
  const flipWith = (cell: number, item: ItemCard) => {
    if (play.move({ type: 'flip', cell, item }).ok) aim(undefined);
  };
  const makeMove = (move: Move) => {
    if (!isFatal(move, play)) return void play.move(move);
    const asked = play.serial();
    void confirm({
      ...words.face.fatal(play.view().gems, play.view().pending !== null),
      danger: true,
    }).then((sure) => {
      if (sure && play.serial() === asked) play.move(move);
    });
  };
  return {
    play: makeMove,
    selected,
    select,
    aiming,
    aim,
    act(cell) {
      const item = aiming();
      if (item) flipWith(cell, item);
      else makeMove({ type: cardOn(play.view(), cell) ? 'resolve' : 'place', cell });
    },
    flip(cell) {
      const item = flipper(play.view());
      if (item) flipWith(cell, item);
      else play.say(words.face.noFlipper, 'bad');
    },
    useItem(item) {
      const reason = idle(item, play);
      if (play.view().pending || reason) {
        play.move({ type: 'use', item });
        if (reason) play.say(reason, 'bad');
        return;
      }
      aim(aiming() === item ? undefined : item);
      play.say(aiming() ? words.face.aim(words.cards.item(item)) : '');
    },
  };
});
