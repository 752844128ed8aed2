// The face of Wondering Witches: the High Witch page for games on paper, and the solo game with its board.

import './witches.css';
import { type JSX, lazy, Show } from 'solid-js';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import type { Face } from '../face.ts';
import { handOf, notebookOn, setNotebookOn, takeHint, type WitchesPlay } from './hand.ts';
import { HighWitch } from './highwitch.tsx';
import { SealOpening } from './opening.tsx';
import { soloHandOf } from './solo/hand.ts';
import { soloWords } from './solo/words.ts';
import { words } from './words.ts';

function Result(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <Show when={props.play.view().opening}>
      {(opening) => (
        <div class="game-witches">
          <SealOpening opening={opening()} />
        </div>
      )}
    </Show>
  );
}

const SoloTable = lazy(() => import('./solo/table.tsx'));

/** A game is one or the other from its deal to its end. */
function Board(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <Show when={props.play.session.deal.puzzle.board} fallback={<HighWitch play={props.play} />}>
      <SoloTable play={props.play} />
    </Show>
  );
}

export const face: Face<WitchesTypes> = {
  Board,
  hiddenFields: (params) => (params['play'] === 'solo' ? ['events'] : ['board']),
  Result,
  hintAgain: takeHint,
  proofSpoils: true,
  menu: (play) => [
    {
      label: `${soloWords.printBoards}…`,
      act: () => {
        const { code, puzzle } = play.session.deal;
        location.assign(puzzle.board ? '/boards' : `/boards?code=${code}`);
      },
    },
    ...(play.session.deal.puzzle.board
      ? [
          {
            label: `${soloWords.giveUp}…`,
            disabled: play.over(),
            act: () => soloHandOf(play).setGivingUp(true),
          },
        ]
      : []),
    {
      label: notebookOn() ? 'Switch the notebook off' : 'Switch the notebook on',
      act: () => setNotebookOn(!notebookOn()),
    },
    {
      label: `${words.reveal}…`,
      disabled: play.over(),
      act: () => handOf(play).setTopic({ type: 'reveal' }),
    },
  ],
};
