// The words of the face in the app's language.

import { manifest } from '../../../games/dragon-quest/manifest.ts';
import { language } from '../../words.ts';

export const words = await manifest.words[language]();
