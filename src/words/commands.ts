// The shape of a command’s words, in every language: those of the command line and those of single games.

export interface CommandWords {
  /** What follows the name: `<code> [--log FILE]`. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly about: string;
  /** More lines for its own help. */
  readonly help: readonly string[];
}
