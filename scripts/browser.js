// Finds a Chrome or Chromium for the browser tests; installs Debian's where that is possible.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './debian.js';

// The one without windows comes first: the same engine, a fifth faster in all tests.
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

function usualPlaces(platform, env) {
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

/** Where a browser may be, most wanted first. */
export function browserPlaces(platform, env) {
  const named = [env.CURIO_CHROMIUM, env.CHROME_PATH, env.CHROME_BIN].filter(Boolean);
  const suffix = platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  return [...named, ...onPath, ...usualPlaces(platform, env)];
}

/** Some systems put a script under the name of the browser that only says how to install it. */
function works(path) {
  if (!existsSync(path)) return false;
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** A browser that the test tool downloaded itself. */
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
  // Not every release has the lean one.
  if (!(await install(['chromium-headless-shell', FONTS]))) await install(PACKAGES);
}

/** The path of a browser. Throws with advice where there is none. */
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
