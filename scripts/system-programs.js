// Programs from outside node_modules: a browser for the browser tests, PostgreSQL for the tests of the service. Installs
// Debian's packages where it may (as root, with apt-get).

import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './tools.js';

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const aptGet = (...args) => run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });

/** Returns whether it succeeded. */
async function install(packages) {
  console.log(`Installing ${packages.join(' and ')} …`);
  await aptGet('update', '-q');
  return (await aptGet('install', '-y', '-q', '--no-install-recommends', ...packages)) === 0;
}

// The headless build first: the same engine, a fifth faster over all tests.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const FONTS = 'fonts-noto-color-emoji';
const PACKAGES = ['chromium', FONTS];

const MAC_PLACES = ['Google Chrome', 'Chromium', 'Google Chrome for Testing'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

function defaultPlaces(platform, env) {
  if (platform === 'darwin')
    return [...MAC_PLACES, ...MAC_PLACES.map((place) => join(env.HOME ?? '', place))];
  if (platform !== 'win32') return [];
  return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [
          join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(folder, 'Chromium', 'Application', 'chrome.exe'),
        ]
      : [],
  );
}

/** Where a browser may be, by preference. */
export function browserPlaces(platform, env) {
  const named = [env.CURIO_CHROMIUM, env.CHROME_PATH, env.CHROME_BIN].filter(Boolean);
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  return [...named, ...onPath, ...defaultPlaces(platform, env)];
}

/** On some systems the browser's name is a script that only explains how to install it. */
function works(path) {
  if (!existsSync(path)) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** A browser that Playwright downloaded. */
async function downloadedBrowser() {
  try {
    const { chromium } = await import('@playwright/test');
    const path = chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function lookForBrowser() {
  return browserPlaces(process.platform, process.env).find(works) ?? (await downloadedBrowser());
}

async function installBrowser() {
  // Not every release has the headless package.
  if (!(await install(['chromium-headless-shell', FONTS]))) await install(PACKAGES);
}

/** Returns the path of a browser; throws with advice if there is none. */
export async function findBrowser() {
  const found = await lookForBrowser();
  if (found) return found;
  if (mayInstall()) await installBrowser();
  const installed = mayInstall() ? await lookForBrowser() : undefined;
  if (installed) return installed;
  throw new Error(
    [
      'The browser tests need Chrome or Chromium, and none was found.',
      `  Debian, Ubuntu: sudo apt-get install ${PACKAGES.join(' ')}`,
      '  Fedora: sudo dnf install chromium google-noto-color-emoji-fonts',
      '  macOS: brew install --cask google-chrome',
      '  Windows: winget install Google.Chrome',
      'Or set CHROME_PATH to the browser that you have.',
    ].join('\n'),
  );
}

const HOMES = '/usr/lib/postgresql';
const CLUSTERS = '/etc/postgresql-common/createcluster.conf';

const hasServer = (folder) =>
  existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));

/** The folder of the newest server programs, Debian's or the one that `pg_config` names. The tests start their own server. */
function postgresFolder(homes = HOMES) {
  const versions = existsSync(homes) ? readdirSync(homes).map(Number).filter(Number.isInteger) : [];
  const folders = versions
    .sort((one, other) => other - one)
    .map((version) => join(homes, String(version), 'bin'));
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return [...folders, ...(asked.status === 0 ? [asked.stdout.trim()] : [])].find(hasServer);
}

async function installPostgres() {
  await install(['postgresql-common']);
  // Keeps Debian from creating a cluster that starts with the machine; the tests need only the programs.
  if (existsSync(CLUSTERS)) appendFileSync(CLUSTERS, 'create_main_cluster = false\n');
  await install(['postgresql']);
}

/** Returns the folder, installing PostgreSQL if it may. Without it, tests are skipped and say so. */
export async function findPostgres() {
  const found = postgresFolder();
  if (found || !mayInstall()) return found;
  await installPostgres();
  return postgresFolder();
}
