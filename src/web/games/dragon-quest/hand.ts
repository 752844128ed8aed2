// Transient state of one board: the chosen cell and an item being aimed. Every decision is a move; the one made here is
// the answer to a question that no item can change.

import { createEffect, createSignal, on } from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { type ItemCard, itemKind } from '../../../games/dragon-quest/cards.ts';
import { idleAnswer } from '../../../games/dragon-quest/rules/odds.ts';
import type { DragonQuestTypes, Move, View } from '../../../games/dragon-quest/types.ts';
import { type Play, perPlay } from '../../play/play.ts';
import { confirm } from '../../ui/dialog.tsx';
import { cardOn, isFatal, uselessItemReason } from './choices.ts';

export type DragonPlay = Play<DragonQuestTypes>;

/** A board, and the player's transient state there. */
export interface DragonProps {
  readonly play: DragonPlay;
  readonly hand: ReturnType<typeof handOf>;
}

/** Settles a question that no item can change: the fate card counts at once, as a move of its own in the log. Undo and
 * redo take both together (`skip` of the outcome). */
export function answerIdleQuestions(play: DragonPlay): void {
  if (play.watching) return;
  createEffect(
    on(
      () => play.happening().serial,
      () => {
        const { serial, events } = play.happening();
        // Undo and redo have no events.
        if (events.length === 0 || !idleAnswer(play.view())) return;
        // Later than every effect that follows the draw.
        queueMicrotask(() => {
          const move = idleAnswer(play.view());
          if (!move || play.happening().serial !== serial) return;
          const drawn = play.message()?.text ?? '';
          play.move(move);
          const answered = play.message();
          if (answered) play.say(`${drawn} ${answered.text}`, answered.tone);
        });
      },
      { defer: true },
    ),
  );
}

/** Undoes to a position with a real choice, past those where only an idle question is pending. */
export function undoToChoice(play: DragonPlay, steps: number, line: string): void {
  const path = play.path();
  const isIdle = (back: number) => {
    const view = path.at(-1 - back);
    return view !== undefined && idleAnswer(view) !== undefined;
  };
  let back = steps;
  while (isIdle(back)) back++;
  play.undo(back, line);
}

/** The item that a flip would use: a Jack before the Joker. */
export const flipper = (view: View): ItemCard | undefined =>
  view.items.find((item) => itemKind(item) === 'jack') ??
  view.items.find((item) => itemKind(item) === 'joker');

/** Why this item cannot be used now; undefined if it can. */
export function unusableReason(item: ItemCard, play: DragonPlay): string | undefined {
  const view = play.view();
  for (const move of play.game.legalMoves(view))
    if ((move.type === 'use' || move.type === 'flip') && move.item === item) return undefined;
  return uselessItemReason(item, view);
}

export const handOf = perPlay((play: DragonPlay) => {
  const [selected, select] = createSignal<number>();
  /** A Jack or the Joker that waits for a face-up card. */
  const [aiming, aim] = createSignal<ItemCard>();
  const flipWith = (cell: number, item: ItemCard) => {
    if (play.move({ type: 'flip', cell, item }).ok) aim(undefined);
  };
  /** Certain death needs confirmation. */
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
    /** Reveals, resolves or flips, depending on the cell and the aim. */
    act(cell: number) {
      const item = aiming();
      if (item) flipWith(cell, item);
      else makeMove({ type: cardOn(play.view(), cell) ? 'resolve' : 'place', cell });
    },
    flip(cell: number) {
      const item = flipper(play.view());
      if (item) flipWith(cell, item);
      else play.say(words.face.noFlipper, 'bad');
    },
    useItem(item: ItemCard) {
      const reason = unusableReason(item, play);
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
