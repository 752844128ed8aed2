// What only the solo game says, in the language of the app.

import { words as common } from '../words.ts';

export const words = await common.loadSolo();
