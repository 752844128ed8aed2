// The property tests in the sizes that are promised, not a tenth of them. Takes long; arguments go to vitest.

import { findPostgres } from './postgres.js';
import { setUp } from './setup.js';
import { closingLine, main, runVitest } from './tools.js';

const HOUR = 3_600_000;

await main(async () => {
  await setUp();
  await findPostgres();
  const counts = await runVitest([`--testTimeout=${HOUR}`, ...process.argv.slice(2)], {
    CURIO_SOAK: '1',
  });
  const { line, failed } = closingLine([counts]);
  console.log(line);
  process.exitCode = failed ? 1 : 0;
});
