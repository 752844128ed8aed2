// Pages to print: what two games or more share. `pdf.ts` is imported by itself, for its size.

export * from './prose.ts';
export * from './qr.ts';
export * from './shapes.ts';
export * from './svg.ts';
export * from './text.ts';
export * from './types.ts';
