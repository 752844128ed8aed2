// The subject of a print page: a game, and one of its puzzles where the address names one. Draws the pages; the worker
// deals the puzzles, each only once.

import { language } from '#words/formats.ts';
import { shell } from '#words/shell.ts';
import type { Deal } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Field, settingsCodec } from '../../../core/settings.ts';
import { findGame, games } from '../../../games/index.ts';
import type { Page } from '../../../paper/page-items.ts';
import type { PrintContext, Printing } from '../../../paper/printing.ts';
import { linkTo } from '../../../paper/qr-code.ts';
import { type PrintingWords, printingOf, type Words, withFaults } from '../../../words/words.ts';
import { engine } from '../../engine/client.ts';
import { levelOf } from '../../play/dealer.ts';
import { library, openings } from '../../play/wiring.ts';
import { loadWords } from '../../ui/game-words.ts';
import type { Order } from './order.ts';

/** Games that print, in the order of the cabinet. */
export const printingGames: readonly string[] = games
  .filter(({ loadPrinting }) => loadPrinting)
  .map(({ id }) => id);

export interface PrintedSubject {
  readonly rules: Rules;
  readonly words: Words;
  readonly printing: Printing;
  /** The words of the form. */
  readonly texts: PrintingWords | undefined;
  /** The fields of the form. */
  readonly fields: readonly Field[];
  /** The puzzle named by the address. */
  readonly deal: Deal | undefined;
  /** Puzzles dealt for orders, by params and seed. */
  readonly dealt: Map<string, Deal>;
}

export interface Drawn {
  readonly pages: readonly Page[];
  /** The codes of the puzzles on them. */
  readonly codes: readonly string[];
}

/** `target` is the id of a game or a code; undefined means the first game that prints. Faults: notPrintable,
 * unknownGame, and those of codes. */
export async function openSubject(target: string | undefined): Promise<Result<PrintedSubject>> {
  const asked = target ?? printingGames[0] ?? '';
  const isGame = findGame(asked) !== undefined;
  const shared = isGame ? success({ game: asked, code: '' }) : await openings.findShared(asked);
  if (!shared.ok) return asked.includes('.') ? shared : failure('unknownGame', undefined, asked);
  const { game: id, code } = shared.value;
  const [rules, loaded] = await Promise.all([library.load(id), loadWords(id)]);
  if (!rules || !loaded) return failure('unknownGame', undefined, id);
  const printing = await findGame(id)?.loadPrinting?.(language, rules);
  if (!printing) return failure('notPrintable', undefined, id);
  const [words, texts] = await Promise.all([withFaults(loaded), printingOf(loaded)]);
  const parts = { rules, words, texts, printing, dealt: new Map<string, Deal>() };
  if (isGame) return success({ ...parts, fields: printing.fields, deal: undefined });
  const opened = await engine.run('open', { game: id, code });
  if (!opened.ok) return opened;
  const { fields, puzzleFields } = printing;
  return success({
    ...parts,
    fields: fields.filter(({ key }) => puzzleFields.includes(key)),
    deal: opened.value,
  });
}

export async function draw(
  subject: PrintedSubject,
  order: Order,
  /** Where QR codes lead. */
  address: string | undefined,
  signal: AbortSignal,
): Promise<Result<Drawn>> {
  const { rules, words, printing, deal, dealt } = subject;
  const { settings, seed, paper } = order;
  const context: PrintContext = {
    paper,
    levelName: (params) => words.presets[levelOf(rules, params)]?.name ?? shell.custom,
    linkOf: (code) => linkTo(address, code),
  };
  if (deal) {
    const pages = printing.puzzle(deal, context, settings);
    return pages.ok ? success({ pages: pages.value, codes: [deal.code] }) : pages;
  }
  const codes: string[] = [];
  const pages = await printing.order(settings, seed, context, async (params, dealSeed) => {
    const key = `${settingsCodec(rules.fields).encode(params)}/${dealSeed}`;
    const known = dealt.get(key);
    const job = { game: rules.id, params, seed: dealSeed };
    const answer = known ? success(known) : await engine.run('deal', job, { signal });
    if (answer.ok) {
      dealt.set(key, answer.value);
      codes.push(answer.value.code);
    }
    return answer;
  });
  return pages.ok ? success({ pages: pages.value, codes }) : pages;
}
