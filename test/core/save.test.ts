// Saves and replay on the toy game: what was played comes back whole; what was touched is refused by its line.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal, dealPuzzle } from '../../src/core/deal.ts';
import { replay, replayText } from '../../src/core/replay.ts';
import { parseSave, printSave, type Save, saveOf } from '../../src/core/save.ts';
import { type Entry, Session } from '../../src/core/session.ts';
import { toy } from '../../src/games/toy/index.ts';
import { BURN_TIME } from '../../src/games/toy/rules.ts';
import type { ToyTypes } from '../../src/games/toy/types.ts';
import { signSave, unsignSave } from '../forge.ts';
import { expectOk } from '../harness.ts';
import { samples } from '../samples.ts';

const formatPaper = readFileSync(new URL('../../docs/code-format.md', import.meta.url), 'utf8');

const params = { chests: 9, candles: 4 };
const newRun = () => new Session(toy, dealPuzzle(toy, params, { ...params, treasure: 5 }));

/** A run with every kind of entry, the clock in the middle and at the end. */
function longRun(): Session<ToyTypes> {
  const session = newRun();
  session.play({ type: 'open', chest: 0 }, 1000);
  session.undo(2000);
  session.redo(3000);
  session.takeHint({ move: { type: 'open', chest: 4 } }, 4000);
  session.takeHint({}, 5000);
  session.play({ type: 'open', chest: 8 }, BURN_TIME + 1000, 'solver');
  session.restart(BURN_TIME + 2000);
  session.advance(2 * BURN_TIME + 5000);
  return session;
}

const run = longRun();
const save = saveOf(run, run.now);
const text = printSave(save);
const lines = text.trimEnd().split('\n');

const join = (parts: readonly string[]) => `${parts.join('\n')}\n`;
const without = (index: number) => lines.filter((_, other) => other !== index);
const replaced = (index: number, line: string) => lines.with(index, line);

const bodies = unsignSave(text);

const open = (saved: string) => replayText(toy, saved);
const withLog = (log: readonly Entry[], at = save.at): Save => ({ ...save, log, at });

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

describe('replay', () => {
  it('builds the whole session again', () => {
    const again = expectOk(open(text));
    expect(again.path).toEqual(run.path);
    expect(again.log).toEqual(run.log);
    expect(again.tally).toEqual(run.tally);
    expect(again.practice).toBe(run.practice);
    expect(again).toMatchObject({ now: run.now, canUndo: run.canUndo, canRedo: run.canRedo });
    expect(printSave(saveOf(again, again.now))).toBe(text);
  });

  it.each([
    ['the ends of lines of other systems', text.replaceAll('\n', '\r\n')],
    ['no end of the last line', text.trimEnd()],
    ['empty lines at the end', `${text}\n\n`],
  ])('accepts %s', (_name, saved) => {
    expect(expectOk(open(saved)).log).toEqual(run.log);
  });

  it('takes the same as data and as text', () => {
    expect(expectOk(replay(toy, save)).log).toEqual(run.log);
  });

  it('opens a save of an older version of the game', () => {
    expect(expectOk(replayText({ ...toy, version: 2 }, text)).log).toEqual(run.log);
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

describe('a forged text, with all check digits made anew', () => {
  it.each([
    ['a number that is skipped', bodies.with(4, '3 2000 undo'), 'lineMissing', 'line 5'],
    ['an end that counts wrong', bodies.with(12, 'end 8 125000'), 'lineMissing', 'line 13'],
    ['time that runs back', bodies.with(4, '2 999 undo'), 'timeReversed', 'line 5'],
    ['an end before the last entry', bodies.with(12, 'end 9 121999'), 'timeReversed', 'line 13'],
    ['an unknown kind', bodies.with(4, '2 2000 leap'), 'badLine', 'line 5'],
    ['a number with zeros before it', bodies.with(3, '01 1000 move open1'), 'badLine', 'line 4'],
    ['a time with zeros before it', bodies.with(3, '1 01000 move open1'), 'badLine', 'line 4'],
    ['a time in fractions', bodies.with(3, '1 1000.5 move open1'), 'badLine', 'line 4'],
    ['a move without its word', bodies.with(3, '1 1000 move'), 'badLine', 'line 4'],
    ['an undo with a word', bodies.with(4, '2 2000 undo open1'), 'badLine', 'line 5'],
    ['letters beyond ASCII', bodies.with(3, '1 1000 move öffne'), 'badLine', 'line 4'],
    ['a word that is no move', bodies.with(3, '1 1000 move fly'), 'badMove', 'line 4'],
    ['a hint that is no move', bodies.with(6, '4 4000 hint fly'), 'badMove', 'line 7'],
    ['a move that the rules refuse', bodies.with(3, '1 1000 move open99'), 'refusedMove', 'line 4'],
    ['a move of the clock by hand', bodies.with(3, '1 1000 move burn'), 'refusedMove', 'line 4'],
    ['undo of nothing', bodies.with(3, '1 1000 undo'), 'refusedMove', 'line 4'],
    ['a clock too early', bodies.with(8, '6 59999 clock burn'), 'wrongClock', 'line 9'],
    ['a clock too late', bodies.with(8, '6 60001 clock burn'), 'wrongClock', 'line 9'],
    ['a clock with another move', bodies.with(8, '6 60000 clock open1'), 'wrongClock', 'line 9'],
    ['a clock that never struck', bodies.with(4, '2 2000 clock burn'), 'wrongClock', 'line 5'],
    ['another game', bodies.with(1, 'hudoku 1'), 'otherGame', 'line 2'],
    ['a newer version', bodies.with(1, 'toy 2'), 'newerVersion', 'line 2'],
    ['a damaged code', bodies.with(2, `${run.deal.code.slice(0, -1)}~`), 'notACode', 'line 3'],
    [
      'a code with wrong check digits',
      bodies.with(2, `${run.deal.code}0`),
      'wrongCheckDigits',
      'line 3',
    ],
    ['no code', bodies.with(2, ''), 'emptyCode', 'line 3'],
  ])('%s is refused', (_name, parts, code, where) => {
    expect(open(signSave(parts))).toMatchObject({ ok: false, fault: { code, where } });
  });

  it.each([
    ['an entry', bodies.with(4, '2 999 undo'), 'line 5'],
    ['the end', bodies.with(12, 'end 9 121999'), 'line 13'],
  ])('time that runs back at %s is noticed before any game is asked', (_name, parts, where) => {
    expect(parseSave(signSave(parts))).toMatchObject({
      ok: false,
      fault: { code: 'timeReversed', where },
    });
  });

  const clockless = (line: number) => withLog(save.log.filter((_, index) => index !== line - 4));

  it('a clock line removed from the middle', () => {
    expect(replay(toy, clockless(9))).toEqual({
      ok: false,
      fault: { code: 'clockMissing', where: 'line 9' },
    });
  });

  it('a clock line removed from the end', () => {
    expect(replay(toy, clockless(12))).toEqual({
      ok: false,
      fault: { code: 'clockMissing', where: 'line 12' },
    });
  });

  it('a clock line moved behind the move', () => {
    const [clock, solver] = save.log.slice(5, 7);
    if (!clock || !solver) throw new Error('the run is too short');
    const moved = save.log.with(5, solver).with(6, { ...clock, at: solver.at });
    expect(replay(toy, withLog(moved))).toEqual({
      ok: false,
      fault: { code: 'clockMissing', where: 'line 9' },
    });
  });

  it.each<[string, readonly Entry[], number, string, string]>([
    [
      'time that runs back',
      save.log.with(1, { at: 5, kind: 'undo' }),
      save.at,
      'timeReversed',
      'line 5',
    ],
    ['an end before the last entry', save.log, 5, 'timeReversed', 'line 13'],
    [
      'a time in fractions',
      save.log.with(0, { at: 0.5, kind: 'move', word: 'open1' }),
      save.at,
      'badLine',
      'line 4',
    ],
    [
      'an undo with a word',
      save.log.with(1, { at: 2000, kind: 'undo', word: 'x' }),
      save.at,
      'badLine',
      'line 5',
    ],
    [
      'a move without its word',
      save.log.with(0, { at: 1000, kind: 'move' }),
      save.at,
      'badMove',
      'line 4',
    ],
  ])('as data, %s is refused', (_name, log, at, code, where) => {
    expect(replay(toy, withLog(log, at))).toMatchObject({
      ok: false,
      fault: { code, where },
    });
  });
});

describe('any run', () => {
  const step = fc.record({
    kind: fc.constantFrom('move', 'move', 'move', 'undo', 'redo', 'restart', 'hint', 'wait'),
    choice: fc.nat(1000),
    wait: fc.oneof(fc.nat(3000), fc.nat(3 * BURN_TIME)),
  });

  function playSteps(steps: readonly { kind: string; choice: number; wait: number }[]) {
    const session = newRun();
    let at = 0;
    for (const { kind, choice, wait } of steps) {
      at += wait;
      const moves = [...toy.legalMoves(session.view)];
      const move = moves[choice % Math.max(1, moves.length)];
      if (kind === 'undo') session.undo(at);
      else if (kind === 'redo') session.redo(at);
      else if (kind === 'restart') session.restart(at);
      else if (kind === 'hint') session.takeHint(move && choice % 2 ? { move } : {}, at);
      else if (kind === 'move' && move) session.play(move, at, choice % 5 ? 'move' : 'solver');
      else session.advance(at);
    }
    return session;
  }

  it('is saved and replayed to the very same session', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const session = playSteps(steps);
        const saved = printSave(saveOf(session, session.now));
        const again = expectOk(open(saved));
        expect(again.path).toEqual(session.path);
        expect(again.log).toEqual(session.log);
        expect(again.tally).toEqual(session.tally);
        expect(again.practice).toBe(session.practice);
        expect(again.canRedo).toBe(session.canRedo);
        expect(again.score).toBe(session.score);
        expect(printSave(saveOf(again, again.now))).toBe(saved);
      }),
      { numRuns: samples(5000) },
    );
  });

  it('has counts that are folds over its log', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const session = playSteps(steps);
        const count = (...kinds: string[]) =>
          session.log.filter((entry) => kinds.includes(entry.kind)).length;
        expect(session.tally).toMatchObject({
          moves: count('move', 'solver'),
          undos: count('undo'),
          redos: count('redo'),
          restarts: count('restart'),
          hints: count('hint'),
        });
        const moments = session.log.map((entry) => entry.at);
        expect(moments).toEqual([...moments].sort((left, right) => left - right));
      }),
      { numRuns: samples(2000) },
    );
  });
});
