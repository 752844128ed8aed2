// The players' own notes: a row per ingredient, a column per number, the last one for decoys. On request the notebook
// checks them, or shows what follows from the answers.

import { type Accessor, createEffect, createSignal, For, type JSX, on, Show } from 'solid-js';
import { dialogWords } from '#words/witches/dialogs.ts';
import { words } from '#words/witches/index.ts';
import type { IngredientName } from '../../../games/witches/names.ts';
import { DECOY_BIT, noteOptions } from '../../../games/witches/rules/index.ts';
import { certaintyOf, sureOption } from '../../../games/witches/seats/notes.ts';
import type { Notebook } from '../../../games/witches/types/notebook.ts';
import { explain } from '../../ui/game-words.ts';
import { createGridFocus } from '../../ui/grid-focus.ts';
import { handOf, type WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { helpOf, logHelp, notebookHelps, tableView } from './notebook-help.ts';
import { SharedNotes, TableHelp } from './together/shared-notes.tsx';

/** What a press in the grid writes. */
const pens = ['not', 'is'] as const;
type Pen = (typeof pens)[number];

export function Notes(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const { help, setHelp, notebook } = helpOf(play);
  const [pen, setPen] = createSignal<Pen>('not');
  /** Ingredients whose notes failed the check, until notes or potions change. */
  const [wrong, setWrong] = createSignal<readonly IngredientName[]>([]);
  const problem = askNotebook(play);
  return (
    <>
      <Show when={!play.watching && !play.over()}>
        <fieldset class="choices witches-pens">
          <legend class="unseen">{dialogWords.pens}</legend>
          <Chips name="pen" options={pens} chosen={pen()} names={dialogWords.pen} choose={setPen} />
        </fieldset>
      </Show>
      <NoteGrid play={play} notebook={notebook()} pen={pen()} wrong={wrong()} />
      <Show when={!play.watching && !play.over()}>
        <Show when={!play.view().table} fallback={<TableHelp play={play} />}>
          <fieldset class="choices witches-help">
            <legend>{dialogWords.help}</legend>
            <Chips
              name="help"
              options={notebookHelps}
              chosen={help()}
              names={dialogWords.helps}
              choose={(one) => void setHelp(one)}
            />
          </fieldset>
          <p class="muted witches-how">{dialogWords.helpAbout[help()]}</p>
        </Show>
        <Show when={help() !== 'off'}>
          <NotesCheck play={play} mark={setWrong} />
        </Show>
        <Show when={help() === 'follows'}>
          <div class="witches-known">
            <Show
              when={notebook()}
              fallback={
                <p classList={{ muted: problem() === undefined }}>
                  {problem() ?? dialogWords.thinking}
                </p>
              }
            >
              {(found) => <Summary notebook={found()} told={play.view().recipeLength !== null} />}
            </Show>
          </div>
        </Show>
      </Show>
      <Show when={play.view().table}>
        <SharedNotes play={play} />
      </Show>
      <label class="witches-jottings">
        {dialogWords.jottings}
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

/** Asks the engine what follows from the potions so far, if the player wants it shown. Returns why it cannot tell. */
function askNotebook(play: WitchesPlay): Accessor<string | undefined> {
  const hand = handOf(play);
  const { help } = helpOf(play);
  const [problem, setProblem] = createSignal<string>();
  const potions = () => play.view().trials.length;
  createEffect(
    on([potions, help], ([count, wanted]) => {
      if (wanted !== 'follows' || hand.notebook()?.potions === count) return;
      setProblem(undefined);
      void play.ask({ type: 'notebook', ...tableView(play) }).then(async (answer) => {
        if (!answer.ok) setProblem(await explain(answer.fault, play.words));
        else if (answer.value.type === 'notebook')
          hand.setNotebook({ potions: count, notebook: answer.value });
      });
    }),
  );
  return problem;
}

function Chips<T extends string>(props: {
  readonly name: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly names: Readonly<Record<T, string>>;
  choose(option: T): void;
}): JSX.Element {
  return (
    <For each={props.options}>
      {(option) => (
        <label class="chip">
          <input
            type="radio"
            name={`witches-${props.name}`}
            checked={props.chosen === option}
            onChange={(event) => {
              props.choose(option);
              // A choice that asks for confirmation is not made yet, but the browser has moved the dot.
              const dots = event.currentTarget.closest('fieldset')?.querySelectorAll('input');
              for (const [index, dot] of [...(dots ?? [])].entries())
                dot.checked = props.options[index] === props.chosen;
            }}
          />
          <span>{props.names[option]}</span>
        </label>
      )}
    </For>
  );
}

function Summary(props: { readonly notebook: Notebook; readonly told: boolean }): JSX.Element {
  const { counts, entries, open } = props.notebook;
  const lengths = () =>
    Object.entries(props.notebook.lengths)
      .filter(([, certainty]) => certainty !== 'impossible')
      .map(([length, certainty]) => dialogWords.lengthCan(length, certainty));
  return (
    <p>
      {counts ? dialogWords.counted(counts.recipes) : dialogWords.uncounted}{' '}
      <Show when={open > 0}>{dialogWords.openEntries(open, entries)} </Show>
      <Show when={!props.told && lengths().length > 0}>{dialogWords.lengths(lengths())}</Show>
    </p>
  );
}

interface NoteGridProps {
  readonly play: WitchesPlay;
  readonly notebook: Notebook | undefined;
  readonly pen: Pen;
  readonly wrong: readonly IngredientName[];
}

function NoteGrid(props: NoteGridProps): JSX.Element {
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
      aria-label={dialogWords.notes}
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
                <abbr title={dialogWords.decoy}>{dialogWords.decoyShort}</abbr>
              ) : (
                option + 1
              )}
            </span>
          )}
        </For>
      </div>
      <For each={ingredients}>
        {(ingredient, row) => (
          <div
            role="row"
            class="witches-note-row"
            classList={{ hinted: hinted(row()), wrong: props.wrong.includes(ingredient) }}
          >
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
                  {...props}
                  options={options}
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

function NoteCell(
  props: NoteGridProps & {
    readonly options: readonly number[];
    readonly ingredient: IngredientName;
    readonly row: number;
    readonly option: number;
    readonly cellProps: ReturnType<ReturnType<typeof createGridFocus>['cell']>;
  },
): JSX.Element {
  const bit = 1 << props.option;
  const all = props.options.reduce((mask, option) => mask | (1 << option), 0);
  const mask = () => props.play.view().notes[props.row] ?? 0;
  const crossed = () => (mask() & bit) !== 0;
  /** The only option that the notes leave. */
  const kept = () => mask() === (all & ~bit);
  const line = () => props.notebook?.lines[props.row];
  const certainty = () => {
    const known = line();
    return known && certaintyOf(known, props.option);
  };
  const sure = () => {
    const known = line();
    return known !== undefined && sureOption(known, props.options) === props.option;
  };
  const name = () => {
    const what =
      props.option === DECOY_BIT ? dialogWords.decoy : dialogWords.number(props.option + 1);
    const known = certainty();
    const parts = [
      `${words.face.ingredient(props.ingredient)}, ${what}`,
      known ? (sure() ? dialogWords.sure : dialogWords.certainties[known]) : '',
      crossed() ? dialogWords.ruledOut : kept() ? dialogWords.keptByYou : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
  };
  const write = () => {
    // "Must be" rules out all other options; a second press takes that back.
    const is = kept() ? 0 : all & ~bit;
    const ruledOut = props.pen === 'is' ? is : mask() ^ bit;
    props.play.move({ type: 'note', ingredient: props.ingredient, ruledOut });
  };
  return (
    <button
      type="button"
      role="gridcell"
      class="witches-note digits"
      classList={{
        crossed: crossed(),
        kept: kept(),
        gone: certainty() === 'impossible',
        open: certainty() === 'open',
        sure: sure(),
      }}
      aria-selected={crossed()}
      aria-label={name()}
      aria-disabled={props.play.over()}
      tabindex={props.cellProps.tabindex}
      data-cell={props.cellProps['data-cell']}
      onFocus={() => props.cellProps.onFocus()}
      onClick={write}
    >
      {props.option === DECOY_BIT ? dialogWords.decoyShort : props.option + 1}
    </button>
  );
}

/** Compares the notes with the answers and marks contradictions. Every check is logged. */
function NotesCheck(props: {
  readonly play: WitchesPlay;
  mark(ingredients: readonly IngredientName[]): void;
}): JSX.Element {
  const { play } = props;
  const [verdict, setVerdict] = createSignal<{ text: string; sign: '✓' | '✗' | '?' }>();
  const [busy, setBusy] = createSignal(false);
  const tell = (text: string, sign: '✓' | '✗' | '?') => {
    setVerdict({ text, sign });
    play.say(text, 'plain');
  };
  // A verdict is about the notes and potions of that moment.
  createEffect(
    on([() => play.view().notes, () => play.view().trials], () => {
      setVerdict(undefined);
      props.mark([]);
    }),
  );
  async function check(): Promise<void> {
    if (busy()) return;
    setBusy(true);
    logHelp(play, 'check');
    const answer = await play.ask({ type: 'checkNotes', ...tableView(play) });
    setBusy(false);
    if (!answer.ok) return tell(await explain(answer.fault, play.words), '?');
    if (answer.value.type !== 'notes') return;
    const { verdict: found, ingredients, together } = answer.value;
    props.mark(ingredients);
    if (found === 'fits') tell(dialogWords.fits, '✓');
    else if (found === 'open') tell(dialogWords.openCheck, '?');
    else tell(dialogWords.contradicts(ingredients, together), '✗');
  }
  return (
    <div class="witches-check">
      {/* Not disabled meanwhile: it would lose the focus. */}
      <button type="button" class="button" aria-busy={busy()} onClick={() => void check()}>
        {busy() ? dialogWords.checking : dialogWords.check}
      </button>
      <Show when={verdict()}>
        {(said) => (
          <p class="note" classList={{ bad: said().sign === '✗' }}>
            {said().sign} {said().text}
          </p>
        )}
      </Show>
    </div>
  );
}
