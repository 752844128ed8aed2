// Hints at a table on screen advise the own seat: they open what they ring, and turn to the own part of the board.

import type { WitchesTypes } from '../../../../games/witches/types/index.ts';
import type { HintHooks } from '../../../play/hints.ts';
import { ringedList } from '../hints.ts';
import { screenHandOf } from './screen/screen.ts';
import { youAt } from './table.ts';

export const screenHints: HintHooks<WitchesTypes> = {
  told(play, hint, stage) {
    const hand = screenHandOf(play);
    const you = youAt(play);
    if (you !== null && hand.looking() !== you) hand.look(you);
    hand.setTab(ringedList(hint, stage) ?? 'board');
  },
};
