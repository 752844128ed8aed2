// Everything at full size: property tests, statistics of the advisers, the kill tests, the packed package installed by a
// stranger. `npm test` runs a twentieth of the samples and the cheapest cases. Takes hours. Arguments go to vitest, and then
// only vitest runs: `npm run soak src/games/witches`.

import { buildParts, partNames } from './build.js';
import { setUp } from './setup.js';
import { findBrowser, findPostgres } from './system-programs.js';
import { closingLine, main, runPlaywright, runVitest } from './tools.js';

const HOUR = 3_600_000;

await main(async () => {
  await setUp();
  await findPostgres();
  const args = process.argv.slice(2);
  if (!(await buildParts(partNames, { again: false }))) throw new Error('Not built.');
  const env = { CURIO_SOAK: '1', CURIO_BUILT: '1' };
  const all = [await runVitest([`--testTimeout=${HOUR}`, ...args], env)];
  if (args.length === 0) {
    const browser = { ...env, CURIO_CHROMIUM: await findBrowser() };
    all.push(await runPlaywright([], browser));
  }
  const { line, failed } = closingLine(all);
  console.log(line);
  process.exitCode = failed ? 1 : 0;
});
