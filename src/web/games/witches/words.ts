// The words of the face, in the language of the app.

import { manifest } from '../../../games/witches/manifest.ts';
import { language } from '../../words.ts';

export const words = await manifest.words[language]();
