// Hints: a potion that one names is only written into the form, whether it is brewed is up to the players.

import { batch } from 'solid-js';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import type { HintManner } from '../../play/hints.ts';
import { handOf } from './hand.ts';
import { soloHandOf } from './solo/hand.ts';
import { words } from './words.ts';

export const hints: HintManner<WitchesTypes> = {
  /** Opens what a step rings, so that its reasons are seen and not only named. */
  told(play, hint, stage) {
    if (hint.move?.type === 'use' && stage === 'what' && !play.view().solo)
      return handOf(play).setTab('brew');
    const steps = stage === 'why' ? hint.steps.slice(0, 1) : stage === 'what' ? hint.steps : [];
    const lists = steps.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.kind === 'row' ? [mark.list] : [])),
    );
    const shown = stage === 'why' && lists.includes('potions') ? 'potions' : 'notes';
    if (!lists.includes(shown) || hint.move?.type === 'use') return;
    (play.view().solo ? soloHandOf(play) : handOf(play)).setTab(shown);
  },
  play(play, { move }) {
    if (move?.type !== 'use') {
      if (move) play.move(move);
      return;
    }
    const hand = handOf(play);
    batch(() => {
      hand.change({ draft: move.entries });
      hand.choose(0);
      hand.setTab('brew');
      play.hints.drop();
    });
    play.say(words.face.hintTaken);
  },
};
