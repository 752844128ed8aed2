// `curio deal`.

import { describe, expect, test } from 'vitest';
import { curio, dealtCode, json, oneJson } from './world.ts';

describe('deal', () => {
  test('gives the promised fields and the game its own', async () => {
    const dealt = await oneJson(['deal', 'toy', '--seed', 'abc']);
    expect(dealt).toEqual({
      game: 'toy',
      version: 1,
      code: expect.stringMatching(/^toy\.1p\./),
      seedCode: expect.stringMatching(/^toy\.1s\..*\.abc\./),
      params: { chests: 7, candles: 5 },
      rating: { level: 'easy', figures: { chests: 7 } },
      seed: 'abc',
      chests: 7,
    });
  });

  test.each(['deal', 'show'])(
    '%s tells what gives the puzzle away only on request',
    async (word) => {
      const subject = word === 'deal' ? 'toy' : await dealtCode('abc');
      expect(await oneJson([word, subject])).not.toHaveProperty('treasure');
      expect(await oneJson([word, subject, '--solution'])).toHaveProperty('treasure');
    },
  );

  test('the same seed gives the same puzzle, no seed a random one', async () => {
    expect(await dealtCode('abc')).toBe(await dealtCode('abc'));
    expect(await oneJson(['deal', 'toy'])).toMatchObject({ seed: 'random1' });
  });

  test('settings go on top of the preset', async () => {
    const args = ['deal', 'toy', '--preset', 'long', '--set', 'candles=2', '--set', 'chests=9'];
    expect(await oneJson(args)).toMatchObject({ params: { chests: 9, candles: 2 } });
  });

  test('many have seeds of their own', async () => {
    const dealt = await json(['deal', 'toy', '--count', '3', '--seed', 's']);
    expect(dealt.map((fields) => fields['seed'])).toEqual(['s-1', 's-2', 's-3']);
    const random = await json(['deal', 'toy', '--count', '2']);
    expect(random.map((fields) => fields['seed'])).toEqual(['random1', 'random2']);
    expect((await curio(['deal', 'toy', '--count', '3'])).out).toHaveLength(3);
  });

  test('prints the board and the codes for people', async () => {
    const { out } = await curio(['deal', 'toy', '--seed', 'abc']);
    expect(out[0]).toBe('? ? ? ? ? ? ?');
    expect(out.join('\n')).toContain(await dealtCode('abc'));
    expect(out.at(-1)).toBe('level      Easy');
  });
});
