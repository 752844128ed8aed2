// Runs all benchmarks, or the named sections. Pages need the built app and a browser; the service and rooms need the
// server and PostgreSQL.

import { buildParts } from './build.js';
import { findBrowser, findPostgres } from './system-programs.js';
import { at, main, runTool } from './tools.js';

await main(async () => {
  const asked = process.argv.slice(2);
  const env = {};
  const wanted = (...names) => asked.length === 0 || names.some((name) => asked.includes(name));
  if (wanted('page', 'statistics', 'kept', 'service', 'rooms')) {
    if (!(await buildParts(['web', 'server'], { again: false }))) throw new Error('Not built.');
  }
  if (wanted('page', 'statistics', 'kept')) env.CURIO_CHROMIUM = await findBrowser();
  if (wanted('service', 'rooms')) await findPostgres();
  process.exitCode = await runTool('tsx', [at('bench', 'index.ts'), ...asked], { env });
});
