// The figures of the rules of Wondering Witches: potions with what the High Witch says of them.

import { For } from 'solid-js';
import type { Rules } from '../../../core/game.ts';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import type { Figures, Teaching } from '../../board/face.ts';
import { stillPlay } from '../../board/guided-play.ts';
import { Answer } from './history.tsx';
import { loadLesson } from './lesson.ts';
import { loadLesson as loadSoloLesson } from './sololesson.ts';
import { words } from '#words/witches/index.ts';

export async function loadFigures(rules: Rules<WitchesTypes>): Promise<Figures> {
  const { deal, steps } = await loadLesson(rules);
  const moves = steps.flatMap(({ move }) => move ?? []).slice(0, 3);
  return {
    potions: () => {
      const play = stillPlay(rules, words, deal, moves);
      return (
        <div class="rules-row">
          <For each={[0, 1, 2]}>{(index) => <Answer play={play} index={index} />}</For>
        </div>
      );
    },
  };
}

export const teaching: Teaching<WitchesTypes> = {
  lesson: (rules, { play }) => (play === 'solo' ? loadSoloLesson(rules) : loadLesson(rules)),
  figures: loadFigures,
  Help: () => null,
  HintMore: () => null,
};
