// What a game may bring to the command line besides itself, in a folder of its own (`games/<id>/index.ts`).

import type { Assets } from '../games/index.ts';
import type { CommandWords } from '../words/commands.ts';
import type { Command, Io } from './context.ts';

export interface Extension {
  /** Listed from the start; what they do is loaded when they are called. */
  readonly commands: readonly Command[];
  /** Lines that it adds to the help of commands for all games, by their names. */
  readonly help?: Readonly<Record<string, readonly string[]>>;
  /** What its game is loaded with. */
  assets?(): Promise<Assets>;
}

/** How a command of one game is written: it needs nothing but a place to write to. */
export type OwnRun = (args: readonly string[], io: Io) => Promise<number>;

export function ownCommand(
  name: string,
  words: CommandWords,
  load: () => Promise<OwnRun>,
): Command {
  return {
    name,
    ...words,
    run: async (args, { out, err, json }) => (await load())(args, { out, err, json }),
  };
}
