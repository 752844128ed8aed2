// The face of Hudoku: board, number pad, countdown, and the editor for drawings of one's own.

import './hudoku.css';
import './pad.css';
import { type JSX, lazy } from 'solid-js';
import { HINT_COST } from '../../../games/hudoku/rules/score.ts';
import { type HudokuTypes, NO_PRACTICE } from '../../../games/hudoku/types.ts';
import type { Face } from '../../board/face.ts';
import type { Play } from '../../play/play.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Layout } from '../../ui/fit/layout.tsx';
import { later } from '../../ui/later.ts';
import { HudokuBoard } from './board.tsx';
import { feel } from './feel.ts';
import { looksForeign } from './foreign.ts';
import { handOf } from './hand.ts';
import { Pad } from './pad.tsx';
import { Status } from './status.tsx';
import { words } from './words.ts';

const editor = later(() => import('./editor.tsx'));
const TemplateEditor = lazy(async () => ({ default: (await editor.load()).TemplateEditor }));
const importer = later(() => import('./importer.tsx'));
const Importer = lazy(async () => ({ default: (await importer.load()).Importer }));
const practise = later(() => import('./practise.tsx'));
const Practise = lazy(async () => ({ default: (await practise.load()).Practise }));
const options = later(() => import('./optionsdialog.tsx'));

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

export const face: Face<HudokuTypes> = {
  Board,
  feel,
  loadDress: async () => (await import('./dress.tsx')).dress,
  Editor: TemplateEditor,
  editedFields: ['customTemplate'],
  // The level follows from the technique.
  hiddenFields: (params) => (params['practise'] === NO_PRACTICE ? [] : ['level']),
  Importer,
  looksForeign,
  HintMore: Practise,
  levelName: words.face.boardName,
  lesson: async (rules) => (await import('./lesson.ts')).loadLesson(rules),
  figures: async (rules) => (await import('./figures.tsx')).loadFigures(rules),
  menu: (play) => [
    {
      label: words.face.optionsMenu,
      act: async () => (await options.load()).showOptions(play),
    },
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
