// The entry of Dokuborn's face: what is known before it is loaded.

import type { FaceEntry } from '../../board/face.ts';
import { DokubornPicture } from './picture.tsx';

const load = () => import('./index.tsx');

export const entry: FaceEntry = {
  ground: '#2a2147',
  Picture: DokubornPicture,
  load: async () => (await load()).face,
  pages: [{ path: '/dokuborn/make', load: () => import('./make/page.tsx') }],
  loadHooks: async () => (await load()).hooks,
};
