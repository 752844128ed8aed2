// Runs the store's thread from its source.

import { register } from 'tsx/esm/api';

register();
await import('../../src/server/store/worker.ts');
