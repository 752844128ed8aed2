// The entry of Dokuborn's face: what is known before it is loaded.

import type { FaceEntry } from '../../board/face.ts';
import { DokubornPicture } from './picture.tsx';

export const entry: FaceEntry = {
  ground: '#2a2147',
  Picture: DokubornPicture,
  pages: [{ path: '/dokuborn/make', load: () => import('./make/page.tsx') }],
  loadHooks: async () => (await import('./hooks.ts')).hooks,
};
