// Saves of the first version, which charged for the same miss again and again: they end as they did, and whoever plays
// on is not charged any more.

import { expect, it } from 'vitest';
import { replayText } from '../../../core/replay.ts';
import { orThrow } from '../../../core/result.ts';
import { printSave, saveOf } from '../../../core/save.ts';
import { game } from '../testing/dragons.ts';
import saves from '../testing/version1.json' with { type: 'json' };

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
