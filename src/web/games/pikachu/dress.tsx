// The celebration of Pikachu: the tiles that are gone fly once more.

import './dress.css';
import type { PikachuTypes } from '../../../games/pikachu/types.ts';
import type { Dress } from '../../ui/celebration/index.tsx';
import { Picture } from './tile.tsx';

export const dress: Dress<PikachuTypes> = {
  motion: 'burst',
  count: 16,
  Piece: (props) => (
    <span class="pikachu-flying">
      <Picture tile={1 + (props.index % props.play.view().kinds)} />
    </span>
  ),
};
