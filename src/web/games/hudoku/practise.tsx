// A board about the technique that the hint on this board is about.

import { type JSX, Show } from 'solid-js';
import { isTemplateId, templatePractices } from '../../../games/hudoku/grid/template.ts';
import { type HudokuTypes, practices, techniqueLevel } from '../../../games/hudoku/types.ts';
import type { ShellActions } from '../../board/face.ts';
import type { Play } from '../../play/play.ts';
import { words } from './words.ts';

export function Practise(props: {
  readonly play: Play<HudokuTypes>;
  readonly shell: ShellActions;
}): JSX.Element {
  const { play } = props;
  const technique = () =>
    practices.find((practice) => practice === play.hints.told()?.hint.technique);
  /** On the same board where it has such puzzles. */
  const template = (practice: (typeof practices)[number]) => {
    const own = play.params.template;
    return isTemplateId(own) && templatePractices[own].includes(practice) ? own : 'sudoku';
  };
  return (
    <Show when={technique()}>
      {(practice) => (
        <button
          type="button"
          class="button quiet"
          onClick={() =>
            props.shell.deal({
              template: template(practice()),
              level: techniqueLevel[practice()],
              mode: 'calm',
              customTemplate: '',
              practise: practice(),
            })
          }
        >
          {words.face.practise}
        </button>
      )}
    </Show>
  );
}
