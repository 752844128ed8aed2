// All tests: the build, then units and properties, then the browser. The last line sums them up.
// With `units` neither a build nor a browser: tests of the built package are skipped. Further arguments go to vitest:
//   node scripts/test.js units src/games/hudoku

import { buildParts, partNames } from './build.js';
import { setUp } from './setup.js';
import { findBrowser, findPostgres } from './system-programs.js';
import { closingLine, runPlaywright, runTool, runVitest } from './tools.js';

/** A suite that cannot run counts as one failure, with its reason. */
async function suite(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

/** Service tests mostly wait, so they run beside the others. */
function unitTests(env) {
  return Promise.all([
    suite(() => runVitest(['--project=!service'], env)),
    suite(() => runVitest(['--project=service'], env, 'vitest-service')),
  ]);
}

/** Finds or installs the browser, and lets Playwright compile its tests. */
async function prepareBrowser() {
  const browser = await findBrowser();
  await runTool('playwright', ['test', '--list'], { from: '@playwright/test', quiet: true });
  return browser;
}

async function browserTests(prepared) {
  const browser = await prepared;
  console.log(`Browser: ${browser}`);
  return await runPlaywright([], { CURIO_CHROMIUM: browser });
}

async function allTests() {
  await setUp();
  await findPostgres();
  const [only, ...args] = process.argv.slice(2);
  if (only === 'units')
    return args.length > 0 ? [await suite(() => runVitest(args, {}))] : await unitTests({});
  // A build leaves one of two cores idle.
  const prepared = prepareBrowser();
  prepared.catch(() => {});
  const built = await buildParts(partNames, { again: false });
  const units = await unitTests(built ? { CURIO_BUILT: '1' } : {});
  const browser = built ? await suite(() => browserTests(prepared)) : { passed: 0, failed: 1 };
  return [...units, browser];
}

const counts = await suite(allTests);
const { line, failed } = closingLine([counts].flat());
process.exitCode = failed ? 1 : 0;
console.log(line);
