import { describe, expect, test } from 'vitest';
import { conditions } from './cards.ts';

async function run(args: readonly string[], json = false) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (line: string) => out.push(line), err: (line: string) => err.push(line), json };
  return { code: await conditions(args, io), out, err };
}

describe('curio conditions', () => {
  test('prints one object per condition', async () => {
    const { code, out } = await run([], true);
    expect(code).toBe(0);
    const all = out.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(all).toHaveLength(232);
    for (const condition of all) {
      expect(Object.keys(condition)).toEqual([
        'id',
        'family',
        'caption',
        'display',
        'wording',
        'cards',
      ]);
      expect(condition['wording']).toMatch(/^[A-Z].*\.$/);
    }
    const l3 = all.find(({ id }) => id === 'l3');
    expect(l3).toMatchObject({ family: 'lore', caption: 'LORE', display: 'Lore ◊3' });
    expect(l3?.['cards']).toHaveLength(104);
  });

  test('prints text for people', async () => {
    const { out } = await run([]);
    expect(out).toContain(
      'k2   KEYWORD Evasive (125): The card has the keyword Evasive itself. Giving it to other cards, or gaining it under a condition, does not count.',
    );
    expect(out).toContain('f25  ORIGINAL Lorcana (49): A Lorcana original, not from a film.');
  });

  test.each([
    [['mulan'], ['f30', 'n29']],
    [['FILM', 'mulan'], ['f30']],
    [['x6'], ['x6']],
  ])('%j: only those with these words', async (args, ids) => {
    const { out } = await run(args);
    expect(out.map((line) => line.split(' ')[0])).toEqual(ids);
  });

  test('--game-text lists the cards whose rules text has a word, names of abilities not counted', async () => {
    const { code, out } = await run(['--game-text', 'draw']);
    expect(code).toBe(0);
    expect(out[0]).toBe('x6   Text mentions draw');
    expect(out[1]).toMatch(/^\d+ cards have “draw” in the rules text:$/);
    expect(out).not.toContain('Basil - Secret Informer');
    const { out: json } = await run(['--game-text=opposing damaged'], true);
    expect(JSON.parse(json[0] ?? '')).toMatchObject({
      word: 'opposing damaged',
      conditions: [],
      cards: expect.arrayContaining([expect.any(String)]),
    });
  });

  test('says what it cannot find, and how it is used', async () => {
    expect(await run(['nonsense'])).toMatchObject({
      code: 1,
      err: [expect.stringContaining('No condition has the words “nonsense”.')],
    });
    expect(await run(['--all'])).toMatchObject({
      code: 2,
      err: [expect.stringMatching(/^curio: Say which/)],
    });
    expect((await run(['--game-text'])).code).toBe(2);
  });
});
