// Builds dist: the app (web), the library (lib), the command line (cli) and the server; or only the parts named as
// arguments. Fails if any of them fails, and says which.

import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeStarters } from './setup.js';
import {
  at,
  dropNote,
  filesBelow,
  fingerprint,
  isMain,
  main,
  readNote,
  runTool,
  writeNote,
} from './tools.js';

const parts = {
  web: { title: 'the app', output: 'dist/web', build: buildWeb },
  lib: { title: 'the library', output: 'dist/lib', build: buildLibrary },
  cli: {
    title: 'the command line',
    output: 'dist/curio.js',
    build: () => bundle('src/cli/index.ts', 'curio.js'),
  },
  server: {
    title: 'the server',
    output: 'dist/server.js',
    build: async () =>
      (await bundle('src/server/judge/judge-thread.ts', 'judge.js')) &&
      (await bundle('src/server/store/store-thread.ts', 'store.js')) &&
      (await bundle('src/server/index.ts', 'server.js')),
  },
};

export const partNames = Object.keys(parts);

/** By vite.config.ts, which writes to dist/web. */
async function buildWeb() {
  if ((await runTool('vite', ['build', '--logLevel', 'warn'])) !== 0) return false;
  // Afterwards, so that the service worker does not precache them.
  copyFonts(at('dist', 'web', 'fonts'));
  return true;
}

/** For PDFs with letters that PDF readers have no font for. A test compares the list with src/paper/pdf-fonts.ts. */
export const fontFaces = [
  'DejaVuSans',
  'DejaVuSans-Bold',
  'DejaVuSerif',
  'DejaVuSerif-Bold',
  'DejaVuSerif-Italic',
];

function copyFonts(target) {
  const source = at('node_modules', 'dejavu-fonts-ttf');
  mkdirSync(target, { recursive: true });
  copyFileSync(join(source, 'LICENSE'), join(target, 'LICENSE.txt'));
  for (const face of fontFaces)
    copyFileSync(join(source, 'ttf', `${face}.ttf`), join(target, `${face}.ttf`));
}

async function buildLibrary() {
  const code = await runTool('tsc', ['-p', 'build/tsconfig.lib.json'], { from: 'typescript' });
  if (code !== 0) return false;
  renameImports(at('dist', 'lib'));
  // Lets bundlers drop unused modules. Not in the package's own manifest, which would drop the app's styles.
  const effects = { type: 'module', sideEffects: false };
  writeFileSync(at('dist', 'lib', 'package.json'), `${JSON.stringify(effects)}\n`);
  const generated = at('src', 'data', 'generated');
  const data = filesBelow(generated).filter((path) => path.endsWith('.json'));
  const target = at('dist', 'lib', 'data', 'generated');
  if (data.length > 0) mkdirSync(target, { recursive: true });
  for (const path of data) copyFileSync(path, join(target, path.slice(generated.length + 1)));
  return true;
}

/** The compiler renames imports in scripts only, but not every tool accepts `.ts` in declarations. */
function renameImports(folder) {
  for (const path of filesBelow(folder).filter((file) => file.endsWith('.d.ts'))) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/((?:from |import\()(['"])\.[^'"]*)\.ts\2/g, '$1.js$2'));
  }
}

/**
 * Loaded from node_modules at run time: SQLite has a compiled part; fontkit, a megabyte that only PDFs with unusual
 * letters need, would slow the start of every command by 30 ms.
 */
const external = ['@photostructure/sqlite', '@pdf-lib/fontkit'];

const WRITES = 'const x = socket.write(chunk, fn)';

/**
 * `postgres` 3.4 writes to closed connections, which throws out of reach and ends our process whenever the database goes
 * down. This makes such a write fail like any other. A version with different code fails the build, as a reminder to
 * check whether the patch is still needed.
 */
const closedWrites = {
  name: 'closed-writes',
  transform(code, id) {
    if (!/\/postgres\/src\/connection\.js$/.test(id)) return undefined;
    if (code.split(WRITES).length !== 2) throw new Error(`${id}: see closedWrites`);
    const fail = `chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false`;
    return { code: code.replace(WRITES, `if (!socket) {\n${fail}\n}\n${WRITES}`), map: null };
  },
};

/** Bundles an entry into one file that runs on its own, packages included. */
export async function bundle(entry, name, folder = 'dist') {
  const { build } = await import('vite');
  try {
    await build({
      configFile: false,
      root: at('.'),
      publicDir: false,
      logLevel: 'warn',
      json: { stringify: true },
      plugins: [closedWrites],
      ssr: { noExternal: true, external, target: 'node' },
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            entryFileNames: name,
            codeSplitting: false,
            banner: '#!/usr/bin/env node',
          },
        },
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return false;
  }
  chmodSync(at(folder, name), 0o755);
  return true;
}

/** Fingerprint of everything that a build depends on. */
function sourcesPrint() {
  const tops = readdirSync(at('.'))
    .filter((name) => /\.json$|\.config\.ts$/.test(name))
    .map((name) => at(name));
  const below = ['src', 'build'].flatMap((folder) => filesBelow(at(folder)));
  const sources = below.filter((path) => !/\.test\.tsx?$/.test(path));
  return fingerprint([...tops, ...sources, at('scripts', 'build.js')]);
}

/** Builds the named parts; with `again: false` only those that are out of date. Returns whether all succeeded. */
export async function buildParts(names, { again }) {
  if (names.includes('web')) await makeStarters();
  const print = sourcesPrint();
  for (const name of names) {
    const part = parts[name];
    const output = at(part.output);
    if (!again && existsSync(output) && readNote(`build-${name}`) === print) continue;
    console.log(`Building ${part.title} …`);
    const start = Date.now();
    dropNote(`build-${name}`);
    rmSync(output, { recursive: true, force: true });
    if (!(await part.build()) || !existsSync(output)) {
      console.error(`Building ${part.title} failed.`);
      return false;
    }
    writeNote(`build-${name}`, print);
    console.log(`  ${part.output} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  return true;
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const asked = process.argv.slice(2);
    const unknown = asked.find((name) => !partNames.includes(name));
    if (unknown) throw new Error(`There is no part ${unknown}: ${partNames.join(', ')}.`);
    if (asked.length === 0) rmSync(at('dist'), { recursive: true, force: true });
    const names = asked.length > 0 ? asked : partNames;
    if (!(await buildParts(names, { again: true }))) process.exitCode = 1;
  });
}
