// What boards offer to faces, the command line and the library; drawing files come from `logic/paper`.

export * from '../engine/solo/plan.ts';
export * from '../paper/draw.ts';
export * from '../solo/code.ts';
export * from '../solo/moves.ts';
export * from '../solo/play.ts';
export * from '../solo/state.ts';
export * from '../types/board.ts';
export * from './check.ts';
export * from './code.ts';
export * from './generate.ts';
export * from './options.ts';
export * from './print.ts';
export * from './sections.ts';
