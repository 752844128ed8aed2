// Benchmarks: all of them, or the sections that are named. The one of the first visit needs the app built and a browser.

import { findBrowser } from './browser.js';
import { buildParts } from './build.js';
import { at, main, runTool } from './tools.js';

await main(async () => {
  const asked = process.argv.slice(2);
  const env = {};
  if (asked.length === 0 || asked.includes('page')) {
    if (!(await buildParts(['web', 'server'], { again: false }))) throw new Error('Not built.');
    env.CURIO_CHROMIUM = await findBrowser();
  }
  process.exitCode = await runTool('tsx', [at('bench', 'index.ts'), ...asked], { env });
});
