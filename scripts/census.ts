// Measures the tree: how many files, how long, how connected, and how plain its English is.
//   npm run census                 this checkout
//   npm run census -- DIR          another checkout
//   npm run census -- --list [DIR] also every offender, with its file and line
//   npm run census -- --sizes [DIR] instead: what each page of the built app (dist/web) downloads
// The definitions are printed with the table.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import { graphOf, type Node, nameOf, nodesOf } from '../test/graph.ts';

const SMALL = 40;

/** Names that the contract asks each game to declare, in its `types`. */
const contractNames = new Set([
  'Params',
  'Puzzle',
  'State',
  'Move',
  'Event',
  'Refusal',
  'View',
  'Question',
  'Answer',
  'Types',
]);
const GAME_TYPES = /^src\/games\/[^/]+\/types(\.ts$|\/)/;

/** The interfaces a game implements, by the folder that declares them. A new one belongs in this list. */
const contract: readonly (readonly [folder: string, names: readonly string[]])[] = [
  ['src/core/', ['Rules', 'Engine', 'Table', 'Hint', 'Racing']],
  ['src/games/', ['Manifest', 'TableEntry']],
  ['src/paper/', ['Printing']],
  ['src/words/', ['Words', 'HintWords', 'TypedMoves']],
  ['src/cli/', ['Extension']],
  [
    'src/web/',
    [
      'Face',
      'FaceEntry',
      'FaceSetup',
      'FaceTeaching',
      'FaceEnding',
      'TableFace',
      'Habits',
      'GameHooks',
    ],
  ],
];

/** Turns of phrase to avoid in comments and docs. Nouns ("two answers", "the answers") do not count. */
const phrases: readonly (readonly [title: string, pattern: RegExp])[] = [
  ['somebody / nobody', /\b(somebody|nobody)\b/gi],
  [
    '"answers" for returns',
    /(?<!\b(?:the|its|their|of|all|these|those|two|three|four|right|wrong|no|more|such|which|whose|few|many|possible|other|and|or|with|by|from|to|for|as|both|same|long|later|earlier|different|old|new|all the|in|than|server's|engine's|game's) )\banswers\b/gi,
  ],
  ['whoever / whatever', /\b(whoever|whatever)\b/gi],
  ['"is told"', /\b(?:is|are) told\b/gi],
  ['"is looked at"', /\blooked (?:at|for|up|after)\b/gi],
];

interface Place {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

interface Declared {
  readonly name: string;
  readonly file: string;
  /** Of an interface. */
  readonly members: number;
  readonly optional: number;
}

interface Reading {
  readonly types: readonly Declared[];
  readonly comments: readonly Place[];
}

const TYPE_NODES = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'ClassDeclaration',
]);

/** Declared types and comments of one file of TypeScript or JavaScript. */
function readFile(file: string, text: string): Reading {
  const { program, comments } = parseSync(file, text);
  const types: Declared[] = [];
  const visit = (node: Node) => {
    const name = TYPE_NODES.has(node.type) ? nameOf(node['id']) : undefined;
    if (name !== undefined) {
      const members = nodesOf(nodesOf(node['body'])[0]?.['body']);
      const optional = members.filter((member) => member['optional'] === true).length;
      types.push({ name, file, members: members.length, optional });
    }
    for (const value of Object.values(node)) for (const child of nodesOf(value)) visit(child);
  };
  visit({ ...program, type: 'Program' });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return {
    types,
    comments: comments.flatMap(({ value, start }) =>
      value.split('\n').map((line, index) => ({ file, line: lineAt(start) + index, text: line })),
    ),
  };
}

/** Of a document, or of a style sheet its comments. */
function readLines(file: string, text: string): readonly Place[] {
  const kept = file.endsWith('.css')
    ? text.replace(/^|\*\/[\s\S]*?(?:\/\*|$)/g, (gap) => gap.replace(/[^\n]/g, ' '))
    : text;
  return kept.split('\n').map((line, index) => ({ file, line: index + 1, text: line }));
}

const isProduct = (file: string) =>
  /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing(\/|\.tsx?$)/.test(file);

const folderOf = (file: string) => /^src\/web\/([^/]+)\//.exec(file)?.[1];

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function grouped<T>(
  items: readonly T[],
  key: (item: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

/** Pairs of folders of src/web that import each other, types included. */
function twoWayPairs(steps: ReadonlySet<string>): readonly string[] {
  return [...steps].filter((step) => {
    const [from = '', to = ''] = step.split(' ');
    return from < to && steps.has(`${to} ${from}`);
  });
}

function census(root: string) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = [...new Set(listed.trim().split('\n'))].filter(
    (file) => existsSync(join(root, file)) && file !== 'node_modules',
  );
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  const product = files.filter(isProduct);
  const sources = Object.fromEntries(product.map((file) => [file, read(file)]));
  const { imports } = graphOf(sources);
  const lines = new Map(
    product.map((file) => [file, (sources[file] ?? '').split('\n').length - 1]),
  );
  const sorted = [...lines.values()].sort((one, other) => one - other);

  const readings = files
    .filter((file) => /\.(tsx?|js)$/.test(file))
    .map((file) => readFile(file, read(file)));
  const types = readings.flatMap((reading) => reading.types).filter(({ file }) => isProduct(file));
  const counted = types.filter(
    ({ name, file }) => !(contractNames.has(name) && GAME_TYPES.test(file)),
  );
  const twins = [...grouped(counted, ({ name }) => name)]
    .map(([name, found]) => [name, [...new Set(found.map(({ file }) => file))]] as const)
    .filter(([, where]) => where.length > 1)
    .sort(([, one], [, other]) => other.length - one.length);

  const importers = grouped(
    imports.filter(({ way }) => way === 'static' || way === 'dynamic'),
    ({ to }) => to,
  );
  const single = product.filter(
    (file) =>
      (lines.get(file) ?? 0) < SMALL &&
      new Set((importers.get(file) ?? []).map(({ from }) => from)).size === 1,
  );
  const steps = imports.flatMap(({ from, to }) => {
    const [upper, lower] = [folderOf(from), folderOf(to)];
    return upper && lower && upper !== lower ? [`${upper} ${lower}`] : [];
  });
  const members = types.filter(({ name, file }) =>
    contract.some(([folder, names]) => file.startsWith(folder) && names.includes(name)),
  );

  const comments = readings.flatMap((reading) => reading.comments);
  const documents = files.filter((file) => /\.(md|css)$/.test(file));
  const readable = [...comments, ...documents.flatMap((file) => readLines(file, read(file)))];
  const spoken = phrases.map(([title, pattern]) => ({
    title,
    places: readable.flatMap((place) => [...place.text.matchAll(pattern)].map(() => place)),
  }));
  const glossary = join(root, 'docs', 'glossary.md');
  return {
    product,
    lines: sorted.reduce((sum, one) => sum + one, 0),
    median: median(sorted),
    small: sorted.filter((one) => one < SMALL).length,
    single,
    twins,
    glossary: existsSync(glossary)
      ? (readFileSync(glossary, 'utf8').match(/^- \*\*/gm) ?? []).length
      : 0,
    pairs: twoWayPairs(new Set(steps)),
    dynamic: imports.filter(({ way }) => way === 'dynamic'),
    members,
    root: [...new Set(files.map((file) => file.split('/')[0]))],
    commentLines: comments.filter(({ file, text }) => isProduct(file) && /\w/.test(text)).length,
    spoken,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(6);

/** By the table that the build wrote for the server: scripts and styles of each page, compressed. */
function printSizes(folder: string): void {
  const path = (file: string) => join(folder, file.replace(/^\//, ''));
  const size = (kind: string, files: readonly string[]) =>
    sum(
      files
        .filter((file) => file.endsWith(kind) && existsSync(path(file)))
        .map((file) => gzipSync(readFileSync(path(file))).length),
    );
  const table: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(path('first-visit.json'), 'utf8'),
  );
  const home = readFileSync(path('index.html'), 'utf8').match(/\/assets\/[\w.-]+\.(?:js|css)\b/g);
  const row = (title: string, files: readonly string[]) => {
    const [script, style] = [size('.js', files), size('.css', files)];
    const count = files.filter((file) => /\.(js|css)$/.test(file) && existsSync(path(file))).length;
    const numbers = [script, style, script + style].map(kilobytes).join(' ');
    console.log(`${title.padEnd(24)} ${numbers} ${String(count).padStart(5)}`);
  };
  console.log(`${'KB, gzip'.padEnd(24)}     js    css   both files`);
  row('home', [...new Set(home)]);
  for (const [page, files] of Object.entries(table))
    if (!page.startsWith('/'))
      row(`${page}, beyond home`, [...files, ...(table[`/${page}`] ?? [])]);
}

const args = process.argv.slice(2);
const list = args.includes('--list');
const root = resolve(args.find((arg) => !arg.startsWith('--')) ?? '.');
if (args.includes('--sizes')) {
  printSizes(join(root, 'dist', 'web'));
  process.exit();
}
const found = census(root);

const share = ((100 * found.small) / found.product.length).toFixed(0);
const rows: readonly (readonly [string, string | number, string])[] = [
  ['product files', found.product.length, '≤ 680'],
  ['their lines', found.lines, '≤ 101000'],
  ['median lines a file', found.median, '≥ 120'],
  [`files under ${SMALL} lines`, `${found.small} (${share} %)`, '≤ 12 %'],
  [`one importer and under ${SMALL} lines`, found.single.length, '≤ 15'],
  ['type names in two or more files', found.twins.length, '0'],
  ['glossary terms', found.glossary, '≤ 55'],
  ['two-way folder pairs in src/web', found.pairs.length, '0'],
  ['dynamic imports in src', found.dynamic.length, '≤ 80'],
  [
    'contract members / optional',
    `${sum(found.members.map((one) => one.members))} / ${sum(found.members.map((one) => one.optional))}`,
    '≤ 130 / ≤ 45',
  ],
  ['root entries', found.root.length, '≤ 22'],
  ['comment lines', found.commentLines, ''],
  ...found.spoken.map(
    ({ title, places }) =>
      [
        `phrase ${title}`,
        `${places.length} (${places.filter(({ file }) => isProduct(file)).length} in product comments)`,
        'a tenth',
      ] as const,
  ),
];
for (const [title, value, aim] of rows)
  console.log(`${title.padEnd(38)} ${String(value).padEnd(30)} ${aim}`);

console.log(`
Definitions
  product files: src/**/*.ts(x) that git knows or would add, without *.test.* and testing folders
  importers: product files, by static or dynamic import, types included; glob and worker imports are seams
  type names: interfaces, type aliases and classes, exported or not, except the contract's own
    (${[...contractNames].join(', ')}) where src/games/*/types declares them
  dynamic imports: import() expressions in product files; glob and worker imports are not among them
  contract: ${contract.flatMap(([, names]) => names).join(', ')}
  phrases: in comments of all .ts, .tsx, .js and .css files, and in all .md files`);

if (list) {
  const section = (title: string, lines: readonly string[]) =>
    console.log(`\n## ${title} (${lines.length})\n${lines.join('\n')}`);
  section(
    'Type names in two or more files',
    found.twins.map(([name, where]) => `${name}: ${where.join(', ')}`),
  );
  section(`One importer and under ${SMALL} lines`, found.single);
  section('Two-way folder pairs in src/web', found.pairs);
  section(
    'Dynamic imports',
    found.dynamic.map(({ from, to }) => `${from} → ${to}`),
  );
  section(
    'Contract',
    found.members.map((one) => `${one.file} ${one.name}: ${one.members} / ${one.optional}`),
  );
  section('Root entries', [found.root.join(' ')]);
  for (const { title, places } of found.spoken)
    section(
      `Phrase ${title}`,
      places.map(({ file, line, text }) => `${file}:${line}: ${text.trim()}`),
    );
}
