// What is worth saying of a card or an item here and now.

import { type ItemCard, itemKind } from '../../../games/dragon-quest/pack.ts';
import { cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import { isDeadly } from '../../../games/dragon-quest/rules/turn.ts';
import type { View } from '../../../games/dragon-quest/types.ts';
import type { FaceUp } from './hand.ts';
import { words } from './words.ts';

const { face } = words;

export interface Line {
  readonly text: string;
  /** A warning. */
  readonly grave: boolean;
}

/** What a card does, what hinders it, and the danger in it. */
export function cardLines(shown: FaceUp, view: View): readonly Line[] {
  const { card, damage, hindrance, futile } = shown;
  const said = [effectLine(shown, view)];
  if (hindrance) said.push(face.notNow(hindrance));
  if (futile) said.push(face.futile);
  const lines = said.map((text) => ({ text, grave: false }));
  if (!isDeadly(damage, view.health)) return lines;
  const deadly = isDeadly(damage - view.gems, view.health);
  const text = face.beware(damage, cardTable[card].need > 0, deadly);
  return [...lines, { text, grave: true }];
}

function effectLine({ card, damage }: FaceUp, view: View): string {
  const { kind, reward } = cardTable[card];
  if (kind === 'exit' && view.queenBeaten) return face.wayOut;
  const effect = words.cards.effect(card, damage);
  const tooEarly = reward.win && !view.queenFalls;
  return tooEarly ? `${effect} ${face.queenTooEarly(view.params.depth)}` : effect;
}

/** Why an item cannot be used at this moment. */
export function idleReason(item: ItemCard, view: View): string {
  const { idle } = face;
  if (view.ending) return idle.over;
  const fate = view.pending?.kind === 'fate';
  switch (itemKind(item)) {
    case 'king':
      return fate ? idle.kingOnTen : idle.king;
    case 'queen':
      return fate ? idle.queenOnSuccess : idle.queen;
    case 'jack':
      return view.pending ? idle.jackInChoice : idle.jack;
    case 'joker':
      return view.pending || view.cards.some((card) => card.faceUp) ? idle.jokerHere : idle.joker;
  }
}
