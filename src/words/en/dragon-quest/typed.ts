// Moves of Dragon Quest as people type them: "place g4", "fight h5" or "resolve h5", "flip h5 with jack of hearts",
// "use king of diamonds", "joker is king", "accept", "spend 2", "take joker", "exit", "no".

import { type ItemCard, itemCards } from '../../../games/dragon-quest/cards.ts';
import { cellName, cellNamed } from '../../../games/dragon-quest/rules/code.ts';
import type { DragonQuestTypes, Move, View } from '../../../games/dragon-quest/types.ts';
import { sentences } from '../../sentences.ts';
import type { TypedMoves } from '../../words.ts';
import { itemName } from './cards.ts';

const FORMS =
  'Type place g4 to reveal a card there, resolve g4 to meet it, flip g4 with jack of hearts, use king of hearts, joker is king, spend 2 (gems), take queen of diamonds, accept, exit, or no.';

const itemText = (item: ItemCard) => (item === 'RX' ? 'joker' : itemName(item).toLowerCase());

/** An item by its name; the suit may be left out if only one card of the kind is possible. */
function itemNamed(text: string, among: readonly ItemCard[]): ItemCard | undefined {
  const name = text.trim().replace(/^red joker$/, 'joker');
  const exact = itemCards.find((item) => itemText(item) === name);
  if (exact) return exact;
  const [only, ...more] = among.filter((item) => itemText(item).split(' ')[0] === name);
  return more.length === 0 ? only : undefined;
}

const cellOf = (text: string) => cellNamed(text.trim());

function read(bare: string, view: View): Move | undefined {
  const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(bare) ?? [];
  switch (verb) {
    case 'place':
    case 'resolve':
    case 'meet':
    case 'fight': {
      const cell = cellOf(rest);
      return cell === undefined
        ? undefined
        : { type: verb === 'place' ? 'place' : 'resolve', cell };
    }
    case 'flip': {
      const [where = '', what = ''] = rest.split(/\s+with\s+/);
      const cell = cellOf(where);
      const item = itemNamed(what, view.items);
      return cell === undefined || !item ? undefined : { type: 'flip', cell, item };
    }
    case 'use': {
      const item = itemNamed(rest, view.items);
      return item && { type: 'use', item };
    }
    case 'take': {
      const item = itemNamed(rest, view.stock);
      return item && { type: 'take', item };
    }
    case 'joker': {
      const role = /^is (king|queen)$/.exec(rest)?.[1];
      return role === 'king' || role === 'queen' ? { type: 'name', role } : undefined;
    }
    case 'spend':
      return /^\d{1,2}( gems?)?$/.test(rest)
        ? { type: 'spend', gems: Number.parseInt(rest, 10) }
        : undefined;
    default:
      return undefined;
  }
}

const words: Readonly<Record<string, Move>> = {
  accept: { type: 'accept' },
  yes: { type: 'accept' },
  exit: { type: 'leave' },
  leave: { type: 'leave' },
  no: { type: 'cancel' },
  cancel: { type: 'cancel' },
};

export const typed: TypedMoves<DragonQuestTypes> = {
  forms: () => FORMS,
  parse(text, view) {
    const bare = text.trim().toLowerCase().replace(/\s+/g, ' ');
    return (Object.hasOwn(words, bare) ? words[bare] : undefined) ?? read(bare, view) ?? FORMS;
  },
  print: sentences<Move>({
    place: ({ type, cell }) => `${type} ${cellName(cell)}`,
    resolve: ({ type, cell }) => `${type} ${cellName(cell)}`,
    flip: ({ cell, item }) => `flip ${cellName(cell)} with ${itemText(item)}`,
    use: ({ type, item }) => `${type} ${itemText(item)}`,
    take: ({ type, item }) => `${type} ${itemText(item)}`,
    name: ({ role }) => `joker is ${role}`,
    spend: ({ gems }) => `spend ${gems}`,
    accept: 'accept',
    leave: 'exit',
    cancel: 'no',
  }),
};
