// Keeps a run that is played by hand, step by step, in a file of its own.

import { type Context, fileReason } from './context.ts';
import { type Run, saveText } from './run.ts';
import { playWords } from './words.ts';

export interface Keeper {
  /** The file of the run, once there is one. */
  path(): string | undefined;
  /** The run is another one from now on; answers where the old one stays, if it had begun. */
  leave(): string | undefined;
  keep(run: Run, now: number): Promise<void>;
}

/** Writes the run down after every step, where somebody plays it by hand. */
export function createKeeper(
  context: Context,
  interactive: boolean,
  resumed: string | undefined,
): Keeper {
  const saves = interactive ? context.autosaves : undefined;
  let path = resumed;
  /** What was written last: a run without moves is not worth a file. */
  let written = -1;
  let failed = false;
  return {
    path: () => (written >= 0 || resumed !== undefined ? path : undefined),
    leave() {
      const left = written > 0 ? path : undefined;
      path = undefined;
      written = -1;
      return left;
    },
    async keep(run, now) {
      const { length } = run.session.log;
      if (!saves || failed || length === 0 || length === written) return;
      path ??= saves.place(run.session.game.id);
      try {
        await saves.write(path, saveText(run, now));
        written = length;
      } catch (error) {
        failed = true;
        context.err(playWords.notKept(path, fileReason(error)));
      }
    },
  };
}
