// The keys of the lesson player. The board comes first: what is open there is left before the lesson is.

export const keys = { skip: ['Escape'] } as const;
