// What is worth saying of a card or an item here and now.

import { type ItemCard, itemKind } from '../../../games/dragon-quest/pack.ts';
import { cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import { type Outlook, outlookOf } from '../../../games/dragon-quest/rules/odds.ts';
import type { View } from '../../../games/dragon-quest/types.ts';
import type { FaceUp } from './faceup.ts';
import { words } from './words.ts';

const { face } = words;

export interface Line {
  readonly text: string;
  /** A warning. */
  readonly grave: boolean;
}

/** What a card does, what hinders it, and the danger in it. */
export function cardLines(shown: FaceUp, view: View): readonly Line[] {
  const { card, hindrance, futile } = shown;
  const said = [effectLine(shown, view)];
  if (hindrance) said.push(face.notNow(hindrance));
  if (futile) said.push(face.futile);
  const lines = said.map((text) => ({ text, grave: false }));
  const danger = outlookOf(view, shown.cell)?.danger;
  const warning = danger && face.beware(danger, cardTable[card].need > 0, view.gems);
  return warning ? [...lines, { text: warning, grave: true }] : lines;
}

/** The best of as many items as can be shown: each alone, and the best of all together. */
export function planLines({ plans }: Outlook): readonly string[] {
  const [bare, ...aided] = plans;
  const alone = aided.filter(({ items }) => items.length === 1);
  const best = aided.reduce((top, plan) => (plan.beat > top.beat ? plan : top), bare);
  const shown = [...new Set([...alone, best])].filter((plan) => plan.beat > bare.beat);
  return shown.map(({ items, beat }) => face.plan(items, beat));
}

function effectLine({ card, damage }: FaceUp, view: View): string {
  const { kind, reward } = cardTable[card];
  if (kind === 'exit' && view.queenBeaten) return face.wayOut;
  const effect = words.cards.effect(card, damage);
  return reward.win && !view.queenFalls
    ? face.queenTooEarly(cardTable[card].need, damage, view.params.depth)
    : effect;
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
