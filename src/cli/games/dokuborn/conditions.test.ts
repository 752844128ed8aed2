import { describe, expect, test } from 'vitest';
import { conditions } from './conditions.ts';

describe('curio conditions', () => {
  test('prints one object per condition', async () => {
    const lines: string[] = [];
    const io = { out: (line: string) => lines.push(line), err: () => {}, json: true };
    expect(await conditions(['--json'], io)).toBe(0);
    const all = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(all).toHaveLength(232);
    for (const condition of all) {
      expect(Object.keys(condition)).toEqual(['id', 'family', 'display', 'wording', 'cards']);
      expect(condition['wording']).toMatch(/^[A-Z].*\.$/);
    }
    const l3 = all.find(({ id }) => id === 'l3');
    expect(l3).toMatchObject({ family: 'lore', display: 'Lore ◊3' });
    expect(l3?.['cards']).toHaveLength(104);
  });

  test('prints text for people, and its usage', async () => {
    const lines: string[] = [];
    const io = {
      out: (line: string) => lines.push(line),
      err: (line: string) => lines.push(line),
      json: false,
    };
    expect(await conditions([], io)).toBe(0);
    expect(lines).toContain(
      'k2   Evasive (125): The card has the keyword Evasive itself. Giving it to other cards, or gaining it under a condition, does not count.',
    );
    expect(await conditions(['all'], io)).toBe(2);
    expect(lines.at(-1)).toBe('curio: Nothing follows but --json: curio conditions');
  });
});
