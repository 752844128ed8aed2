// The rules texts that belong to a catalogue in use. Apart from its loading, which every board does.

import type { CardText } from '../../../data/texts.ts';
import { embeddedTexts, unpackTexts } from '../../../data/texts.ts';

export type CardTexts = (card: number) => CardText | undefined;

/**
 * Texts of the catalogue of this version: those that come with the program, or those that were kept with an imported
 * catalogue, as parsed JSON. Undefined where there are none: files imported by older editions were kept without.
 */
export async function loadTexts(version: string, kept?: unknown): Promise<CardTexts | undefined> {
  const own = kept === undefined ? undefined : unpackTexts(kept);
  const texts = own?.ok && own.value.version === version ? own.value : await embeddedTexts();
  return texts.version === version ? (card) => texts.of.get(card) : undefined;
}
