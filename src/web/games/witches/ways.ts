// The ways to play it: at a table or alone.

import { playChoices } from '../../../games/witches/names/levels.ts';
import type { Way } from '../../board/face.ts';
import { words } from './words.ts';

export const ways: readonly Way[] = playChoices.map((play) => ({
  ...words.face.ways[play],
  settings: { play },
}));
