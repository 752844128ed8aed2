// Dokuborn before its face is loaded.

import type { FaceEntry } from '../../board/face.ts';
import { DokubornPicture } from './picture.tsx';

export const entry: FaceEntry = {
  ground: '#2a2147',
  Picture: DokubornPicture,
  load: async () => (await import('./index.tsx')).face,
  pages: [{ path: '/dokuborn/make', load: () => import('./make/page.tsx') }],
  loadHabits: async () => (await import('./habits.ts')).habits,
};
