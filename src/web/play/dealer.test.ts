import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../test/harness.ts';
import { type Deal, dealPuzzle } from '../../core/deal.ts';
import { codeOf } from '../../core/save.ts';
import { settingsCodec } from '../../core/settings.ts';
import { toy } from '../../games/toy/index.ts';
import { createDealer, createStarters, levelOf, randomSeed } from './dealer.ts';
import type { GameHooks } from './library.ts';
import { madeEngine, open, params, storage, textOf, toyDeal, toySession } from './testing.ts';

function begin(hooks?: GameHooks, starter?: Deal) {
  const disk = storage();
  const engine = madeEngine();
  const background = madeEngine();
  const seeds: string[] = [];
  const dealer = createDealer({
    boards: disk.boards,
    engine,
    background,
    starters: {
      dealFor: async (_rules, fits) => (starter && fits(starter) ? starter : undefined),
    },
    hooksOf: async () => hooks,
    now: () => 77,
    newSeed: () => {
      seeds.push(`seed-${seeds.length}`);
      return seeds.at(-1) ?? '';
    },
  });
  const list = async () => (await disk.boards()).list();
  return { disk, engine, background, dealer, list, seeds };
}

const onTable = { signal: new AbortController().signal };

describe('a new board', () => {
  it('is dealt, stored at its start, and named by its preset', async () => {
    const { dealer, list, engine } = begin();
    const id = expectOk(await dealer.dealBoard(toy, params, undefined, onTable));
    expect(await list()).toMatchObject([
      { id, game: 'toy', level: 'short', status: 'playing', moves: 0, millis: 0, createdAt: 77 },
    ]);
    expect(engine.asked).toEqual(['deal']);
  });

  it('comes from what was made ahead, once, and only of the same kind', async () => {
    const { dealer, engine, background, list } = begin();
    await dealer.dealAhead(toy, params);
    await dealer.dealAhead(toy, params);
    expect(background.asked).toEqual(['deal']);
    await Promise.resolve();
    await dealer.dealBoard(toy, { chests: 60, candles: 6 }, undefined, onTable);
    expect(engine.asked).toEqual(['deal']);
    await dealer.dealBoard(toy, params, undefined, onTable);
    expect(engine.asked).toEqual(['deal']);
    await dealer.dealBoard(toy, params, undefined, onTable);
    expect(engine.asked).toEqual(['deal', 'deal']);
    expect(await list()).toHaveLength(3);
  });

  it('does not wait for one that is still being made', async () => {
    const { dealer, engine, background } = begin();
    background.hold();
    await dealer.dealAhead(toy, params);
    expectOk(await dealer.dealBoard(toy, params, undefined, onTable));
    expect(engine.asked).toEqual(['deal']);
  });

  it('of a seed is the puzzle of that seed, whatever was made ahead', async () => {
    const { dealer, list } = begin();
    await dealer.dealAhead(toy, params);
    await dealer.dealBoard(toy, params, 'monday', onTable);
    await dealer.dealBoard(toy, params, 'monday', onTable);
    const [one, other] = await list();
    expect(one?.save).toBe(other?.save);
  });

  it('is not made from assets that are no longer in use', async () => {
    const { dealer, engine } = begin();
    await dealer.dealAhead(toy, params);
    dealer.forget();
    await dealer.dealBoard(toy, params, undefined, onTable);
    expect(engine.asked).toEqual(['deal']);
  });
});

describe('a deal that is cancelled', () => {
  it('says so, and nothing is stored, not even later', async () => {
    const { dealer, engine, list } = begin();
    engine.hold();
    const abort = new AbortController();
    const dealt = dealer.dealBoard(toy, params, undefined, { signal: abort.signal });
    abort.abort();
    expect(await dealt).toEqual({ ok: false, fault: { code: 'cancelled' } });
    engine.release();
    await Promise.resolve();
    expect(await list()).toEqual([]);
  });
});

describe('a full disk', () => {
  it('is told, and what is there stays', async () => {
    const { dealer, disk, list } = begin();
    await dealer.dealBoard(toy, params, 'first', onTable);
    const before = await list();
    disk.full = true;
    expect(await dealer.dealBoard(toy, params, 'second', onTable)).toMatchObject({
      ok: false,
      fault: { code: 'storageFull' },
    });
    expect(await list()).toEqual(before);
  });
});

describe('hooks', () => {
  it('choose the settings to deal with; the board keeps the short ones', async () => {
    const seen: number[] = [];
    const { dealer, list } = begin({
      storedSettings: (_rules, given) => ({ ...given, candles: 5 }),
      dealSettings(_rules, kept, boards) {
        seen.push(boards.length);
        return { ...kept, candles: 6 };
      },
    });
    await dealer.dealBoard(toy, { chests: 7, candles: 9 }, undefined, onTable);
    await dealer.dealBoard(toy, { chests: 7, candles: 9 }, undefined, onTable);
    expect(seen).toEqual([0, 1]);
    const paramsCode = settingsCodec(toy.fields).encode(params);
    for (const { save } of await list()) expect(save).toContain(`toy.1p.${paramsCode}.`);
  });
});

describe('a daily board', () => {
  it('has its own name, and a second tab does not lay it out twice', async () => {
    const { dealer, list } = begin();
    const placement = { daily: '2026-11-16', id: 'daily-2026-11-16-toy' };
    expect(await dealer.layOut(toy, toyDeal, placement)).toEqual({ ok: true, value: placement.id });
    expect(await dealer.layOut(toy, toyDeal, placement)).toMatchObject({
      ok: false,
      fault: { code: 'overtaken' },
    });
    expect(await list()).toMatchObject([placement]);
  });
});

describe('a board taken over from a replay', () => {
  it('begins with the log, and is marked', async () => {
    const { dealer, engine, list } = begin();
    const save = textOf(toySession(open(0), open(1)));
    const id = expectOk(await dealer.layOutSave(toy, save, engine));
    expect(await list()).toMatchObject([{ id, save, moves: 2, millis: 2000, taken: true }]);
  });

  it('is refused where its log does not hold or nobody vouches for its puzzle', async () => {
    const { dealer, engine, list } = begin();
    expect(await dealer.layOutSave(toy, 'nonsense', engine)).toMatchObject({
      ok: false,
      fault: { code: 'notASave' },
    });
    const refusing = { ...engine, run: async () => ({ ok: false, fault: { code: 'unfair' } }) };
    expect(
      await dealer.layOutSave(toy, textOf(toySession()), refusing as typeof engine),
    ).toMatchObject({ ok: false, fault: { code: 'unfair' } });
    expect(await list()).toEqual([]);
  });
});

describe('names', () => {
  it('of levels are presets, or custom', () => {
    expect(levelOf(toy, params)).toBe('short');
    expect(levelOf(toy, { chests: 9, candles: 2 })).toBe('custom');
  });
  it('of seeds are words that codes take', () => {
    const seeds = Array.from({ length: 50 }, randomSeed);
    for (const seed of seeds) expect(seed).toMatch(/^[a-z2-9]{10}$/);
    expect(new Set(seeds).size).toBe(50);
  });
});

describe('the first board of a game', () => {
  const first = toy.presets[0].params;
  const starter = dealPuzzle(toy, first, { ...first, treasure: 2 });

  it('is a starter: nobody waits for the engine', async () => {
    const { dealer, engine, list } = begin(undefined, starter);
    expectOk(await dealer.dealBoard(toy, first, undefined, onTable));
    expect(engine.asked).toEqual([]);
    const [board] = await list();
    expect(codeOf(board?.save ?? '')).toBe(starter.code);
  });

  it('is handed out as it was laid out, once, and need not be read back from storage', async () => {
    const { dealer, disk, list } = begin(undefined, starter);
    const id = expectOk(await dealer.dealBoard(toy, first, undefined, { ...onTable, first: true }));
    const fresh = dealer.takeFresh(id);
    expect(fresh?.session.deal.code).toBe(starter.code);
    expect(await list()).toEqual([fresh?.record]);
    expect(dealer.takeFresh(id)).toBeUndefined();
    // The page goes on from the very record that is stored: its first save is not taken for another tab's.
    if (fresh) expectOk(await (await disk.boards()).save({ ...fresh.record, moves: 1 }));
  });

  it('looks for no other boards where the caller has', async () => {
    const { dealer, disk } = begin(undefined, starter);
    let looks = 0;
    const newest = disk.database.newest;
    disk.database.newest = (...asked) => {
      looks++;
      return newest(...asked);
    };
    await dealer.dealBoard(toy, first, undefined, { ...onTable, first: true });
    expect(looks).toBe(0);
  });

  it('is the only one that is', async () => {
    const { dealer, engine } = begin(undefined, starter);
    await dealer.dealBoard(toy, first, undefined, onTable);
    await dealer.dealBoard(toy, first, undefined, onTable);
    expect(engine.asked).toEqual(['deal']);
  });

  it('is dealt where it is of another kind, or of a seed, or there is no starter', async () => {
    const { dealer, engine } = begin(undefined, starter);
    await dealer.dealBoard(toy, { chests: 60, candles: 6 }, undefined, onTable);
    expect(engine.asked).toEqual(['deal']);
    const seeded = begin(undefined, starter);
    await seeded.dealer.dealBoard(toy, first, 'monday', onTable);
    expect(seeded.engine.asked).toEqual(['deal']);
    const without = begin();
    await without.dealer.dealBoard(toy, first, undefined, onTable);
    expect(without.engine.asked).toEqual(['deal']);
  });

  it('is dealt where the starter was made with other assets', async () => {
    const other = dealPuzzle(
      toy,
      { chests: 60, candles: 6 },
      { chests: 60, candles: 6, treasure: 2 },
    );
    const { dealer, engine } = begin(undefined, other);
    await dealer.dealBoard(toy, first, undefined, onTable);
    expect(engine.asked).toEqual(['deal']);
  });
});

const any = () => true;

describe('starters', () => {
  it('are chosen by chance, and stay chosen', async () => {
    const chances = [0.7, 0.1];
    const codes = [toyDeal.code, toyDeal.code, toyDeal.code];
    const loads: string[] = [];
    const { dealFor } = createStarters(
      async (game) => {
        loads.push(game);
        return codes;
      },
      () => chances.shift() ?? 0,
    );
    expect(await dealFor(toy, any)).toEqual(toyDeal);
    expect(await dealFor(toy, any)).toEqual(toyDeal);
    expect(loads).toEqual(['toy']);
    expect(chances).toEqual([0.1]);
  });

  it('are deals of these rules that fit, or none', async () => {
    const of = (codes: readonly string[] | undefined) =>
      createStarters(
        async () => codes,
        () => 0,
      );
    expect(await of([toyDeal.code]).dealFor(toy, any)).toEqual(toyDeal);
    expect(await of(['not a code', toyDeal.code]).dealFor(toy, any)).toEqual(toyDeal);
    expect(await of([toyDeal.code]).dealFor(toy, () => false)).toBeUndefined();
    expect(await of([]).dealFor(toy, any)).toBeUndefined();
    expect(await of(undefined).dealFor(toy, any)).toBeUndefined();
  });

  it('are done without where they cannot be loaded', async () => {
    const lost = createStarters(
      () => Promise.reject(new Error('no connection')),
      () => 0,
    );
    expect(await lost.dealFor(toy, any)).toBeUndefined();
  });
});
