// Reading a command's arguments: options by node's own parser, its complaints as faults.

import { parseArgs } from 'node:util';
import { type Fault, failure, type Result, success } from '../core/result.ts';

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
}

export interface Arguments {
  readonly words: readonly string[];
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  flag(name: string): boolean;
}

/** Faults have the code `usage` and the complaint as their detail. */
export function readArguments(
  args: readonly string[],
  options: Readonly<Record<string, OptionSpec>> = {},
): Result<Arguments> {
  try {
    const config = Object.fromEntries(
      Object.entries(options).map(([name, spec]) => [name, { ...spec }]),
    );
    const parsed = parseArgs({ args: [...args], options: config, allowPositionals: true });
    const values: Readonly<Record<string, unknown>> = parsed.values;
    return success({
      words: parsed.positionals,
      text: (name) => textOf(values[name]),
      texts: (name) => [values[name] ?? []].flat().flatMap((value) => textOf(value) ?? []),
      flag: (name) => values[name] === true,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return failure('usage', undefined, message.split(/\. To specify|\n/, 1)[0]);
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** A count as people write it, from `least` to `most`. */
export function readCount(
  text: string | undefined,
  name: string,
  range: { readonly least: number; readonly most: number; readonly usual: number },
): Result<number, Fault> {
  if (text === undefined) return success(range.usual);
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  return value >= range.least && value <= range.most
    ? success(value)
    : failure('badNumber', name, `${range.least} to ${range.most}`);
}
