// The languages that Curio speaks. A new one is a folder beside `en` with the same tables: what `en` exports is the
// shape, so that a missing sentence does not compile.

export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
