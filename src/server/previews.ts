// Link previews: what a chat or a network shows of a shared link. Crawlers run no scripts and want whole addresses, so
// the server writes title, words and picture into the page, by the table of the build and the host that was asked.

import { isDay } from '../cabinet/day.ts';
import { type ServedFile, tagOf } from './files.ts';
import { previewWords } from './words.ts';

const TABLE = '/previews.json';
/** The cabinet itself. */
const HOME = 'curio';
/** Each host has pages of its own; whoever makes up more names than this gets pages without previews. */
const MOST_HOSTS = 20;

interface Preview {
  readonly title: string;
  readonly description: string;
  /** From the root of the site. */
  readonly image: string;
}

export type PreviewTable = ReadonlyMap<string, Preview>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** An unreadable table is an empty one: links have no previews. */
export function readPreviews(text: string | undefined): PreviewTable {
  const table = new Map<string, Preview>();
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    for (const [id, entry] of Object.entries(typeof value === 'object' && value ? value : {})) {
      const { title, description, image } = entry as Partial<Record<keyof Preview, unknown>>;
      if (isText(title) && isText(description) && isText(image))
        table.set(id, { title, description, image });
    }
  } catch {
    // As if there were none.
  }
  return table;
}

/** What a link is about: one game or the cabinet, and whether it is the daily of it. Few, whatever the address. */
interface Subject {
  readonly id: string;
  readonly daily: boolean;
}

/** A link to a game, to its daily or to a puzzle of it is about that game. A share code begins with its id. */
export function subjectOf(table: PreviewTable, path: string): Subject {
  const parts = path.split('/').map((part) => part.split('.', 1)[0] ?? '');
  return { id: parts.find((part) => table.has(part)) ?? HOME, daily: parts.some(isDay) };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** No `og:url`: a preview leads where the link did. */
export function previewTags(
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

/** A host as browsers send it: a name or an address, perhaps with a port. */
export const isHost = (host: string) => /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host);

/** Writes previews into pages. `origin` is undefined where the request names no host. */
export function createPreviews(
  files: ReadonlyMap<string, ServedFile>,
): (page: ServedFile, path: string, origin: string | undefined) => ServedFile {
  const table = readPreviews(files.get(TABLE)?.body.toString('utf8'));
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
