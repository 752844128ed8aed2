// Finds a share code in any text: a message, a link, a quotation, a mail with wrapped lines. The check letters decide,
// so nothing is guessed: the result is the code that was put in, or the fault of the first candidate.

import { parseCode } from './code.ts';
import { failure, type Result, success } from './result.ts';

/** Longer than any game id, with words before it that could be part of one. */
const LONGEST_ID = 40;
const CHECK_LENGTH = 6;

/** Characters that programs insert: soft hyphens, zero-width spaces, direction marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
/** A line break: white space, with quotation marks or soft-break signs around it. */
const BREAK = /=?\s+(?:[>|]+\s*)*/g;

/** The beginning of a code, from the dot behind the game on; then params, body and check letters. */
const VERSION = /\.([1-9]\d{0,5})([psPS])\./g;
const TAIL = /([A-Za-z0-9_~-]*)\.([A-Za-z0-9_~-]*)\.([0-9A-Za-z]+)/y;

/** Decodes percent escapes where they are valid. */
export function unescapeLink(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

const isLetter = (letter: string) => /[A-Za-z0-9]/.test(letter);

/** A text without its line breaks, and where they were. */
interface Closed {
  readonly text: string;
  readonly breaks: ReadonlySet<number>;
}

function closeBreaks(text: string): Closed {
  const breaks = new Set<number>();
  let closed = '';
  let from = 0;
  for (const match of text.matchAll(BREAK)) {
    closed += text.slice(from, match.index);
    breaks.add(closed.length);
    from = match.index + match[0].length;
  }
  return { text: closed + text.slice(from), breaks };
}

/** May a code begin or end here, or is this inside a word? */
const isEdge = ({ text, breaks }: Closed, place: number) =>
  breaks.has(place) || !isLetter(text.charAt(place - 1)) || !isLetter(text.charAt(place));

/** The code in a text, as `printCode` wrote it. Case is ignored in game, form and check letters but matters in params
 * and body, so an upper-cased code is found only if the check letters fit a lower-case spelling. The first candidate
 * decides: a damaged one is not skipped for another. Faults: emptyCode, notACode, wrongCheckDigits. */
export function findCode(text: string): Result<string> {
  const plain = unescapeLink(text).replace(INVISIBLE, '');
  const closed = closeBreaks(plain.trim());
  if (closed.text === '') return failure('emptyCode');
  for (const match of closed.text.matchAll(VERSION)) {
    const ids = idsBefore(closed, match.index);
    if (ids.length === 0) continue;
    TAIL.lastIndex = match.index + match[0].length;
    const tail = TAIL.exec(closed.text);
    if (!tail) break;
    const head = `${match[1]}${match[2]?.toLowerCase()}`;
    return codeOf(closed, ids, head, tail);
  }
  return failure('notACode', undefined, closed.text.slice(0, 60));
}

/** Possible game ids: every text from an edge to the dot, shortest first. */
function idsBefore(closed: Closed, dot: number): readonly string[] {
  const ids: string[] = [];
  for (let start = dot - 1; start >= 0 && dot - start <= LONGEST_ID; start--) {
    if (!/[A-Za-z0-9-]/.test(closed.text.charAt(start))) break;
    if (/[A-Za-z]/.test(closed.text.charAt(start)) && isEdge(closed, start))
      ids.push(closed.text.slice(start, dot).toLowerCase());
  }
  return ids;
}

function codeOf(
  closed: Closed,
  ids: readonly string[],
  head: string,
  tail: RegExpExecArray,
): Result<string> {
  const [whole, params = '', body = '', letters = ''] = tail;
  const end = tail.index + whole.length - letters.length + CHECK_LENGTH;
  const check = letters.slice(0, CHECK_LENGTH).toLowerCase();
  const wrong = failure('wrongCheckDigits', undefined, letters.slice(0, 60));
  if (letters.length < CHECK_LENGTH || !isEdge(closed, end)) return wrong;
  const spellings = new Set([
    `${params}.${body}`,
    `${params.toLowerCase()}.${body}`,
    `${params}.${body}`.toLowerCase(),
  ]);
  for (const id of ids)
    for (const spelling of spellings) {
      const code = `${id}.${head}.${spelling}.${check}`;
      if (parseCode(code).ok) return success(code);
    }
  return wrong;
}
