// Wondering Witches before its face is loaded.

import type { FaceEntry } from '../../board/face.ts';
import { WitchesPicture } from './picture.tsx';

const load = () => import('./index.tsx');

export const entry: FaceEntry = {
  ground: '#efe6cc',
  Picture: WitchesPicture,
  loadHooks: async () => ({
    codeOpened: async (text, code) => {
      // Only links and short codes of printed sheets know players.
      if (/players=|(^|\/)[a-z]{4}[ -]?[a-z]{4}\W*$/i.test(text.trim()))
        await (await load()).addSheetPlayers(text, code);
    },
  }),
  pages: [{ path: '/boards', load: async () => ({ default: (await load()).BoardsPage }) }],
};
