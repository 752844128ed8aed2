// What the package offers, as `curio`: the core, the list of games, and every game by name.

export * from './core/index.ts';
export * from './games/index.ts';
export * from './games/load.ts';
