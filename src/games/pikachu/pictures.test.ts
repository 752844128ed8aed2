import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { words } from '../../words/en/pikachu/index.ts';
import { pictureWords } from '../../words/en/pikachu/pictures.ts';
import { tileWord } from '../../words/en/pikachu/symbols.ts';
import { animals, drawLetters, drawShapes, fruit } from './pictures.ts';
import { symbols, tileSets } from './symbols.ts';

const file = '../../../node_modules/@iconify-json/fluent-emoji-flat/icons.json';
const set = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

describe('sets of pictures', () => {
  it.each([
    ['animals', animals, pictureWords.animals],
    ['fruit', fruit, pictureWords.fruit],
    ['shapes', drawShapes(), pictureWords.shapes],
    ['letters', drawLetters(), pictureWords.letters],
  ] as const)(
    '%s: as many as the largest board needs, all different, with a word each',
    (_name, pictures, called) => {
      expect(pictures).toHaveLength(symbols.length);
      expect(new Set(pictures).size).toBe(symbols.length);
      expect(new Set(called).size).toBe(symbols.length);
    },
  );
  it('are in the icon set', () => {
    expect([...animals, ...fruit].filter((name) => !(name in set.icons))).toEqual([]);
  });
  it('change what tiles are called, and back', async () => {
    const first = (name: (typeof tileSets)[number]) => {
      words.callTiles(name);
      return tileWord(1);
    };
    const called = [];
    for (const name of [...tileSets, 'emoji'] as const) called.push(first(name));
    expect(called).toEqual(['grin', 'dog', 'apple', 'circle', 'letter A', 'grin']);
  });
});
