// What boards offer to faces, the command line and the library; drawing files come from `logic/paper`.

export * from './check.ts';
export * from './code.ts';
export * from './draw.ts';
export * from './generate.ts';
export * from './options.ts';
export * from './print.ts';
export * from './sections.ts';
export * from './solo.ts';
export * from './solocode.ts';
export * from './solomoves.ts';
export * from './soloplan.ts';
export * from './soloplay.ts';
export * from './types.ts';
