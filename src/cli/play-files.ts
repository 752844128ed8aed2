// Files of `curio play`: where autosaves are, writing them while a game runs, and finding the one that was left.

import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { playWords, workTitles } from '#words/cli.ts';
import { success } from '../core/result.ts';
import { type Attempt, type Context, fileReason, readFileText } from './context.ts';
import { type Replayed, replayAny } from './registry.ts';
import { saveText, type TerminalRun } from './run.ts';
import { withBudget } from './terminal-output.ts';

// Where the command line keeps things of its own: cards that were brought, runs that were left.

/** `CURIO_HOME`, or the usual place for data of programs. */
export function homeFolder(): string {
  const own = process.env['CURIO_HOME'];
  if (own) return own;
  return join(process.env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'curio');
}

// Runs of `curio play` that keep themselves: one file per run, written whole after every step, so that Ctrl-C, Ctrl-D,
// a closed window or a power cut costs nothing.

export interface Autosaves {
  /** A new place for a run of this game. */
  place(game: string): string;
  /** Whole or not at all. */
  write(path: string, text: string): Promise<void>;
  /** Newest first. */
  list(): Promise<readonly string[]>;
}

/** So many runs are kept; older ones go. */
const MOST = 30;
const ENDING = '.curio';

export function createAutosaves(
  newName: () => string,
  folder = join(homeFolder(), 'play'),
): Autosaves {
  async function list(): Promise<readonly string[]> {
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      names
        .filter((name) => name.endsWith(ENDING))
        .map(async (name) => {
          const path = join(folder, name);
          return { path, at: (await stat(path)).mtimeMs };
        }),
    );
    return found.sort((one, other) => other.at - one.at).map(({ path }) => path);
  }
  return {
    place: (game) => join(folder, `${game}-${newName()}${ENDING}`),
    async write(path, text) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, text);
      await rename(`${path}.new`, path);
      const all = await list();
      await Promise.all(all.slice(MOST).map((old) => rm(old, { force: true })));
    },
    list,
  };
}

// Keeps a run that is played by hand, step by step, in a file of its own.

/** Saves the run after every step when a person plays it. */
export function createKeeper(context: Context, interactive: boolean, resumed: string | undefined) {
  const saves = interactive ? context.autosaves : undefined;
  let path = resumed;
  /** What was written last: a run without moves is not worth a file. */
  let written = -1;
  let failed = false;
  return {
    /** The file of the run, once there is one. */
    path: () => (written >= 0 || resumed !== undefined ? path : undefined),
    /** Switches to another run; returns where the old one was saved, if it had moves. */
    leave(): string | undefined {
      const left = written > 0 ? path : undefined;
      path = undefined;
      written = -1;
      return left;
    },
    async keep(run: TerminalRun, now: number): Promise<void> {
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

// Runs that were left: the save of a file, or the newest of those that keep themselves.

interface Left extends Replayed {
  readonly path: string;
}

export async function readRun(
  path: string,
  steps: number,
  context: Context,
): Promise<Attempt<Left>> {
  const text = await readFileText(context, path);
  if (!text.ok) return text;
  const replayed = await withBudget(context, workTitles.replaying, steps, (budget) =>
    replayAny(context.registry, text.value, budget),
  );
  return replayed.ok ? success({ ...replayed.value, path }) : replayed;
}

/** The newest run that keeps itself and is not over. One that cannot be read is passed over, and stays. */
export async function lastLeft(
  steps: number,
  context: Context,
): Promise<Attempt<Left> | undefined> {
  for (const path of (await context.autosaves?.list()) ?? []) {
    const left = await readRun(path, steps, context);
    if (left.ok && !left.value.session.over) return left;
  }
  return undefined;
}
