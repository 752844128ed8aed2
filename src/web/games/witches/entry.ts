// Wondering Witches before its face is loaded.

import type { FaceEntry } from '../face.ts';
import { WitchesPicture } from './picture.tsx';

export const entry: FaceEntry = {
  ground: '#efe6cc',
  Picture: WitchesPicture,
  load: async () => (await import('./index.tsx')).face,
  loadHabits: async () => ({
    arrived: async (text, code) => (await import('./arrival.ts')).arrived(text, code),
  }),
  pages: [{ path: '/boards', load: () => import('./boardspage.tsx') }],
};
