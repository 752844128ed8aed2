// The figure of Dokuborn's rules: four cells with their conditions, two of them filled.

import type { Rules } from '../../../core/game.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Figures } from '../../board/face.ts';
import { stillPlay } from '../../ui/figure.tsx';
import { Grid } from './grid.tsx';
import { handOf } from './hand.ts';
import { loadLesson } from './lesson.ts';
import { words } from './words.ts';

export async function loadFigures(rules: Rules<DokubornTypes>): Promise<Figures> {
  const { deal, before } = await loadLesson(rules);
  return {
    crossing: () => {
      const play = stillPlay(rules, words, deal, before);
      return (
        <div class="doku rules-doku">
          <Grid play={play} hand={handOf(play)} />
        </div>
      );
    },
  };
}
