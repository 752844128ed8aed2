// Shared by the scripts: running tools from node_modules, fingerprints of sources, counting tests.
// Plain JavaScript without dependencies, because it runs before anything is installed.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const at = (...parts) => join(root, ...parts);

/** Runs a script; a failure becomes a message and an exit code, without a stack trace. */
export async function main(part) {
  try {
    await part();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Whether the module at this address is the script that was started. */
export const isMain = (address) => address === pathToFileURL(process.argv[1] ?? '').href;

/** Fingerprints and reports, outside git and the package. */
const notes = at('.build');

export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Runs a command in the foreground. Returns its exit code, 1 if it could not run or was killed. */
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

/** Runs a program of a package in node_modules; faster than npx. */
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

/** All files below a path, sorted. */
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

/** A hash over names and contents, which also notices checkouts and deleted files. */
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

/** The fingerprint that `name` was last made from. */
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

/** A fresh path for a runner's report. */
function reportPath(name) {
  const path = join(notes, `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  rmSync(path, { force: true });
  return path;
}

/** Runs vitest. Returns how many tests passed and failed. Runs at the same time need reports of different names. */
export async function runVitest(args, env, name = 'vitest') {
  const report = reportPath(name);
  const code = await runTool(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    // A build in the same process leaves "production" behind, in which components lack what the tests inspect.
    { env: { ...env, NODE_ENV: 'test' } },
  );
  return countTests(report, code, countVitest);
}

/** Runs the browser tests. Returns how many passed and failed. */
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

/** A file that does not load counts as one failure. */
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
