// What the package offers, as `curio`: the core, the list of games, and every game by name.

import { gamesByName } from './games/index.ts';

export * from './core/index.ts';
export * from './games/index.ts';

type Loaders = {
  readonly [Name in keyof typeof gamesByName]: (typeof gamesByName)[Name]['loadGame'];
};

/** Each loads on demand: `await load.hudoku()`. */
// `fromEntries` forgets which name has which loader.
export const load = Object.fromEntries(
  Object.entries(gamesByName).map(([name, { loadGame }]) => [name, loadGame]),
) as Loaders;
