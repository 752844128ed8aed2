// The order in the address of a print page; anything missing has its default.

import { isSeed } from '../../../core/code.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { type Field, parseSetting, type Setting, type Settings } from '../../../core/settings.ts';
import { isPaper, type Paper, papers } from '../../../paper/page-items.ts';

export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface Order {
  readonly settings: Settings;
  readonly paper: Paper;
  readonly seed: string;
}

export interface OrderForm {
  readonly fields: readonly Field[];
  readonly usual: Settings;
}

/** Locales of countries with Letter paper. */
const LETTER_LANDS = /-(US|CA|MX|PH|CL|CO|VE|CR|GT|NI|PA|SV|DO|PR|HN)$/i;

/** The default paper of a locale. */
export function homePaper(language: string): Paper {
  return LETTER_LANDS.test(language) ? 'letter' : 'a4';
}

export const paperField = {
  kind: 'choice',
  key: 'paper',
  options: Object.keys(papers),
} as const satisfies Field;

/** Faults: those of settings, `where` the field, and badSeed. */
export function readOrder(
  { fields, usual }: OrderForm,
  search: Search,
  language: string,
  freshSeed: string,
): Result<Order> {
  const textOf = (key: string) => {
    const text = search[key];
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
  const settings: Record<string, Setting> = { ...usual };
  for (const field of fields) {
    const text = textOf(field.key);
    if (text === undefined) continue;
    const parsed = parseSetting(field, text);
    if (!parsed.ok) return parsed;
    settings[field.key] = parsed.value;
  }
  const paper = textOf('paper') ?? homePaper(language);
  if (!isPaper(paper)) return failure('badChoice', 'paper', paperField.options.join(', '));
  const seed = textOf('seed') ?? freshSeed;
  if (!isSeed(seed)) return failure('badSeed', 'seed', seed.slice(0, 70));
  return success({ settings, paper, seed });
}
