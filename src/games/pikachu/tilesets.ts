// The sets of pictures that tiles can have. The first is the original's.

export const tileSets = ['emoji', 'animals', 'fruit', 'shapes', 'letters'] as const;
export type TileSet = (typeof tileSets)[number];
