// A sudoku from elsewhere: typed or pasted as digits, or drawn with them. The worker proves it on the spot and tells its
// level.

import { explainFault } from '../../ui/explain-words.ts';
import './importer.css';
import { createEffect, createSignal, type JSX, on, onCleanup, Show } from 'solid-js';
import { dealPuzzle } from '../../../core/deal.ts';
import type { Fault, Result } from '../../../core/result.ts';
import { manifest } from '../../../games/hudoku/manifest.ts';
import {
  type HudokuTypes,
  type Mode,
  modes,
  type Question,
  type SudokuAnswer,
} from '../../../games/hudoku/types.ts';
import type { ImporterProps } from '../../board/face.ts';
import { engine } from '../../engine/client.ts';
import { words } from './words.ts';

const texts = words.face.importer;
const modeText = words.fields['mode'];
const CALM_DOWN = 250;

export function Importer(props: ImporterProps<HudokuTypes>): JSX.Element {
  const [text, setText] = createSignal('');
  const [mode, setMode] = createSignal<Mode>('calm');
  const [read, setRead] = createSignal<Result<SudokuAnswer, Fault>>();
  let box: HTMLDetailsElement | undefined;
  createEffect(
    on(
      () => props.text,
      (pasted) => {
        if (pasted === '') return;
        setText(pasted);
        if (box) box.open = true;
        queueMicrotask(() => box?.querySelector('textarea')?.focus());
      },
    ),
  );
  createEffect(
    on([text, mode], ([written, as]) => {
      setRead(undefined);
      if (written.trim() === '') return;
      const abort = new AbortController();
      const timer = setTimeout(async () => {
        const question: Question = { type: 'readSudoku', text: written, mode: as };
        const { signal } = abort;
        const answer = await engine.run('ask', { game: manifest.id, question }, { signal });
        // What comes back from the worker is plain data of this game.
        if (!signal.aborted) setRead(answer as Result<SudokuAnswer, Fault>);
      }, CALM_DOWN);
      onCleanup(() => {
        clearTimeout(timer);
        abort.abort();
      });
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
    <details
      class="importer"
      ref={(element) => {
        box = element;
      }}
    >
      <summary>{texts.title}</summary>
      <p class="muted">{texts.about}</p>
      <textarea
        class="input"
        rows="9"
        aria-label={texts.title}
        aria-describedby="sudoku-verdict"
        spellcheck={false}
        autocomplete="off"
        value={text()}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p id="sudoku-verdict" class="note" classList={{ bad: fault() !== undefined }} role="status">
        <Show
          when={proven()}
          fallback={fault() ?? (text().trim() === '' ? texts.waiting : texts.proving)}
        >
          {(found) => texts.proven(found().puzzle.level)}
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
          {texts.play}
        </button>
      </div>
    </details>
  );
}
