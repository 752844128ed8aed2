// Wondering Witches before its face is loaded.

import type { FaceEntry } from '../../board/face.ts';
import { WitchesPicture } from './picture.tsx';

export const entry: FaceEntry = {
  ground: '#efe6cc',
  Picture: WitchesPicture,
  load: async () => (await import('./index.tsx')).face,
  loadHooks: async () => ({
    // A link from elsewhere says nothing of players; then there is nothing to load.
    codeOpened: async (text, code) => {
      if (/players=|(^|\/)[a-z]{4}[ -]?[a-z]{4}\W*$/i.test(text.trim()))
        await (await import('./arrival.ts')).arrived(text, code);
    },
  }),
  loadTable: async (kind) => (await import('./together/index.tsx')).tableFace(kind),
  pages: [{ path: '/boards', load: () => import('./boardspage.tsx') }],
};
