// All tests: the build, then units and properties, then the browser. The last line sums them up.
// With `units` neither a build nor a browser: tests of the built package are skipped. Further arguments go to vitest:
//   node scripts/test.js units src/games/hudoku

import { existsSync } from 'node:fs';
import { buildParts, partNames } from './build.js';
import { setUp } from './setup.js';
import { findBrowser, findPostgres } from './system-programs.js';
import { at, closingLine, runPlaywright, runVitest } from './tools.js';

/** A suite that cannot run counts as one failure, with its reason. */
async function suite(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}

async function browserTests() {
  if (!existsSync(at('playwright.config.ts'))) return { passed: 0, failed: 0 };
  const browser = await findBrowser();
  console.log(`Browser: ${browser}`);
  return await runPlaywright([], { CURIO_CHROMIUM: browser });
}

async function allTests() {
  await setUp();
  await findPostgres();
  const [only, ...args] = process.argv.slice(2);
  if (only === 'units') return [await suite(() => runVitest(args, {}))];
  const built = await buildParts(partNames, { again: false });
  const units = await suite(() => runVitest([], built ? { CURIO_BUILT: '1' } : {}));
  return built ? [units, await suite(browserTests)] : [units, { passed: 0, failed: 1 }];
}

const counts = await suite(allTests);
const { line, failed } = closingLine([counts].flat());
process.exitCode = failed ? 1 : 0;
console.log(line);
