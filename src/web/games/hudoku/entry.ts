// Hudoku before its face is loaded.

import type { FaceEntry } from '../../board/face.ts';
import { HudokuPicture } from './picture.tsx';

export const entry: FaceEntry = {
  ground: '#f6f1e1',
  Picture: HudokuPicture,
  pages: [],
};
