// What is drawn into a page beforehand, and for whom.

/** For which address, and for windows of which shape. */
export interface FirstFor {
  /** Without a slash at its end, home apart. */
  readonly path: string;
  readonly searches: readonly string[];
  /** Media queries that must hold, and that must not. */
  readonly holding: readonly string[];
  readonly failing: readonly string[];
}

export interface FirstPage extends FirstFor {
  readonly html: string;
}
