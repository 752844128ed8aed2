import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../test/harness.ts';
import { printCode } from '../../core/code.ts';
import type { Rules } from '../../core/game.ts';
import { printSave } from '../../core/save.ts';
import { toy } from '../../games/toy/index.ts';
import { manifest } from '../../games/toy/manifest.ts';
import { createDealer, type FreshBoard } from './dealer.ts';
import type { GameHooks } from './library.ts';
import { createOpenings } from './openings.ts';
import { madeEngine, open, recordOf, storage, textOf, toyDeal, toySession } from './testing.ts';

function begin(hooks?: GameHooks, plain: Rules = toy, fresh?: FreshBoard) {
  const disk = storage();
  const engine = madeEngine();
  const hooksOf = async () => hooks;
  const { boards } = disk;
  const dealer = createDealer({
    boards,
    engine,
    background: engine,
    starters: { dealFor: async () => undefined },
    hooksOf,
    now: () => 1,
    newSeed: () => 'seed',
  });
  const openings = createOpenings({
    library: {
      load: (id) => (id === 'toy' ? Promise.resolve<Rules>(toy) : undefined),
      loadPlain: (id) => (id === 'toy' ? Promise.resolve(plain) : undefined),
    },
    dealer: fresh ? { ...dealer, takeFresh: () => fresh } : dealer,
    engine,
    boards,
    hooksOf,
    findForeign: (text) => (text.startsWith('chest:') ? { manifest, code: text } : undefined),
    assetsOf: () => [{ name: 'wood', setting: 'chests' }],
  });
  const aside = async () => disk.database.all('aside');
  return { disk, engine, openings, aside };
}

const quiet = {};

describe('a stored board', () => {
  it('comes back move by move', async () => {
    const { openings, disk } = begin();
    const session = toySession(open(0), open(1));
    await (await disk.boards()).save(recordOf(session));
    const opened = expectOk(await openings.openBoard(toy, 'board'));
    expect(opened.session.state).toEqual(session.state);
    expect(opened.record).toMatchObject({ id: 'board', revision: 1 });
  });

  it('that was laid out just now is opened as it is, with storage still at work', async () => {
    const session = toySession();
    const { openings } = begin(undefined, toy, { session, record: recordOf(session) });
    expect(expectOk(await openings.openBoard(toy, 'board')).session).toBe(session);
  });

  it('that was dealt for a day comes back with the game as it came with the app', async () => {
    const plain = { ...toy, version: 1, print: () => 'plain' };
    const { openings, disk } = begin(undefined, plain);
    await (await disk.boards()).save(recordOf(toySession(), { daily: '2026-11-16' }));
    expect(expectOk(await openings.openBoard(toy, 'board')).session.game).toBe(plain);
  });

  it('is not asked of the engine again: it was vouched for when it came', async () => {
    const { openings, disk, engine } = begin();
    await (await disk.boards()).save(recordOf(toySession()));
    expectOk(await openings.openBoard(toy, 'board'));
    expect(engine.asked).toEqual([]);
  });

  it('that is not there, or of another game, is told', async () => {
    const { openings, disk } = begin();
    expect(await openings.openBoard(toy, 'nowhere')).toMatchObject({ fault: { code: 'noBoard' } });
    await (await disk.boards()).save(recordOf(toySession(), { game: 'hudoku' }));
    expect(await openings.openBoard(toy, 'board')).toMatchObject({ fault: { code: 'otherGame' } });
  });

  it('whose log is damaged is set aside with the line, and nothing of it is lost', async () => {
    const { openings, disk, aside } = begin();
    const save = textOf(toySession(open(0), open(1))).replace('open2', 'open3');
    await (await disk.boards()).save(recordOf(toySession(), { save }));
    expect(await openings.openBoard(toy, 'board')).toMatchObject({
      fault: { code: 'lineAltered', where: 'line 5' },
    });
    expect(await (await disk.boards()).list()).toEqual([]);
    expect(await aside()).toMatchObject([{ record: { save }, fault: { where: 'line 5' } }]);
  });

  it('of a newer version stays where it is', async () => {
    const { openings, disk, aside } = begin();
    const code = printCode({ game: 'toy', version: 2, form: 'p', params: '7~5', body: 'E' });
    const save = printSave({ game: 'toy', version: 2, code, log: [], at: 0 });
    await (await disk.boards()).save(recordOf(toySession(), { save }));
    expect(await openings.openBoard(toy, 'board')).toMatchObject({
      fault: { code: 'newerVersion' },
    });
    expect([await aside(), (await (await disk.boards()).list()).length]).toEqual([[], 1]);
  });

  it('that waits for other assets stays where it is', async () => {
    const { openings, disk, aside } = begin();
    const [preset] = toy.presets;
    const newer: Rules = {
      ...toy,
      presets: [{ ...preset, params: { ...preset.params, chests: toyDeal.params.chests + 1 } }],
    };
    const save = textOf(toySession(open(0))).replace('open1', 'open2');
    await (await disk.boards()).save(recordOf(toySession(), { save }));
    expect(await openings.openBoard(newer, 'board')).toMatchObject({ ok: false });
    expect([await aside(), (await (await disk.boards()).list()).length]).toEqual([[], 1]);
  });
});

describe('a code', () => {
  it('is vouched for by the engine and laid out beside all others', async () => {
    const { openings, disk, engine } = begin();
    const opened = expectOk(await openings.openShared(toyDeal.code, quiet));
    expect(engine.asked).toEqual(['open']);
    expect(await (await disk.boards()).list()).toMatchObject([{ id: opened.board, game: 'toy' }]);
  });

  it('leads to the board that has it already, unless that is over', async () => {
    const { openings, disk } = begin();
    const boards = await disk.boards();
    const first = expectOk(await openings.openShared(toyDeal.code, quiet));
    expect(expectOk(await openings.openShared(` ${toyDeal.code} `, quiet))).toEqual(first);
    const stored = await boards.load(first.board);
    if (!stored?.ok) throw new Error('no board');
    await boards.save({ ...stored.value, status: 'won' });
    expect(expectOk(await openings.openShared(toyDeal.code, quiet)).board).not.toBe(first.board);
  });

  it.each([
    ['nonsense', 'notACode'],
    ['', 'emptyCode'],
    [printCode({ game: 'chess', version: 1, form: 'p', params: '', body: 'x' }), 'unknownGame'],
    [printCode({ game: 'toy', version: 1, form: 'p', params: '7~5', body: 'z' }), 'badPuzzle'],
  ])('%s is refused as %s, and nothing is stored', async (text, code) => {
    const { openings, disk } = begin();
    expect(await openings.openShared(text, quiet)).toMatchObject({ ok: false, fault: { code } });
    expect(await (await disk.boards()).list()).toEqual([]);
  });

  it('is found in a share text, and its full stop does not matter', async () => {
    const { openings } = begin();
    const first = expectOk(await openings.openShared(toyDeal.code, quiet));
    const text = `Toy, short\nhttps://example.org/play/${toyDeal.code}.`;
    expect(expectOk(await openings.openShared(text, quiet))).toEqual(first);
  });

  it('of another form goes to the game that knows it', async () => {
    const { openings } = begin();
    expect(expectOk(await openings.findShared('chest:5'))).toEqual({
      game: 'toy',
      code: 'chest:5',
    });
    expect(expectOk(await openings.findShared(toyDeal.code)).game).toBe('toy');
    expect(await openings.findShared('nothing')).toMatchObject({ fault: { code: 'notACode' } });
  });

  it('whose opening is cancelled leaves nothing', async () => {
    const { openings, disk, engine } = begin();
    engine.hold();
    const abort = new AbortController();
    const opened = openings.openShared(toyDeal.code, { signal: abort.signal });
    abort.abort();
    expect(await opened).toEqual({ ok: false, fault: { code: 'cancelled' } });
    expect(await (await disk.boards()).list()).toEqual([]);
  });

  it('on a full disk says so', async () => {
    const { openings, disk } = begin();
    disk.full = true;
    expect(await openings.openShared(toyDeal.code, quiet)).toMatchObject({
      ok: false,
      fault: { code: 'storageFull' },
    });
  });
});
