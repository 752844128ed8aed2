// The games of this page: their rules, loaded once with the assets that the player has brought, and the engine
// threads that have the same game.

import type { Rules } from '../../core/game.ts';
import type { Assets, Manifest } from '../../games/index.ts';
import type { Habits } from '../board/face.ts';
import type { Engine } from '../engine/client.ts';

export interface GameLibrary {
  /** The rules of a game with the player's assets; undefined where there is no such game. */
  load(id: string): Promise<Rules> | undefined;
  /** The game as it came with the app, for daily puzzles: whatever the player has brought since, they are the same. */
  loadPlain(id: string): Promise<Rules> | undefined;
  /** The engine that has the same game as a board. */
  engineFor(board: { readonly daily?: string }): Engine;
  /** What games are loaded with from now on, here and in the workers. */
  useAssets(assets: Assets): void;
  /** Calls back whenever other assets are in use: what was prepared with the old ones is worth nothing. */
  onAssets(forget: () => void): void;
}

export interface LibraryParts {
  find(id: string): Manifest | undefined;
  habitsOf(id: string): Promise<Habits | undefined>;
  /** Threads that are told of the assets. */
  readonly engines: readonly [main: Engine, ...others: Engine[]];
  /** The thread that only ever has what came with the app. */
  readonly plain: Engine;
}

export function createLibrary({ find, habitsOf, engines, plain }: LibraryParts): GameLibrary {
  let assets: Assets = {};
  const loaded = new Map<string, Promise<Rules>>();
  const loadedPlain = new Map<string, Promise<Rules>>();
  const equipped = new Map<string, Promise<void>>();
  const forgetful: (() => void)[] = [];

  function setAssets(next: Assets): void {
    assets = next;
    for (const engine of engines) engine.useAssets(next);
  }

  /** Brings what a game wants to be loaded with, once. */
  async function equip(id: string): Promise<void> {
    const own = await (await habitsOf(id))?.assets?.();
    if (own) setAssets({ ...assets, ...own });
  }

  async function loadRules(manifest: Manifest): Promise<Rules> {
    const { id } = manifest;
    const ready = equipped.get(id) ?? equip(id);
    equipped.set(id, ready);
    await ready;
    return manifest.loadRules(assets);
  }

  const isEquipped = ({ assets: names = [] }: Manifest) =>
    names.some((name) => assets[name] !== undefined);

  function load(id: string): Promise<Rules> | undefined {
    const manifest = find(id);
    if (!manifest) return undefined;
    const known = loaded.get(id) ?? loadRules(manifest);
    loaded.set(id, known);
    return known;
  }

  return {
    load,
    loadPlain(id) {
      const manifest = find(id);
      if (!manifest || !isEquipped(manifest)) return load(id);
      const known = loadedPlain.get(id) ?? manifest.loadRules();
      loadedPlain.set(id, known);
      return known;
    },
    engineFor: ({ daily }) =>
      daily === undefined || Object.keys(assets).length === 0 ? engines[0] : plain,
    useAssets(next) {
      setAssets(next);
      loaded.clear();
      for (const forget of forgetful) forget();
    },
    onAssets: (forget) => void forgetful.push(forget),
  };
}
