// The faces of Witches' tables: the board on paper and a phone for everybody, or all of it on screen.

import { type JSX, lazy, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TableKind } from '../../../../core/table.ts';
import type { Move, View, WitchesTypes } from '../../../../games/witches/types/index.ts';
import type { TableFace } from '../../../board/face.ts';
import '../witches.css';
import '../notes.css';
import '../ending.css';
import { feel } from '../feel.ts';
import type { WitchesPlay } from '../hand.ts';
import { hints } from '../hints.ts';
import { screenHints } from './hints.ts';

const pages = {
  paper: lazy(() => import('./paper/page.tsx')),
  screen: lazy(() => import('./screen/page.tsx')),
};

const undo = ({ table }: View): Move | undefined =>
  table?.kind === 'screen' && table.you !== null && table.takeBack === table.you
    ? { type: 'takeBack' }
    : undefined;

export function tableFace(kind: TableKind): TableFace<WitchesTypes> {
  const page = kind === 'paper' ? pages.paper : pages.screen;
  return {
    Board: (props: { readonly play: WitchesPlay }): JSX.Element => (
      <Suspense fallback={<span data-opening="" />}>
        <Dynamic component={page} play={props.play} />
      </Suspense>
    ),
    // On paper nothing is taken back: what was said is said.
    undoes: kind === 'screen',
    undo,
    noteHint: (_hint, stage) => (stage === 'where' ? { type: 'asked', what: 'hint' } : undefined),
    hints: kind === 'paper' ? hints : screenHints,
    feedback: feel,
    loadEnding: async () => (await import('../ending.tsx')).ending,
  };
}
