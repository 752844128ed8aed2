import { describe, expect, it } from 'vitest';
import { raceRefusals } from '../../core/race.ts';
import { roomFaults } from '../../wire/rooms.ts';
import { roomFault } from './faults.ts';

/** Those that the common table tells as well as any. */
const common = ['badMove', 'badNumber'];

describe('faults of rooms', () => {
  const codes = [...roomFaults.filter((code) => !common.includes(code)), ...raceRefusals];
  it.each(codes)('%s has a sentence of its own', (code) => {
    expect(roomFault(code)).toMatch(/^[A-Z].*[.!]$/);
  });

  it('tells each apart from the others', () => {
    const sentences = codes.map(roomFault);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
