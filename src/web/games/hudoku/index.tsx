// The face of Hudoku: board, number pad, countdown, and what is loaded later.

import './hudoku.css';
import './pad.css';
import type { JSX } from 'solid-js';
import { words } from '#words/hudoku/index.ts';
import { HINT_COST } from '../../../games/hudoku/rules/score.ts';
import type { Event, HudokuTypes } from '../../../games/hudoku/types.ts';
import { defaultEnding, type Face, faceDefaults } from '../../board/face.ts';
import type { BoardView } from '../../play/board-view.ts';
import type { Play } from '../../play/play.ts';
import { Layout } from '../../ui/board-layout.tsx';
import type { CelebrationTheme } from '../../ui/celebration.tsx';
import { confirm } from '../../ui/dialog.tsx';
import type { Cue } from '../../ui/feedback.ts';
import { lazyModule } from '../../ui/lazy.ts';
import { HudokuBoard } from './board.tsx';
import { handOf } from './hand.ts';
import { Pad } from './pad.tsx';
import { Status } from './status.tsx';

const setup = lazyModule(() => import('./setup.tsx'));
const teaching = lazyModule(() => import('./teaching.tsx'));

function Board(props: { readonly play: Play<HudokuTypes> }): JSX.Element {
  const hand = handOf(props.play);
  const { rows, columns } = props.play.view();
  return (
    <Layout
      class="hudoku"
      rows={rows}
      columns={columns}
      board={<HudokuBoard play={props.play} hand={hand} />}
      status={<Status play={props.play} />}
      controls={props.play.watching ? undefined : <Pad play={props.play} hand={hand} />}
    />
  );
}

function feedback(event: Event): Cue {
  switch (event.type) {
    case 'missed':
      return 'missed';
    case 'checked':
      return event.wrong.length > 0 ? 'missed' : undefined;
    case 'revealed':
      return event.by === 'clock' ? 'clock' : 'hinted';
    default:
      return undefined;
  }
}

/** The nine digits on paper, in a wave over the board. */
const theme: CelebrationTheme<BoardView<HudokuTypes>> = {
  motion: 'wave',
  count: 9,
  Piece: (props) => (
    <span class="hudoku-flying" classList={{ large: props.index % 2 === 0 }}>
      {props.index + 1}
    </span>
  ),
};

export const face: Face<HudokuTypes> = {
  ...faceDefaults,
  Board,
  feedback,
  levelName: words.face.boardName,
  loadSetup: async () => (await setup.load()).setup,
  loadTeaching: async () => (await teaching.load()).teaching,
  loadEnding: async () => ({ ...defaultEnding, theme }),
  menu: (play) => [
    { label: words.face.optionsMenu, act: async () => (await setup.load()).showOptions(play) },
    {
      label: words.face.reveal(play.view().mode === 'timed' ? HINT_COST : undefined),
      disabled: play.over(),
      act: () => void play.move({ type: 'reveal' }),
    },
    {
      label: words.face.showSolution,
      disabled: play.over(),
      act: async () => {
        if (await confirm({ ...words.face.showSolutionSure, danger: true }))
          play.move({ type: 'showSolution' });
      },
    },
  ],
};
