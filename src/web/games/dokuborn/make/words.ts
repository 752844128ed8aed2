// The words of the editor, loaded with it.

import { words } from '../words.ts';

export const said = await words.loadMake();
