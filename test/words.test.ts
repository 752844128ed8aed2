// The sentences that all games share: every fault of the core has one, and every refusal of a session.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sessionRefusals } from '../src/core/session.ts';
import { commonFault, commonFaults } from '../src/words/en/faults.ts';
import { clockText, sessionRefusal } from '../src/words/en/formats.ts';

/** Every fault code that the core can answer, read from its source. */
function coreFaults(): readonly string[] {
  const folder = new URL('../src/core/', import.meta.url);
  const sources = readdirSync(folder).filter((name) => /^[a-z0-9]+\.ts$/.test(name));
  const codes = new Set<string>();
  for (const name of sources) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    for (const [, code = ''] of text.matchAll(/(?:failure\(\s*|code: )'([a-zA-Z0-9]+)'/g))
      codes.add(code);
  }
  return [...codes].sort();
}

describe('common sentences', () => {
  test('the core is read for its codes', () => {
    expect(coreFaults()).toEqual(expect.arrayContaining(['badBase64', 'lineAltered', 'olderSeed']));
  });

  test.each(coreFaults())('%s has a sentence', (code) => {
    expect(commonFaults).toContain(code);
  });

  test.each(commonFaults)('%s reads as a sentence with and without place and detail', (code) => {
    for (const fault of [{ code }, { code, where: 'line 4', detail: 'x' }, { code, detail: 'x' }]) {
      const text = commonFault(fault);
      expect(text).toMatch(/^(“|\p{Lu}).*\.$/u);
      expect(text).not.toMatch(/undefined|\s\s/);
    }
  });

  test('the place is named', () => {
    expect(commonFault({ code: 'lineAltered', where: 'line 7' })).toContain('line 7');
  });

  test.each(['unheardOf', 'constructor'])('the unknown code %s is told, not hidden', (code) => {
    expect(commonFault({ code, where: 'line 2' })).toContain(code);
  });

  test.each(sessionRefusals)('refusal %s', (type) => {
    expect(sessionRefusal(type)).toMatch(/^[A-Z].*\.$/);
  });

  test('refusals of a game are left to the game', () => {
    expect(sessionRefusal('notAdjacent')).toBeUndefined();
    expect(sessionRefusal('toString')).toBeUndefined();
  });

  test.each([
    [0, '0:00'],
    [83_999, '1:23'],
    [3_600_000, '1:00:00'],
  ])('%i milliseconds are %s', (millis, text) => {
    expect(clockText(millis)).toBe(text);
  });
});
