// Rules texts and artists of the cards: a file of its own that no board waits for, loaded with the first card that is
// looked at.

import type { Texts } from '../../../data/texts.ts';
import { keptTexts } from './store.ts';

const loading = new Map<string, Promise<Texts | undefined>>();

async function load(version: string): Promise<Texts | undefined> {
  const [{ embeddedTexts, unpackTexts }, kept] = await Promise.all([
    import('../../../data/texts.ts'),
    keptTexts(),
  ]);
  const own = unpackTexts(kept);
  if (own.ok && own.value.version === version) return own.value;
  const texts = await embeddedTexts();
  return texts.version === version ? texts : undefined;
}

/** Undefined: the cards of this version came without texts. A load that failed is tried again. */
export function textsOf(version: string): Promise<Texts | undefined> {
  const known = loading.get(version) ?? load(version);
  loading.set(version, known);
  known.catch(() => loading.delete(version));
  return known;
}

/** "DRAW THEM OUT Your Heroes gain Ward." is an ability with its name in front; most lines have none. */
export function abilityOf(line: string): { readonly name: string; readonly rest: string } {
  const found =
    /^((?:[^a-z\s]*[A-Z][^a-z\s]*[A-Z!?][^a-z\s]*)(?:\s+[^a-z\s]*[A-Z0-9&!?][^a-z\s]*)*)\s+(?=\S)/u.exec(
      line,
    );
  const name = found?.[1] ?? '';
  return { name, rest: name === '' ? line : line.slice(found?.[0].length) };
}

/** The signs that rules texts have between their words, as LorcanaJSON writes them. */
const signs = {
  '¤': 'strength',
  '⛉': 'willpower',
  '◊': 'lore',
  '⬡': 'ink',
  '⟳': 'exert',
  '◉': 'inkable',
} as const;
export type Sign = (typeof signs)[keyof typeof signs];

const isSign = (letter: string): letter is keyof typeof signs => letter in signs;

/** Words and signs in turn. */
export function partsOf(text: string): readonly ({ readonly sign: Sign } | string)[] {
  return text
    .split(/([¤⛉◊⬡⟳◉])/u)
    .filter((part) => part !== '')
    .map((part) => (isSign(part) ? { sign: signs[part] } : part));
}
