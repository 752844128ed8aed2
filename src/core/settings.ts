// Settings: the flat, self-describing params of a game. One description serves forms, `--set` and codes.

import { decodeText, encodeText } from './base64.ts';
import type { Codec } from './game.ts';
import { type Fault, failure, type Result, success } from './result.ts';

export type Setting = string | number | boolean;
export type Settings = Readonly<Record<string, Setting>>;

export type Field =
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly options: readonly string[];
      /** A field added later: codes omit this value at their end, so older codes still mean it. */
      readonly usual?: string;
    }
  | { readonly kind: 'number'; readonly key: string; readonly min: number; readonly max: number }
  | { readonly kind: 'flag'; readonly key: string }
  | { readonly kind: 'text'; readonly key: string; readonly maxLength: number };

/** A lone surrogate has no UTF-8, so a code with it could not be read again. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Does the value fit the field? Faults: badChoice, badNumber, badFlag, badText. */
export function checkSetting(field: Field, value: unknown): Fault | undefined {
  const { key: where } = field;
  switch (field.kind) {
    case 'choice':
      if (typeof value === 'string' && field.options.includes(value)) return undefined;
      return { code: 'badChoice', where, detail: field.options.join(', ') };
    case 'number': {
      const { min, max } = field;
      if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return undefined;
      return { code: 'badNumber', where, detail: `${min} to ${max}` };
    }
    case 'flag':
      if (typeof value === 'boolean') return undefined;
      return { code: 'badFlag', where, detail: 'true, false' };
    case 'text': {
      const { maxLength } = field;
      const isText = typeof value === 'string' && !LONE_SURROGATE.test(value);
      if (isText && value.length <= maxLength) return undefined;
      return { code: 'badText', where, detail: `at most ${maxLength} characters` };
    }
  }
}

/** All faults of a set of params: unknown keys, missing keys, values out of range. */
export function checkSettings(
  fields: readonly Field[],
  params: Readonly<Record<string, unknown>>,
): readonly Fault[] {
  const faults: Fault[] = [];
  const known = new Set(fields.map((field) => field.key));
  for (const key of Object.keys(params)) {
    if (!known.has(key))
      faults.push({ code: 'unknownSetting', where: key, detail: [...known].join(', ') });
  }
  for (const field of fields) {
    const fault = checkSetting(field, params[field.key] ?? usualOf(field));
    if (fault) faults.push(fault);
  }
  return faults;
}

/** Reads one value as people write it: `size=3`, `calm=yes`. */
export function parseSetting(field: Field, text: string): Result<Setting> {
  const value = readSetting(field, text);
  const fault = checkSetting(field, value);
  return fault ? { ok: false, fault } : success(value);
}

function readSetting(field: Field, text: string): Setting {
  switch (field.kind) {
    case 'number':
      // Adding 0 makes the 0 of "-0" the ordinary one.
      return /^-?\d{1,9}$/.test(text) ? Number(text) + 0 : text;
    case 'flag':
      if (/^(true|yes|on|1)$/.test(text)) return true;
      return /^(false|no|off|0)$/.test(text) ? false : text;
    case 'choice':
    case 'text':
      return text;
  }
}

const SEPARATOR = '~';

/** The params code of any game: values in field order. */
export function settingsCodec(fields: readonly Field[]): Codec<Settings> {
  return {
    encode(params) {
      const values = fields.map((field) => params[field.key] ?? usualOf(field));
      while (values.length > 0 && isUsual(fields[values.length - 1], values[values.length - 1]))
        values.pop();
      return values
        .map((value, index) => encodeSetting(fields[index] as Field, value))
        .join(SEPARATOR);
    },
    decode(text) {
      const words = fields.length === 0 && text === '' ? [] : text.split(SEPARATOR);
      const left = fields.slice(words.length);
      const cut = words.length > 0 && isUsual(fields[words.length - 1], words[words.length - 1]);
      if (words.length > fields.length || cut || left.some((field) => usualOf(field) === undefined))
        return failure('badParams', undefined, text);
      const params: Record<string, Setting> = {};
      for (const [index, field] of fields.entries()) {
        const word = words[index] ?? String(usualOf(field) ?? '');
        const value = decodeSetting(field, word);
        if (checkSetting(field, value) || encodeSetting(field, value) !== word)
          return failure('badParams', field.key, word);
        params[field.key] = value;
      }
      return success(params);
    },
  };
}

const usualOf = (field: Field) => (field.kind === 'choice' ? field.usual : undefined);

function isUsual(field: Field | undefined, value: Setting | undefined): boolean {
  const usual = field && usualOf(field);
  return usual !== undefined && usual === value;
}

function encodeSetting(field: Field, value: Setting | undefined): string {
  switch (field.kind) {
    case 'choice':
    case 'number':
      return String(value);
    case 'flag':
      return value === true ? '1' : '0';
    case 'text':
      return encodeText(String(value));
  }
}

/** Not checked; a text that cannot be decoded stays as it is and does not encode to itself. */
function decodeSetting(field: Field, word: string): Setting {
  if (field.kind !== 'text') return readSetting(field, word);
  const decoded = decodeText(word);
  return decoded.ok ? decoded.value : word;
}
