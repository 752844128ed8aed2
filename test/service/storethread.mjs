// Runs the store's thread from source.

import { register } from 'tsx/esm/api';

register();
await import('../../src/server/store/store-thread.ts');
