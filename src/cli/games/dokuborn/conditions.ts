// `curio conditions`: the whole condition table with its wording and the cards that fit, as text or one JSON object a line.

import { fullName } from '../../../data/card.ts';
import { conditions as table } from '../../../games/dokuborn/cards/conditions.ts';
import { conditionWording } from '../../../words/en/dokuborn/conditions.ts';
import { type CardsIo, loadCatalogue } from './cards.ts';

export async function conditions(args: readonly string[], io: CardsIo): Promise<number> {
  const unknown = args.find((arg) => arg !== '--json');
  if (unknown !== undefined) {
    io.err('usage: curio conditions [--json]');
    return 2;
  }
  const catalogue = await loadCatalogue();
  for (const condition of table) {
    const { id, family, display } = condition;
    const cards = catalogue.cards.filter(condition.filter).map(fullName);
    const wording = conditionWording(condition);
    if (io.json) io.out(JSON.stringify({ id, family, display, wording, cards }));
    else io.out(`${id.padEnd(4)} ${display} (${cards.length}): ${wording}`);
  }
  return 0;
}
