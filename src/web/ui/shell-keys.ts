// The keys of the shell, which work on every board.

import { type Accessor, createEffect } from 'solid-js';
import { shell } from '../words.ts';
import { type KeyActions, useKeys } from './keys.ts';

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

/**
 * Escape puts a hint away, and calls off the search for one. Here and not in the hint's card, which is loaded with the
 * first hint: its marks may be seen before. Registered anew with every hint, so that it comes before the board's keys.
 */
export function useLeaveHint(hinting: Accessor<boolean>, drop: () => void): void {
  createEffect(() => {
    if (hinting()) useKeys({ leave: ['Escape'] }, { leave: drop });
  });
}
