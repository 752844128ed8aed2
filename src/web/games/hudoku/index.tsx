// The face of Hudoku: board, number pad, countdown, and the editor for drawings of one's own.

import './hudoku.css';
import './pad.css';
import type { JSX } from 'solid-js';
import type { HudokuTypes } from '../../../games/hudoku/types.ts';
import { confirm } from '../../kit/confirm.tsx';
import { Layout } from '../../kit/fit/layout.tsx';
import type { Play } from '../../play/play.ts';
import type { Face } from '../face.ts';
import { HudokuBoard } from './board.tsx';
import { TemplateEditor } from './editor.tsx';
import { feel } from './feel.ts';
import { Pad, pencilOf } from './pad.tsx';
import { Status } from './status.tsx';
import { words } from './words.ts';

function Board(props: { readonly play: Play<HudokuTypes> }): JSX.Element {
  const pencil = pencilOf(props.play);
  const { rows, columns } = props.play.view();
  return (
    <Layout
      class="hudoku"
      rows={rows}
      columns={columns}
      board={<HudokuBoard play={props.play} pencil={pencil} />}
      status={<Status play={props.play} />}
      controls={props.play.watching ? undefined : <Pad play={props.play} pencil={pencil} />}
    />
  );
}

export const face: Face<HudokuTypes> = {
  Board,
  feel,
  loadDress: async () => (await import('./dress.tsx')).dress,
  Editor: TemplateEditor,
  editedFields: ['customTemplate'],
  lesson: async (rules) => (await import('./lesson.ts')).loadLesson(rules),
  figures: async (rules) => (await import('./figures.tsx')).loadFigures(rules),
  menu: (play) => [
    {
      label: words.face.reveal,
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
