// The answers to a pending choice as buttons and keys, with their consequences; and what is worth knowing about a card
// or an item right now.

import { words } from '#words/dragon-quest/index.ts';
import {
  beats,
  cardTable,
  type ItemCard,
  type ItemKind,
  itemKind,
  QUEEN_BONUS,
} from '../../../games/dragon-quest/cards.ts';
import {
  dangerOf,
  type ItemUse,
  itemUses,
  type Outlook,
  outlookOf,
} from '../../../games/dragon-quest/rules/odds.ts';
import { gemsTaken, isDeadly } from '../../../games/dragon-quest/rules/turn.ts';
import { type FaceUpCard, faceUpOn } from '../../../games/dragon-quest/rules/view.ts';
import type { CardView, Move, Pending, View } from '../../../games/dragon-quest/types.ts';
import type { DragonPlay } from './hand.ts';

export const cardOn = (view: View, cell: number | undefined): CardView | undefined =>
  view.cards.find((card) => card.cell === cell);

const { cards, face } = words;
const said = face.choices;

interface Choice {
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

/** All answers to the pending choice, each once; items only if they can change something. */
export function choicesOf(play: DragonPlay): readonly Choice[] {
  const view = play.view();
  const { pending } = view;
  if (!pending) return [];
  const uses = itemUses(view);
  const found = new Map<string, Choice>();
  for (const move of play.game.legalMoves(view)) {
    if (!helps(move, uses)) continue;
    const choice = describe(move, pending, view, uses, found.size);
    const same = sameness(move, play);
    if (!found.has(same)) found.set(same, choice);
  }
  return [...found.values()];
}

/** May this item, or this role of the Joker, change anything? */
function helps(move: Move, uses: readonly ItemUse[]): boolean {
  if (move.type === 'use') return uses.some(({ item }) => item === itemKind(move.item));
  return move.type !== 'name' || uses.some(({ role }) => role === move.role);
}

/** Is this move certain death while another is not? Then the player must confirm it. */
export function isFatal(move: Move, play: DragonPlay): boolean {
  const view = play.view();
  if (!dangerOf(view, move).certain) return false;
  for (const other of play.game.legalMoves(view)) if (!dangerOf(view, other).certain) return true;
  return false;
}

const plain = (move: Move, key: string, label: string, note = ''): Choice => ({
  move,
  key,
  label,
  note,
  grave: false,
});

function describe(
  move: Move,
  pending: Pending,
  view: View,
  uses: readonly ItemUse[],
  index: number,
): Choice {
  switch (move.type) {
    case 'accept':
      return accepting(move, pending, view);
    case 'spend': {
      const left = Math.max(0, ('damage' in pending ? pending.damage : 0) - move.gems);
      return {
        ...plain(move, String(move.gems), said.gems(move.gems), wound(left, view)),
        grave: isDeadly(left, view.health),
      };
    }
    case 'use':
      return {
        ...plain(
          move,
          itemKeys[itemKind(move.item)],
          cards.item(move.item),
          useNote(
            uses.filter(({ item }) => item === itemKind(move.item)),
            pending,
            view,
          ),
        ),
        card: move.item,
      };
    case 'name':
      return plain(
        move,
        itemKeys[move.role],
        move.role === 'king' ? said.asKing : said.asQueen,
        useNote(
          uses.filter(({ role }) => role === move.role),
          pending,
          view,
        ),
      );
    case 'take':
      return {
        ...plain(
          move,
          String(index + 1),
          cards.item(move.item),
          face.itemUses[itemKind(move.item)],
        ),
        card: move.item,
      };
    case 'leave':
      return {
        ...plain(
          move,
          'e',
          said.exit,
          view.queenBeaten ? said.leaveAndWin : said.nextLevel(view.level + 1),
        ),
        card: 'SA',
      };
    default:
      return plain(move, 'Escape', pending.kind === 'joker' ? said.takeBack : said.decline);
  }
}

function wound(damage: number, view: View): string {
  if (damage === 0) return said.unhurt;
  return isDeadly(damage, view.health) ? said.lastHeart : said.hurt(damage, view.health - damage);
}

/** The enemy of the fight, which stays face-up until it is over. */
function enemyOf(pending: Pending, view: View) {
  const shown = faceUpOn(view, pending.cell);
  if (!shown) return { need: 0, damage: 0, name: '' };
  const { card, damage } = shown;
  return { need: cardTable[card].need, damage, name: cards.name(card) };
}

function accepting(move: Move, pending: Pending, view: View): Choice {
  if (pending.kind === 'hiddenPit') {
    const spent = gemsTaken(pending.damage, view.gems);
    const left = pending.damage - spent;
    const hurt = wound(left, view);
    const note = spent > 0 ? said.gemsSpent(spent, hurt) : hurt;
    return { ...plain(move, 'a', said.strike, note), grave: isDeadly(left, view.health) };
  }
  const { need, damage, name } = enemyOf(pending, view);
  const total = pending.kind === 'fate' ? pending.fate + pending.bonus : 0;
  if (beats(total, need)) return plain(move, 'a', said.accept, said.beaten(name));
  const deadly = isDeadly(damage - view.gems, view.health);
  const note = deadly ? said.deadly(damage) : said.damage(damage);
  return { ...plain(move, 'a', said.accept, note), grave: deadly };
}

/** The effects of one item's uses. */
function useNote(uses: readonly ItemUse[], pending: Pending, view: View): string {
  const [first, second] = uses;
  if (!first) return '';
  // The Joker can be either: its role is named after it is played.
  if (second) return said.asEither(Math.max(first.chance, second.chance));
  if (first.purpose === 'pit') return said.pitCancelled;
  if (first.purpose === 'ten') return said.forTen(first.chance, first.risk);
  if (first.role === 'king') return said.redraw(first.alone, first.chance);
  const drawn = pending.kind === 'fate' || pending.kind === 'joker' ? pending : undefined;
  const total = drawn ? drawn.fate + drawn.bonus + QUEEN_BONUS : 0;
  const { need, name } = enemyOf(pending, view);
  return beats(total, need) ? said.raisedEnough(total, name) : said.raisedShort(total, first.takes);
}

interface InfoLine {
  readonly text: string;
  /** A warning. */
  readonly grave: boolean;
}

/** A card's effect, hindrance and danger. */
export function cardLines(shown: FaceUpCard, view: View): readonly InfoLine[] {
  const { card, hindrance, futile } = shown;
  const said = [effectLine(shown, view)];
  if (hindrance) said.push(face.notNow(hindrance));
  if (futile) said.push(face.futile);
  const lines = said.map((text) => ({ text, grave: false }));
  const danger = outlookOf(view, shown.cell)?.danger;
  const warning = danger && face.beware(danger, cardTable[card].need > 0, view.gems);
  return warning ? [...lines, { text: warning, grave: true }] : lines;
}

/** The plans worth showing: each item alone, and the best of all together. */
export function planLines({ plans }: Outlook): readonly string[] {
  const [bare, ...aided] = plans;
  const alone = aided.filter(({ items }) => items.length === 1);
  const best = aided.reduce((top, plan) => (plan.beat > top.beat ? plan : top), bare);
  const shown = [...new Set([...alone, best])].filter((plan) => plan.beat > bare.beat);
  return shown.map(({ items, beat }) => face.plan(items, beat));
}

function effectLine({ card, damage }: FaceUpCard, view: View): string {
  const { kind, reward } = cardTable[card];
  if (kind === 'exit' && view.queenBeaten) return face.wayOut;
  const effect = words.cards.effect(card, damage);
  return reward.win && !view.queenFalls
    ? face.queenTooEarly(cardTable[card].need, damage, view.params.depth)
    : effect;
}

/** Why an item cannot be used at this moment. */
export function uselessItemReason(item: ItemCard, view: View): string {
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
