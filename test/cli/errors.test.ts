// What is wrong with a command line, and how it is told.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearest } from '../../src/cli/faults.ts';
import { commands } from '../../src/cli/main.ts';
import { samples } from '../samples.ts';
import { curio, registry } from './world.ts';

describe('misuse: exit 2, a message and the usage on stderr', () => {
  const rows: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['unknown command', ['dael'], /no command dael.*mean deal/],
    ['unknown command, nothing near', ['zzzzzz'], /Choose from: games/],
    ['help on an unknown command', ['help', 'dael'], /mean deal/],
    ['unknown option', ['deal', 'toy', '--presett', 'a'], /no option --presett.*mean --preset\?/],
    ['unknown option, nothing near', ['show', '--zzzzzzzz'], /Choose from: --solution/],
    ['nothing', [], /Which command/],
    ['cards alone', ['cards'], /Say which/],
    ['cards that are not', ['cards', 'infos'], /Say which/],
    ['conditions with an option', ['conditions', '--all'], /Say which: .*--game-text/],
    ['witches alone', ['witches'], /board, open/],
    ['witches board with a wrong option', ['witches', 'board', '--player', '3'], /mean --players/],
    ['witches board with a word', ['witches', 'board', 'x'], /What is x/],
    ['witches open without a seal', ['witches', 'open'], /Which seal/],
    ['completion of no shell', ['completion'], /Which shell/],
    ['completion of an unknown shell', ['completion', 'bsh'], /mean bash/],
    ['option without value', ['deal', 'toy', '--seed'], /--seed/],
    ['deal without game', ['deal'], /Which game/],
    ['deal with two games', ['deal', 'toy', 'bare'], /One game/],
    ['games with two games', ['games', 'toy', 'bare'], /One game/],
    ['games with an option', ['games', '--all'], /--all/],
    ['show without code', ['show'], /Which code/],
    ['solve with two codes', ['solve', 'a', 'b'], /One code/],
    ['hint with a wrong option', ['hint', '--lag', 'x'], /--lag/],
    ['verify without log', ['verify'], /Which log/],
    ['verify with two logs', ['verify', 'a', 'b'], /One log/],
    ['verify with an option', ['verify', '--fast'], /--fast/],
    ['rules without game', ['rules'], /Which game/],
    ['rules with two games', ['rules', 'toy', 'bare'], /One game/],
    ['rules with an option', ['rules', '--all'], /--all/],
    ['play without game', ['play'], /Which game/],
    ['play with two games', ['play', 'toy', 'bare'], /One game/],
    ['play with an option', ['play', '--all'], /--all/],
  ];
  test.each(rows)('%s', async (_, args, message) => {
    const run = await curio(args);
    expect(run.exit).toBe(2);
    expect(run.out).toEqual([]);
    expect(run.err.join('\n')).toMatch(message);
    const asJson = await curio([...args, '--json']);
    expect(asJson.exit).toBe(2);
    expect(JSON.parse(asJson.err.at(-1) ?? '')).toMatchObject({ error: 'usage' });
  });
});

describe('bad input: exit 1, one message on stderr, no stack', () => {
  const rows: readonly (readonly [string, readonly string[], string, RegExp])[] = [
    ['unknown game', ['deal', 'toi'], 'unknownGame', /mean toy/],
    ['game in capitals', ['rules', 'Toy'], 'unknownGame', /mean toy/],
    ['unknown preset', ['deal', 'toy', '--preset', 'shrot'], 'unknownPreset', /mean short/],
    ['unknown setting', ['deal', 'toy', '--set', 'chest=3'], 'unknownSetting', /mean chests/],
    ['setting too large', ['deal', 'toy', '--set', 'chests=101'], 'badNumber', /2 to 100/],
    ['setting without value', ['deal', 'toy', '--set', 'chests'], 'badNumber', /chests/i],
    [
      'settings that do not go together',
      ['deal', 'toy', '--set', 'chests=60', '--set', 'candles=1'],
      'tooFewCandles',
      /two candles/,
    ],
    ['bad seed', ['deal', 'toy', '--seed', 'a b'], 'badSeed', /seed/],
    ['bad count', ['deal', 'toy', '--count', '0'], 'badNumber', /--count/],
    ['count below zero', ['deal', 'toy', '--count', '-1'], 'badNumber', /--count.*1 to/],
    ['bad budget', ['deal', 'toy', '--budget', 'much'], 'badNumber', /--budget/],
    ['budget used up', ['deal', 'toy', '--budget', '0'], 'budgetExhausted', /--budget/],
    ['not a code', ['show', 'hello'], 'notACode', /isn’t a Curio code/],
    ['empty code', ['show', ' '], 'emptyCode', /no code/],
    ['wrong check digits', ['show', 'toy.1p.7~5.A.zzzzzz'], 'wrongCheckDigits', /check letters/],
    ['a missing file', ['verify', 'none.save'], 'unreadableFile', /none\.save.*no such file/],
    ['witches board for nobody', ['witches', 'board', '--players', '-1'], 'badOption', /1 to 5/],
    ['nothing to resume', ['play', '--resume'], 'nothingToResume', /left unfinished/],
    ['play of a bad code', ['play', 'toy.x'], 'notACode', /isn’t a Curio code/],
    ['play of an unknown game', ['play', 'tyo'], 'unknownGame', /mean toy/],
    ['play with a bad budget', ['play', 'toy', '--budget', '-1'], 'badNumber', /--budget/],
  ];
  test.each(rows)('%s', async (_, args, code, message) => {
    const run = await curio(args);
    expect(run.out).toEqual([]);
    expect(run.err.join('\n')).toMatch(message);
    expect(run.err.join('\n')).not.toMatch(/\bat .*\.[tj]s/);
    expect(run.exit).toBe(1);
    const asJson = await curio([...args, '--json']);
    expect(JSON.parse(asJson.err.at(-1) ?? '')).toMatchObject({
      error: code,
      message: expect.stringMatching(message),
    });
  });

  test('the rules of a game without words', async () => {
    expect((await curio(['rules', 'bare'])).exit).toBe(1);
  });

  test('any arguments at all end with an exit code', async () => {
    const word = fc.oneof(
      fc.constantFrom('--json', '--seed', '--set', '--help', '--', '-', ...registry.ids),
      // not cards: it could go to the web
      fc.constantFrom(...commands.map(({ name }) => name).filter((name) => name !== 'cards')),
      fc.string({ maxLength: 12 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 5 }), async (args) => {
        expect([0, 1, 2]).toContain((await curio(args)).exit);
      }),
      { numRuns: samples(5000) },
    );
  });
});

describe('nearest', () => {
  test.each([
    ['hudoko', 'hudoku'],
    ['Dragon', 'dragon-quest'],
    ['wicthes', 'witches'],
    ['xyz', undefined],
    ['', undefined],
  ])('%s: %s', (word, near) => {
    expect(nearest(word, ['hudoku', 'dragon-quest', 'witches'])).toBe(near);
  });
});
