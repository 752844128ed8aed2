// What only tables of several people say, in the language of the app.

import { words as common } from '../words.ts';

export const words = await common.loadTables();
