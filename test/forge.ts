// Forged texts: saves signed anew, and small damage to valid texts. For tests only.

import { checkDigits } from '../src/core/code.ts';
import { pick, type Rng } from '../src/core/rng.ts';

/** A save from its lines without check digits (line 3 the code alone), with all check digits made anew. */
export function signSave(bodies: readonly string[]): string {
  const [format = '', header = '', code = '', ...rest] = bodies;
  let check = checkDigits(` ${format}\n${header}\n${code}`, 5);
  const lines = [format, header, `${code} ${check}`];
  for (const body of rest) {
    check = checkDigits(`${check} ${body}`, 5);
    lines.push(`${body} ${check}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The lines of a save without their check digits. */
export function unsignSave(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => (index < 2 ? line : line.slice(0, line.lastIndexOf(' '))));
}

const CODE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~-';
const NOISE_LETTERS = `${CODE_LETTERS} .,:;/+*=!?#%&"'()<>[]{}|\\^\`@$\t\n\r\0`;
const ODD_CHARACTERS = ['é', '€', '😀', '\u200b', '\ufeff', '\ud800', '\udfff', '０', '\u2028'];

const oneOf = (letters: string, rng: Rng) => letters.charAt(rng.below(letters.length));

/** Letters of no meaning: of codes, of keyboards, of the rest of the world, digits only. */
export function noise(rng: Rng, most: number): string {
  const length = rng.below(most + 1);
  const kind = rng.below(4);
  let text = '';
  while (text.length < length) {
    if (kind === 0) text += oneOf(CODE_LETTERS, rng);
    else if (kind === 1) text += oneOf(NOISE_LETTERS, rng);
    else if (kind === 2) text += oneOf('0123456789-.~ ', rng);
    else text += rng.below(3) === 0 ? (pick(ODD_CHARACTERS, rng) ?? '') : oneOf(NOISE_LETTERS, rng);
  }
  return text;
}

/** One to three small edits of a valid text: change, drop, insert, exchange, double, cut. */
export function damage(text: string, rng: Rng): string {
  let damaged = text;
  for (let edits = 1 + rng.below(3); edits > 0; edits--) damaged = edit(damaged, rng);
  return damaged;
}

function edit(text: string, rng: Rng): string {
  const place = rng.below(text.length + 1);
  const before = text.slice(0, place);
  const after = text.slice(place);
  const letter = rng.below(8) === 0 ? (pick(ODD_CHARACTERS, rng) ?? '') : likely(text, rng);
  switch (rng.below(7)) {
    case 0:
      return before + after.slice(1);
    case 1:
      return before + letter + after;
    case 2:
      return before + after.charAt(1) + after.charAt(0) + after.slice(2);
    case 3:
      return before + after.slice(0, 1 + rng.below(4)) + after;
    case 4:
      return rng.below(4) === 0 ? before : before + after.slice(1 + rng.below(3));
    default:
      return before + letter + after.slice(1);
  }
}

/** Letters that the text has itself lead deeper than others. */
function likely(text: string, rng: Rng): string {
  const own = rng.below(2) === 0 ? oneOf(text, rng) : '';
  return own === '' ? oneOf(CODE_LETTERS, rng) : own;
}

/** Mostly zeros: few clues, many ways. */
export const thin = (text: string, rng: Rng) => {
  const kept = rng.below(10);
  return text.replace(/./g, (letter) => (rng.below(10) < kept ? letter : 'A'));
};
