#!/usr/bin/env node
// The command line, from any state of a checkout: what is missing is installed and built first, with every message on
// stderr, so that stdout holds the answer alone. Plain JavaScript that an old Node can read and refuse.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => new URL(`../${path}`, import.meta.url);
const program = at('dist/curio.js');

function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [fileURLToPath(at(script)), ...args], {
    // nothing is read from the input, and what is printed is not the answer
    stdio: ['ignore', 2, 2],
  });
  return status === 0;
}

if (!existsSync(program)) {
  if (!existsSync(at('scripts/build.js'))) {
    console.error('curio: this package is incomplete. Install it again, or build it in a clone.');
    process.exit(1);
  }
  console.error('curio: not built yet; building it once …');
  if (!run('scripts/setup.js') || !run('scripts/build.js', 'cli')) {
    console.error('curio: it could not be built; see above. Then try: npm run build');
    process.exit(1);
  }
}
await import(program.href);
