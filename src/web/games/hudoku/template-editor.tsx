// The editor for templates of one's own: paint regions, or paste JSON. A worker examines the drawing while the player
// goes on painting.

import {
  createEffect,
  createMemo,
  createSignal,
  For,
  Index,
  type JSX,
  on,
  onCleanup,
  Show,
} from 'solid-js';
import { explainFault } from '#words/faults.ts';
import { words } from '#words/hudoku/index.ts';
import type { Result } from '../../../core/result.ts';
import { isBlank, regionName } from '../../../games/hudoku/grid/layout.ts';
import { checkTemplate, LONGEST_SIDE, parseRows } from '../../../games/hudoku/grid/template.ts';
import type { Answer, Params, Question, Template } from '../../../games/hudoku/types.ts';
import { createGridFocus } from '../../ui/grid-focus.ts';
import { bordersAt, coloursOf, regionClasses, regionSizes } from './cells.ts';
import './editor.css';
import { manifest } from '../../../games/hudoku/manifest.ts';
import type { EditorProps } from '../../board/face.ts';
import { engine } from '../../engine/client.ts';

const texts = words.face.editor;

/** Asks the engine when nothing has changed for so many milliseconds; the next change drops the question. */
export function askWhenCalm(
  question: Question,
  millis: number,
  take: (answer: Result<unknown>) => void,
): void {
  const abort = new AbortController();
  const { signal } = abort;
  const timer = setTimeout(async () => {
    const answer = await engine.run('ask', { game: manifest.id, question }, { signal });
    if (!signal.aborted) take(answer);
  }, millis);
  onCleanup(() => {
    clearTimeout(timer);
    abort.abort();
  });
}

/** Columns that fit on the narrowest phone. */
const FITTING = 12;

export function Easel(props: {
  readonly drawing: Template;
  paint(cell: number): void;
  /** Called when the brush is lifted: everything since it came down is one stroke. */
  lift(): void;
}): JSX.Element {
  const [grid, setGrid] = createSignal<HTMLDivElement>();
  const columns = () => props.drawing[0]?.length ?? 1;
  let down = false;
  const pans = () => columns() > FITTING;
  const colours = createMemo(() => coloursOf(props.drawing));
  const focus = createGridFocus(grid, { rows: () => props.drawing.length, columns });
  const stroke = ({ clientX, clientY }: PointerEvent) => {
    const at = document.elementFromPoint(clientX, clientY)?.closest('[data-cell]');
    if (at instanceof HTMLElement && grid()?.contains(at)) props.paint(Number(at.dataset['cell']));
  };
  const lift = () => {
    if (down) props.lift();
    down = false;
  };
  return (
    <div
      ref={setGrid}
      class="editor-grid"
      classList={{ pans: pans() }}
      role="group"
      aria-label={texts.board}
      style={{ '--columns': columns() }}
      onKeyDown={focus.onKeyDown}
      onPointerDown={(event) => {
        const pansNow = pans() && event.pointerType === 'touch';
        if (!event.isPrimary || event.button !== 0 || pansNow) return;
        down = true;
        stroke(event);
      }}
      onPointerMove={(event) => down && stroke(event)}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
    >
      <Index each={props.drawing}>
        {(line, row) => (
          <Index each={line()}>
            {(token, column) => {
              const cell = () => row * columns() + column;
              const colour = () => colours().get(regionName(token())) ?? 0;
              const edges = createMemo(() => bordersAt(props.drawing, row, column));
              return (
                <button
                  type="button"
                  class="editor-cell region-cell"
                  classList={{
                    blank: isBlank(token()),
                    ...regionClasses(colour(), edges()),
                  }}
                  data-cell={cell()}
                  tabindex={focus.cell(cell()).tabindex}
                  onFocus={() => focus.cell(cell()).onFocus()}
                  aria-label={texts.cell(row, column, regionName(token()), isBlank(token()))}
                  // For the keyboard, and for taps where a finger pans; otherwise pointerdown has painted already.
                  onClick={() => {
                    props.paint(cell());
                    props.lift();
                  }}
                >
                  {regionName(token())}
                </button>
              );
            }}
          </Index>
        )}
      </Index>
    </div>
  );
}

export const START: Template = [
  ['a', 'a', 'b', 'b'],
  ['a', 'a', 'b', 'b'],
  ['c', 'c', 'd', 'd'],
  ['c', 'c', 'd', 'd'],
];

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const regionsIn = (drawing: Template): readonly string[] =>
  [...new Set(drawing.flat().map(regionName))].sort();

/** An unused region name: a letter, or two once those are used up. */
export function freeName(used: readonly string[]): string {
  const names = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
  return [...LETTERS, ...names].find((name) => !used.includes(name)) ?? 'zz';
}

/** Returns the same drawing if nothing changes. */
export function painted(drawing: Template, cell: number, token: string): Template {
  const columns = drawing[0]?.length ?? 1;
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  if (drawing[row]?.[column] === token) return drawing;
  return drawing.map((line, at) =>
    at === row ? line.map((old, index) => (index === column ? token : old)) : line,
  );
}

/** Cropped, or padded with this token. */
export function resized(
  drawing: Template,
  size: { readonly rows: number; readonly columns: number },
  token: string,
): Template {
  const sane = (value: number) => Math.min(LONGEST_SIDE, Math.max(1, Math.round(value) || 1));
  return Array.from({ length: sane(size.rows) }, (_, row) =>
    Array.from({ length: sane(size.columns) }, (_, column) => drawing[row]?.[column] ?? token),
  );
}

/** Milliseconds: long enough not to examine every stroke. */
const CALM_DOWN = 300;

/** A drawing, if the text is one: equally long rows with at least one cell. */
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
  /** Text that is not a drawing yet; the last drawing stays meanwhile. */
  const [draft, setDraft] = createSignal<string>();
  const text = () => JSON.stringify(drawing());
  const commit = () => {
    setDraft(undefined);
    if (props.params.customTemplate !== text())
      props.change({ ...props.params, customTemplate: text() });
  };
  commit();

  /** The drawing when the brush came down. */
  let before: Template | undefined;
  const remember = (old: Template) => setUndone((all) => [...all.slice(-99), old]);
  const put = (next: Template) => {
    remember(drawing());
    setDrawing(next);
    commit();
  };
  const resize = (rows: number, columns: number) =>
    put(resized(drawing(), { rows, columns }, brush()));
  /** Including the brush, which may have painted nothing yet. */
  const regions = () => [...new Set([...regionsIn(drawing()), brush()])].sort();
  const sizes = () => regionSizes(drawing());

  const textFaults = () => {
    const written = draft();
    if (written === undefined) return [];
    const rows = parseRows(written);
    return rows.ok ? checkTemplate(rows.value) : [rows.fault];
  };

  createEffect(
    on([() => props.params.customTemplate, draft], ([template, written]) => {
      setVerdict(undefined);
      props.report({ offers: {}, refused: written !== undefined });
      if (written !== undefined) return;
      askWhenCalm({ type: 'examineTemplate', template }, CALM_DOWN, (answer) => {
        if (!answer.ok) return;
        // The worker returns plain data of this game.
        const found = answer.value as Answer;
        setVerdict(found);
        props.report(
          found.valid && found.levels.length > 0
            ? { offers: { level: found.levels }, refused: false }
            : { offers: {}, refused: !found.valid },
        );
      });
    }),
  );
  onCleanup(() => props.report({ offers: {}, refused: false }));

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
  /** The text below is being edited: nothing is examined. */
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
