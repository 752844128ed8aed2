// Rules texts and artists of the cards, apart from the catalogue: no rule reads them, and a page loads them when
// somebody looks at a card.

import { failure, type Result, success } from '../core/result.ts';
import { asObject, asText, asTexts, asWhole, type JsonObject } from './check.ts';

export interface CardText {
  /** One line for each ability, its name in capitals, reminders in brackets. */
  readonly rules: string;
  readonly artists: readonly string[];
}

export interface Texts {
  /** Of the catalogue that they belong to. */
  readonly version: string;
  readonly of: ReadonlyMap<number, CardText>;
}

export const TEXTS_FORMAT = 'curio-texts/1';

let loading: Promise<Texts> | undefined;

/** Those of the catalogue that comes with the program, made by `build/index.ts`. */
export function embeddedTexts(): Promise<Texts> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Texts> {
  const file: { readonly default: unknown } = await import('./generated/texts.json', {
    with: { type: 'json' },
  });
  const texts = unpackTexts(file.default);
  if (!texts.ok) throw new Error(`the embedded texts are broken at ${texts.fault.where}`);
  return texts.value;
}

/** Plain JSON for `unpackTexts`. */
export function packTexts({ version, of }: Texts): JsonObject {
  const artists: string[] = [];
  const place = new Map<string, number>();
  const rows = [...of.values()].map((text) =>
    text.artists
      .map((artist) => {
        if (!place.has(artist)) place.set(artist, artists.push(artist) - 1);
        return place.get(artist) ?? 0;
      })
      .join(' '),
  );
  return {
    format: TEXTS_FORMAT,
    version,
    ids: [...of.keys()],
    rules: [...of.values()].map(({ rules }) => rules),
    artists,
    by: rows,
  };
}

/** Faults: notACatalogue, badCatalogue (where: the field). */
export function unpackTexts(value: unknown): Result<Texts> {
  const file = asObject(value);
  if (!file || file['format'] !== TEXTS_FORMAT) return failure('notACatalogue', 'format');
  const version = asText(file['version']);
  if (version === undefined) return failure('badCatalogue', 'version');
  const ids = file['ids'];
  const rules = asTexts(file['rules']);
  const artists = asTexts(file['artists']);
  const by = asTexts(file['by']);
  if (!Array.isArray(ids)) return failure('badCatalogue', 'ids');
  if (rules?.length !== ids.length) return failure('badCatalogue', 'rules');
  if (!artists || by?.length !== ids.length) return failure('badCatalogue', 'artists');
  const of = new Map<number, CardText>();
  for (const [index, raw] of ids.entries()) {
    const id = asWhole(raw, 1, Number.MAX_SAFE_INTEGER);
    if (id === undefined) return failure('badCatalogue', 'ids');
    const places = (by[index] ?? '').split(' ').filter((place) => place !== '');
    of.set(id, {
      rules: rules[index] ?? '',
      artists: places.flatMap((place) => artists[Number(place)] ?? []),
    });
  }
  return success({ version, of });
}
