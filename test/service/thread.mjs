// Runs the judge's thread from its source.

import { register } from 'tsx/esm/api';

register();
await import('../../src/server/judge/worker.ts');
