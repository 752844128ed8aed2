// The program: the real terminal, files and clock around `main`.

import { randomInt } from 'node:crypto';
import { fstatSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { text as readStream } from 'node:stream/consumers';
import { brokenInside, cannotPrint, fileReasons } from '#words/cli.ts';
import { type Context, refuse } from './context.ts';
import { cabinet } from './extensions.ts';
import { main } from './main.ts';
import { createAutosaves } from './play-files.ts';

const SEED_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const SEED_LENGTH = 12;
const NAME_LENGTH = 6;

const randomLetters = (length: number) =>
  Array.from({ length }, () => SEED_LETTERS.charAt(randomInt(SEED_LETTERS.length))).join('');

/** Milliseconds for an answer of the web. */
const PATIENCE = 10_000;

/** A pipe or a file comes in; what is inherited from a service or a terminal is left alone. */
function isPiped(): boolean {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || input.isFile();
  } catch {
    return false;
  }
}

const context: Context = {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  json: process.argv.includes('--json'),
  registry: cabinet,
  piped: isPiped(),
  ...(process.stderr.isTTY ? { note: (text) => process.stderr.write(`\r\u001b[2K${text}`) } : {}),
  now: () => performance.now(),
  randomSeed: () => randomLetters(SEED_LENGTH),
  autosaves: createAutosaves(() => randomLetters(NAME_LENGTH)),
  environment: (name) => process.env[name],
  async ask(address) {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    return { status: response.status, text: await response.text() };
  },
  readText: (path) => (path === '-' ? readStream(process.stdin) : readFile(path, 'utf8')),
  writeFile: (path, data) => writeFile(path, data),
  openInput() {
    const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
    const reader = createInterface({
      input: process.stdin,
      ...(interactive ? { output: process.stdout } : {}),
      terminal: interactive,
    });
    // Ctrl-C ends the game as Ctrl-D does: what was played is kept, and where is said.
    reader.on('SIGINT', () => reader.close());
    return {
      lines: reader,
      interactive,
      prompt(text) {
        reader.setPrompt(text);
        reader.prompt();
      },
      close: () => reader.close(),
    };
  },
};

// A reader that closes the pipe early, as `head` does, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  const reason = fileReasons[error.code ?? ''] ?? error.message;
  process.exit(refuse(context, { code: 'unwritableOutput', detail: reason }, cannotPrint(reason)));
});

main(process.argv.slice(2), context).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    process.exitCode = refuse(context, { code: 'brokenInside' }, brokenInside(message));
  },
);
