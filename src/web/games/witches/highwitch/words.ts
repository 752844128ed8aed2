// What only the High Witch page says, in the language of the app.

import { words as common } from '../words.ts';

export const words = await common.loadHighWitch();
