// Hints: a potion that one names is only written into the form, whether it is brewed is up to the players.

import { batch } from 'solid-js';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import type { HintManner } from '../../play/hints.ts';
import { handOf } from './hand.ts';
import { words } from './words.ts';

export const hints: HintManner<WitchesTypes> = {
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
