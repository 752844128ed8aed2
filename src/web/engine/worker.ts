// The engine's own thread.

import { expose } from 'comlink';
import { localThread } from './jobs.ts';

expose(localThread);
