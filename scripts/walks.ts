// Lists the source files that four actions pass through, in the order of their first call:
//   digit  a Hudoku digit, from the key press to disk and screen
//   hint   a hint, from the button to the marks on the board
//   table  a move at a Witches table, from one phone to the other
//   daily  a daily, from its last digit to the service's numbers
// Usage: npx tsx scripts/walks.ts [--root CHECKOUT] [--json] [walk …]
// Builds the app and the server of that checkout with a probe at the start of every function, into a scratch folder that is
// removed afterwards, and plays the actions in Chromium. It uses nothing but a checkout's entry points, so one copy of this
// script measures trees of any shape. A file counts where one of its functions ran between the press and its end; module code
// does not count. The clock on the screen and the server's timers run all the time, and count before and after alike. The server
// is left out of the first two walks.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import type * as Vite from 'vite';

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '.' },
    json: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const root = resolve(options.root);
const scratch = join(root, '.build', 'walks');
const marks = join(scratch, 'marks');

// ---- Probes ------------------------------------------------------------------------------------------------------------

interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly body?: unknown;
}

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

/** Every function of a module, outer ones first. */
function functionsIn(node: AstNode): readonly AstNode[] {
  const inner = Object.values(node).flatMap((value: unknown) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(functionsIn),
  );
  return FUNCTIONS.includes(node.type) ? [node, ...inner] : inner;
}

/** Notes the file and the moment of its first call since the last reset. */
const probe = (file: string) =>
  `((globalThis.walked ??= new Map()).has(${JSON.stringify(file)}) || globalThis.walked.set(${JSON.stringify(file)}, performance.timeOrigin + performance.now()))`;

/** Puts the probe in front of what a function does; positions stay valid as changes are made from the end. */
function addProbes(code: string, program: AstNode, file: string): string {
  const changes = functionsIn(program)
    .flatMap(({ body }): readonly (readonly [at: number, text: string])[] => {
      if (!isNode(body)) return [];
      if (body.type === 'BlockStatement') return [[body.start + 1, `${probe(file)};`]];
      return [
        [body.start, `(${probe(file)}, (`],
        [body.end, '))'],
      ];
    })
    // At one position the inner function, which comes later in the list, ends first.
    .map(([at, text], index) => ({ at, text, index }))
    .sort((one, other) => other.at - one.at || (one.text === '))' ? one.index - other.index : 0));
  let probed = code;
  for (const { at, text } of changes) probed = probed.slice(0, at) + text + probed.slice(at);
  return probed;
}

/** Parentheses around a body of parentheses are not part of its node: `() => ({})`. */
function probes(vite: typeof Vite): Vite.Plugin {
  return {
    name: 'walk-probes',
    enforce: 'post',
    transform(code, id) {
      const [path = ''] = id.split('?');
      const file = relative(root, path).replaceAll('\\', '/');
      if (!/^src\/.*\.tsx?$/.test(file)) return undefined;
      const { program } = vite.parseSync(`${file}.js`, code);
      return { code: addProbes(code, program, file), map: null };
    },
  };
}

// ---- The build -----------------------------------------------------------------------------------------------------------

async function loadVite(): Promise<typeof Vite> {
  const entry = createRequire(join(root, 'package.json')).resolve('vite');
  return import(pathToFileURL(entry).href);
}

/** What scripts/build.js bundles for Node, the server and the command line: entry and name of the file. */
function nodeEntries(): readonly (readonly [entry: string, name: string])[] {
  const text = readFileSync(join(root, 'scripts', 'build.js'), 'utf8');
  return [...text.matchAll(/bundle\('(src\/[^']+)', '([^']+)'\)/g)].map(
    ([, entry = '', name = '']) => [entry, name] as const,
  );
}

async function flattened(plugins: Vite.PluginOption): Promise<readonly Vite.Plugin[]> {
  const found = await plugins;
  if (Array.isArray(found)) return (await Promise.all(found.map(flattened))).flat();
  return found ? [found] : [];
}

/** The checkout's own configuration without what works on finished files: prerendered pages, pictures, service worker. */
async function loadConfig(vite: typeof Vite): Promise<Vite.UserConfig> {
  const env = { command: 'build', mode: 'production' } as const;
  const loaded = await vite.loadConfigFromFile(env, join(root, 'vite.config.ts'), root);
  if (!loaded) throw new Error('There is no vite.config.ts.');
  const plugins = await flattened(loaded.config.plugins);
  return {
    ...loaded.config,
    plugins: plugins.filter((plugin) => !('writeBundle' in plugin || 'closeBundle' in plugin)),
  };
}

async function buildProbed(): Promise<void> {
  const vite = await loadVite();
  process.chdir(root);
  const plugin = probes(vite);
  const config = await loadConfig(vite);
  await vite.build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [config.plugins, plugin],
    worker: { plugins: () => [plugin] },
    build: {
      ...config.build,
      outDir: join(scratch, 'web'),
      emptyOutDir: true,
      reportCompressedSize: false,
    },
  });
  for (const [entry, name] of nodeEntries())
    await vite.build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: 'warn',
      json: { stringify: true },
      plugins: [plugin],
      ssr: { noExternal: true, external: ['@photostructure/sqlite'], target: 'node' },
      build: {
        ssr: join(root, entry),
        outDir: scratch,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rollupOptions: { output: { entryFileNames: name, codeSplitting: false } },
      },
    });
}

// ---- The server ------------------------------------------------------------------------------------------------------------

/** Runs first in every thread of the server: writes down what was walked whenever the number in the file `now` changes. */
const recorder = `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { threadId } from 'node:worker_threads';
  let known = '0';
  setInterval(() => {
    const now = readFileSync(${JSON.stringify(join(marks, 'now'))}, 'utf8');
    if (now === known || now === '') return;
    known = now;
    writeFileSync(${JSON.stringify(marks)} + '/' + now + '-' + threadId + '.json', JSON.stringify([...(globalThis.walked ?? [])]));
    globalThis.walked = new Map();
  }, 10).unref();
`;

interface RunningServer {
  readonly origin: string;
  /** Files of all threads since the last time this was called. */
  take(): Promise<readonly Walked[]>;
  close(): void;
}

type Walked = readonly [file: string, at: number];

const pause = (millis: number) => new Promise((done) => setTimeout(done, millis));

async function startServer(): Promise<RunningServer> {
  mkdirSync(marks, { recursive: true });
  writeFileSync(join(marks, 'now'), '0');
  writeFileSync(join(marks, 'recorder.mjs'), recorder);
  const child = spawn(process.execPath, [join(scratch, 'server.js')], {
    cwd: scratch,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      CURIO_DATA: join(scratch, 'data'),
      NODE_OPTIONS: `--import=${pathToFileURL(join(marks, 'recorder.mjs')).href}`,
    },
  });
  const port = await new Promise<string>((done, fail) => {
    let text = '';
    const hear = (chunk: Buffer) => {
      text += chunk.toString();
      const found = /open at http:\/\/[^/]+:(\d+)/.exec(text)?.[1];
      if (found !== undefined) done(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => fail(new Error(text)));
  });
  let turn = 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async take() {
      turn++;
      writeFileSync(join(marks, 'now'), String(turn));
      await pause(300);
      return readdirSync(marks)
        .filter((name) => name.startsWith(`${turn}-`))
        .flatMap((name): Walked[] => JSON.parse(readFileSync(join(marks, name), 'utf8')));
    },
    close: () => void child.kill(),
  };
}

// ---- The pages -------------------------------------------------------------------------------------------------------------

const reset = () => void Object.assign(globalThis, { walked: new Map() });
const walked = (): Walked[] => [...((globalThis as { walked?: Map<string, number> }).walked ?? [])];
const arm = () => void Object.assign(globalThis, { armed: true });

/** Runs before the app: the press that an armed page gets next starts its record, so that nothing earlier is in it. */
function startAtPress(): void {
  const start = () => {
    if (!Reflect.get(globalThis, 'armed')) return;
    Object.assign(globalThis, { armed: false, walked: new Map() });
  };
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, start, { capture: true });
}

interface Thread {
  evaluate<T>(work: () => T): Promise<T>;
}

const threadsOf = (page: Page): readonly Thread[] => [page, ...page.workers()];

/** Starts to record in pages, their workers and the server, if one is given; the returned function ends it. */
async function record(pages: readonly Page[], server?: RunningServer) {
  await server?.take();
  for (const page of pages) {
    for (const thread of threadsOf(page)) await thread.evaluate(reset);
    // Only the first page is pressed.
    if (page === pages[0]) await page.evaluate(arm);
  }
  return async (): Promise<readonly string[]> => {
    const all: Walked[] = [];
    for (const page of pages)
      for (const thread of threadsOf(page)) all.push(...(await thread.evaluate(walked)));
    if (server) all.push(...(await server.take()));
    all.sort(([, one], [, other]) => one - other);
    return [...new Set(all.map(([file]) => file))];
  };
}

async function openPage(browser: Browser, { origin }: RunningServer): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(startAtPress);
  await page.addInitScript(() => {
    localStorage.setItem('curio.lessons', 'hudoku pikachu dokuborn dragon-quest witches');
    localStorage.setItem('curio.service.consent', 'yes');
  });
  return page;
}

/** The command line, for puzzles and their solutions: one object a line. */
function curio(...args: readonly string[]): readonly Readonly<Record<string, unknown>>[] {
  const program = join(scratch, 'curio.js');
  const said = execFileSync(process.execPath, [program, ...args, '--json'], { encoding: 'utf8' });
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The digits that solve a Hudoku, as cell and digit. */
function solutionOf(code: string): readonly (readonly [cell: string, digit: string])[] {
  const moves = curio('solve', code)[0]?.['moves'];
  return (Array.isArray(moves) ? moves : []).map((move) => {
    const [, cell = '', digit = ''] = /^enter-(\d+)-(\d+)$/.exec(String(move)) ?? [];
    return [cell, digit] as const;
  });
}

async function enter(page: Page, digits: readonly (readonly [string, string])[]): Promise<void> {
  for (const [cell, digit] of digits) {
    await page.locator(`[data-cell="${cell}"]`).first().click();
    await page.keyboard.press(digit);
  }
}

async function openCode(page: Page, code: string): Promise<void> {
  await page.goto(`/play/${code}`);
  await expect(page.getByRole('grid')).toBeVisible({ timeout: 30_000 });
  await pause(1500);
}

/** Waits until the page has fetched ahead what it wants: nothing new for three seconds. */
async function settle(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let known = -1, now = await count(); now !== known; now = await count()) {
    known = now;
    await pause(3000);
  }
}

/** Long enough for a board to be stored, and its journal cleared. */
const STORED = 800;

// ---- The walks -------------------------------------------------------------------------------------------------------------

type Walk = (server: RunningServer, browser: Browser) => Promise<readonly string[]>;

const calmCode = () =>
  String(curio('deal', 'hudoku', '--preset', 'jigsaw-medium-calm', '--seed', 'walks')[0]?.['code']);

const walks: Readonly<Record<string, Walk>> = {
  async digit(server, browser) {
    const page = await openPage(browser, server);
    const code = calmCode();
    await openCode(page, code);
    const [first, second, third] = solutionOf(code);
    if (!first || !second || !third) throw new Error('no solution');
    // What the first steps load is there then.
    await enter(page, [first, second]);
    await page.locator(`[data-cell="${third[0]}"]`).first().click();
    await settle(page);
    const end = await record([page]);
    await page.keyboard.press(third[1]);
    await pause(STORED);
    return end();
  },

  async hint(server, browser) {
    const page = await openPage(browser, server);
    const code = calmCode();
    await openCode(page, code);
    const button = page.getByRole('button', { name: 'Hint', exact: true });
    const card = page.getByRole('complementary', { name: 'Hint' });
    // The first one starts the engine and loads the card.
    await button.click();
    await expect(card).toContainText(/\w/, { timeout: 30_000 });
    await page.keyboard.press('Escape');
    await enter(page, solutionOf(code).slice(0, 2));
    await settle(page);
    const end = await record([page]);
    await button.click();
    await expect(card).toContainText(/look at/i, { timeout: 30_000 });
    await pause(STORED);
    return end();
  },

  async table(server, browser) {
    const pages = [await openPage(browser, server), await openPage(browser, server)] as const;
    const [anna, ben] = pages;
    await anna.goto('/together');
    await anna.getByRole('radio', { name: 'Wondering Witches' }).check();
    await anna.getByRole('radio', { name: 'With the paper board' }).check();
    await anna.getByLabel('Your name').fill('Anna');
    await anna.getByRole('button', { name: 'Open the table' }).click();
    await expect(anna).toHaveURL(/\/together\/[A-Z]{6}$/);
    await ben.goto(anna.url());
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Sit down and play' }).click();
    await anna.getByRole('button', { name: 'Start', exact: true }).click();
    const potion = async (page: Page) => {
      await page.getByRole('button', { name: /^Add / }).first().click();
      await page
        .getByRole('group', { name: 'Whose cauldron?' })
        .getByRole('button')
        .first()
        .click();
      await pause(1500);
    };
    const use = (page: Page) => page.getByRole('button', { name: 'Use Potion' }).click();
    const answer = (page: Page) => page.getByRole('region', { name: 'Latest answer' });
    await potion(ben);
    await use(ben);
    for (const page of pages) {
      await expect(answer(page)).toBeVisible();
      await page.getByRole('button', { name: 'Next potion' }).click();
    }
    await potion(anna);
    for (const page of pages) await settle(page);
    const end = await record(pages, server);
    await use(anna);
    for (const page of pages) await expect(answer(page)).toContainText('Potion 2');
    await pause(STORED);
    return end();
  },

  async daily(server, browser) {
    const page = await openPage(browser, server);
    const day = new Date().toISOString().slice(0, 10);
    const code = curio('daily', '--date', day).find(({ game }) => game === 'hudoku')?.['code'];
    await page.goto(`/daily/${day}/hudoku`);
    await expect(page.getByRole('grid')).toBeVisible({ timeout: 30_000 });
    await pause(1500);
    const digits = solutionOf(String(code));
    await enter(page, digits.slice(0, -1));
    const [last] = digits.slice(-1);
    await page.locator(`[data-cell="${last?.[0]}"]`).first().click();
    await settle(page);
    const end = await record([page], server);
    await page.keyboard.press(String(last?.[1]));
    const others = page.getByRole('region', { name: 'How others did' });
    await expect(others).toContainText('1 person', { timeout: 30_000 });
    return end();
  },
};

const titles: Readonly<Record<string, string>> = {
  digit: 'A Hudoku digit, from key to disk and screen',
  hint: 'A hint, from button to marks',
  table: 'A table move, from phone to phone',
  daily: 'A daily, from last move to the service’s numbers',
};

/** How many files of each folder of `src`. */
function zonesOf(files: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const file of files) {
    const [, zone = ''] = file.split('/');
    counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  return [...counts]
    .sort()
    .map(([zone, count]) => `${zone} ${count}`)
    .join(', ');
}

const wanted = asked.length > 0 ? asked : Object.keys(walks);
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });
await buildProbed();
const browser = await chromium.launch({
  executablePath: process.env['CURIO_CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const server = await startServer();
const found: Record<string, readonly string[]> = {};
try {
  for (const name of wanted) {
    const walk = walks[name];
    if (!walk) throw new Error(`There is no walk “${name}”: ${Object.keys(walks).join(', ')}.`);
    found[name] = await walk(server, browser);
    for (const context of browser.contexts()) await context.close();
  }
} finally {
  server.close();
  await browser.close();
  if (!options.keep) rmSync(scratch, { recursive: true, force: true });
}
if (options.json) console.log(JSON.stringify(found, null, 2));
else
  for (const [name, files] of Object.entries(found)) {
    console.log(`\n## ${titles[name]}: ${files.length} files (${zonesOf(files)})\n`);
    for (const [index, file] of files.entries()) console.log(`${index + 1}. ${file}`);
  }
