// Replay: a save becomes the very same session again, and a forged one is refused by its line.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay, replayText } from '../../src/core/replay.ts';
import { parseSave, printSave, saveOf } from '../../src/core/save.ts';
import type { Entry } from '../../src/core/session.ts';
import { toy } from '../../src/games/toy/index.ts';
import { BURN_TIME } from '../../src/games/toy/rules.ts';
import { signSave } from '../forge.ts';
import { expectOk } from '../harness.ts';
import { samples } from '../samples.ts';
import { bodies, newRun, open, run, save, text, withLog } from './saves.ts';

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
