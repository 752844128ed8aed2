// The sprite sheets of tiles, by build.ts.

declare module 'virtual:sprites/pikachu' {
  const sheets: readonly {
    readonly url: string;
    readonly set: import('../../../games/pikachu/symbols.ts').TileSet;
    /** Index of the first symbol on it. */
    readonly first: number;
    /** Uncompressed. */
    readonly bytes: number;
  }[];
  export default sheets;
}
