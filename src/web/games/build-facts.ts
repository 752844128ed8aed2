// What a game tells the build about itself, in `build.ts` of its folder: plain data and pure functions that only the
// build runs. No page loads these modules.

export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width: number;
  readonly height: number;
}

/** An SVG file of pictures that the page refers to by their ids. */
export interface SpriteSheet {
  /** The file's name begins with it. */
  readonly name: string;
  /** Elements with an id each. */
  readonly pieces: readonly string[];
  /** What `virtual:sprites/<id>` says about it, beside `url` and `bytes`. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The first board shows it, so the prerendered page holds it inline. */
  readonly firstBoard?: true;
}

/** All paths are from the root of the repository. */
export interface GameBuild {
  /** Modules that the first board loads on top of the game's own `index.tsx`. */
  readonly firstBoard?: readonly string[];
  /** Modules of boards of another kind: what both kinds import gets a file of its own. */
  readonly otherBoards?: readonly string[];
  /** Folders outside the game's own that only it reads. */
  readonly ownFolders?: readonly string[];
  /** `icons`: the set of emoji that the build reads. */
  readonly sprites?: (icons: IconSet) => readonly SpriteSheet[];
}
