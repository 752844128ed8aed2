// Giving the solo game up, behind a question.

import { confirm } from '../../../ui/dialog.tsx';
import type { WitchesPlay } from '../hand.ts';
import { words } from '#words/witches/solo.ts';

export async function giveUp(play: WitchesPlay): Promise<void> {
  if (await confirm({ ...words.giveUpSure, danger: true })) play.move({ type: 'giveUp' });
}
