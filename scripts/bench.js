// Benchmarks: all of them, or the sections that are named.

import { at, runTool } from './tools.js';

process.exitCode = await runTool('tsx', [at('bench', 'index.ts'), ...process.argv.slice(2)]);
