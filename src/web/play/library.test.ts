import { describe, expect, it } from 'vitest';
import type { Rules } from '../../core/game.ts';
import type { Assets, Manifest } from '../../games/index.ts';
import { toy } from '../../games/toy/index.ts';
import { manifest as toyManifest } from '../../games/toy/manifest.ts';
import { createLibrary } from './library.ts';
import { madeEngine } from './testing.ts';

function begin(stored: Assets | undefined) {
  const loads: (Assets | undefined)[] = [];
  const told: Assets[] = [];
  const manifest: Manifest = {
    ...toyManifest,
    assets: [{ name: 'cards', setting: 'made' }],
    loadRules(assets) {
      loads.push(assets);
      const rules: Rules = { ...toy };
      return Promise.resolve(rules);
    },
  };
  const engine = { ...madeEngine(), useAssets: (assets: Assets) => void told.push(assets) };
  const plain = madeEngine();
  const library = createLibrary({
    find: (id) => (id === 'toy' ? manifest : undefined),
    hooksOf: async () => (stored ? { assets: async () => stored } : undefined),
    engines: [engine],
    plain,
  });
  return { library, loads, told, engine, plain };
}

describe('the library', () => {
  it('loads a game once, and none that does not exist', async () => {
    const { library, loads } = begin(undefined);
    expect(await library.load('toy')).toBe(await library.load('toy'));
    expect(loads).toHaveLength(1);
    expect(library.load('chess')).toBeUndefined();
  });

  it('brings what the player has stored for a game before it is loaded, here and in the threads', async () => {
    const { library, loads, told } = begin({ cards: 'own' });
    await library.load('toy');
    expect([loads, told]).toEqual([[{ cards: 'own' }], [{ cards: 'own' }]]);
  });

  it('has the game as it came with the app for daily puzzles, and the thread that fits', async () => {
    const { library, loads, engine, plain } = begin({ cards: 'own' });
    await library.load('toy');
    expect(await library.loadPlain('toy')).not.toBe(await library.load('toy'));
    expect(loads).toEqual([{ cards: 'own' }, undefined]);
    expect(library.engineFor({})).toBe(engine);
    expect(library.engineFor({ daily: '2026-11-16' })).toBe(plain);
  });

  it('has one game for both where the player has brought nothing', async () => {
    const { library, engine } = begin(undefined);
    expect(await library.loadPlain('toy')).toBe(await library.load('toy'));
    expect(library.engineFor({ daily: '2026-11-16' })).toBe(engine);
  });

  it('loads anew with other assets, and tells who prepared something', async () => {
    const { library, loads } = begin(undefined);
    let forgotten = 0;
    library.onAssets(() => forgotten++);
    const before = await library.load('toy');
    library.useAssets({ cards: 'newer' });
    expect(await library.load('toy')).not.toBe(before);
    expect([loads.at(-1), forgotten]).toEqual([{ cards: 'newer' }, 1]);
  });
});
