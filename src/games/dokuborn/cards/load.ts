// The catalogue that a game is loaded with. What a thread has loaded it can find again by its version,
// so that a face searches the very cards that the rules know.

import { failure, type Result } from '../../../core/result.ts';
import type { Catalogue } from '../../../data/catalogue.ts';
import { embeddedCatalogue } from '../../../data/embedded.ts';
import { unpackCatalogue } from '../../../data/format.ts';

export interface CardAssets {
  /** As packed JSON, or its text. */
  readonly catalogue?: unknown;
}

const loaded = new Map<string, Catalogue>();

/** The embedded catalogue, unless a sound one is given. */
export async function loadCatalogue(assets?: CardAssets): Promise<Catalogue> {
  const given = assets?.catalogue === undefined ? undefined : readCatalogue(assets.catalogue);
  const catalogue = given?.ok ? given.value : await embeddedCatalogue();
  loaded.set(catalogue.version, catalogue);
  return catalogue;
}

/** The catalogue of this version, where some game here was loaded with it. */
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
