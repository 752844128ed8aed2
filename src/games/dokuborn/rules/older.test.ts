// Saves of version 1, which charged for repeated misses and counted the name of an ability as a mention in the text, end
// as they did. Playing on charges no more, and new games of the same grid follow today's rules.

import { expect, it } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { openCode } from '../../../core/deal.ts';
import { replayText } from '../../../core/replay.ts';
import { orThrow } from '../../../core/result.ts';
import { printSave, saveOf } from '../../../core/save.ts';
import { Session } from '../../../core/session.ts';
import { game } from '../testing/index.ts';
import saves from '../testing/version1.json' with { type: 'json' };
import { decodeOriginal, encodeOriginal } from './code.ts';

it.each(saves.map((save) => [save.status, save.lines.length, save] as const))(
  'a save that is %s, of %i lines',
  (_, __, { lines, status, guesses, misses }) => {
    const session = orThrow(replayText(game, lines.join('\n')));
    expect(session.status).toBe(status);
    expect(session.state).toMatchObject({ guesses, misses });
    // Each miss is marked once, however often it was made.
    for (const { tried } of session.view.cells) expect(new Set(tried).size).toBe(tried.length);
    // And it is kept as it was read, with the repeated miss in it.
    const again = orThrow(replayText(game, printSave(saveOf(session, session.now))));
    expect(again.log).toEqual(session.log);
    expect(again.view).toEqual(session.view);
  },
);

const byName = saves.flatMap((save) =>
  'byName' in save && save.byName !== undefined ? [{ ...save, byName: save.byName }] : [],
);

it.each(byName.map((save) => [save.byName, save.status, save] as const))(
  'card %i, which fits by the name of an ability only, stands where it stood in a save that is %s',
  (card, _, { lines }) => {
    const session = orThrow(replayText(game, lines.join('\n')));
    const cell = session.view.cells.findIndex((shown) => shown.card?.id === card);
    const place = { type: 'place', cell, card } as const;
    expect(cell).toBeGreaterThanOrEqual(0);
    for (const { tried } of session.view.cells) expect(tried).not.toContain(card);
    // The engine reads the conditions as the rules do: what it tells is of the same grid.
    const rest = session.over
      ? undefined
      : game.solve(session.deal.puzzle, session.state, unlimitedBudget);
    for (const move of rest ? orThrow(rest).moves : [])
      expect(session.play(move, session.now + 1)).toMatchObject({ ok: true });
    expect(session.over).toBe(true);
    // The same code, opened for a new game: the card does not fit.
    const code = lines[2]?.split(' ')[0] ?? '';
    const anew = new Session(game, orThrow(openCode(game, code, unlimitedBudget)));
    expect(anew.play(place, 1)).toMatchObject({ ok: true, events: [{ type: 'missed' }] });
    // And so in a grid that is made of this one.
    const edited = orThrow(decodeOriginal(encodeOriginal(session.deal.puzzle)));
    expect({ rows: edited.rows, columns: edited.columns }).toEqual({
      rows: anew.deal.puzzle.rows,
      columns: anew.deal.puzzle.columns,
    });
  },
);

it('the same miss is free from now on', () => {
  const open = saves.find(({ status }) => status === 'playing');
  const session = orThrow(replayText(game, open?.lines.join('\n') ?? ''));
  const cell = session.view.cells.findIndex(({ tried }) => tried.length > 0);
  const card = session.view.cells[cell]?.tried[0] ?? -1;
  const before = session.log.length;
  const again = session.play({ type: 'place', cell, card }, session.now + 1);
  expect(again).toMatchObject({ ok: false, refusal: { type: 'triedBefore', cells: [cell] } });
  expect(session.log).toHaveLength(before);
});
