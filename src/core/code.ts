// Share codes: `<game>.<version><form>.<params>.<body>.<check>`, URL-safe letters only.
// Form `p` carries the whole puzzle and lasts for ever; form `s` carries the seed and is true for one version.

import { hashText } from './hash.ts';
import { failure, type Result, success } from './result.ts';

export interface ShareCode {
  readonly game: string;
  readonly version: number;
  readonly form: 'p' | 's';
  /** As `settingsCodec` writes them. */
  readonly params: string;
  /** The puzzle as its codec writes it, or the seed. */
  readonly body: string;
}

const CHECK_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Check digits: 5 bits per letter, letters that are not mistaken for one another. */
export function checkDigits(text: string, length: number): string {
  let bits = hashText(text);
  let digits = '';
  for (let index = 0; index < length; index++) {
    digits += CHECK_LETTERS.charAt(bits & 31);
    bits >>>= 5;
  }
  return digits;
}

const CODE_CHECK_LENGTH = 6;

export function printCode(code: ShareCode): string {
  const text = `${code.game}.${code.version}${code.form}.${code.params}.${code.body}`;
  return `${text}.${checkDigits(text, CODE_CHECK_LENGTH)}`;
}

/** Takes the code out of a pasted link, and white space out of a pasted code. */
function trimCode(text: string): string {
  const bare = text.replace(/\s+/g, '');
  const link = /^[a-z]+:\/\/.*\/play\/([^/?#]+)/.exec(bare);
  return link?.[1] ?? bare;
}

const SHAPE =
  /^([a-z][a-z0-9-]*)\.([1-9]\d{0,5})([ps])\.([A-Za-z0-9_~-]*)\.([A-Za-z0-9_~-]*)\.([0-9a-z]+)$/;

/** The parts of a code, without asking the game. Faults: emptyCode, notACode, wrongCheckDigits. */
export function parseCode(text: string): Result<ShareCode> {
  const bare = trimCode(text);
  if (bare === '') return failure('emptyCode');
  const match = SHAPE.exec(bare);
  if (!match) return failure('notACode', undefined, bare.slice(0, 60));
  const [, game = '', version = '', form, params = '', body = '', check = ''] = match;
  const signed = bare.slice(0, bare.length - check.length - 1);
  if (checkDigits(signed, CODE_CHECK_LENGTH) !== check)
    return failure('wrongCheckDigits', undefined, check);
  return success({ game, version: Number(version), form: form === 's' ? 's' : 'p', params, body });
}

const SEED_SHAPE = /^[A-Za-z0-9_~-]{1,64}$/;

/** Seeds go into codes as they are, so they are short words of URL-safe letters. */
export function isSeed(text: unknown): boolean {
  return typeof text === 'string' && SEED_SHAPE.test(text);
}
