// Pikachu before its face is loaded.

import type { FaceEntry } from '../../board/face.ts';
import { PikachuPicture } from './picture.tsx';

const load = () => import('./index.tsx');

export const entry: FaceEntry = {
  ground: '#16213e',
  Picture: PikachuPicture,
  fromHome: { key: 'scene', value: 'game' },
  pages: [
    { path: '/pikachu/journey', load: async () => ({ default: (await load()).JourneyPage }) },
  ],
  load: async () => (await load()).face,
};
