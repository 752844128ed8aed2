// The engine's own thread.

import { localThread } from './jobs.ts';
import { answerOn } from './port.ts';

answerOn(self, localThread);
