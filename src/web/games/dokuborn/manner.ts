// The hints of Dokuborn: for the chosen cell step by step, and at last the card, which asking again puts there.

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
    // the chosen cell has its card: the tightest of the others is told about, and chosen
    const asked = play.serial();
    const found = await usual();
    const [tightest] = found.ok ? found.value.cells : [];
    if (tightest !== undefined && play.serial() === asked) hand.select(tightest);
    return found;
  },
  again(play, { technique, move, cells }) {
    const leadsOut = technique === 'deadEnd';
    const isTold = technique === 'card' && cells[0] === handOf(play).selected();
    return move && (leadsOut || isTold) ? 'play' : 'find';
  },
  // the cell and the panel beside the grid say it
  card: false,
};
