// Checks types, lint, format and unused code. Runs all checks and says which failed.

import { runTool } from './tools.js';

const checks = [
  ['types of the pure zone', 'tsc', ['-p', 'build/tsconfig.pure.json'], 'typescript'],
  ['types of the app', 'tsc', ['-p', 'build/tsconfig.web.json'], 'typescript'],
  ['types of the tools', 'tsc', ['-p', 'build/tsconfig.node.json'], 'typescript'],
  ['lint and format', 'biome', ['check', '.'], '@biomejs/biome'],
  ['unused code', 'knip', ['--config', 'build/knip.json'], 'knip'],
];

const failed = [];
for (const [title, tool, args, from] of checks) {
  console.log(`${title} …`);
  if ((await runTool(tool, args, { from })) !== 0) failed.push(title);
}
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
