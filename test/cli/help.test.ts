// The help of the command line.

import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/main.ts';
import { curio, oneJson } from './world.ts';

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
