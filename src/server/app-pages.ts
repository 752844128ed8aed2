// The page as each address gets it: preload hints for the files of its first paint, so that the browser requests them all
// at once, and link previews for chats and social networks. The build writes both tables.

import * as v from 'valibot';
import { previewWords } from '#words/server.ts';
import { isDay } from '../cabinet/day.ts';
import { parseShape } from '../wire/service-api.ts';
import { type ServedFile, tagOf } from './app-files.ts';

const HINTS_FILE = '/first-visit.json';

/** Files by path segment (a game's id, a page's name) or by whole path. */
type HintTable = ReadonlyMap<string, readonly string[]>;

const hintsShape = v.record(v.string(), v.array(v.string()));

/** An unreadable table counts as empty: pages go without hints. */
export const readHintTable = (text: string | undefined): HintTable =>
  new Map(Object.entries(parseShape(hintsShape, text) ?? {}));

/** The segments of a path, or the path itself, that the table lists. A share code begins with the id of its game. */
function partsOf(table: HintTable, path: string): readonly string[] {
  const parts = path.split('/').map((part) => part.split('.', 1)[0] ?? '');
  return [...parts, path].filter((part) => table.has(part)).slice(0, 2);
}

const filesOf = (table: HintTable, parts: readonly string[]): readonly string[] => [
  ...new Set(parts.flatMap((part) => table.get(part) ?? [])),
];

/** The files of an address's first paint. */
export const filesFor = (table: HintTable, path: string): readonly string[] =>
  filesOf(table, partsOf(table, path));

function hintFor(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" crossorigin href="/${file}">`;
  if (file.endsWith('.js')) return `<link rel="modulepreload" crossorigin href="/${file}">`;
  return `<link rel="preload" as="fetch" crossorigin href="/${file}">`;
}

/** Adds hints for files that the page does not name yet. */
export function withHints(page: string, files: readonly string[]): string {
  const hints = files.filter((file) => !page.includes(`"/${file}"`)).map(hintFor);
  return page.replace('</head>', `${hints.join('')}</head>`);
}

/** These enclose the prerendered content of a page. */
export const FIRST_BEGINS = '<!--first-->';
export const FIRST_ENDS = '<!--/first-->';

/** Removes the prerendered content, which is right only at the page's own address. */
function withoutFirst(page: string): string {
  const [begin, end] = [page.indexOf(FIRST_BEGINS), page.indexOf(FIRST_ENDS)];
  return begin < 0 || end < begin
    ? page
    : page.slice(0, begin) + page.slice(end + FIRST_ENDS.length);
}

/** Returns the page for a path. Made on first request and cached; few, because only listed segments count. */
export function createPages(
  page: ServedFile,
  files: ReadonlyMap<string, ServedFile>,
): (path: string) => ServedFile {
  const table = readHintTable(files.get(HINTS_FILE)?.body.toString('utf8'));
  const made = new Map<string, ServedFile>();

  function make(parts: readonly string[]): ServedFile {
    const hinted = filesOf(table, parts).filter((file) => files.has(`/${file}`));
    const body = Buffer.from(withHints(withoutFirst(page.body.toString('utf8')), hinted));
    return { ...page, body, tag: tagOf(body) };
  }

  return (path) => {
    // Home and the games have prerendered pages of their own.
    const own = files.get(`${path.replace(/\/$/, '')}/index.html`);
    if (own) return own;
    const parts = partsOf(table, path);
    const key = parts.join(' ');
    const known = made.get(key) ?? make(parts);
    made.set(key, known);
    return known;
  };
}

// Link previews. Crawlers run no scripts and want absolute URLs, so the server writes title, text and picture into the page.

const PREVIEWS_FILE = '/previews.json';
/** The id of the home page's preview. */
const HOME = 'curio';
/** Pages are cached per host. Beyond this many host names, which a client can make up, pages have no previews. */
const MOST_HOSTS = 20;

const previewsShape = v.record(
  v.string(),
  v.object({
    title: v.string(),
    description: v.string(),
    /** An absolute path. */
    image: v.string(),
  }),
);
type Preview = v.InferOutput<typeof previewsShape>[string];

/** An unreadable table counts as empty: links have no previews. */
export const readPreviews = (text: string | undefined): ReadonlyMap<string, Preview> =>
  new Map(Object.entries(parseShape(previewsShape, text) ?? {}));

/** What a link shows: a game or home, and whether it is a daily. A closed set, so that previews can be cached. */
interface LinkSubject {
  readonly id: string;
  readonly daily: boolean;
}

/** Finds the game in a link to its page, its daily or one of its puzzles (share codes begin with its id). */
function subjectOf(table: ReadonlyMap<string, Preview>, path: string): LinkSubject {
  const parts = path.split('/').map((part) => part.split('.', 1)[0] ?? '');
  return { id: parts.find((part) => table.has(part)) ?? HOME, daily: parts.some(isDay) };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** No `og:url`, so that the preview opens the link that was shared. */
function previewTags(
  { title, description, image }: Preview,
  daily: boolean,
  origin: string,
): string {
  const tags: readonly (readonly [key: 'property' | 'name', name: string, content: string])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', previewWords.site],
    ['property', 'og:title', daily ? previewWords.daily(title) : title],
    ['property', 'og:description', description],
    ['property', 'og:image', `${origin}${image}`],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  return tags
    .map(([key, name, content]) => `<meta ${key}="${name}" content="${escaped(content)}">`)
    .join('');
}

/** A `Host` header as browsers send it: a name or an IP address, with or without a port. */
export const isHost = (host: string) => /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host);

/** Returns the page with preview tags; unchanged if the request names no host. */
export function createPreviews(
  files: ReadonlyMap<string, ServedFile>,
): (page: ServedFile, path: string, origin: string | undefined) => ServedFile {
  const table = readPreviews(files.get(PREVIEWS_FILE)?.body.toString('utf8'));
  const hosts = new Set<string>();
  const made = new Map<string, ServedFile>();
  return (page, path, origin) => {
    const { id, daily } = subjectOf(table, path);
    const preview = table.get(id);
    if (!preview || origin === undefined) return page;
    if (!hosts.has(origin) && hosts.size >= MOST_HOSTS) return page;
    hosts.add(origin);
    const key = `${origin} ${id} ${daily} ${page.tag}`;
    const known = made.get(key);
    if (known) return known;
    const tags = previewTags(preview, daily, origin);
    const body = Buffer.from(page.body.toString('utf8').replace('</head>', `${tags}</head>`));
    const written = { ...page, body, tag: tagOf(body) };
    made.set(key, written);
    return written;
  };
}
