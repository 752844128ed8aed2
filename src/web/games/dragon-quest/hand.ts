// What the player holds in mind: the chosen cell, an item being aimed, and the choices that the state offers.
// Nothing is decided here; every decision is a move.

import { type Accessor, createSignal } from 'solid-js';
import { type ItemCard, type ItemKind, itemKind } from '../../../games/dragon-quest/pack.ts';
import { cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import type {
  CardView,
  DragonQuestTypes,
  Move,
  Pending,
  View,
} from '../../../games/dragon-quest/types.ts';
import { cardName, itemName } from '../../../words/en/dragon-quest/index.ts';
import type { Play } from '../../play/play.ts';
import { gems, hearts, itemReason, itemUses, oddsLine, words } from './words.ts';

export type DragonPlay = Play<DragonQuestTypes>;

export interface Hand {
  /** The cell that is looked at. */
  readonly selected: Accessor<number | undefined>;
  select(cell: number | undefined): void;
  /** A Jack or the Joker that waits for a face-up card. */
  readonly aiming: Accessor<ItemCard | undefined>;
  aim(item: ItemCard | undefined): void;
  /** Reveals, resolves or flips, as the cell and the aim have it. */
  act(cell: number): void;
  flip(cell: number): void;
  useItem(item: ItemCard): void;
}

export const cardOn = (view: View, cell: number | undefined): CardView | undefined =>
  view.cards.find((card) => card.cell === cell);

/** The item that a flip would take: a Jack before the Joker. */
export const flipper = (view: View): ItemCard | undefined =>
  view.items.find((item) => itemKind(item) === 'jack') ??
  view.items.find((item) => itemKind(item) === 'joker');

/** Why this item cannot be used now; undefined if it can. */
export function idle(item: ItemCard, play: DragonPlay): string | undefined {
  const view = play.view();
  for (const move of play.game.legalMoves(view))
    if ((move.type === 'use' || move.type === 'flip') && move.item === item) return undefined;
  return itemReason(item, view);
}

export function createHand(play: DragonPlay): Hand {
  const [selected, select] = createSignal<number | undefined>();
  const [aiming, aim] = createSignal<ItemCard>();
  const flipWith = (cell: number, item: ItemCard) => {
    if (play.move({ type: 'flip', cell, item }).ok) aim(undefined);
  };
  return {
    selected,
    select,
    aiming,
    aim,
    act(cell) {
      const item = aiming();
      if (item) flipWith(cell, item);
      else play.move({ type: cardOn(play.view(), cell) ? 'resolve' : 'place', cell });
    },
    flip(cell) {
      const item = flipper(play.view());
      if (item) flipWith(cell, item);
      else play.say(`To flip a card you need a Jack or the Red Joker.`, 'bad');
    },
    useItem(item) {
      const reason = idle(item, play);
      if (play.view().pending || reason) {
        play.move({ type: 'use', item });
        if (reason) play.say(reason, 'bad');
        return;
      }
      aim(aiming() === item ? undefined : item);
      play.say(aiming() ? words.aim(itemName(item)) : '');
    },
  };
}

export interface Choice {
  readonly move: Move;
  /** The key that does it. */
  readonly key: string;
  readonly label: string;
  readonly note: string;
  /** A card to show on it. */
  readonly card?: string;
  readonly grave: boolean;
}

const itemKeys: Readonly<Record<ItemKind, string>> = {
  king: 'k',
  queen: 'q',
  jack: 'j',
  joker: 'x',
};

/** Two items of one kind do the same. */
export const sameness = (move: Move, play: DragonPlay): string =>
  move.type === 'use' || move.type === 'take'
    ? `${move.type} ${itemKind(move.item)}`
    : play.game.moveCode.encode(move);

/** All answers to what is pending, each once. */
export function choicesOf(play: DragonPlay): readonly Choice[] {
  const view = play.view();
  const { pending } = view;
  if (!pending) return [];
  const found = new Map<string, Choice>();
  for (const move of play.game.legalMoves(view)) {
    const choice = describe(move, pending, view, found.size);
    const same = sameness(move, play);
    if (!found.has(same)) found.set(same, choice);
  }
  return [...found.values()];
}

const plain = (move: Move, key: string, label: string, note = ''): Choice => ({
  move,
  key,
  label,
  note,
  grave: false,
});

function describe(move: Move, pending: Pending, view: View, index: number): Choice {
  switch (move.type) {
    case 'accept':
      return accepting(move, pending, view);
    case 'spend': {
      const left = Math.max(0, ('damage' in pending ? pending.damage : 0) - move.gems);
      const label = move.gems === 0 ? 'No gem' : gems(move.gems);
      return {
        ...plain(move, String(move.gems), label, wound(left, view)),
        grave: left >= view.health,
      };
    }
    case 'use':
      return { ...using(move, pending, view), card: move.item };
    case 'name':
      return plain(
        move,
        move.role.charAt(0),
        move.role === 'king' ? 'As a King' : 'As a Queen',
        move.role === 'king' ? redraw(pending, view) : raise(pending, view),
      );
    case 'take':
      return {
        ...plain(move, String(index + 1), itemName(move.item), itemUses[itemKind(move.item)]),
        card: move.item,
      };
    case 'leave':
      return {
        ...plain(
          move,
          'e',
          'Exit',
          view.queenBeaten ? 'leave and win' : `to level ${view.level + 1} at once`,
        ),
        card: 'SA',
      };
    default:
      return plain(move, 'Escape', pending.kind === 'joker' ? 'Take it back' : 'Decline');
  }
}

const wound = (damage: number, view: View) =>
  damage === 0
    ? 'no heart lost'
    : damage >= view.health
      ? 'your last heart: the end'
      : `${hearts(damage)} lost, ${view.health - damage} left`;

function enemyOf(pending: Pending, view: View) {
  const card = cardOn(view, pending.cell);
  if (!card || card.card === '??') return { need: 0, damage: 0, name: '' };
  return { need: cardTable[card.card].need, damage: card.damage, name: cardName(card.card) };
}

function accepting(move: Move, pending: Pending, view: View): Choice {
  if (pending.kind === 'hiddenPit') {
    const spent = Math.min(view.gems, pending.damage);
    const left = pending.damage - spent;
    const note = `${spent > 0 ? `${gems(spent)} spent, ` : ''}${wound(left, view)}`;
    return { ...plain(move, 'a', 'Let it strike', note), grave: left >= view.health };
  }
  const { need, damage, name } = enemyOf(pending, view);
  const total = pending.kind === 'fate' ? pending.fate + pending.bonus : 0;
  if (total >= need) return plain(move, 'a', 'Accept', `${name} beaten`);
  const deadly = damage - view.gems >= view.health;
  const note = deadly ? `${damage} damage: the end` : `${damage} damage`;
  return { ...plain(move, 'a', 'Accept', note), grave: deadly };
}

function redraw(pending: Pending, view: View): string {
  const { need } = enemyOf(pending, view);
  const beat = view.leftFates.filter((fate) => fate >= need).length;
  return `another fate card: ${oddsLine({ beat, left: view.leftFates.length })}`;
}

function raise(pending: Pending, view: View): string {
  if (pending.kind !== 'fate' && pending.kind !== 'joker') return 'all damage cancelled';
  const total = pending.fate + pending.bonus + 1;
  const { need, name } = enemyOf(pending, view);
  return total >= need ? `${total}: ${name} beaten` : `${total}: still short of ${need}`;
}

function using(move: Extract<Move, { type: 'use' }>, pending: Pending, view: View): Choice {
  const kind = itemKind(move.item);
  const fate = pending.kind === 'fate' ? pending : undefined;
  const short = fate ? fate.fate + fate.bonus < enemyOf(fate, view).need : false;
  const note =
    kind === 'king' || (kind === 'joker' && fate && !short)
      ? redraw(pending, view)
      : kind === 'joker' && fate
        ? 'as a King or a Queen'
        : raise(pending, view);
  return plain(move, itemKeys[kind], itemName(move.item), note);
}
