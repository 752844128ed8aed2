// The keys of the shell, which work on every board.

import { type KeyActions, useKeys } from '../kit/keys.ts';
import { shell } from '../words.ts';

export const shellKeys = {
  undo: ['u', 'Ctrl+z'],
  redo: ['r', 'Ctrl+y', 'Ctrl+Shift+z'],
  hint: ['h'],
  pause: ['p'],
  newGame: ['n'],
  keys: ['?'],
} as const;

export function useShellKeys(actions: KeyActions<typeof shellKeys>, enabled: () => boolean): void {
  useKeys(shellKeys, actions, { enabled, names: shell.help.keyNames });
}
