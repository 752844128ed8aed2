// Hints on the board: the options are drawn as bars with their figures, so the card need not read them all out.

import type { DragonQuestTypes } from '../../../games/dragon-quest/types.ts';
import type { HintManner } from '../../play/hints.ts';
import { words } from './words.ts';

export const hints: HintManner<DragonQuestTypes> = {
  words: () => ({
    ...words.hint,
    why(hint, step, view) {
      const bars = hint.steps[step]?.marks.filter(({ kind }) => kind === 'bar') ?? [];
      const compares = hint.steps[step]?.facts.some(({ type }) => type === 'options');
      return compares && bars.length > 1 ? words.face.compared : words.hint.why(hint, step, view);
    },
  }),
};
