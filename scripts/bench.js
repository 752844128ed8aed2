// Benchmarks: all of them, or the sections that are named. Those of the first visit and of the service need the app
// built, the first a browser and the second PostgreSQL, too.

import { findBrowser } from './browser.js';
import { buildParts } from './build.js';
import { findPostgres } from './postgres.js';
import { at, main, runTool } from './tools.js';

await main(async () => {
  const asked = process.argv.slice(2);
  const env = {};
  const wanted = (name) => asked.length === 0 || asked.includes(name);
  if (wanted('page') || wanted('service')) {
    if (!(await buildParts(['web', 'server'], { again: false }))) throw new Error('Not built.');
  }
  if (wanted('page')) env.CURIO_CHROMIUM = await findBrowser();
  if (wanted('service')) await findPostgres();
  process.exitCode = await runTool('tsx', [at('bench', 'index.ts'), ...asked], { env });
});
