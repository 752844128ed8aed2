import { expect, test } from 'vitest';
import { withHyphens } from './label.tsx';

const parts = (word: string) => withHyphens(word).split('\u00ad');

test('long words may be parted between their syllables', () => {
  expect(parts('Headquarters')).toEqual(['Head', 'quar', 'ters']);
  expect(parts('Cauldron')).toEqual(['Caul', 'dron']);
  expect(parts('Cinderella')).toEqual(['Cin', 'de', 'rella']);
  expect(parts('Maleficent')).toEqual(['Male', 'fi', 'cent']);
});

test('short words and the letters themselves stay as they are', () => {
  expect(withHyphens('Robin Hood')).toBe('Robin Hood');
  for (const text of ['Cost 3 or more', 'Alice in Wonderland', 'Mr. Smee - Bumbling Mate'])
    expect(withHyphens(text).replaceAll('\u00ad', '')).toBe(text);
});
