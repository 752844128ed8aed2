// The engine's own thread.

import { answerCalls } from './calls.ts';
import { localThread } from './jobs.ts';

answerCalls(self, localThread);
