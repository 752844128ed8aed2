// The celebration of Dragon Quest: torches flare at both sides, gems fly up, and the crown comes down. Where the hero
// fell, the torches are out.

import './dress.css';
import type { DragonQuestTypes } from '../../../games/dragon-quest/types.ts';
import type { Dress } from '../../ui/celebration/index.tsx';
import { Picture } from './cards.tsx';

const CROWN = 'M8 78 2 26l27 22L50 10l21 38 27-22-6 52zM9 84h82v8H9z';

function Torches(props: { readonly won: boolean }) {
  return (
    <span class="dq-finale" classList={{ won: props.won }}>
      <span class="dq-flare left">
        <Picture name="torch" />
      </span>
      <span class="dq-flare right">
        <Picture name="torch" />
      </span>
      {props.won && (
        <svg class="dq-crown" viewBox="0 0 100 100" aria-hidden="true">
          <path d={CROWN} />
        </svg>
      )}
    </span>
  );
}

export const dress: Dress<DragonQuestTypes> = {
  motion: 'rise',
  count: 9,
  Piece: (props) => (
    <span class="dq-flying">
      <Picture name={props.play.status() === 'won' ? 'gem' : 'healing'} />
    </span>
  ),
  Scenery: Torches,
};
