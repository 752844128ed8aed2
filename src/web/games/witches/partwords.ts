// What the parts say that are loaded when they are first shown, in the language of the app.

import type { EffectName } from '../../../games/witches/names.ts';
import { words } from '#words/witches/index.ts';

export const partWords = await words.loadParts();

/** What each effect does. */
export const effectTexts: Readonly<Record<EffectName, string>> = {
  ...words.tasks,
  ...partWords.effects,
};
