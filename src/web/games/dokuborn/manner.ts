// The hints of Dokuborn: about the chosen cell where it is empty, else about the tightest one, which is chosen then.

import { failure, success } from '../../../core/result.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { HintManner } from '../../play/hints.ts';
import { handOf } from './hand.ts';

export const hintManner: HintManner<DokubornTypes> = {
  async find(play, usual) {
    const hand = handOf(play);
    const cell = hand.selected();
    if (hand.isEmpty(cell)) {
      const answer = await play.ask({ type: 'hint', cell });
      if (!answer.ok) return answer;
      if (answer.value.type === 'hint') return success(answer.value.hint);
      if (answer.value.type !== 'deadEnd') return failure('notOffered');
      // No cell can be helped before this is: it is told by a banner of its own, and this is no hint.
      hand.warn(answer.value.deadEnd);
      return failure('cancelled');
    }
    const found = await usual();
    if (!found.ok || found.value.technique !== 'deadEnd') return found;
    await hand.askOutlook();
    return failure('cancelled');
  },
  told(play, { steps }, stage) {
    const [cell] = steps[0].area.cells;
    if (stage === 'where' && cell !== undefined) handOf(play).select(cell);
  },
};
