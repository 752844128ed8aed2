// The built-in boards, the levels and techniques each offers, and the checks of templates that players draw.

import { memoByText } from '../../../core/memo.ts';
import { type Fault, failure, type Result, success } from '../../../core/result.ts';
import { wordList } from '../../../core/word-list.ts';
import { type Level, practices, type Technique, type Template } from '../types.ts';
import { isBlank, regionName } from './layout.ts';

const rowsOf = (...rows: readonly string[]): Template => rows.map((row) => row.split(' '));

export const templateIds = wordList('classic wide tall terraces pinwheel jigsaw sudoku');
export type TemplateId = (typeof templateIds)[number];

export const templates: Readonly<Record<TemplateId, Template>> = {
  classic: rowsOf('a a a b b', 'a a a b b', 'a a a d d', '-a -a -a d d'),
  wide: rowsOf('a a a b b -c -c -c', 'a a a b b c c c', 'a a a d d c c c', '-a -a -a d d c c c'),
  tall: rowsOf('a a a b b', 'a a a b b', 'a a a -a -a', 'c c c -c -c', 'c c c d d', 'c c c d d'),
  /** Six regions of 4, 6 and 9 cells that step down to the right. */
  terraces: rowsOf(
    'a a a b b -c -c -c',
    'a a a b b c c c',
    'a a a f f c c c',
    '-a -a -a f f c c c',
    'h h h f f k k k',
    'h h h -h -h k k k',
    'h h h -h -h -h -h -h',
  ),
  /** Four wings of 8 and 9 cells around a hub of 4. */
  pinwheel: rowsOf(
    '-a a a a a b b -b',
    'a a a a a b b b',
    '-d d d m m b b b',
    'd d d m m c c c',
    'd d d d c c c c',
    '-d -d -d -c -c c c -c',
  ),
  /** Nine winding regions of nine cells; no blanks. */
  jigsaw: rowsOf(
    'a a a a a c c c c',
    'a a b a b b b c c',
    'a d b b b b f c c',
    'd d d e e b f f c',
    'd d e e e e f f f',
    'd d d e h h f f f',
    'g g e e h h h i i',
    'g g g h h h i i i',
    'g g g g h i i i i',
  ),
  sudoku: rowsOf(
    ...[0, 0, 0, 3, 3, 3, 6, 6, 6].map((start) =>
      [0, 0, 0, 1, 1, 1, 2, 2, 2].map((box) => 'abcdefghi'.charAt(start + box)).join(' '),
    ),
  ),
};

/** Levels that dealing finds on each board in reasonable time; a test deals them all. The small boards are too small
 * for the rest: none in about 220,000 grids for classic hard, 300,000 for classic expert, 80,000 for wide hard and
 * 60,000 for wide expert; tall gave hard twice in about 300,000. */
export const templateLevels: Readonly<Record<TemplateId, readonly Level[]>> = {
  classic: ['easy', 'medium'],
  wide: ['easy', 'medium'],
  tall: ['easy', 'medium', 'expert'],
  terraces: ['easy', 'medium', 'hard', 'expert'],
  pinwheel: ['easy', 'medium', 'hard', 'expert'],
  jigsaw: ['easy', 'medium', 'hard', 'expert'],
  sudoku: ['easy', 'medium', 'hard', 'expert'],
};

const few: readonly Technique[] = ['nakedSingle', 'hiddenSingle', 'lockedCandidates'];
const without = (...missing: readonly Technique[]) =>
  practices.filter((technique) => !missing.includes(technique));

/** Techniques that dealing finds puzzles about in about a second on each board; a test deals them all. */
export const templatePractices: Readonly<Record<TemplateId, readonly Technique[]>> = {
  classic: few,
  wide: few,
  tall: few,
  terraces: without(
    'hiddenTriple',
    'xyWing',
    'simpleColouring',
    'xyzWing',
    'hiddenQuad',
    'jellyfish',
  ),
  pinwheel: without('hiddenTriple', 'simpleColouring', 'hiddenQuad', 'jellyfish'),
  jigsaw: without('nakedQuad', 'hiddenQuad', 'jellyfish'),
  sudoku: practices,
};

export function isTemplateId(text: string): text is TemplateId {
  return templateIds.some((id) => id === text);
}

const LARGEST_REGION = 16;
export const LONGEST_SIDE = 20;
export const LONGEST_TEMPLATE_TEXT = 4000;

const TOKEN = /^-?\p{L}[\p{L}\p{N}_]{0,15}$/u;

export const placeName = (row: number, column: number) => `row ${row + 1}, column ${column + 1}`;

/** All faults of a drawing, in reading order. Whether it can be filled is for the solver to say. */
export function checkTemplate(template: Template): readonly Fault[] {
  const width = template[0]?.length ?? 0;
  if (template.length === 0 || width === 0) return [{ code: 'emptyTemplate' }];
  if (template.length > LONGEST_SIDE || width > LONGEST_SIDE)
    return [{ code: 'boardTooLarge', detail: `${template.length} by ${width}` }];
  const faults: Fault[] = [];
  const sizes = new Map<string, number>();
  for (const [row, tokens] of template.entries()) {
    const detail = `${tokens.length} instead of ${width}`;
    if (tokens.length !== width)
      faults.push({ code: 'raggedRow', where: `row ${row + 1}`, detail });
    for (const [column, token] of tokens.entries()) {
      const where = placeName(row, column);
      if (!TOKEN.test(token)) {
        faults.push({ code: 'unknownToken', where, detail: token.slice(0, 20) });
        continue;
      }
      if (isBlank(token)) continue;
      const size = (sizes.get(token) ?? 0) + 1;
      sizes.set(token, size);
      if (size === LARGEST_REGION + 1)
        faults.push({ code: 'regionTooLarge', where, detail: token });
    }
  }
  if (sizes.size === 0 && faults.length === 0) return [{ code: 'emptyTemplate' }];
  for (const [row, tokens] of template.entries())
    for (const [column, token] of tokens.entries()) {
      const detail = regionName(token);
      if (TOKEN.test(token) && isBlank(token) && !sizes.has(detail))
        faults.push({ code: 'emptyRegion', where: placeName(row, column), detail });
    }
  return faults;
}

/** A drawing as JSON text: a list of rows, each a list of tokens. Returns the first fault, if any. */
export function parseTemplate(text: string): Result<Template> {
  const rows = parseRows(text);
  if (!rows.ok) return rows;
  const [fault] = checkTemplate(rows.value);
  return fault ? { ok: false, fault } : rows;
}

/** The rows, not yet checked. */
export function parseRows(text: string): Result<Template> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return failure('badJson', undefined, text.slice(0, 40));
  }
  if (!Array.isArray(data)) return failure('notRows', undefined, text.slice(0, 40));
  const rows: string[][] = [];
  for (const [row, tokens] of data.entries()) {
    if (!Array.isArray(tokens)) return failure('notRows', `row ${row + 1}`);
    const line: string[] = [];
    for (const [column, token] of tokens.entries()) {
      if (typeof token !== 'string')
        return failure('unknownToken', placeName(row, column), JSON.stringify(token).slice(0, 20));
      line.push(token);
    }
    rows.push(line);
  }
  return success(rows);
}

const readTemplate = memoByText(20, parseTemplate);

/** The template that the params name. The same text gives the same object, so that its layout is compiled once. */
export function templateOf(id: string, customTemplate: string): Result<Template> {
  return isTemplateId(id) ? success(templates[id]) : readTemplate(customTemplate);
}
