// Commands on one code.

import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/core/game.ts';
import { toy } from '../../src/games/toy/index.ts';
import { curio, dealtCode, oneJson } from './world.ts';

describe('commands on a code', () => {
  test('show: both forms of a code are the same puzzle', async () => {
    const dealt = await oneJson(['deal', 'toy', '--seed', 'abc']);
    const whole = await oneJson(['show', String(dealt['code'])]);
    const seeded = await oneJson(['show', String(dealt['seedCode'])]);
    expect(whole).toMatchObject({ game: 'toy', code: dealt['code'], board: expect.any(String) });
    expect(whole['view']).toEqual(seeded['view']);
    expect(seeded['seedCode']).toBe(dealt['seedCode']);
    expect((await curio(['show', String(dealt['code'])])).out.join('\n')).toContain('Chests');
  });

  test('a link is as good as its code', async () => {
    const code = await dealtCode('abc');
    const link = `https://curio.example/play/${code}`;
    expect(await oneJson(['show', link])).toMatchObject({ code });
  });

  test.each(['show', 'solve', 'rate', 'hint', 'prove'])(
    '%s reads the code of a pipe',
    async (command) => {
      const code = await dealtCode('abc');
      const text = (await curio(['deal', 'toy', '--seed', 'abc'])).out.join('\n');
      for (const piped of [code, `${code}\n`, text, JSON.stringify({ game: 'toy', code })]) {
        expect(await oneJson([command, '-'], { piped })).toMatchObject({ code });
        expect(await oneJson([command], { piped })).toMatchObject({ code });
        expect(await oneJson([command, '-', '--budget', '1000000'], { piped })).toMatchObject({
          code,
        });
      }
      expect((await curio([command], { piped: ' ' })).exit).toBe(2);
      expect((await curio([command, '-'], { piped: 'hello' })).exit).toBe(1);
      // what is said outranks what is piped
      expect(await oneJson([command, code], { piped: 'hello' })).toMatchObject({ code });
    },
  );

  test('print reads the code of a pipe', async () => {
    const piped = await dealtCode('abc');
    const files = new Map<string, string>();
    expect(await oneJson(['print', '-', '-o', 'a.svg'], { piped, files })).toMatchObject({
      code: piped,
    });
  });

  test('show leaves out settings that are empty', async () => {
    const { seedCode } = await oneJson(['deal', 'hudoku', '--seed', 'abc'], { real: true });
    const shown = await curio(['show', String(seedCode)], { real: true });
    expect(shown.exit).toBe(0);
    expect(shown.out.map((line) => line.trim())).not.toContain('Drawing');
  });

  test('solve, rate, prove, hint', async () => {
    const code = await dealtCode('abc');
    expect(await oneJson(['solve', code])).toMatchObject({
      moves: [expect.stringMatching(/^open\d$/)],
      unique: true,
    });
    expect((await curio(['solve', code])).out.at(-1)).toBe('1 move. It is the only solution.');
    expect(await oneJson(['rate', code])).toMatchObject({ rating: { level: 'easy' } });
    expect((await curio(['rate', code])).out).toEqual(['Easy', 'chests  7']);
    const proof = await oneJson(['prove', code]);
    expect(proof).toMatchObject({ claim: 'findable', checked: true });
    expect(proof['steps']).toBe(Array.isArray(proof['lines']) ? proof['lines'].length : -1);
    expect((await curio(['prove', code])).out.at(-1)).toMatch(/it holds\.$/);
    const cells = [0, 1, 2, 3, 4, 5, 6];
    expect(await oneJson(['hint', code])).toEqual({
      game: 'toy',
      version: 1,
      code,
      technique: 'halving',
      stage: 'why',
      steps: [
        {
          area: { cells },
          facts: [{ type: 'possible', count: 7 }],
          marks: [{ kind: 'area', cells }],
        },
      ],
      targets: [],
      conclusion: [],
      move: null,
      typed: null,
      text: [expect.stringContaining('7 chests'), expect.stringContaining('half')],
    });
    const told = await curio(['hint', code]);
    expect(told.out.join(' ')).not.toMatch(/open4|chest 4/);
    expect(told.out).toEqual([
      expect.stringMatching(/^1\. Halving/),
      expect.stringMatching(/^2\. /),
      'Add --show for the move.',
    ]);
    expect((await curio(['hint', code, '--show'])).out.slice(-2)).toEqual([
      '3. Open chest 4.',
      'Move: open4',
    ]);
    expect(await oneJson(['hint', code, '--show'])).toMatchObject({
      stage: 'what',
      targets: [{ kind: 'target', cell: 3 }],
      move: 'open4',
    });
  });

  test('a proof that the checker refuses is not reported as proven', async () => {
    const lying: Game = {
      ...toy,
      prove: () => ({ ok: true, value: { claim: 'findable', lines: [] } }),
    };
    const code = await dealtCode('abc');
    const run = await curio(['prove', code], { game: lying });
    expect([run.exit, run.out]).toEqual([1, []]);
  });

  test('long work shows how far it is, and cleans up', async () => {
    const slow: Game = {
      ...toy,
      generate(params, rng, budget) {
        for (let step = 0; step < 20; step++) budget.spend(5_000);
        return toy.generate({ chests: Number(params['chests']), candles: 5 }, rng, budget);
      },
    };
    const { exit, notes } = await curio(['deal', 'toy'], { game: slow, tick: 100 });
    expect(exit).toBe(0);
    expect(notes.length).toBeGreaterThan(2);
    expect(notes[0]).toMatch(/^Dealing … \d+ s, [\d,]+ steps$/);
    expect(notes.at(-1)).toBe('');
  });
});
