// The games of this page: their rules, loaded once with the player's assets, and the engine threads that have the same
// assets.

import type { Rules } from '../../core/game.ts';
import type { Settings } from '../../core/settings.ts';
import type { Assets, Manifest } from '../../games/index.ts';
import type { EngineClient } from '../engine/client.ts';
import type { BoardRecord } from '../storage/records.ts';

/** What a game adds to loading, dealing and codes. Loaded before the game, which may need its assets. */
export interface GameHooks {
  /** What the game is loaded with; called once, before the first load. */
  assets?(): Promise<Assets>;
  /** Settings as a board stores them, without those that only the deal needs. */
  storedSettings?(game: Rules, params: Settings): Settings;
  /** Settings to deal with, from the stored ones and the last boards, newest first. */
  dealSettings?(game: Rules, kept: Settings, boards: readonly BoardRecord[]): Settings;
  /** A pasted, scanned or linked text led to this code: it may say more than the code, such as who plays. */
  codeOpened?(text: string, code: string): Promise<void>;
}

let provided: (game: string) => Promise<GameHooks | undefined> = async () => undefined;

/** Called by the list of faces, which is above this folder: where the hooks of games come from. */
export function provideHooks(load: (game: string) => Promise<GameHooks | undefined>): void {
  provided = load;
}

export const hooksOf = (game: string): Promise<GameHooks | undefined> => provided(game);

export interface GameLibrary {
  /** The rules of a game with the player's assets; undefined where there is no such game. */
  load(id: string): Promise<Rules> | undefined;
  /** The game as it came with the app, for daily puzzles: they are the same with any assets the player has added. */
  loadPlain(id: string): Promise<Rules> | undefined;
  /** The engine that has the same game as a board. */
  engineFor(board: { readonly daily?: string }): EngineClient;
  /** What games are loaded with from now on, here and in the workers. */
  useAssets(assets: Assets): void;
  /** Calls back when the assets change: puzzles made with the old ones are void. */
  onAssets(forget: () => void): void;
}

export interface LibraryParts {
  find(id: string): Manifest | undefined;
  hooksOf(id: string): Promise<GameHooks | undefined>;
  /** Threads that get the player's assets. */
  readonly engines: readonly [main: EngineClient, ...others: EngineClient[]];
  /** The thread that only ever has what came with the app. */
  readonly plain: EngineClient;
}

export function createLibrary({ find, hooksOf, engines, plain }: LibraryParts): GameLibrary {
  let assets: Assets = {};
  const loaded = new Map<string, Promise<Rules>>();
  const loadedPlain = new Map<string, Promise<Rules>>();
  const equipped = new Map<string, Promise<void>>();
  const forgetful: (() => void)[] = [];

  function setAssets(next: Assets): void {
    assets = next;
    for (const engine of engines) engine.useAssets(next);
  }

  /** Loads the assets of a game, once. */
  async function equip(id: string): Promise<void> {
    const own = await (await hooksOf(id))?.assets?.();
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
    names.some(({ name }) => assets[name] !== undefined);

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
