// Loads the catalogue and its rules texts. A thread finds its catalogue again by version, so that a face searches the
// same cards that the rules use.

import { failure, type Result } from '../../../core/result.ts';
import {
  type CardText,
  embeddedCatalogue,
  embeddedTexts,
  unpackCatalogue,
  unpackTexts,
} from '../../../data/card-files.ts';
import type { Catalogue } from '../../../data/catalogue.ts';

export interface CardAssets {
  /** As packed JSON, or its text. */
  readonly catalogue?: unknown;
}

const loaded = new Map<string, Catalogue>();

/** The given catalogue if it is valid, else the embedded one. */
export async function loadCatalogue(assets?: CardAssets): Promise<Catalogue> {
  const given = assets?.catalogue === undefined ? undefined : readCatalogue(assets.catalogue);
  const catalogue = given?.ok ? given.value : await embeddedCatalogue();
  loaded.set(catalogue.version, catalogue);
  return catalogue;
}

/** The catalogue of this version, if a game on this thread was loaded with it. */
export function loadedCatalogue(version: string): Catalogue | undefined {
  return loaded.get(version);
}

function readCatalogue(given: unknown): Result<Catalogue> {
  if (typeof given !== 'string') return unpackCatalogue(given);
  try {
    return unpackCatalogue(JSON.parse(given));
  } catch {
    return failure('notACatalogue');
  }
}

export type CardTexts = (card: number) => CardText | undefined;

/** The texts of this catalogue version: the embedded ones, or those stored with an imported catalogue, as parsed JSON.
 * Undefined if there are none: older editions stored imported files without texts. */
export async function loadTexts(version: string, stored?: unknown): Promise<CardTexts | undefined> {
  const own = stored === undefined ? undefined : unpackTexts(stored);
  const texts = own?.ok && own.value.version === version ? own.value : await embeddedTexts();
  return texts.version === version ? (card) => texts.of.get(card) : undefined;
}
