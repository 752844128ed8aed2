// The property tests and the kill test at full size; `npm test` runs a tenth. Takes long. Arguments go to vitest, and
// then only vitest runs.

import { buildParts } from './build.js';
import { setUp } from './setup.js';
import { findBrowser, findPostgres } from './system-programs.js';
import { closingLine, main, runPlaywright, runVitest } from './tools.js';

const HOUR = 3_600_000;

await main(async () => {
  await setUp();
  await findPostgres();
  const counts = await runVitest([`--testTimeout=${HOUR}`, ...process.argv.slice(2)], {
    CURIO_SOAK: '1',
  });
  const all = [counts];
  if (process.argv.length === 2) {
    await buildParts(['web', 'server'], { again: false });
    const env = { CURIO_SOAK: '1', CURIO_CHROMIUM: await findBrowser() };
    all.push(await runPlaywright(['test/e2e/kill.spec.ts'], env));
  }
  const { line, failed } = closingLine(all);
  console.log(line);
  process.exitCode = failed ? 1 : 0;
});
