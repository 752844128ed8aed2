// How Witches shows its hints, and the cue of each event. A potion that a hint names is only written into the form; the
// players decide whether to brew it.

import { batch } from 'solid-js';
import { words } from '#words/witches/index.ts';
import type { Hint } from '../../../core/game.ts';
import type { HintStage } from '../../../core/hint.ts';
import type { Event, Move, WitchesTypes } from '../../../games/witches/types/index.ts';
import type { HintHooks } from '../../play/hints.ts';
import type { Cue } from '../../ui/feedback.ts';
import { handOf } from './hand.ts';
import { onDemand } from './panels.tsx';
import { soloHandOf } from './solo/hand.ts';

/** The list with ringed rows at this stage; while reasons are shown, potions come before notes. */
export function ringedList(
  { steps }: Pick<Hint<Move>, 'steps'>,
  stage: HintStage,
): 'potions' | 'notes' | undefined {
  const told = stage === 'why' ? steps.slice(0, 1) : stage === 'what' ? steps : [];
  const lists = told.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'row' ? [mark.list] : [])),
  );
  if (stage === 'why' && lists.includes('potions')) return 'potions';
  return lists.includes('notes') ? 'notes' : undefined;
}

export const hints: HintHooks<WitchesTypes> = {
  quick: (of) => ({ type: 'quickHint', of }),
  /** Loads the sentences during the search. */
  async find(_play, usual) {
    const [found] = await Promise.all([usual(), onDemand.load()]);
    return found;
  },
  /** Tables have their own. */
  words: (play) => (play.company ? undefined : onDemand.loaded()?.hint) ?? play.words.hint,
  /** Opens the list that a step rings. */
  told(play, hint, stage) {
    const shown = ringedList(hint, stage);
    if (play.view().solo) soloHandOf(play).setTab(shown ?? 'board');
    else if (hint.move?.type !== 'use') {
      if (shown) handOf(play).setTab(shown);
    } else if (stage === 'what') handOf(play).setTab('brew');
  },
  play(play, { move }) {
    if (move?.type !== 'use' && move?.type !== 'last') {
      if (move) play.move(move);
      return;
    }
    const hand = handOf(play);
    batch(() => {
      if (play.view().solo) soloHandOf(play).setDraft(move.entries);
      else {
        hand.setDraft(move.entries, 0);
        hand.setTab('brew');
      }
      play.hints.drop();
    });
    play.say(words.face.hintTaken);
  },
};

const misses: readonly Event['type'][] = ['poisoned', 'distracted', 'delayed'];

/** A potion that is not the recipe teaches something and is no miss; an effect against the player is one. */
export const feedback = ({ type }: Event): Cue => (misses.includes(type) ? 'missed' : undefined);
