// The entry of Dragon Quest's face: what is known before it is loaded.

import type { FaceEntry } from '../../board/face.ts';
import { DragonQuestPicture } from './picture.tsx';

const load = () => import('./index.tsx');

export const entry: FaceEntry = {
  ground: '#2b2622',
  Picture: DragonQuestPicture,
  load: async () => (await load()).face,
  loadStatistics: async () => (await load()).loadStatistics(),
  pages: [],
};
