// Runs the judge's thread from source.

import { register } from 'tsx/esm/api';

register();
await import('../../src/server/judge/judge-thread.ts');
