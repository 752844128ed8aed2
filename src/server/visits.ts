// The page as each address gets it: with hints for the very files that its first paint needs, from the table that the
// build wrote, so that the browser asks for all of them at once instead of one after another.

import { type ServedFile, tagOf } from './files.ts';

const TABLE = '/first-visit.json';

/** Files by parts of an address, such as a game's id or the name of a page, or by a whole one. */
export type VisitTable = ReadonlyMap<string, readonly string[]>;

/** An unreadable table is an empty one: the page does without hints. */
export function readTable(text: string | undefined): VisitTable {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
    return new Map(
      entries.map(([part, files]) => [
        part,
        Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [],
      ]),
    );
  } catch {
    return new Map();
  }
}

/** The parts of an address that the table knows, itself among them. A share code begins with the id of its game. */
function partsOf(table: VisitTable, path: string): readonly string[] {
  const parts = path.split('/').map((part) => part.split('.', 1)[0] ?? '');
  return [...parts, path].filter((part) => table.has(part)).slice(0, 2);
}

const filesOf = (table: VisitTable, parts: readonly string[]): readonly string[] => [
  ...new Set(parts.flatMap((part) => table.get(part) ?? [])),
];

/** The files that the first paint of an address needs. */
export const filesFor = (table: VisitTable, path: string): readonly string[] =>
  filesOf(table, partsOf(table, path));

function hintFor(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}">`;
  if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="/${file}">`;
  return `<link rel="preload" as="fetch" crossorigin href="/${file}">`;
}

/** The page with hints for files that it does not name yet. */
export function withHints(page: string, files: readonly string[]): string {
  const hints = files.filter((file) => !page.includes(`"/${file}"`)).map(hintFor);
  return page.replace('</head>', `${hints.join('')}</head>`);
}

/** Around what was drawn into a page beforehand. */
export const FIRST_BEGINS = '<!--first-->';
export const FIRST_ENDS = '<!--/first-->';

/** Without what only the page's own address shows. */
function withoutFirst(page: string): string {
  const [begin, end] = [page.indexOf(FIRST_BEGINS), page.indexOf(FIRST_ENDS)];
  return begin < 0 || end < begin
    ? page
    : page.slice(0, begin) + page.slice(end + FIRST_ENDS.length);
}

/** Answers the page for an address; made when it is first asked for, and few, since only known parts count. */
export function createPages(
  page: ServedFile,
  files: ReadonlyMap<string, ServedFile>,
): (path: string) => ServedFile {
  const table = readTable(files.get(TABLE)?.body.toString('utf8'));
  const made = new Map<string, ServedFile>();

  function make(parts: readonly string[]): ServedFile {
    const hinted = filesOf(table, parts).filter((file) => files.has(`/${file}`));
    const body = Buffer.from(withHints(withoutFirst(page.body.toString('utf8')), hinted));
    return { ...page, body, tag: tagOf(body) };
  }

  return (path) => {
    // Home and the games have pages of their own, with what a newcomer sees first.
    const own = files.get(`${path.replace(/\/$/, '')}/index.html`);
    if (own) return own;
    const parts = partsOf(table, path);
    const key = parts.join(' ');
    const known = made.get(key) ?? make(parts);
    made.set(key, known);
    return known;
  };
}
