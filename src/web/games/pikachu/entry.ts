// Pikachu before its face is loaded.

import type { FaceEntry } from '../../board/face.ts';
import { PikachuPicture } from './picture.tsx';

export const entry: FaceEntry = {
  ground: '#16213e',
  Picture: PikachuPicture,
  fromHome: { key: 'scene', value: 'game' },
  pages: [{ path: '/pikachu/journey', load: () => import('./journey-page.tsx') }],
};
