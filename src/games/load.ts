// Every game by name, for programs that use the package. Separate from the list of games, since it leads to engines and
// pages load none.

import { gamesByName } from './index.ts';

type Loaders = {
  readonly [Name in keyof typeof gamesByName]: (typeof gamesByName)[Name]['loadGame'];
};

/** Each loads on demand: `await load.hudoku()`. */
// `fromEntries` forgets which name has which loader.
export const load = Object.fromEntries(
  Object.entries(gamesByName).map(([name, { loadGame }]) => [name, loadGame]),
) as Loaders;
