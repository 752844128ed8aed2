// The answers to what is pending, as buttons and keys: what each says, and what would come of it.

import { type ItemKind, itemKind } from '../../../games/dragon-quest/pack.ts';
import { beats, cardTable, QUEEN_BONUS } from '../../../games/dragon-quest/rules/cards.ts';
import { gemsTaken, isDeadly } from '../../../games/dragon-quest/rules/turn.ts';
import type { Move, Pending, View } from '../../../games/dragon-quest/types.ts';
import { type DragonPlay, faceUpOn } from './hand.ts';
import { words } from './words.ts';

const { cards, face } = words;
const said = face.choices;

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
      return {
        ...plain(move, String(move.gems), said.gems(move.gems), wound(left, view)),
        grave: isDeadly(left, view.health),
      };
    }
    case 'use':
      return { ...using(move, pending, view), card: move.item };
    case 'name':
      return plain(
        move,
        itemKeys[move.role],
        move.role === 'king' ? said.asKing : said.asQueen,
        move.role === 'king' ? redraw(pending, view) : raise(pending, view),
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

/** The enemy that is fought: it lies face-up until the fight is over. */
function enemyOf(pending: Pending, view: View) {
  const shown = faceUpOn(view, pending.cell);
  if (!shown) return { need: 0, damage: 0, name: '', odds: { beat: 0, left: 0 } };
  const { card, damage, odds } = shown;
  const { need } = cardTable[card];
  return { need, damage, name: cards.name(card), odds: odds ?? { beat: 0, left: 0 } };
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

const redraw = (pending: Pending, view: View): string => said.redraw(enemyOf(pending, view).odds);

function raise(pending: Pending, view: View): string {
  if (pending.kind !== 'fate' && pending.kind !== 'joker') return said.pitCancelled;
  const total = pending.fate + pending.bonus + QUEEN_BONUS;
  const { need, name } = enemyOf(pending, view);
  return beats(total, need) ? said.raisedEnough(total, name) : said.raisedShort(total, need);
}

function using(move: Extract<Move, { type: 'use' }>, pending: Pending, view: View): Choice {
  const kind = itemKind(move.item);
  const fate = pending.kind === 'fate' ? pending : undefined;
  const short = fate ? !beats(fate.fate + fate.bonus, enemyOf(fate, view).need) : false;
  const note =
    kind === 'king' || (kind === 'joker' && fate && !short)
      ? redraw(pending, view)
      : kind === 'joker' && fate
        ? said.asEither
        : raise(pending, view);
  return plain(move, itemKeys[kind], cards.item(move.item), note);
}
