// The celebration of Hudoku: the nine digits on paper, in a wave over the board.

import './dress.css';
import type { HudokuTypes } from '../../../games/hudoku/types.ts';
import type { Dress } from '../../ui/celebration/index.tsx';

export const dress: Dress<HudokuTypes> = {
  motion: 'wave',
  count: 9,
  Piece: (props) => (
    <span class="hudoku-flying" classList={{ large: props.index % 2 === 0 }}>
      {props.index + 1}
    </span>
  ),
};
