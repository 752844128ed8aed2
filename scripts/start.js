// Sets up, builds what is out of date, and serves the app on PORT (default 8080).

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
