// What a player may choose about entry: the number popup, and what is marked in a calm game. Beside the page, like a
// question.

import { createSignal, For, type JSX, Show } from 'solid-js';
import { render } from 'solid-js/web';
import type { HudokuTypes } from '../../../games/hudoku/types.ts';
import type { Play } from '../../play/play.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { conflictsShown, popupShown } from './options.ts';
import { words } from './words.ts';

const texts = words.face.options;
const warnings = ['nothing', 'conflicts', 'mistakes'] as const;
type Warning = (typeof warnings)[number];

export function showOptions(play: Play<HudokuTypes>): void {
  const host = document.body.appendChild(document.createElement('div'));
  const dispose = render(
    () => (
      <Options
        play={play}
        close={() => {
          dispose();
          host.remove();
        }}
      />
    ),
    host,
  );
}

function Options(props: { readonly play: Play<HudokuTypes>; close(): void }): JSX.Element {
  const { play } = props;
  const shown = (): Warning => {
    if (play.view().watching) return 'mistakes';
    return conflictsShown.value() ? 'conflicts' : 'nothing';
  };
  const [chosen, setChosen] = createSignal(shown());
  async function choose(warning: Warning): Promise<void> {
    setChosen(warning);
    if (warning === 'mistakes') {
      // Help is asked for first, and written into the log.
      const sure = play.view().watched || (await confirm(texts.mistakesSure));
      if (sure && !play.view().watching) play.move({ type: 'watch' });
    } else {
      if (play.view().watching) play.move({ type: 'unwatch' });
      conflictsShown.set(warning === 'conflicts');
    }
    setChosen(shown());
  }
  return (
    <Dialog open title={texts.title} onClose={() => props.close()}>
      <div class="stack">
        <label class="switch">
          <input
            type="checkbox"
            checked={popupShown.value()}
            onChange={(event) => popupShown.set(event.currentTarget.checked)}
          />
          <span>
            {texts.popup}
            <small class="muted">{texts.popupAbout}</small>
          </span>
        </label>
        <Show when={play.view().mode === 'calm'}>
          <fieldset class="stack">
            <legend>{texts.marked}</legend>
            <For each={warnings}>
              {(warning) => (
                <label class="switch">
                  <input
                    type="radio"
                    name="hudoku-warnings"
                    checked={chosen() === warning}
                    disabled={play.over()}
                    onChange={() => void choose(warning)}
                  />
                  <span>
                    {texts.warnings[warning].name}
                    <small class="muted">{texts.warnings[warning].about}</small>
                  </span>
                </label>
              )}
            </For>
          </fieldset>
        </Show>
      </div>
    </Dialog>
  );
}
