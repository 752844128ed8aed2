// Benchmarks: all of them, or the sections that are named. Those of whole pages need the app built and a browser.

import { findBrowser } from './browser.js';
import { buildParts } from './build.js';
import { at, main, runTool } from './tools.js';

await main(async () => {
  const asked = process.argv.slice(2);
  const env = {};
  if (asked.length === 0 || asked.includes('page') || asked.includes('statistics')) {
    if (!(await buildParts(['web', 'server'], { again: false }))) throw new Error('Not built.');
    env.CURIO_CHROMIUM = await findBrowser();
  }
  process.exitCode = await runTool('tsx', [at('bench', 'index.ts'), ...asked], { env });
});
