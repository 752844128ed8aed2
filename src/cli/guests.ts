// Commands that belong to one game and live in files of their own, loaded when they are called.

import type { Command, Io } from './context.ts';

/** How such a command is written. */
type Run = (args: readonly string[], io: Io) => Promise<number>;

export function guest(
  { name, usage, about, help }: Omit<Command, 'run'>,
  load: () => Promise<Run>,
): Command {
  const run: Command['run'] = async (args, { out, err, json }) =>
    (await load())(args, { out, err, json });
  return { name, usage, about, help, run };
}

export const guests: readonly Command[] = [];
