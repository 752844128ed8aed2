// Moves of Wondering Witches as people type them: "use Parsley 1, Sage 2", "note Sage not 1 3 decoy"; alone also
// "plant sage f1c3", "grow f1c3", "pluck f1c3 into f2c5", and what an effect asks for. At a table the player leads:
// "player 2: grow f1c3"; moves that only tables have are written by their words, "player 2: word A1".

import { type IngredientName, ingredientNames } from '../../../games/witches/names.ts';
import { anyMoveCode } from '../../../games/witches/rules/table-code.ts';
import { COLUMNS, ROWS, SIDE_CELLS } from '../../../games/witches/types/board.ts';
import type { Move, PlainMove, View, WitchesTypes } from '../../../games/witches/types/index.ts';
import { DECOY_BIT, noteOptions } from '../../../games/witches/types/notebook.ts';
import type { PlayedEntry, Potion } from '../../../games/witches/types/potion.ts';
import type { TypedMoves } from '../../words.ts';

const TABLE_FORMS =
  'Write “use Parsley 1, Sage 2” to test a potion, “note Sage not 1 3 decoy” for your notes, “last …” for the last potion, or “reveal”.';
const SOLO_FORMS =
  'Write “plant sage f1c3” (front, row 1, column 3; b for the back), “grow f1c3”, “pluck f1c3 into f2c5”, “test f1c3” with the order of its plants such as “test f1c3 2 1 3”, “note Sage not 1 3 decoy”, “last Parsley 1, Sage 2”, “pass” or “give up”; where an effect asks: “frost f1c3”, “bramble f1c3”, “gate f1c3 f1c4”, “fence f1c3 f1c4”.';

const formOf: Readonly<Record<string, string>> = {
  use: 'use Parsley 1, Sage 2',
  last: 'last Parsley 1, Sage 2',
  note: 'note Sage not 1 3 decoy',
  plant: 'plant sage f1c3',
  grow: 'grow f1c3',
  pluck: 'pluck f1c3 into f2c5',
  test: 'test f1c3 2 1 3',
  frost: 'frost f1c3',
  bramble: 'bramble f1c3',
  gate: 'gate f1c3 f1c4',
  fence: 'fence f1c3 f1c4',
};
const PLACES = `Places are f for the front or b for the back, rows 1 to ${ROWS}, columns 1 to ${COLUMNS}.`;

/** The form of the move that its first word names; else all forms. */
function helpOn(text: string, view: View): string {
  const verb = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const form = formOf[verb];
  const isHere = view.solo ? verb !== 'use' : ['use', 'last', 'note'].includes(verb);
  if (form === undefined || !isHere) return formsOf(view);
  return `Write it like this: “${form}”.${/f1c3/.test(form) ? ` ${PLACES}` : ''}`;
}

const SEAT_FORMS =
  'Write who does it first: “player 2: plant sage f1c3”. What only tables have is written by its word, such as “player 2: word Y” to agree. Otherwise as alone.';

const formsOf = (view: View) =>
  view.table ? `${SEAT_FORMS} ${SOLO_FORMS}` : view.solo ? SOLO_FORMS : TABLE_FORMS;

function ingredientNamed(text: string): IngredientName | undefined {
  const name = text.trim().toLowerCase();
  return ingredientNames.find((one) => one.toLowerCase() === name);
}

/** "Parsley 1, Sage 2" as a potion; the space before a number is optional. */
function parsePotion(text: string): Potion | undefined {
  const entries: PlayedEntry[] = [];
  for (const part of text.split(/[,;]/)) {
    const match = /^\s*([A-Za-z ]+?)\s*(\d)\s*$/.exec(part);
    const ingredient = ingredientNamed(match?.[1] ?? '');
    if (!match || !ingredient) return undefined;
    entries.push({ ingredient, seeds: Number(match[2]) });
  }
  return entries;
}

/** f1c3: front, row 1, column 3. */
function cellNamed(text: string | undefined): number | undefined {
  const match = /^([fb])(\d)c(\d)$/.exec(text ?? '');
  const row = Number(match?.[2]) - 1;
  const column = Number(match?.[3]) - 1;
  if (!match || row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) return undefined;
  return (match[1] === 'b' ? SIDE_CELLS : 0) + row * COLUMNS + column;
}

function cellText(cell: number): string {
  const inside = cell % SIDE_CELLS;
  const side = cell < SIDE_CELLS ? 'f' : 'b';
  return `${side}${Math.floor(inside / COLUMNS) + 1}c${(inside % COLUMNS) + 1}`;
}

/** Marks the pluck of the second plant of a cell. */
const SECOND = 'second';

function readNote(rest: string, view: View): PlainMove | undefined {
  const [, name = '', list = ''] = /^(.+?)\s+not(?:\s+(.*))?$/.exec(rest) ?? [];
  const ingredient = ingredientNamed(name);
  if (!ingredient) return undefined;
  const options = noteOptions(view);
  let ruledOut = 0;
  for (const word of list.split(/[\s,]+/).filter((part) => part !== '')) {
    const bit = word === 'decoy' ? DECOY_BIT : Number(word) - 1;
    if (!options.includes(bit)) return undefined;
    ruledOut |= 1 << bit;
  }
  return { type: 'note', ingredient, ruledOut };
}

function readSolo(verb: string, rest: string): PlainMove | undefined {
  const words = rest.split(' ').filter((word) => word !== '');
  const [first, second] = words;
  const cell = cellNamed(first);
  const other = cellNamed(second);
  switch (verb) {
    case 'plant': {
      const place = cellNamed(words.at(-1));
      const ingredient = ingredientNamed(words.slice(0, -1).join(' '));
      return place !== undefined && ingredient
        ? { type: 'plant', cell: place, ingredient }
        : undefined;
    }
    case 'pluck': {
      const match = /^(second )?(\S+) into (\S+)$/.exec(rest);
      const from = cellNamed(match?.[2]);
      const into = cellNamed(match?.[3]);
      return from === undefined || into === undefined
        ? undefined
        : { type: 'pluck', cell: from, plant: match?.[1] ? 1 : 0, into };
    }
    case 'test': {
      const order = words.slice(1).map((word) => Number(word) - 1);
      const whole = order.every((place) => Number.isInteger(place) && place >= 0);
      return cell === undefined || !whole ? undefined : { type: 'test', cell, order };
    }
    case 'grow':
    case 'frost':
    case 'bramble':
      return cell === undefined || words.length > 1 ? undefined : { type: verb, cell };
    case 'gate':
    case 'fence':
      return cell === undefined || other === undefined || words.length > 2
        ? undefined
        : { type: verb, cell, other };
    default:
      return undefined;
  }
}

function read(bare: string, view: View): PlainMove | undefined {
  if (bare === 'reveal') return { type: 'reveal' };
  if (bare === 'pass') return { type: 'pass' };
  if (bare === 'give up') return { type: 'giveUp' };
  const [, verb = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(bare) ?? [];
  if (verb === 'use' || verb === 'last') {
    const entries = parsePotion(rest);
    return entries && { type: verb, entries };
  }
  return verb === 'note' ? readNote(rest, view) : readSolo(verb, rest);
}

const potionText = (entries: Potion) =>
  entries.map(({ ingredient, seeds }) => `${ingredient} ${seeds}`).join(', ');

function noteText(ruledOut: number, view: View): string {
  const held = noteOptions(view).filter((bit) => (ruledOut & (1 << bit)) !== 0);
  return held.map((bit) => ` ${bit === DECOY_BIT ? 'decoy' : bit + 1}`).join('');
}

/** Move codes are case-sensitive, everything else is not. */
function readAny(text: string, view: View): PlainMove | undefined {
  const word = /^\s*word (\S+)\s*$/i.exec(text)?.[1];
  if (word !== undefined) {
    const move = anyMoveCode.decode(word);
    return move.ok && move.value.type !== 'seat' ? move.value : undefined;
  }
  return read(text.trim().toLowerCase().replace(/\s+/g, ' '), view);
}

function printPlain(move: PlainMove, view: View): string {
  switch (move.type) {
    case 'use':
    case 'last':
      return `${move.type} ${potionText(move.entries)}`;
    case 'note':
      return `note ${move.ingredient} not${noteText(move.ruledOut, view)}`;
    case 'plant':
      return `plant ${move.ingredient} ${cellText(move.cell)}`;
    case 'pluck':
      return `pluck ${move.plant === 1 ? `${SECOND} ` : ''}${cellText(move.cell)} into ${cellText(move.into)}`;
    case 'test':
      return ['test', cellText(move.cell), ...move.order.map((place) => place + 1)].join(' ');
    case 'grow':
    case 'frost':
    case 'bramble':
      return `${move.type} ${cellText(move.cell)}`;
    case 'gate':
    case 'fence':
      return `${move.type} ${cellText(move.cell)} ${cellText(move.other)}`;
    case 'giveUp':
      return 'give up';
    case 'pass':
    case 'reveal':
      return move.type;
    default:
      return `word ${anyMoveCode.encode(move)}`;
  }
}

export const typed: TypedMoves<WitchesTypes> = {
  forms: formsOf,
  parse(text, view): Move | string {
    const [, seat, rest = ''] = /^\s*player ([1-5]):(.*)$/i.exec(text) ?? [];
    const move = readAny(seat === undefined ? text : rest, view);
    if (!move) return helpOn(seat === undefined ? text : rest, view);
    return seat === undefined ? move : { type: 'seat', seat: Number(seat), move };
  },
  print: (move, view) =>
    move.type === 'seat'
      ? `player ${move.seat}: ${printPlain(move.move, view)}`
      : printPlain(move, view),
};
