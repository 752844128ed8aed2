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

function hintFor(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}">`;
  if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="/${file}">`;
  return `<link rel="preload" as="fetch" crossorigin href="/${file}">`;
}

/** Answers the page for an address; made when it is first asked for, and few, since only known parts count. */
export function createPages(
  page: ServedFile,
  files: ReadonlyMap<string, ServedFile>,
): (path: string) => ServedFile {
  const table = readTable(files.get(TABLE)?.body.toString('utf8'));
  const made = new Map<string, ServedFile>();

  function make(parts: readonly string[]): ServedFile {
    const text = page.body.toString('utf8');
    const hints = [...new Set(parts.flatMap((part) => table.get(part) ?? []))]
      .filter((file) => files.has(`/${file}`) && !text.includes(`"/${file}"`))
      .map((file) => hintFor(file));
    const body = Buffer.from(text.replace('</head>', `${hints.join('')}</head>`));
    return { ...page, body, tag: tagOf(body) };
  }

  return (path) => {
    const parts = partsOf(table, path);
    if (parts.length === 0) return page;
    const key = parts.join(' ');
    const known = made.get(key) ?? make(parts);
    made.set(key, known);
    return known;
  };
}
