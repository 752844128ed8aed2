// The figures of Hudoku's rules: the board of the lesson, as it is dealt, with pencil marks, and as it is solved.

import type { Rules } from '../../../core/game.ts';
import type { HudokuTypes, Move } from '../../../games/hudoku/types.ts';
import type { Figures } from '../../board/face.ts';
import { stillPlay } from '../../ui/figure.tsx';
import { HudokuBoard } from './board.tsx';
import { handOf } from './hand.ts';
import { loadLesson } from './lesson.ts';
import { words } from './words.ts';

/** Rem. */
const CELL = 2.9;

export async function loadFigures(rules: Rules<HudokuTypes>): Promise<Figures> {
  const { deal, steps } = await loadLesson(rules);
  const board = (moves: readonly Move[]) => () => {
    const play = stillPlay(rules, words, deal, moves);
    const { rows, columns } = play.view();
    return (
      <div
        class="hudoku-figure"
        style={{
          '--rows': rows,
          '--columns': columns,
          '--cell': `${CELL}rem`,
        }}
      >
        <HudokuBoard play={play} hand={handOf(play)} />
      </div>
    );
  };
  const entries = steps.flatMap(({ move }) => (move?.type === 'enter' ? [move] : []));
  return {
    regions: board([]),
    marked: board([{ type: 'fillMarks' }]),
    solved: board(entries),
  };
}
