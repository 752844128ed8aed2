// Loaded for setting up a board: the importer of sudokus from elsewhere, and the options of entry; and the template editor.

import { explainFault } from '#words/faults.ts';
import './importer.css';
import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { render } from 'solid-js/web';
import { words } from '#words/hudoku/index.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import type { Result } from '../../../core/result.ts';
import {
  type HudokuTypes,
  type Mode,
  modes,
  NO_PRACTICE,
  type SudokuAnswer,
} from '../../../games/hudoku/types.ts';
import { defaultSetup, type FaceSetup, type ImporterProps } from '../../board/face.ts';
import type { Play } from '../../play/play.ts';
import { confirm, Dialog } from '../../ui/dialog.tsx';
import { conflictsShown, popupShown } from './hand.ts';
import { askWhenCalm, TemplateEditor } from './template-editor.tsx';

const importerTexts = words.face.importer;
const modeText = words.fields['mode'];
const CALM_DOWN = 250;

export function Importer(props: ImporterProps<HudokuTypes>): JSX.Element {
  const [text, setText] = createSignal('');
  const [mode, setMode] = createSignal<Mode>('calm');
  const [read, setRead] = createSignal<Result<SudokuAnswer>>();
  const [box, setBox] = createSignal<HTMLDetailsElement>();
  createEffect(
    on(
      () => props.text,
      (pasted) => {
        if (pasted === '') return;
        setText(pasted);
        box()?.setAttribute('open', '');
        queueMicrotask(() => box()?.querySelector('textarea')?.focus());
      },
    ),
  );
  createEffect(
    on([text, mode], ([written, as]) => {
      setRead(undefined);
      if (written.trim() === '') return;
      // The worker returns plain data of this game.
      askWhenCalm({ type: 'readSudoku', text: written, mode: as }, CALM_DOWN, (answer) =>
        setRead(answer as Result<SudokuAnswer>),
      );
    }),
  );
  const proven = () => {
    const answer = read();
    return answer?.ok ? answer.value : undefined;
  };
  const fault = () => {
    const answer = read();
    return answer && !answer.ok ? explainFault(answer.fault, words) : undefined;
  };
  return (
    <details class="importer" ref={setBox}>
      <summary>{importerTexts.title}</summary>
      <p class="muted">{importerTexts.about}</p>
      <textarea
        class="input"
        rows="9"
        aria-label={importerTexts.title}
        aria-describedby="sudoku-verdict"
        spellcheck={false}
        autocomplete="off"
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p id="sudoku-verdict" class="note" classList={{ bad: fault() !== undefined }} role="status">
        <Show
          when={proven()}
          fallback={
            fault() ?? (text().trim() === '' ? importerTexts.waiting : importerTexts.proving)
          }
        >
          {(found) => importerTexts.proven(found().puzzle.level)}
        </Show>
      </p>
      <div class="row">
        <select
          class="input"
          aria-label={modeText?.label}
          onChange={(event) =>
            setMode(modes.find((one) => one === event.currentTarget.value) ?? 'calm')
          }
        >
          {modes.map((one) => (
            <option value={one} selected={mode() === one}>
              {modeText?.options?.[one] ?? one}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="button primary"
          disabled={proven() === undefined}
          onClick={() => {
            const found = proven();
            if (found) props.open(dealPuzzle(props.game, found.params, found.puzzle).code);
          }}
        >
          {importerTexts.play}
        </button>
      </div>
    </details>
  );
}

const optionTexts = words.face.options;
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
      // This is help: ask first, and log it.
      const sure = play.view().watched || (await confirm(optionTexts.mistakesSure));
      if (sure && !play.view().watching) play.move({ type: 'watch' });
    } else {
      if (play.view().watching) play.move({ type: 'unwatch' });
      conflictsShown.set(warning === 'conflicts');
    }
    setChosen(shown());
  }
  return (
    <Dialog open title={optionTexts.title} onClose={() => props.close()}>
      <div class="stack">
        <label class="switch">
          <input
            type="checkbox"
            checked={popupShown.value()}
            onChange={(event) => popupShown.set(event.currentTarget.checked)}
          />
          <span>
            {optionTexts.popup}
            <small class="muted">{optionTexts.popupAbout}</small>
          </span>
        </label>
        <Show when={play.view().mode === 'calm'}>
          <fieldset class="stack">
            <legend>{optionTexts.marked}</legend>
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
                    {optionTexts.warnings[warning].name}
                    <small class="muted">{optionTexts.warnings[warning].about}</small>
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

/** More digits and empty-cell signs side by side than any code of ours has. */
const FOREIGN_CELLS = 60;

function recognises(text: string): boolean {
  const bare = text.replace(/[\s|+=:\-─-╿]/gu, '');
  return (bare.match(/[\d._*xX?]/g)?.length ?? 0) >= FOREIGN_CELLS && !/[a-wyzA-WYZ]/.test(bare);
}

export const setup: FaceSetup<HudokuTypes> = {
  ...defaultSetup,
  editor: { View: TemplateEditor, fields: ['customTemplate'], replacesPresets: false },
  importer: { View: Importer, recognises },
  // The level follows from the technique.
  hiddenFields: (params) => (params['practise'] === NO_PRACTICE ? [] : ['level']),
};
