// The celebration of Wondering Witches: the herbs of the game rise from the cauldron. Where it was lost, the fire is out.

import { defaultEnding, type Ending } from '../../board/face.ts';
import { ResultExtra } from './opening.tsx';
import { words } from '#words/witches/index.ts';
import './dress.css';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import type { BoardView } from '../../play/board-view.ts';
import type { CelebrationTheme } from '../../ui/celebration.tsx';
import { Herb } from './herb.tsx';

function Cauldron(props: { readonly won: boolean }) {
  return (
    <svg
      class="witches-kettle"
      classList={{ cold: !props.won }}
      viewBox="0 0 120 100"
      aria-hidden="true"
    >
      <path class="brew" d="M14 34q46-18 92 0l-4 10H18z" />
      <path
        class="iron"
        d="M8 30h104v8h-6c6 10 8 16 8 24 0 20-18 30-54 30S6 82 6 62c0-8 2-14 8-24H8zM28 90l-8 10m72-10 8 10"
      />
    </svg>
  );
}

export const dress: CelebrationTheme<BoardView<WitchesTypes>> = {
  motion: 'rise',
  count: 11,
  Piece: (props) => {
    const { ingredients } = props.play.view();
    const name = ingredients[props.index % ingredients.length];
    return <span class="witches-flying">{name && <Herb name={name} />}</span>;
  },
  Scenery: Cauldron,
};

export const ending: Ending<WitchesTypes> = {
  ...defaultEnding,
  /** A table wins and loses together. */
  title: (play) => {
    if (play.view().solo !== null) return undefined;
    return play.status() === 'won' ? words.face.covenWon : words.face.covenLost;
  },
  Result: ResultExtra,
  theme: dress,
};
