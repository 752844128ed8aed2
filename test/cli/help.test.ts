// The help of the command line.

import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/main.ts';
import { curio, json, oneJson, registry } from './world.ts';

describe('help', () => {
  test('lists every command', async () => {
    const run = await curio(['--help']);
    expect(run.exit).toBe(0);
    for (const { name, about } of commands)
      expect(run.out.some((line) => line.includes(name) && line.includes(about))).toBe(true);
  });

  test.each(commands.map(({ name }) => name))('%s has its own', async (name) => {
    for (const args of [
      [name, '--help'],
      ['help', name],
      ['-h', name],
    ]) {
      const run = await curio(args);
      expect(run.exit).toBe(0);
      expect(run.out[0]).toMatch(new RegExp(`^Usage: curio ${name}`));
    }
    expect(await oneJson([name, '--help'])).toMatchObject({ command: name });
  });

  test('no command is misuse', async () => {
    const run = await curio([]);
    expect(run.exit).toBe(2);
    expect(run.out).toEqual([]);
    expect(run.err.join('\n')).toContain('Usage: curio');
  });

  test('the version', async () => {
    expect((await curio(['--version'])).out[0]).toMatch(/^curio \d+\.\d+\.\d+$/);
    expect(await oneJson(['version'])).toEqual({ version: expect.stringMatching(/^\d+\./) });
  });
});

describe('help as JSON', () => {
  test('is one object per command', async () => {
    for (const args of [['--help'], ['help']]) {
      const objects = await json(args);
      expect(objects.map(({ command }) => command)).toEqual(commands.map(({ name }) => name));
    }
  });
});

describe('completion', () => {
  test.each(['bash', 'zsh', 'fish'])(
    '%s knows every command, its options and the games',
    async (shell) => {
      const { out, exit } = await curio(['completion', shell]);
      const script = out.join('\n');
      expect(exit).toBe(0);
      for (const { name } of commands) expect(script).toMatch(new RegExp(`\\b${name}\\b`));
      for (const option of ['preset', 'budget', 'log', 'json', 'players', 'from'])
        expect(script).toMatch(new RegExp(shell === 'fish' ? `-l ${option}\\b` : `--${option}\\b`));
      for (const id of registry.ids) expect(script).toContain(id);
      expect(await oneJson(['completion', shell])).toEqual({ shell, script });
    },
  );

  test.runIf(spawnSync('bash', ['--version']).status === 0)('bash completes', async () => {
    const script = (await curio(['completion', 'bash'])).out.join('\n');
    const complete = (...words: readonly string[]) =>
      spawnSync(
        'bash',
        [
          '-c',
          `${script}\nCOMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _curio; echo "\${COMPREPLY[*]}"`,
          '-',
          ...words,
        ],
        { encoding: 'utf8' },
      ).stdout.trim();
    expect(complete('curio', 'ver')).toBe('verify');
    expect(complete('curio', 'deal', 'to')).toBe('toy');
    expect(complete('curio', 'deal', 'toy', '--pre')).toBe('--preset');
    expect(complete('curio', 'cards', 'im')).toBe('import');
  });
});
