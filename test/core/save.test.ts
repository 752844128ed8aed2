// Saves on the toy game: what was written is read back; what was touched is refused by its line.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal } from '../../src/core/deal.ts';
import { codeOf, parseSave, printSave, saveOf } from '../../src/core/save.ts';
import { toy } from '../../src/games/toy/index.ts';
import { BURN_TIME } from '../../src/games/toy/rules.ts';
import { signSave } from '../forge.ts';
import { expectOk } from '../harness.ts';
import { bodies, join, lines, newRun, open, replaced, run, save, text, without } from './saves.ts';

const formatPaper = readFileSync(new URL('../../docs/code-format.md', import.meta.url), 'utf8');

describe('a save', () => {
  it('is the text that docs/code-format.md shows', () => {
    expect(bodies).toEqual([
      'curio 1',
      'toy 1',
      run.deal.code,
      '1 1000 move open1',
      '2 2000 undo',
      '3 3000 redo',
      '4 4000 hint open5',
      '5 5000 hint',
      '6 60000 clock burn',
      '7 61000 solver open9',
      '8 62000 restart',
      '9 122000 clock burn',
      'end 9 125000',
    ]);
    expect(signSave(bodies)).toBe(text);
    expect(formatPaper).toContain(`\`\`\`\n${text}\`\`\``);
  });

  it('names its puzzle by a code as docs/code-format.md shows', () => {
    const dealt = expectOk(deal(toy, { chests: 60, candles: 6 }, 'blue-lamp', unlimitedBudget));
    expect(formatPaper).toContain(`${dealt.code}  `);
    expect(formatPaper).toContain(`${dealt.seedCode}  `);
  });

  it('is read back as it was', () => {
    expect(parseSave(text)).toEqual({ ok: true, value: save });
  });

  it.each([
    ['before anything is due', 100.5, 100],
    ['when a candle should have burned', 2 * BURN_TIME, BURN_TIME - 1],
    ['at no time', Number.NaN, 0],
    ['before the session', -5, 0],
  ])('made %s owes nothing, and leaves the session alone', (_name, at, expected) => {
    const session = newRun();
    const made = saveOf(session, at);
    expect(made).toMatchObject({ at: expected, log: [] });
    expect(session.now).toBe(0);
    expect(open(printSave(made)).ok).toBe(true);
  });

  it('of a game that is over is of any time', () => {
    const session = newRun();
    session.play({ type: 'open', chest: 5 }, 10);
    const made = saveOf(session, 100 * BURN_TIME);
    expect(made.at).toBe(100 * BURN_TIME);
    expect(expectOk(open(printSave(made))).tally.millis).toBe(10);
  });

  it('does not grow with the session that it was made of', () => {
    const session = newRun();
    const early = saveOf(session, 5);
    session.play({ type: 'open', chest: 0 }, 10);
    expect(early.log).toEqual([]);
  });

  it('taken right after undo brought back an overdue clock, replays', () => {
    const session = newRun();
    session.play({ type: 'open', chest: 0 }, 50_000);
    session.restart(55_000);
    session.undo(70_000);
    const again = expectOk(open(printSave(saveOf(session, 70_000))));
    expect(again.log).toEqual(session.log);
    expect(again.state).toEqual(session.state);
  });
});

describe('a touched text', () => {
  const numbers = lines.map((_, index) => index);

  it.each(numbers)('without line %# is refused', (dropped) => {
    const result = open(join(without(dropped)));
    if (result.ok) throw new Error('accepted');
    if (dropped >= 3) expect(result.fault.where).toBe(`line ${dropped + 1}`);
    else expect(result.fault.where).toMatch(/^lines? [123]/);
  });

  it.each(numbers.slice(3))('with line %i doubled is refused', (index) => {
    const doubled = [...lines.slice(0, index), lines[index] ?? '', ...lines.slice(index)];
    expect(open(join(doubled))).toMatchObject({
      ok: false,
      fault: { where: `line ${index + 2}` },
    });
  });

  it.each(numbers.slice(3, -1))('with line %i and the next exchanged is refused', (index) => {
    const exchanged = replaced(index, lines[index + 1] ?? '').with(index + 1, lines[index] ?? '');
    expect(open(join(exchanged))).toMatchObject({
      ok: false,
      fault: { where: `line ${index + 1}` },
    });
  });

  it.each(numbers.slice(3))('cut before line %i is refused', (index) => {
    expect(open(join(lines.slice(0, index)))).toEqual({
      ok: false,
      fault: { code: 'noEnd', where: `line ${index + 1}` },
    });
  });

  it('with any character changed is refused, and names a line that is not after the change', () => {
    for (const [index, line] of lines.entries()) {
      for (let place = 0; place < line.length; place++) {
        for (const letter of ['0', '1', 'a', 'z', ' ', '~']) {
          if (letter === line.charAt(place)) continue;
          const changed = line.slice(0, place) + letter + line.slice(place + 1);
          const result = open(join(replaced(index, changed)));
          if (result.ok) throw new Error(`accepted ${changed} for ${line}`);
          const named = /^line (\d+)$/.exec(result.fault.where ?? '')?.[1];
          if (index >= 3) expect(Number(named)).toBe(index + 1);
        }
      }
    }
  });

  it.each([
    ['an appended entry', [...lines, lines[3] ?? ''], 'textAfterEnd', `line ${lines.length + 1}`],
    ['an appended word', [...lines, 'hello'], 'textAfterEnd', `line ${lines.length + 1}`],
    ['a second end', [...lines, lines.at(-1) ?? ''], 'textAfterEnd', `line ${lines.length + 1}`],
    ['a word instead of an entry', replaced(4, 'hello'), 'badLine', 'line 5'],
    ['an empty line', replaced(4, ''), 'badLine', 'line 5'],
    [
      'an altered move',
      replaced(3, (lines[3] ?? '').replace('open1', 'open2')),
      'lineAltered',
      'line 4',
    ],
    [
      'an altered time',
      replaced(3, (lines[3] ?? '').replace('1000', '1001')),
      'lineAltered',
      'line 4',
    ],
    [
      'an altered code',
      replaced(2, (lines[2] ?? '').replace('9~4', '9~5')),
      'lineAltered',
      'lines 1 to 3',
    ],
    ['an altered game', replaced(1, 'hudoku 1'), 'lineAltered', 'lines 1 to 3'],
    ['a header that is none', replaced(1, 'toy one'), 'badHeader', 'line 2'],
    ['a newer format', replaced(0, 'curio 2'), 'newerFormat', 'line 1'],
    ['another file', ['{"json": true}'], 'notASave', 'line 1'],
    ['nothing', [''], 'notASave', 'line 1'],
    ['no entries and no end', lines.slice(0, 3), 'noEnd', 'line 4'],
  ])('with %s is refused', (_name, parts, code, where) => {
    expect(open(join(parts))).toMatchObject({ ok: false, fault: { code, where } });
  });
});

describe('the code of a save', () => {
  it('is that of its puzzle, whatever comes after it', () => {
    expect(codeOf(text)).toBe(run.deal.code);
    expect(codeOf(join(lines.slice(0, 3)))).toBe(run.deal.code);
    expect(codeOf(join(replaced(4, 'nonsense')))).toBe(run.deal.code);
  });

  it.each(['', 'curio 1', 'curio 1\ntoy 1', 'curio 1\ntoy 1\n', 'a\nb\n\nd'])(
    '%j has none',
    (none) => {
      expect(codeOf(none)).toBeUndefined();
    },
  );

  it('is not judged: whoever reads the puzzle does that', () => {
    expect(codeOf('a\nb\nnot-a-code 12345')).toBe('not-a-code');
  });
});
