// The editor for drawings of one's own: paint regions, or paste JSON; the worker says live what the drawing is good for.

import './editor.css';
import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import type { Fault } from '../../../core/result.ts';
import { isBlank, regionName } from '../../../games/hudoku/grid/layout.ts';
import { LONGEST_SIDE } from '../../../games/hudoku/grid/template.ts';
import { manifest } from '../../../games/hudoku/manifest.ts';
import type { Answer, Params, Question } from '../../../games/hudoku/types.ts';
import { engine } from '../../engine/client.ts';
import { explainFault } from '../../words.ts';
import { words } from './words.ts';

const texts = words.face.editor;

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

  const regions = () => [...new Set(drawing().flat().map(regionName))].sort();
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
    const sane = (value: number) => Math.min(LONGEST_SIDE, Math.max(1, Math.round(value) || 1));
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
          const question: Question = { type: 'examineTemplate', template };
          const { signal } = abort;
          const answer = await engine.run('ask', { game: manifest.id, question }, { signal });
          // What comes back from the worker is plain data of this game.
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
      <legend>{texts.title}</legend>
      <p class="muted">{texts.about}</p>
      <div class="row editor-sizes">
        <label>
          {texts.rows}{' '}
          <input
            class="input digits"
            type="number"
            min="1"
            max={LONGEST_SIDE}
            value={drawing().length}
            onChange={(event) =>
              resize(event.currentTarget.valueAsNumber, drawing()[0]?.length ?? 1)
            }
          />
        </label>
        <label>
          {texts.columns}{' '}
          <input
            class="input digits"
            type="number"
            min="1"
            max={LONGEST_SIDE}
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
          <span>{texts.blank}</span>
        </label>
      </div>
      <div class="row" role="group" aria-label={texts.region}>
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
          {texts.newRegion}
        </button>
      </div>
      <div
        class="editor-grid"
        role="group"
        aria-label={texts.board}
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
                    blank: isBlank(token),
                    alternate: regions().indexOf(regionName(token)) % 2 === 0,
                  }}
                  aria-label={texts.cell(row(), column(), regionName(token), isBlank(token))}
                  onClick={() => paint(row(), column())}
                >
                  {regionName(token)}
                </button>
              )}
            </For>
          )}
        </For>
      </div>
      <Verdict answer={verdict()} />
      <details>
        <summary>{texts.json}</summary>
        <textarea
          class="input"
          rows="5"
          aria-label={texts.json}
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
      <Show when={props.answer} fallback={<p>{texts.examining}</p>}>
        {(answer) => (
          <Show
            when={answer().valid}
            fallback={
              <For each={answer().faults}>{(fault) => <p>{explainFault(fault, words)}</p>}</For>
            }
          >
            <p>{texts.solvable[answer().solvable]}</p>
            <Show when={answer().solvable === 'yes'}>
              <p>
                {texts.grids(answer().grids, answer().gridsLimit)}{' '}
                {texts.unique(answer().unique, answer().sampled)}
              </p>
              <p>{texts.levels(answer().levels)}</p>
            </Show>
          </Show>
        )}
      </Show>
    </div>
  );
}
