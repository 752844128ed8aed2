// The catalogue that comes with the program. Made by `build/index.ts`, loaded only when somebody asks.

import type { Catalogue } from './catalogue.ts';
import { unpackCatalogue } from './format.ts';

let loading: Promise<Catalogue> | undefined;

export function embeddedCatalogue(): Promise<Catalogue> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Catalogue> {
  const file: { readonly default: unknown } = await import('./generated/catalogue.json', {
    with: { type: 'json' },
  });
  const catalogue = unpackCatalogue(file.default);
  if (!catalogue.ok)
    throw new Error(`the embedded catalogue is broken at ${catalogue.fault.where}`);
  return catalogue.value;
}
