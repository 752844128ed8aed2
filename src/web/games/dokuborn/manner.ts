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
      return answer.value.type === 'hint' ? success(answer.value.hint) : failure('notOffered');
    }
    return usual();
  },
  told(play, { technique, steps }, stage) {
    const [cell] = steps[0].area.cells;
    if (stage === 'where' && technique !== 'deadEnd' && cell !== undefined)
      handOf(play).select(cell);
  },
};
