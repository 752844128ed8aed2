// Hints: the tightest cell, the sets behind it, then ink, cost and initials of a card, and at last the card.

import { type Fact, factsOf, lastStep } from '../../../core/hint.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes, View } from '../../../games/dokuborn/types.ts';
import type { HintWords } from '../../words.ts';
import { list, plural } from './count.ts';

const cellNames = (view: View, cells: readonly number[]) =>
  list(cells.map((cell) => cellName(view.size, cell)));

/** Facts are open records. */
const count = (fact: Fact, key: string) => Number(fact[key] ?? 0);
const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function setsText(fact: Fact): string {
  const sets = `${count(fact, 'row')} cards fit the row, ${count(fact, 'column')} the column, ${count(fact, 'both')} both.`;
  const used = texts(fact['used']).length;
  if (used === 0) return sets;
  return `${sets} ${plural(used, 'of them is', 'of them are')} on the grid already.`;
}

/** Which placed card is in the way, and over which cells it would help. */
function noAnswerText(fact: Fact, view: View): string {
  const chain = texts(fact['chain']).map(Number);
  const [from, ...way] = chain;
  const last = way.pop();
  if (from === undefined || last === undefined)
    return 'The cards placed elsewhere have used up every answer.';
  const card = `${String(fact['card'])} on ${cellName(view.size, from)}`;
  return way.length === 0
    ? `${card} is the card that ${cellName(view.size, last)} needs.`
    : `${card} is needed by ${cellNames(view, way)}, so that a card is left for ${cellName(view.size, last)}.`;
}

export const hint: HintWords<DokubornTypes> = {
  where(hint, view) {
    const { cells } = lastStep(hint).area;
    if (hint.technique === 'deadEnd')
      return `Look at ${cellNames(view, cells)}: no card is left there.`;
    const sets = factsOf(hint).find(({ type }) => type === 'sets');
    const fits = sets ? count(sets, 'fits') : 0;
    return `Look at ${cellNames(view, cells)}: ${plural(fits, 'card fits', 'cards fit')}.`;
  },
  why({ steps }, index, view) {
    const [fact] = steps[index]?.facts ?? [];
    switch (fact?.type) {
      case 'sets':
        return setsText(fact);
      case 'inkAndCost':
        return `One of them is ${list(texts(fact['inks']))}, cost ${count(fact, 'cost')}.`;
      case 'letters':
        return `Its initials are ${String(fact['letters'])}.`;
      case 'noAnswer':
        return noAnswerText(fact, view);
      default:
        return '';
    }
  },
  what({ conclusion = [], move }, view) {
    if (move?.type === 'remove')
      return `Remove the card on ${cellName(view.size, move.cell)}, or undo.`;
    const name = conclusion.find(({ type }) => type === 'card')?.['name'];
    return move?.type === 'place' ? `${String(name)} fits ${cellName(view.size, move.cell)}.` : '';
  },
  cost: ({ technique }, next) =>
    technique !== 'deadEnd' && next === 'what' ? 'The cell then earns nothing.' : '',
};
