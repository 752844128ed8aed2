// Own notes and the notebook in one grid: a row per ingredient, a column per number, the last one for decoys.
// Crossing out is the players' own; what the notebook knows is shown beside it, and can be switched off.

import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import type { IngredientName } from '../../../games/witches/names/ingredients.ts';
import { DECOY_BIT, noteOptions } from '../../../games/witches/rules/index.ts';
import { certaintyOf, sureOption } from '../../../games/witches/rules/knowing.ts';
import type { Notebook } from '../../../games/witches/types/notebook.ts';
import { createGridFocus } from '../../kit/grid.ts';
import { explainFault } from '../../words.ts';
import { handOf, notebookOn, setNotebookOn, type WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { partWords } from './partwords.ts';
import { words } from './words.ts';

/** "12 %", never rounded to nothing or to all. */
export function percent(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0 %';
  if (part === whole) return '100 %';
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))} %`;
}

/** How much the notebook knows: counted to the last, or decided entry by entry. */
export function summaryOf({ counts, entries, open }: Notebook): string {
  return counts ? partWords.exact(counts.recipes) : partWords.decided(entries - open, entries);
}

export function Notes(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const [problem, setProblem] = createSignal<string>();
  const potions = () => play.view().trials.length;
  createEffect(
    on([potions, notebookOn], ([count, wanted]) => {
      if (!wanted || hand.notebook()?.potions === count) return;
      setProblem(undefined);
      void play.ask({ type: 'notebook' }).then((answer) => {
        if (!answer.ok) setProblem(explainFault(answer.fault, play.words));
        else if (answer.value.type === 'notebook') hand.setNotebook(count, answer.value);
      });
    }),
  );
  const notebook = () => {
    const known = hand.notebook();
    return notebookOn() && known?.potions === potions() ? known.notebook : undefined;
  };
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          checked={notebookOn()}
          onChange={(event) => setNotebookOn(event.currentTarget.checked)}
        />
        <span>{partWords.notebookSwitch}</span>
      </label>
      <Show when={notebookOn()}>
        <div class="witches-known">
          <Show
            when={notebook()}
            fallback={
              <p classList={{ muted: problem() === undefined }}>
                {problem() ?? partWords.thinking}
              </p>
            }
          >
            {(found) => <Summary notebook={found()} told={play.view().recipeLength !== null} />}
          </Show>
        </div>
      </Show>
      <p class="muted witches-how">{partWords.notesHow}</p>
      <NoteGrid play={play} notebook={notebook()} />
      <Check play={play} />
      <label class="witches-jottings">
        {partWords.jottings}
        <textarea
          class="input"
          rows="3"
          value={hand.party().jottings}
          onInput={(event) => hand.change({ jottings: event.currentTarget.value })}
        />
      </label>
    </>
  );
}

function Summary(props: { readonly notebook: Notebook; readonly told: boolean }): JSX.Element {
  const lengths = () =>
    Object.entries(props.notebook.lengths)
      .filter(([, state]) => state !== 'impossible')
      .map(([length]) => length);
  return (
    <p>
      {summaryOf(props.notebook)}
      <Show when={!props.told && lengths().length > 0}>
        {' '}
        {partWords.lengths(lengths().join(', '))}
      </Show>
    </p>
  );
}

function NoteGrid(props: {
  readonly play: WitchesPlay;
  readonly notebook: Notebook | undefined;
}): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const { ingredients } = play.view();
  const options = noteOptions(play.view());
  let grid: HTMLDivElement | undefined;
  const focus = createGridFocus(() => grid, {
    rows: () => ingredients.length,
    columns: () => options.length,
  });
  const hinted = (row: number) => play.hints.marksRow('notes', row);
  return (
    <div
      ref={(element) => {
        grid = element;
      }}
      class="witches-notes"
      role="grid"
      tabindex="-1"
      aria-label={partWords.notes}
      style={{ '--columns': options.length }}
      onKeyDown={focus.onKeyDown}
    >
      <div role="row" class="witches-note-row head">
        <span role="columnheader">
          <span class="unseen">{words.face.ingredients}</span>
        </span>
        <For each={options}>
          {(option) => (
            <span role="columnheader" class="digits">
              {option === DECOY_BIT ? (
                <abbr title={partWords.decoy}>{partWords.decoyShort}</abbr>
              ) : (
                option + 1
              )}
            </span>
          )}
        </For>
      </div>
      <For each={ingredients}>
        {(ingredient, row) => (
          <div role="row" class="witches-note-row" classList={{ hinted: hinted(row()) }}>
            <span role="rowheader">
              <button
                type="button"
                class="witches-note-name"
                tabindex="0"
                onClick={() => hand.setTopic({ type: 'ingredient', ingredient })}
              >
                <Herb name={ingredient} />
                <span>{words.face.ingredient(ingredient)}</span>
              </button>
            </span>
            <For each={options}>
              {(option, column) => (
                <NoteCell
                  play={play}
                  notebook={props.notebook}
                  ingredient={ingredient}
                  row={row()}
                  option={option}
                  cellProps={focus.cell(row() * options.length + column())}
                />
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}

function NoteCell(props: {
  readonly play: WitchesPlay;
  readonly notebook: Notebook | undefined;
  readonly ingredient: IngredientName;
  readonly row: number;
  readonly option: number;
  readonly cellProps: ReturnType<ReturnType<typeof createGridFocus>['cell']>;
}): JSX.Element {
  const mask = () => props.play.view().notes[props.row] ?? 0;
  const crossed = () => (mask() & (1 << props.option)) !== 0;
  const line = () => props.notebook?.lines[props.row];
  const state = () => {
    const known = line();
    return known && certaintyOf(known, props.option);
  };
  const sure = () => {
    const known = line();
    return (
      known !== undefined && sureOption(known, noteOptions(props.play.view())) === props.option
    );
  };
  const known = () => {
    const found = state();
    return found === undefined ? '' : partWords.certainty[found];
  };
  const name = () => {
    const what = props.option === DECOY_BIT ? partWords.decoy : partWords.number(props.option + 1);
    const parts = [
      `${words.face.ingredient(props.ingredient)}, ${what}`,
      known(),
      crossed() ? partWords.ruledOut : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
  };
  return (
    <button
      type="button"
      role="gridcell"
      class="witches-note digits"
      classList={{
        crossed: crossed(),
        gone: state() === 'impossible',
        sure: sure(),
      }}
      aria-selected={crossed()}
      aria-label={name()}
      aria-disabled={props.play.over()}
      tabindex={props.cellProps.tabindex}
      data-cell={props.cellProps['data-cell']}
      onFocus={() => props.cellProps.onFocus()}
      onClick={() => {
        const ruledOut = mask() ^ (1 << props.option);
        props.play.move({ type: 'note', ingredient: props.ingredient, ruledOut });
      }}
    >
      {props.option === DECOY_BIT ? partWords.decoyShort : props.option + 1}
    </button>
  );
}

function Check(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const [verdict, setVerdict] = createSignal<{ text: string; bad: boolean }>();
  const [busy, setBusy] = createSignal(false);
  const tell = (text: string, bad: boolean) => {
    setVerdict({ text, bad });
    play.say(text, 'plain');
  };
  // What was checked holds only for the notes and potions of that moment.
  createEffect(
    on([() => play.view().notes, () => play.view().trials], () => setVerdict(undefined)),
  );
  async function check(): Promise<void> {
    setBusy(true);
    const answer = await play.ask({ type: 'checkNotes' });
    setBusy(false);
    if (!answer.ok) return tell(explainFault(answer.fault, play.words), true);
    if (answer.value.type !== 'notes') return;
    const { verdict: found, ingredients } = answer.value;
    if (found === 'fits') tell(partWords.fits, false);
    else if (found === 'open') tell(partWords.unknown, true);
    else tell(partWords.contradicts(ingredients), true);
  }
  return (
    <div class="witches-check">
      <button type="button" class="button" disabled={busy()} onClick={() => void check()}>
        {busy() ? partWords.checking : partWords.check}
      </button>
      <Show when={verdict()}>
        {(said) => (
          <p class="note" classList={{ bad: said().bad }}>
            {said().bad ? '✗ ' : '✓ '}
            {said().text}
          </p>
        )}
      </Show>
    </div>
  );
}
