// The celebration of Dokuborn: gems of the six inks fall like rain.

import './dress.css';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Dress } from '../../ui/celebration/index.tsx';
import { Gem } from './gem.tsx';

const inks = ['amber', 'ruby', 'sapphire', 'emerald', 'amethyst', 'steel'] as const;

export const dress: Dress<DokubornTypes> = {
  motion: 'rain',
  count: 18,
  Piece: (props) => (
    <span class="doku-flying">
      <Gem ink={inks[props.index % inks.length] ?? 'amber'} />
    </span>
  ),
};
