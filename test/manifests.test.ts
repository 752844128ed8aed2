// What games say of themselves before they are loaded, compared with what is loaded then.

import { describe, expect, it } from 'vitest';
import { deal } from '../src/core/deal.ts';
import type { Engine, Rules } from '../src/core/game.ts';
import { replayText } from '../src/core/replay.ts';
import { createRng } from '../src/core/rng.ts';
import { printSave, saveOf } from '../src/core/save.ts';
import { checkSettings } from '../src/core/settings.ts';
import { games } from '../src/games/index.ts';
import type { Dealer, PrintContext } from '../src/paper/printing.ts';
import { type Language, languages, printingOf } from '../src/words/words.ts';
import { allGames, expectOk, newSession, playRandomly, plenty } from './harness.ts';
import { spreadOf } from './samples.ts';

/** Tables with every function of each half: a new one does not compile until it is listed here. */
const engineKeys: Readonly<Record<keyof Engine, true>> = {
  generate: true,
  vouch: true,
  hint: true,
  solve: true,
  rate: true,
  prove: true,
  checkProof: true,
  ask: true,
  describe: true,
};
const rulesKeys: Readonly<Record<keyof Rules, 'must' | 'may'>> = {
  id: 'must',
  version: 'must',
  presets: 'must',
  fields: 'must',
  checkParams: 'must',
  puzzleCode: 'must',
  moveCode: 'must',
  start: 'must',
  apply: 'must',
  status: 'must',
  view: 'must',
  legalMoves: 'must',
  print: 'must',
  timeout: 'may',
  keep: 'may',
  hinted: 'may',
  hintPrice: 'may',
  score: 'may',
  picks: 'may',
  worth: 'may',
  race: 'may',
};

const loaded = await Promise.all(
  allGames.map(async (manifest) => ({
    id: manifest.id,
    manifest,
    rules: await manifest.loadRules(),
    game: await manifest.loadGame(),
  })),
);

const has = (object: object, key: string) => Reflect.get(object, key) !== undefined;

it('have a contract test each', () => {
  const files = Object.keys(import.meta.glob('./contract/*.test.ts')).sort();
  expect(files).toEqual(allGames.map(({ id }) => `./contract/${id}.test.ts`).sort());
});

it('are each of another game', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
});

describe.each(loaded)('$id', ({ id, manifest, rules, game }) => {
  it('has the whole engine', () => {
    expect(Object.keys(engineKeys).filter((key) => !has(game, key))).toEqual([]);
  });

  it('has the same rules alone as with the engine', () => {
    expect(rules.id).toBe(id);
    expect(game.id).toBe(id);
    expect(rules.version).toBe(game.version);
    expect(rules.presets).toEqual(game.presets);
    expect(rules.fields).toEqual(game.fields);
    for (const [key, kind] of Object.entries(rulesKeys)) {
      if (kind === 'must') expect([key, has(rules, key)]).toEqual([key, true]);
      expect([key, has(rules, key)]).toEqual([key, has(game, key)]);
      expect([key, typeof Reflect.get(rules, key)]).toEqual([key, typeof Reflect.get(game, key)]);
    }
  });

  it('plays by the rules alone as it does with the engine', () => {
    for (const preset of spreadOf(rules.presets, 6)) {
      const session = newSession(game, preset.id, 'alone');
      playRandomly(session, createRng(`alone/${preset.id}`), 20);
      const again = expectOk(replayText(rules, printSave(saveOf(session, session.now))));
      expect(again.state).toEqual(session.state);
      expect(again.view).toEqual(session.view);
      expect(again.tally).toEqual(session.tally);
      expect(rules.print(again.view)).toBe(game.print(session.view));
    }
  });

  it('has nothing of the engine in the rules', () => {
    expect(Object.keys(engineKeys).filter((key) => has(rules, key))).toEqual([]);
    expect(Object.keys(rules).filter((key) => !Object.hasOwn(rulesKeys, key))).toEqual([]);
  });

  it('says whether choices can be compared', () => {
    expect(manifest.picks).toBe(rules.picks !== undefined);
  });

  it('has presets for the week', () => {
    expect(manifest.week).toHaveLength(7);
    const presets = rules.presets.map((preset) => preset.id);
    expect(manifest.week.filter((level) => !presets.includes(level))).toEqual([]);
  });

  it('takes the assets that it names, and was made from fields that it has', async () => {
    for (const load of ['loadRules', 'loadGame'] as const) {
      const asked = new Set<string>();
      const assets = new Proxy<Record<string, unknown>>(
        {},
        {
          get: (_target, key) => void asked.add(String(key)),
          has: (_target, key) => Boolean(asked.add(String(key))) && false,
        },
      );
      await manifest[load](assets);
      expect([...asked].sort()).toEqual(manifest.assets.map(({ name }) => name).sort());
    }
    const fields = rules.fields.map(({ key }) => key);
    expect(manifest.assets.filter(({ setting }) => !fields.includes(setting))).toEqual([]);
  });

  describe.each(languages)('in %s', (language: Language) => {
    it('has a name for itself and for every preset, level and field', async () => {
      const words = await manifest.words[language]();
      const said: Record<string, string | undefined> = {
        title: words.title,
        tagline: words.tagline,
        ...Object.fromEntries(
          rules.presets.flatMap(({ id: preset, level }) => [
            [`preset ${preset}`, words.presets[preset]?.name],
            [`about ${preset}`, words.presets[preset]?.about],
            ...(level === undefined ? [] : [[`level ${level}`, words.level(level)]]),
          ]),
        ),
        ...Object.fromEntries(
          rules.fields.map(({ key }) => [`field ${key}`, words.fields[key]?.label]),
        ),
      };
      expect(Object.entries(said).filter(([, text]) => !/\p{L}/u.test(text ?? ''))).toEqual([]);
    });

    it('has words for nothing that is not there', async () => {
      const words = await manifest.words[language]();
      const presets = rules.presets.map((preset) => preset.id);
      const fields = rules.fields.map(({ key }) => key);
      expect(Object.keys(words.presets).filter((key) => !presets.includes(key))).toEqual([]);
      expect(Object.keys(words.fields).filter((key) => !fields.includes(key))).toEqual([]);
    });

    it.runIf(manifest.loadPrinting)('has words for what can be ordered on paper', async () => {
      const printing = await manifest.loadPrinting?.(language, rules);
      const texts = await printingOf(await manifest.words[language]());
      const keys = printing?.fields.map(({ key }) => key) ?? [];
      expect(checkSettings(printing?.fields ?? [], printing?.usual ?? {})).toEqual([]);
      expect((printing?.puzzleFields ?? []).filter((key) => !keys.includes(key))).toEqual([]);
      expect(Object.keys(texts?.fields ?? {}).sort()).toEqual([...keys].sort());
      expect(texts?.about).toMatch(/\p{L}/u);
    });

    it.runIf(manifest.loadPrinting)(
      'prints what is ordered, and the puzzle of a code',
      async () => {
        const printing = await manifest.loadPrinting?.(language, rules);
        if (!printing) throw new Error('it prints');
        const context: PrintContext = {
          paper: 'a4',
          levelName: () => 'Level',
          linkOf: (code) => `https://example.org/play/${code}`,
        };
        const dealer: Dealer = async (params, seed) => deal(game, params, seed, plenty());
        const pages = expectOk(await printing.order(printing.usual, 'paper', context, dealer));
        const again = expectOk(await printing.order(printing.usual, 'paper', context, dealer));
        expect(pages.length).toBeGreaterThan(0);
        expect(again).toEqual(pages);
        for (const page of pages) expect(page.title).toMatch(/\p{L}/u);
        const nonsense = { ...printing.usual, [printing.fields[0]?.key ?? '']: 'nonsense' };
        expect((await printing.order(nonsense, 'paper', context, dealer)).ok).toBe(false);
        const own = printing.puzzle(
          expectOk(deal(game, rules.presets[0].params, 'paper', plenty())),
          context,
          printing.usual,
        );
        if (!own.ok) expect(own.fault.code).toBe('notPrintable');
      },
    );
  });
});
