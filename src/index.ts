// What the package offers, as `curio`: the core and the list of games.

export * from './core/index.ts';
export * from './games/index.ts';
