import { describe, expect, it } from 'vitest';
import { toy } from '../../games/toy/index.ts';
import { createStarters } from './dealer.ts';
import { toyDeal } from './testing.ts';

const any = () => true;

describe('starters', () => {
  it('are chosen by chance, and stay chosen', async () => {
    const chances = [0.7, 0.1];
    const codes = [toyDeal.code, toyDeal.code, toyDeal.code];
    const loads: string[] = [];
    const { dealFor } = createStarters(
      async (game) => {
        loads.push(game);
        return codes;
      },
      () => chances.shift() ?? 0,
    );
    expect(await dealFor(toy, any)).toEqual(toyDeal);
    expect(await dealFor(toy, any)).toEqual(toyDeal);
    expect(loads).toEqual(['toy']);
    expect(chances).toEqual([0.1]);
  });

  it('are deals of these rules that fit, or none', async () => {
    const of = (codes: readonly string[] | undefined) =>
      createStarters(
        async () => codes,
        () => 0,
      );
    expect(await of([toyDeal.code]).dealFor(toy, any)).toEqual(toyDeal);
    expect(await of(['not a code', toyDeal.code]).dealFor(toy, any)).toEqual(toyDeal);
    expect(await of([toyDeal.code]).dealFor(toy, () => false)).toBeUndefined();
    expect(await of([]).dealFor(toy, any)).toBeUndefined();
    expect(await of(undefined).dealFor(toy, any)).toBeUndefined();
  });

  it('are done without where they cannot be loaded', async () => {
    const lost = createStarters(
      () => Promise.reject(new Error('no connection')),
      () => 0,
    );
    expect(await lost.dealFor(toy, any)).toBeUndefined();
  });
});
