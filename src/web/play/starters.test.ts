import { describe, expect, it } from 'vitest';
import { toy } from '../../games/toy/index.ts';
import { createStarters } from './starters.ts';
import { toyDeal } from './testing.ts';

describe('starters', () => {
  it('are chosen by chance, and stay chosen', async () => {
    const chances = [0.7, 0.1];
    const { codeFor } = createStarters(
      async () => ['one', 'two', 'three'],
      () => chances.shift() ?? 0,
    );
    expect(await codeFor('toy')).toBe('three');
    expect(await codeFor('toy')).toBe('three');
    expect(await codeFor('other')).toBe('one');
  });

  it('are deals of these rules, or none', async () => {
    const of = (codes: readonly string[] | undefined) =>
      createStarters(
        async () => codes,
        () => 0,
      );
    expect(await of([toyDeal.code]).dealFor(toy)).toEqual(toyDeal);
    expect(await of(['not a code']).dealFor(toy)).toBeUndefined();
    expect(await of([]).dealFor(toy)).toBeUndefined();
    expect(await of(undefined).dealFor(toy)).toBeUndefined();
  });

  it('are done without where they cannot be loaded', async () => {
    const lost = createStarters(
      () => Promise.reject(new Error('no connection')),
      () => 0,
    );
    expect(await lost.codeFor('toy')).toBeUndefined();
  });
});
