// What an ended game is worth: the clock's boards, calm ones, shown solutions.

import { expect, it } from 'vitest';
import { expectOk, plenty } from '../../../../test/harness.ts';
import { summaryOf } from '../../../cabinet/result.ts';
import { deal } from '../../../core/deal.ts';
import { Session } from '../../../core/session.ts';
import { words } from '../../../words/en/hudoku/index.ts';
import { hudoku } from '../index.ts';

function newGame(preset: string) {
  const params = hudoku.presets.find(({ id }) => id === preset)?.params;
  if (!params) throw new Error(preset);
  return new Session(hudoku, expectOk(deal(hudoku, params, 'worth', plenty())));
}

function timed() {
  const session = newGame('classic-easy');
  const { revealed, solution } = session.deal.puzzle;
  const answers = solution.flat();
  const hidden = revealed.flat().flatMap((square, cell) => (square === 0 ? [cell] : []));
  /** Fills in that many of the hidden cells, a second each. */
  const enter = (count: number) => {
    for (const cell of hidden.slice(0, count))
      session.play({ type: 'enter', cell, digit: Number(answers[cell]) }, session.now + 1000);
  };
  const idle = () => session.advance(session.now + 3_600_000);
  return { session, hidden, enter, idle };
}

it('an untouched board is the clock’s, not a win', () => {
  const { session, idle } = timed();
  idle();
  expect([session.status, session.worth, session.view.byClock]).toEqual([
    'won',
    { byClock: true, unscored: true },
    true,
  ]);
  expect(summaryOf(session)).toMatchObject({
    ok: true,
    value: { status: 'won', byClock: true, score: null },
  });
  expect(words.event({ type: 'finished' }, session.view)).toBe('The clock finished it.');
  expect(words.ending(session.view, session.tally, session.points)).toContain(
    'The clock finished it',
  );
});

it('half of the hidden cells make it the player’s', () => {
  const half = timed();
  half.enter(Math.ceil(half.hidden.length / 2));
  half.idle();
  expect([half.session.status, half.session.worth]).toEqual(['won', {}]);
  const less = timed();
  less.enter(Math.ceil(less.hidden.length / 2) - 1);
  less.idle();
  expect(less.session.worth).toEqual({ byClock: true, unscored: true });
});

it('calm boards and shown solutions have no score; a timed one that was solved has', () => {
  const whole = timed();
  whole.enter(whole.hidden.length);
  expect(whole.session.points).toBe(whole.session.score);
  const shown = timed().session;
  expect(shown.points).toBeUndefined();
  shown.play({ type: 'showSolution' }, 1000);
  expect([shown.status, shown.points]).toEqual(['lost', undefined]);
  const calm = newGame('sudoku-easy-calm');
  calm.play({ type: 'showSolution' }, 1000);
  expect(calm.points).toBeUndefined();
});
