// What the scripts share: running tools of node_modules, fingerprints of sources, counting tests.
// Plain JavaScript without dependencies, for it runs before anything is installed.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const at = (...parts) => join(root, ...parts);

/** Runs a script's main part; a failure is a message and an exit code, never a stack trace. */
export async function main(part) {
  try {
    await part();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Is the module at this address the script that was started? */
export const isMain = (address) => address === pathToFileURL(process.argv[1] ?? '').href;

/** Notes of the scripts, outside git and outside what is published. */
const notes = at('.build');

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Runs a command in the foreground; answers its exit code, 1 where it could not run or was killed. */
export function run(command, args, options = {}) {
  const { env, quiet = false, shell = false } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'],
    });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program of a package in node_modules, without npx and its waiting. */
export function runTool(name, args, options = {}) {
  const file = toolFile(options.from ?? name, name);
  if (file) return run(process.execPath, [file, ...args], options);
  console.error(`${name} is not installed: run node scripts/setup.js`);
  return Promise.resolve(1);
}

function toolFile(from, name) {
  const folder = at('node_modules', ...from.split('/'));
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { bin } = readJson(manifest);
  const path = typeof bin === 'string' ? bin : bin?.[name];
  return path ? join(folder, path) : undefined;
}

export function runNpm(args, options = {}) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** All files below a path, in one order everywhere. */
export function filesBelow(path) {
  if (!existsSync(path)) return [];
  const files = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const inside = join(folder, entry.name);
      if (entry.isDirectory()) walk(inside);
      else if (entry.isFile()) files.push(inside);
    }
  };
  walk(path);
  return files.sort();
}

/** A hash over names and contents, so that neither a checkout nor a deleted file is overlooked. */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of [...files].filter((path) => existsSync(path)).sort()) {
    hash.update(`${relative(root, file).split(sep).join('/')}\0`);
    hash.update(readFileSync(file));
    hash.update('\0');
  }
  return hash.digest('hex');
}

const notePath = (name) => join(notes, `${name}.made`);

/** What `name` was last made from, if it was. */
export function readNote(name) {
  return existsSync(notePath(name)) ? readFileSync(notePath(name), 'utf8') : undefined;
}

export function writeNote(name, text) {
  mkdirSync(notes, { recursive: true });
  writeFileSync(notePath(name), text);
}

export function dropNote(name) {
  rmSync(notePath(name), { force: true });
}

/** A fresh place for a runner's report. */
function reportPath(name) {
  const path = join(notes, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** Runs vitest; answers how many tests passed and failed. */
export async function runVitest(args, env) {
  const report = reportPath('vitest');
  const code = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    // A build before it leaves "production" behind, in which components do not tell what the tests look at.
    { env: { ...env, NODE_ENV: 'test' } },
  );
  return countTests(report, code, countVitest);
}

/** Runs the browser tests; answers how many passed and failed. */
export async function runPlaywright(args, env) {
  const report = reportPath('playwright');
  const code = await runTool('playwright', ['test', '--reporter=list,json', ...args], {
    from: '@playwright/test',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return countTests(report, code, countPlaywright);
}

/** A runner that leaves no report, or fails without a failed test, counts as one failure. */
export function countTests(report, code, count) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = count(readJson(report));
  } catch {
    console.error(`no report at ${relative(root, report)}: the runner crashed`);
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** A file that does not load has no failed test in it, and is a failure all the same. */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

export function countPlaywright({ stats, errors = [] }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The closing line of a run over several suites. */
export function closingLine(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return { line: `${sum('passed')} passed, ${sum('failed')} failed`, failed: sum('failed') > 0 };
}
