// The figures of the rules of Wondering Witches: potions with what the High Witch says of them.

import { For } from 'solid-js';
import type { Rules } from '../../../core/game.ts';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import type { Figures } from '../../board/face.ts';
import { stillPlay } from '../../ui/figure.tsx';
import { Answer } from './history.tsx';
import { loadLesson } from './lesson.ts';
import { words } from './words.ts';

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
