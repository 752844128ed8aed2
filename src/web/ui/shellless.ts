// What a board's own buttons do where there is no shell around it, in lessons and replays: all of them the same.

import type { ShellActions } from '../board/face.ts';

export const withoutShell = (instead: () => void): ShellActions => ({
  chooseNew: instead,
  dealNext: instead,
  deal: instead,
  showTitle: instead,
});
