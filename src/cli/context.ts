// What a command is given: where to write, what to read, the games it can reach. Tests give their own.

import { complaint, fileReasons, usageLine } from '#words/cli.ts';
import { type Fault, failure, type Result, success } from '../core/result.ts';
import type { ServiceReply } from '../wire/service-api.ts';
import type { CommandWords, Words } from '../words/words.ts';
import { faultText } from './faults.ts';
import type { Autosaves } from './play-files.ts';
import type { Registry } from './registry.ts';

export interface Io {
  out(line: string): void;
  err(line: string): void;
  /** One JSON object per line instead of text. */
  readonly json: boolean;
}

export interface Context extends Io {
  readonly registry: Registry;
  /** Shows or clears a temporary note on the terminal; absent without a terminal. */
  readonly note?: (text: string) => void;
  /** Something is piped into the program, rather than typed. */
  readonly piped?: boolean;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  randomSeed(): string;
  /** What the machine's environment says; undefined for nothing. */
  environment(name: string): string | undefined;
  /** Fetches a web address; rejects on timeout. */
  ask(address: string): Promise<ServiceReply>;
  readText(path: string): Promise<string>;
  writeFile(path: string, data: string | Uint8Array): Promise<void>;
  /** Where runs of `play` keep themselves; absent where there is no such place. */
  readonly autosaves?: Autosaves;
  /** Opens the lines of the input for `play`. */
  openInput(): Input;
}

export interface Input {
  readonly lines: AsyncIterable<string>;
  /** Input comes from a person: show a prompt and let the clock run. */
  readonly interactive: boolean;
  prompt(text: string): void;
  close(): void;
}

export const OK = 0;
export const BAD_INPUT = 1;
export const USAGE = 2;

export interface Command extends CommandWords {
  readonly name: string;
  run(args: readonly string[], context: Context): Promise<number>;
}

/** Prints one object, or lines for people; returns the exit code. */
export const print = (io: Io, fields: object, lines: readonly string[]): number =>
  printAll(io, [fields], lines);

/** Prints an object a line, or lines for people; returns the exit code. */
export function printAll(io: Io, all: readonly object[], lines: readonly string[]): number {
  for (const line of io.json ? all.map((fields) => JSON.stringify(fields)) : lines) io.out(line);
  return OK;
}

/** A fault with the table of the game it came from, where it came from a game. */
export type Failed = { readonly ok: false; readonly fault: Fault; readonly words?: Words };
export type Attempt<T> = { readonly ok: true; readonly value: T } | Failed;

/** A fault of a game, told in the game's words. */
export function failedWith(fault: Fault, words: Words | undefined): Failed {
  return { ok: false, fault, ...(words ? { words } : {}) };
}

/** Reports a fault on stderr; returns the exit code. */
export function fail(context: Context, { fault, words }: Omit<Failed, 'ok'>): number {
  return tell(context, fault, faultText(fault, context.registry.ids, words), BAD_INPUT);
}

/** Reports wrong usage; returns the exit code. */
export function misuse(io: Io, message: string, command?: Command | string): number {
  const line =
    typeof command === 'object' ? usageLine(command.name, command.usage) : (command ?? '');
  const usage = line === '' ? '' : `\n${line}`;
  return tell(io, { code: 'usage' }, io.json ? message : message + usage, USAGE);
}

/** Reports a fault with its own sentence; returns the exit code. */
export const refuse = (io: Io, fault: Fault, message: string): number =>
  tell(io, fault, message, BAD_INPUT);

function tell(io: Io, fault: Fault, message: string, exitCode: number): number {
  const { code, where, detail } = fault;
  io.err(io.json ? JSON.stringify({ error: code, where, detail, message }) : complaint(message));
  return exitCode;
}

/** Reads a file, or the fault that says why not. */
export async function readFileText(context: Context, path: string): Promise<Result<string>> {
  try {
    return success(await context.readText(path));
  } catch (error) {
    return failure('unreadableFile', path, fileReason(error));
  }
}

export async function writeFile(
  context: Context,
  path: string,
  data: string | Uint8Array,
): Promise<Result<string>> {
  try {
    await context.writeFile(path, data);
    return success(path);
  } catch (error) {
    return failure('unwritableFile', path, fileReason(error));
  }
}

/** Why a file could not be read or written, in words. */
export function fileReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return fileReasons[code] ?? (error instanceof Error ? error.message : String(error));
}
