// The packed results: packing loses nothing, and invalid ledgers are detected.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, FIRST_DAY } from '../../src/cabinet/day.ts';
import type { Counted } from '../../src/cabinet/result.ts';
import { packLedger, readLedger, unpackLedger } from '../../src/cabinet/result-ledger.ts';
import { samples } from '../samples.ts';

const count = fc.nat({ max: 2 ** 40 });
const result: fc.Arbitrary<Counted> = fc.record(
  {
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
    run: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
    game: fc.constantFrom('hudoku', 'pikachu', 'a game to come'),
    level: fc.constantFrom('classic-easy', 'custom', ''),
    day: fc.integer({ min: -400, max: 4000 }).map((offset) => addDays(FIRST_DAY, offset)),
    daily: fc.integer({ min: 0, max: 4000 }).map((offset) => addDays(FIRST_DAY, offset)),
    status: fc.constantFrom('won' as const, 'lost' as const),
    practice: fc.boolean(),
    byClock: fc.constant(true as const),
    millis: count,
    moves: count,
    hints: count,
    undos: count,
    score: fc.oneof(
      fc.constant(null),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    ),
  },
  {
    requiredKeys: [
      'id',
      'run',
      'game',
      'level',
      'day',
      'status',
      'practice',
      'millis',
      'moves',
      'hints',
      'undos',
      'score',
    ],
  },
);

describe('the ledger', () => {
  it('gives back every result as it was, through a structured clone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ result, updatedAt: count }), { maxLength: 40 }),
        (entries) => {
          const read = readLedger(structuredClone(packLedger(entries)));
          expect(read?.newest).toBe(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt)));
          expect(read && unpackLedger(read)).toEqual(entries.map(({ result: one }) => one));
        },
      ),
      { numRuns: samples(300) },
    );
  });

  it('is told from what is none', () => {
    const whole = packLedger([]);
    expect(readLedger(whole)).toEqual(whole);
    for (const broken of [
      undefined,
      null,
      'ledger',
      {},
      { ...whole, form: 0 },
      { ...whole, count: 1 },
      { ...whole, ids: 3 },
      { ...whole, figures: [] },
    ])
      expect(readLedger(broken)).toBeUndefined();
    expect(unpackLedger({ ...whole, count: 2, figures: new Float64Array(20) })).toBeUndefined();
  });
});
