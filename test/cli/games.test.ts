// `curio games` and `curio rules`, and every command with the games of the program.

import { describe, expect, test } from 'vitest';
import { cabinet, extensions } from '../../src/cli/extensions.ts';
import { commands } from '../../src/cli/main.ts';
import { toy } from '../../src/games/toy/index.ts';
import { words as toyWords } from '../../src/words/en/toy/index.ts';
import { curio, type Fields, json, oneJson } from './world.ts';

describe('games', () => {
  test('one line of JSON per game', async () => {
    const [first, second] = await json(['games']);
    expect(first).toMatchObject({
      game: 'toy',
      version: 1,
      title: 'Toy',
      tagline: toyWords.tagline,
      fields: toy.fields,
    });
    expect(first?.['presets']).toContainEqual({
      id: 'long',
      name: 'Long',
      about: 'Sixty chests, six candles.',
      level: 'hard',
      params: { chests: 60, candles: 6 },
    });
    expect(second).toMatchObject({ game: 'bare', title: 'bare', tagline: '' });
  });

  test('presets and settings of one', async () => {
    const run = await curio(['games', 'toy']);
    expect(run.out.join('\n')).toContain('chests=2..100');
    expect(run.out.join('\n')).toContain('Seven chests, five candles.');
    expect((await curio(['games'])).out[1]).toBe('  presets: short, long');
  });
});

describe('rules', () => {
  test('are those of the app', async () => {
    expect(await oneJson(['rules', 'toy'])).toEqual({
      game: 'toy',
      title: 'Toy',
      tagline: toyWords.tagline,
      rules: toyWords.rules,
    });
    expect((await curio(['rules', 'toy'])).out).toContain('Goal');
  });
});

describe('the games of the program', () => {
  const real = { real: true } as const;

  test.each(cabinet.ids)('%s: every command answers', async (id) => {
    const dealt = await oneJson(['deal', id, '--seed', 'abc'], real);
    const code = String(dealt['code']);
    expect(await oneJson(['show', code], real)).toMatchObject({ game: id, code });
    expect(await oneJson(['rules', id], real)).toMatchObject({ game: id });
    const game = await cabinet.load(id);
    for (const command of ['solve', 'rate', 'hint', 'prove'] as const)
      if (game?.[command]) expect(await oneJson([command, code], real)).toMatchObject({ code });
    const [first] = await json(['play', code], { ...real, typed: ['quit'] });
    expect(first).toMatchObject({ ok: true, status: 'playing' });
  });

  test('folders of commands belong to games, and no two commands share a name', () => {
    expect(cabinet.ids).toEqual(expect.arrayContaining([...extensions.keys()]));
    expect(extensions.size).toBeGreaterThan(0);
    const names = commands.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('Dokuborn: its old codes open wherever a code does', async () => {
    const dealt = await oneJson(['deal', 'dokuborn', '--seed', 'abc'], real);
    const old = String(dealt['seedStyleCode']);
    expect(old).toMatch(/^3:/);
    const board = (fields: Fields) => fields['board'];
    const shown = await oneJson(['show', old], real);
    expect(board(shown)).toBe(board(await oneJson(['show', String(dealt['code'])], real)));
    expect(await oneJson(['prove', old], real)).toMatchObject({ claim: 'solvable', checked: true });
    const [first] = await json(['play', old], { ...real, typed: ['quit'] });
    expect(first && board(first)).toBe(board(shown));
    const broken = await curio(['show', '3:AAAA'], real);
    expect([broken.exit, broken.out]).toEqual([1, []]);
  });
});
