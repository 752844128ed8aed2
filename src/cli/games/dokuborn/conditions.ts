// `curio conditions [word …] [--game-text WORD]`: the conditions of the cards in use with their wording and the cards
// that fit, as text or one JSON object per line; all, those with certain words, or what the rules texts say.

import { fullName, rulesOnly } from '../../../data/card.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { type ConditionTable, tableOf } from '../../../games/dokuborn/cards/condition-table.ts';
import { manifest } from '../../../games/dokuborn/manifest.ts';
import { type Io, misuse, OK, refuse } from '../../context.ts';
import { language } from '../../words.ts';
import { loadCatalogue, loadKeptTexts } from './cards.ts';
import { words } from './words.ts';

const { conditions: told } = words;

export async function conditions(args: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = args
    .filter((arg) => arg !== '--json')
    .flatMap((arg) => (arg.startsWith('--game-text=') ? arg.split(/=(.*)/s).slice(0, 2) : [arg]));
  const catalogue = await loadCatalogue();
  if (first === '--game-text') {
    const word = rest.join(' ').trim().toLowerCase();
    return word === '' ? misuse(io, told.usage) : gameText(catalogue, word, io);
  }
  const wanted = [first ?? '', ...rest].join(' ').trim().toLowerCase();
  if (wanted.startsWith('-')) return misuse(io, told.usage);
  const { conditionWording, caption } = await manifest.words[language]();
  let count = 0;
  for (const condition of tableOf(catalogue).list) {
    const { id, family, display } = condition;
    const wording = conditionWording(condition);
    const kind = caption(condition);
    if (wanted !== '' && !`${id} ${kind} ${display} ${wording}`.toLowerCase().includes(wanted))
      continue;
    count++;
    const cards = catalogue.cards.filter(condition.filter).map(fullName);
    if (io.json) io.out(JSON.stringify({ id, family, caption: kind, display, wording, cards }));
    else io.out(told.line(id, kind, display, cards.length, wording));
  }
  return count > 0 ? OK : refuse(io, { code: 'noCondition', where: wanted }, told.none(wanted));
}

/** Cards whose rules text has a word, and the conditions that all of them fit because of it. */
async function gameText(catalogue: Catalogue, word: string, io: Io): Promise<number> {
  const texts = await loadKeptTexts(catalogue);
  if (!texts) return refuse(io, { code: 'noTexts' }, told.noTexts);
  const found = catalogue.cards.filter((card) =>
    rulesOnly(texts(card.id)?.rules ?? '').includes(word),
  );
  const asking = textConditions(tableOf(catalogue), word);
  if (io.json) {
    const ids = asking.map(({ id }) => id);
    io.out(JSON.stringify({ word, conditions: ids, cards: found.map(fullName) }));
    return OK;
  }
  for (const { id, display } of asking) io.out(told.asks(id, display));
  io.out(told.inTexts(found.length, word));
  for (const card of found) io.out(fullName(card));
  return OK;
}

const textConditions = ({ list }: ConditionTable, word: string) =>
  list.filter(
    ({ feature, display }) => feature !== undefined && display.toLowerCase().includes(word),
  );
