// What the core offers, as `curio/core`.

export * from './base64.ts';
export * from './budget.ts';
export * from './code.ts';
export * from './deal.ts';
export * from './find.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './hint.ts';
export * from './packing.ts';
export * from './replay.ts';
export * from './result.ts';
export * from './rng.ts';
export * from './save.ts';
export * from './session.ts';
export * from './settings.ts';
