// What the build says about the picture sheets; see sheets.config.ts.

declare module 'virtual:symbol-sheets' {
  const sheets: readonly {
    readonly url: string;
    readonly set: import('../../../games/pikachu/tilesets.ts').TileSet;
    /** Index of the first symbol on it. */
    readonly first: number;
    /** Uncompressed. */
    readonly bytes: number;
  }[];
  export default sheets;
}
