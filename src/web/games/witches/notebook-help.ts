// How much the notebook helps: not at all, by checking the player's notes, or by showing all that follows. The last does
// the deducing, so each board asks for it again. The log records it, and every check. A table of several people agrees on
// the degree and sees who asked.

import { createSignal } from 'solid-js';
import { dialogWords } from '#words/witches/dialogs.ts';
import type { View } from '../../../games/witches/types/index.ts';
import type { Notebook } from '../../../games/witches/types/notebook.ts';
import { perPlay } from '../../play/play.ts';
import { persistedSignal, textForm } from '../../storage/local-store.ts';
import { confirm } from '../../ui/dialog.tsx';
import { handOf, type WitchesPlay } from './hand.ts';

export const notebookHelps = ['off', 'check', 'follows'] as const;
type NotebookHelp = (typeof notebookHelps)[number];

/** The player's choice for all boards. */
const preferredHelp = persistedSignal('curio.witches.help', textForm('off'));

/** Logs the help. The caller has asked the player first. */
export function logHelp(play: WitchesPlay, what: 'check' | 'follows'): void {
  if (play.view().table) play.move({ type: 'asked', what });
  else play.peek(what);
}

/** The view as part of a question: at a table the page has no puzzle to give to the engine. */
export const tableView = (play: WitchesPlay): { of?: View } =>
  play.view().table ? { of: play.view() } : {};

export const helpOf = perPlay((play: WitchesPlay) => {
  const [following, setFollowing] = createSignal(
    !play.watching && !play.over() && play.peeks('follows') > 0,
  );
  const agreed = () => play.view().table?.help.degree;
  const help = (): NotebookHelp => {
    const degree = agreed();
    if (degree === 'none') return 'off';
    if (following() && degree !== 'check') return 'follows';
    return degree || preferredHelp.value() === 'check' ? 'check' : 'off';
  };
  return {
    help,
    /** What follows from the potions so far, if it is wanted and known. */
    notebook(): Notebook | undefined {
      const known = handOf(play).notebook();
      const current = help() === 'follows' && known?.potions === play.view().trials.length;
      return current ? known.notebook : undefined;
    },
    async setHelp(help: NotebookHelp): Promise<void> {
      if (help !== 'follows') {
        setFollowing(false);
        if (!agreed()) preferredHelp.set(help);
        return;
      }
      if (agreed()) logHelp(play, 'follows');
      else if (!play.peeked('follows')) {
        if (!(await confirm(dialogWords.followsSure))) return;
        logHelp(play, 'follows');
      }
      setFollowing(true);
    },
  };
});
