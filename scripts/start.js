// Sets up, builds what is not up to date, and serves the app on port 8080 or PORT.

import { pathToFileURL } from 'node:url';
import { buildParts } from './build.js';
import { setUp } from './setup.js';
import { at, main } from './tools.js';

await main(async () => {
  await setUp();
  if (!(await buildParts(['web', 'server'], { again: false }))) {
    process.exitCode = 1;
    return;
  }
  await import(pathToFileURL(at('dist', 'server.js')).href);
});
