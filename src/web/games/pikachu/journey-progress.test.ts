// The journey in the browser's storage: saved with every step, and included in backups.

import { describe, expect, it, vi } from 'vitest';
import { exportBackup, importBackup } from '../../pages/backup/transfer.ts';
import { memoryDatabase, openDatabase } from '../../storage/database.ts';
import {
  begin,
  journey,
  loadJourney,
  newJourney,
  notePassed,
  noteReshuffles,
} from './journey-progress.ts';

// One database for the page, as in a browser.
const here = memoryDatabase();
vi.mock('../../storage/database.ts', async (original) => ({
  ...(await original<typeof import('../../storage/database.ts')>()),
  openDatabase: async () => here,
}));

const judge = async () => undefined;
const backup = () => exportBackup('2026-11-15', openDatabase());
const take = (text: string, database = openDatabase()) => importBackup(text, { judge, database });

describe('the journey', () => {
  it('comes back from a backup as far as it was, and goes on from there', async () => {
    await newJourney();
    await begin(0, 'first');
    await noteReshuffles('first', 2);
    await notePassed('first', 500);
    await begin(1, 'second');
    const reached = journey();
    expect(reached).toMatchObject({
      passed: [{ score: 500, stars: 3 }],
      used: 2,
      attempt: { round: 1, board: 'second' },
    });
    const text = await backup();

    const elsewhere = memoryDatabase();
    const imported = await take(text, Promise.resolve(elsewhere));
    expect(imported).toMatchObject({ ok: true, value: { shelfAdded: 1, refused: [] } });
    expect(await elsewhere.all('shelf')).toEqual(await here.all('shelf'));

    // Lost here, and brought back while the page is open.
    await here.delete('shelf', 'pikachu-journey');
    await take(text);
    await loadJourney();
    expect(journey()).toEqual(reached);
    await notePassed('second', 10);
    expect(journey()?.passed).toHaveLength(2);
  });

  it('of a backup that is older does not take its place', async () => {
    vi.useFakeTimers({ now: 1000 });
    await newJourney();
    const text = await backup();
    vi.setSystemTime(2000);
    await begin(0, 'later');
    await take(text);
    await loadJourney();
    expect(journey()?.attempt?.board).toBe('later');
    vi.useRealTimers();
  });

  it('that another page or a backup brought on is gone on with, not written over', async () => {
    await newJourney();
    await begin(0, 'board');
    const [record] = await here.all('shelf');
    await here.put('shelf', { ...(record as { id: string }), used: 3 } as { id: string });
    await notePassed('board', 500);
    expect(journey()).toMatchObject({ used: 3, passed: [{ score: 500 }] });
    expect(await here.get('shelf', 'pikachu-journey')).toMatchObject({ used: 3 });
  });

  it('stays the same for a step that is none', async () => {
    const before = journey();
    await notePassed('no such board', 1);
    await begin(11, 'far away');
    expect(journey()).toBe(before);
  });
});
