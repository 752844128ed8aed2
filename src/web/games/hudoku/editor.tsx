// The editor for drawings of one's own: paint regions, or paste JSON; the worker says live what the drawing is good for.

import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Fault } from '../../../core/result.ts';
import type { Answer, Params } from '../../../games/hudoku/types.ts';
import { hudokuTexts } from '../../../words/en/hudoku/index.ts';
import { engine } from '../../engine/client.ts';
import { explainFault } from '../../words.ts';
import { isBlankToken, regionOf } from './cells.ts';
import { editorWords, words } from './words.ts';

type Drawing = readonly (readonly string[])[];

const START: Drawing = [
  ['a', 'a', 'b', 'b'],
  ['a', 'a', 'b', 'b'],
  ['c', 'c', 'd', 'd'],
  ['c', 'c', 'd', 'd'],
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Long enough not to examine every stroke of a painting hand. */
const CALM_DOWN = 400;

function readDrawing(text: string): Drawing | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const rows = Array.isArray(value) ? value : [];
    const drawing = rows.map((row) => (Array.isArray(row) ? row.map(String) : []));
    return drawing.length > 0 && drawing.every((row) => row.length > 0) ? drawing : undefined;
  } catch {
    return undefined;
  }
}

export interface EditorProps {
  readonly params: Params;
  change(params: Params): void;
  faults(): readonly Fault[];
}

export function TemplateEditor(props: EditorProps): JSX.Element {
  return (
    <Show when={props.params.template === 'custom'}>
      <Painter {...props} />
    </Show>
  );
}

function Painter(props: EditorProps): JSX.Element {
  const [brush, setBrush] = createSignal('a');
  const [blanks, setBlanks] = createSignal(false);
  const [verdict, setVerdict] = createSignal<Answer>();
  const drawing = () => readDrawing(props.params.customTemplate) ?? START;
  const put = (next: Drawing) =>
    props.change({ ...props.params, customTemplate: JSON.stringify(next) });
  if (!readDrawing(props.params.customTemplate)) put(START);

  const regions = () => [...new Set(drawing().flat().map(regionOf))].sort();
  const nextLetter = () => [...LETTERS].find((letter) => !regions().includes(letter)) ?? 'z';
  const paint = (row: number, column: number) => {
    const token = blanks() ? `-${brush()}` : brush();
    put(
      drawing().map((line, at) =>
        at === row ? line.map((old, index) => (index === column ? token : old)) : line,
      ),
    );
  };
  const resize = (rows: number, columns: number) => {
    const sane = (value: number) => Math.min(20, Math.max(1, Math.round(value) || 1));
    put(
      Array.from({ length: sane(rows) }, (_, row) =>
        Array.from({ length: sane(columns) }, (_, column) => drawing()[row]?.[column] ?? brush()),
      ),
    );
  };

  createEffect(
    on(
      () => props.params.customTemplate,
      (template) => {
        const abort = new AbortController();
        setVerdict(undefined);
        const timer = setTimeout(async () => {
          const answer = await engine.run(
            'ask',
            { game: 'hudoku', question: { type: 'examineTemplate', template } as never },
            { signal: abort.signal },
          );
          if (answer.ok) setVerdict(answer.value as Answer);
        }, CALM_DOWN);
        onCleanup(() => {
          clearTimeout(timer);
          abort.abort();
        });
      },
    ),
  );

  return (
    <fieldset class="template-editor game-hudoku">
      <legend>{editorWords.title}</legend>
      <p class="muted">{editorWords.about}</p>
      <div class="row editor-sizes">
        <label>
          {editorWords.rows}{' '}
          <input
            class="input digits"
            type="number"
            min="1"
            max="20"
            value={drawing().length}
            onChange={(event) =>
              resize(event.currentTarget.valueAsNumber, drawing()[0]?.length ?? 1)
            }
          />
        </label>
        <label>
          {editorWords.columns}{' '}
          <input
            class="input digits"
            type="number"
            min="1"
            max="20"
            value={drawing()[0]?.length ?? 1}
            onChange={(event) => resize(drawing().length, event.currentTarget.valueAsNumber)}
          />
        </label>
        <label class="switch">
          <input
            type="checkbox"
            checked={blanks()}
            onChange={(event) => setBlanks(event.currentTarget.checked)}
          />
          <span>{editorWords.blank}</span>
        </label>
      </div>
      <div class="row" role="group" aria-label={editorWords.region}>
        <For each={regions()}>
          {(region) => (
            <button
              type="button"
              class="button"
              classList={{ pressed: brush() === region }}
              aria-pressed={brush() === region}
              onClick={() => setBrush(region)}
            >
              {region}
            </button>
          )}
        </For>
        <button type="button" class="button quiet" onClick={() => setBrush(nextLetter())}>
          {editorWords.newRegion}
        </button>
      </div>
      <div
        class="editor-grid"
        role="group"
        aria-label={editorWords.board}
        style={{ '--columns': drawing()[0]?.length ?? 1 }}
      >
        <For each={drawing()}>
          {(line, row) => (
            <For each={line}>
              {(token, column) => (
                <button
                  type="button"
                  class="editor-cell"
                  classList={{
                    blank: isBlankToken(token),
                    alternate: regions().indexOf(regionOf(token)) % 2 === 0,
                  }}
                  aria-label={`${words.place(row(), column())}, ${isBlankToken(token) ? 'blank of ' : ''}${words.region(regionOf(token))}`}
                  onClick={() => paint(row(), column())}
                >
                  {regionOf(token)}
                </button>
              )}
            </For>
          )}
        </For>
      </div>
      <Verdict answer={verdict()} />
      <details>
        <summary>{editorWords.json}</summary>
        <textarea
          class="input"
          rows="5"
          aria-label={editorWords.json}
          value={props.params.customTemplate}
          onChange={(event) =>
            props.change({ ...props.params, customTemplate: event.currentTarget.value })
          }
        />
      </details>
    </fieldset>
  );
}

function Verdict(props: { readonly answer: Answer | undefined }): JSX.Element {
  return (
    <div class="note" role="status">
      <Show when={props.answer} fallback={<p>{editorWords.examining}</p>}>
        {(answer) => (
          <Show
            when={answer().valid}
            fallback={
              <For each={answer().faults}>
                {(fault) => <p>{explainFault(fault, hudokuTexts)}</p>}
              </For>
            }
          >
            <p>{editorWords.solvable[answer().solvable]}</p>
            <Show when={answer().solvable === 'yes'}>
              <p>
                {editorWords.grids(answer().grids, answer().gridsLimit)}{' '}
                {editorWords.unique(answer().unique, answer().sampled)}
              </p>
              <p>{editorWords.levels(answer().levels)}</p>
            </Show>
          </Show>
        )}
      </Show>
    </div>
  );
}
