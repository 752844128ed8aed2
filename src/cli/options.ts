// Reading a command's arguments: options by node's own parser, its complaints as faults.

import { parseArgs } from 'node:util';
import { misuseWords } from '#words/cli.ts';
import { type Fault, failure, type Result, success } from '../core/result.ts';
import { type Field, parseSetting, type Setting, type Settings } from '../core/settings.ts';
import { suggestion } from './faults.ts';

export interface OptionSpec {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** Its one letter, as `o` in `-o`. */
  readonly short?: string;
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
    const joined = joinNegatives(args, options);
    const parsed = parseArgs({ args: joined, options, allowPositionals: true });
    const values: Readonly<Record<string, unknown>> = parsed.values;
    return success({
      words: parsed.positionals,
      text: (name) => textOf(values[name]),
      texts: (name) => [values[name] ?? []].flat().flatMap((value) => textOf(value) ?? []),
      flag: (name) => values[name] === true,
    });
  } catch (error) {
    return failure('usage', undefined, parserComplaint(error, options));
  }
}

/** `--count -1` is a number below zero, which the command refuses by its range, and not an option `-1`. */
function joinNegatives(
  args: readonly string[],
  options: Readonly<Record<string, OptionSpec>>,
): string[] {
  const joined: string[] = [];
  for (const word of args) {
    const before = joined.at(-1);
    const takes = before?.startsWith('--') && options[before.slice(2)]?.type === 'string';
    if (takes && /^-\d/.test(word)) joined[joined.length - 1] = `${before}=${word}`;
    else joined.push(word);
  }
  return joined;
}

/** What node's parser has against the arguments, with the option that was probably meant. */
function parserComplaint(error: unknown, options: Readonly<Record<string, OptionSpec>>): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /^Unknown option '(--?[^']*)'/.exec(message)?.[1];
  if (unknown === undefined) return message.split(/\. To specify|\n/, 1)[0] ?? '';
  const known = [...Object.keys(options), 'json', 'help'].map((name) => `--${name}`);
  return misuseWords.noOption(unknown) + suggestion(unknown, known);
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

// Settings as the command line gives them: `--set key=value`, on top of others.

/** A key alone switches on. Whether the settings fit together, their owner will say. */
export function assign(
  fields: readonly Field[],
  base: Settings,
  assignments: readonly string[],
): Result<Settings> {
  const settings: Record<string, Setting> = { ...base };
  for (const assignment of assignments) {
    const equals = assignment.indexOf('=');
    const key = equals < 0 ? assignment : assignment.slice(0, equals);
    const field = fields.find((known) => known.key === key);
    if (!field) {
      const known = fields.map((other) => other.key).join(', ');
      return failure('unknownSetting', key, known);
    }
    const value = parseSetting(field, equals < 0 ? 'yes' : assignment.slice(equals + 1));
    if (!value.ok) return value;
    settings[key] = value.value;
  }
  return success(settings);
}
