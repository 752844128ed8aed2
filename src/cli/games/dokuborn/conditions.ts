// `curio conditions`: the whole condition table with its wording and the cards that fit, as text or one JSON object per line.

import { fullName } from '../../../data/card.ts';
import { conditions as table } from '../../../games/dokuborn/cards/conditions.ts';
import { manifest } from '../../../games/dokuborn/manifest.ts';
import { type Io, misuse, OK } from '../../context.ts';
import { language } from '../../words.ts';
import { loadCatalogue } from './cards.ts';
import { words } from './words.ts';

export async function conditions(args: readonly string[], io: Io): Promise<number> {
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown !== undefined) return misuse(io, words.conditions.usage);
  const { conditionWording } = await manifest.words[language]();
  const catalogue = await loadCatalogue();
  for (const condition of table) {
    const { id, family, display } = condition;
    const cards = catalogue.cards.filter(condition.filter).map(fullName);
    const wording = conditionWording(condition);
    if (io.json) io.out(JSON.stringify({ id, family, display, wording, cards }));
    else io.out(words.conditions.line(id, display, cards.length, wording));
  }
  return OK;
}
