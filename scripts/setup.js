// Sets up a checkout: the Node version, packages, card catalogue and first puzzles. Does only what is missing. The other
// scripts call it, because npm's own hooks are off.

import { existsSync } from 'node:fs';
import {
  at,
  dropNote,
  filesBelow,
  fingerprint,
  isMain,
  main,
  readJson,
  readNote,
  runNpm,
  runTool,
  writeNote,
} from './tools.js';

const LEAST_NODE = [20, 19];

/** Says what is wrong with a version of Node, if anything. */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined;
  return `Curio needs Node ${LEAST_NODE.join('.')} or newer; this is ${version}. Get a newer one from https://nodejs.org`;
}

/** Whether every package is installed as locked. Optional ones may belong to other systems. */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '' || wanted.optional || wanted.devOptional) return true;
    const found = installed.packages[path];
    return found?.version === wanted.version && found?.integrity === wanted.integrity;
  });
}

async function installPackages() {
  const lock = at('package-lock.json');
  const installed = at('node_modules', '.package-lock.json');
  if (existsSync(installed) && isInstalled(readJson(lock), readJson(installed))) return;
  console.log('Installing packages …');
  const code = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error('npm ci failed; its messages are above.');
}

/** Makes the card catalogue from its package and src/data, again when either changes. */
async function buildCatalogue() {
  const script = at('src', 'data', 'build', 'index.ts');
  if (!existsSync(script)) return;
  const sources = filesBelow(at('src', 'data')).filter(
    (path) => !path.startsWith(at('src', 'data', 'generated')) && !path.endsWith('.test.ts'),
  );
  const made = fingerprint([...sources, at('node_modules', 'lorcana-oracle', 'package.json')]);
  const complete = filesBelow(at('src', 'data', 'generated')).some((path) =>
    path.endsWith('.json'),
  );
  if (complete && readNote('catalogue') === made) return;
  console.log('Making the card catalogue …');
  dropNote('catalogue');
  const code = await runTool('tsx', [script]);
  if (code !== 0) throw new Error('The card catalogue could not be made; the reason is above.');
  writeNote('catalogue', made);
}

/** Makes the puzzles that ship with the app by the engines, again when any engine changes. */
export async function makeStarters() {
  const script = at('scripts', 'starters.ts');
  const sources = ['core', 'data', 'games', 'cabinet'].flatMap((zone) =>
    filesBelow(at('src', zone)),
  );
  const made = fingerprint([...sources.filter((path) => !path.endsWith('.test.ts')), script]);
  const complete = filesBelow(at('src', 'web', 'play', 'generated')).length > 0;
  if (complete && readNote('starters') === made) return;
  console.log('Making the first puzzles …');
  dropNote('starters');
  const code = await runTool('tsx', [script]);
  if (code !== 0) throw new Error('The first puzzles could not be made; the reason is above.');
  writeNote('starters', made);
}

export async function setUp() {
  const problem = nodeProblem(process.version);
  if (problem) throw new Error(problem);
  await installPackages();
  await buildCatalogue();
  await makeStarters();
}

if (isMain(import.meta.url)) await main(setUp);
