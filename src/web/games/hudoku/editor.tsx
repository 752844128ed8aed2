// The editor for drawings of one's own: paint regions, or paste JSON; a worker says what the drawing is good for, and the
// page goes on meanwhile.

import { explainFault } from '../../ui/explain-words.ts';
import './editor.css';
import { createEffect, createSignal, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { regionName } from '../../../games/hudoku/grid/layout.ts';
import { checkTemplate, LONGEST_SIDE, parseRows } from '../../../games/hudoku/grid/template.ts';
import { manifest } from '../../../games/hudoku/manifest.ts';
import type { Answer, Params, Question, Template } from '../../../games/hudoku/types.ts';
import type { EditorProps } from '../../board/face.ts';
import { engine } from '../../engine/client.ts';
import { freeName, painted, regionsIn, resized, START, sizesIn } from './drawing.ts';
import { Easel } from './easel.tsx';
import { words } from './words.ts';

const texts = words.face.editor;

/** Long enough not to examine every stroke of a painting hand. */
const CALM_DOWN = 300;

/** Something that can be drawn: every row equally long, at least one cell. */
function drawable(text: string): Template | undefined {
  const rows = parseRows(text);
  if (!rows.ok) return undefined;
  const width = rows.value[0]?.length ?? 0;
  return width > 0 && rows.value.every((row) => row.length === width) ? rows.value : undefined;
}

export function TemplateEditor(props: EditorProps<Params>): JSX.Element {
  return (
    <Show when={props.params.template === 'custom'}>
      <Painter {...props} />
    </Show>
  );
}

function Painter(props: EditorProps<Params>): JSX.Element {
  const [drawing, setDrawing] = createSignal(drawable(props.params.customTemplate) ?? START);
  const [undone, setUndone] = createSignal<readonly Template[]>([]);
  const [brush, setBrush] = createSignal('a');
  const [blanks, setBlanks] = createSignal(false);
  const [verdict, setVerdict] = createSignal<Answer>();
  /** Text that is no drawing; what is drawn stays meanwhile. */
  const [draft, setDraft] = createSignal<string>();
  const text = () => JSON.stringify(drawing());
  const commit = () => {
    setDraft(undefined);
    if (props.params.customTemplate !== text())
      props.change({ ...props.params, customTemplate: text() });
  };
  commit();

  /** As it was when the brush came down. */
  let before: Template | undefined;
  const remember = (old: Template) => setUndone((all) => [...all.slice(-99), old]);
  const put = (next: Template) => {
    remember(drawing());
    setDrawing(next);
    commit();
  };
  const resize = (rows: number, columns: number) =>
    put(resized(drawing(), { rows, columns }, brush()));
  /** The brush too, which may have painted nothing yet. */
  const regions = () => [...new Set([...regionsIn(drawing()), brush()])].sort();
  const sizes = () => sizesIn(drawing());

  const textFaults = () => {
    const written = draft();
    if (written === undefined) return [];
    const rows = parseRows(written);
    return rows.ok ? checkTemplate(rows.value) : [rows.fault];
  };

  createEffect(
    on([() => props.params.customTemplate, draft], ([template, written]) => {
      const abort = new AbortController();
      setVerdict(undefined);
      props.report({ refused: written !== undefined });
      if (written !== undefined) return;
      const timer = setTimeout(async () => {
        const question: Question = { type: 'examineTemplate', template };
        const { signal } = abort;
        const answer = await engine.run('ask', { game: manifest.id, question }, { signal });
        if (!answer.ok || signal.aborted) return;
        // What comes back from the worker is plain data of this game.
        const found = answer.value as Answer;
        setVerdict(found);
        props.report(
          found.valid && found.levels.length > 0
            ? { offers: { level: found.levels } }
            : { refused: !found.valid },
        );
      }, CALM_DOWN);
      onCleanup(() => {
        clearTimeout(timer);
        abort.abort();
      });
    }),
  );
  onCleanup(() => props.report({}));

  return (
    <fieldset class="template-editor game-hudoku">
      <legend>{texts.title}</legend>
      <p class="muted">{texts.about}</p>
      <div class="row editor-sizes">
        <Side
          name={texts.rows}
          value={drawing().length}
          change={(rows) => resize(rows, drawing()[0]?.length ?? 1)}
        />
        <Side
          name={texts.columns}
          value={drawing()[0]?.length ?? 1}
          change={(columns) => resize(drawing().length, columns)}
        />
        <label class="switch">
          <input
            type="checkbox"
            checked={blanks()}
            onChange={(event) => setBlanks(event.currentTarget.checked)}
          />
          <span>{texts.blank}</span>
        </label>
      </div>
      <div class="row editor-brushes" role="group" aria-label={texts.region}>
        <For each={regions()}>
          {(region) => (
            <button
              type="button"
              class="button"
              classList={{ pressed: brush() === region }}
              aria-pressed={brush() === region}
              aria-label={texts.brush(region, sizes().get(region) ?? 0)}
              onClick={() => setBrush(region)}
            >
              {region}
              <small class="digits muted" data-cells={sizes().get(region) ?? 0} />
            </button>
          )}
        </For>
        <button
          type="button"
          class="button quiet"
          onClick={() => setBrush(freeName(regionsIn(drawing())))}
        >
          {texts.newRegion}
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={undone().length === 0}
          onClick={() => {
            const last = undone().at(-1);
            if (!last) return;
            setUndone((all) => all.slice(0, -1));
            setDrawing(last);
            commit();
          }}
        >
          {texts.undo}
        </button>
      </div>
      <Easel
        drawing={drawing()}
        paint={(cell) => {
          before ??= drawing();
          setDrawing((last) => painted(last, cell, blanks() ? `-${brush()}` : brush()));
        }}
        lift={() => {
          if (before && before !== drawing()) remember(before);
          before = undefined;
          commit();
        }}
      />
      <Verdict answer={verdict()} level={props.params.level} waits={draft() !== undefined} />
      <details>
        <summary>{texts.json}</summary>
        <textarea
          class="input"
          rows="5"
          aria-label={texts.json}
          aria-describedby={draft() === undefined ? undefined : 'drawing-faults'}
          value={draft() ?? text()}
          onInput={(event) => {
            const written = event.currentTarget.value;
            const next = drawable(written);
            if (!next || checkTemplate(next).length > 0) return void setDraft(written);
            remember(drawing());
            setDrawing(next);
            setBrush(regionName(next[0]?.[0] ?? 'a'));
            commit();
          }}
        />
        <div id="drawing-faults" role="alert">
          <For each={textFaults()}>
            {(fault) => <p class="note bad">{explainFault(fault, words)}</p>}
          </For>
          <Show when={draft() !== undefined}>
            <p class="muted">{texts.kept}</p>
          </Show>
        </div>
      </details>
    </fieldset>
  );
}

function Side(props: {
  readonly name: string;
  readonly value: number;
  change(value: number): void;
}): JSX.Element {
  return (
    <label>
      {props.name}{' '}
      <input
        class="input digits"
        type="number"
        min="1"
        max={LONGEST_SIDE}
        value={props.value}
        onChange={(event) => props.change(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

function Verdict(props: {
  readonly answer: Answer | undefined;
  readonly level: string;
  /** The text below is being written: nothing is examined. */
  readonly waits: boolean;
}): JSX.Element {
  const lacks = (answer: Answer) =>
    answer.levels.length > 0 && !answer.levels.some((level) => level === props.level);
  return (
    <div class="note editor-verdict" role="status">
      <Show when={props.answer} fallback={<p>{props.waits ? texts.waiting : texts.examining}</p>}>
        {(answer) => (
          <Show
            when={answer().valid}
            fallback={
              <For each={answer().faults}>{(fault) => <p>{explainFault(fault, words)}</p>}</For>
            }
          >
            <p>
              {texts.solvable[answer().solvable]}{' '}
              <Show when={answer().solvable === 'yes'}>
                {texts.grids(answer().grids, answer().gridsLimit)} {texts.levels(answer().levels)}
              </Show>
            </p>
            <Show when={lacks(answer())}>
              <p class="bad">{texts.lacking(props.level, answer().levels)}</p>
            </Show>
          </Show>
        )}
      </Show>
    </div>
  );
}
