// The grid: an ARIA grid with row and column headings. A cell opens the search; Delete removes its card.

import { createMemo, createSignal, For, Index, type JSX, Match, Show, Switch } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { type Card, fullName } from '../../../data/card.ts';
import { rowLetters } from '../../../games/dokuborn/rules/print.ts';
import { type CellView, LAST_STEP, type Label } from '../../../games/dokuborn/types.ts';
import { createGridFocus, type GridCellProps } from '../../ui/grid-focus.ts';
import { Marks } from '../../ui/hint-marks.tsx';
import { isKey, listGridKeys } from '../../ui/keys.ts';
import { answersOf, examplesFor, othersOf } from './after-game.ts';
import type { DokubornProps } from './hand.ts';
import { Condition, Gems } from './label.tsx';
import { CellCard } from './minicard.tsx';
import { deadEndMarks } from './panel.tsx';

/** The keys of the board. They work inside its grid only, which handles them. */
export const keys = {
  go: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
  /** Opens the search: a cell is a button. */
  open: ['Enter', ' '],
  remove: ['Delete', 'Backspace'],
} as const;

const { face } = words;

export function Grid(
  props: DokubornProps & {
    /** A pointer entered the grid or a key was pressed in it. Focus alone does not count: a new page sets it. */
    onNear?(): void;
  },
): JSX.Element {
  const { play, hand } = props;
  const { size } = play.view();
  const [grid, setGrid] = createSignal<HTMLDivElement>();

  listGridKeys(keys, words.keys);
  const focus = createGridFocus(grid, {
    rows: () => size,
    columns: () => size,
    onKey(event, cell) {
      if (!isKey(keys.remove, event)) return false;
      hand.select(cell);
      hand.remove();
      return true;
    },
  });

  const open = (cell: number) => {
    focus.focus(cell);
    hand.select(cell);
    hand.open(play.over() ? 'answers' : 'search');
  };
  const answers = answersOf(play);
  const others = createMemo(othersOf(play));
  const shareAt = (cell: number) => others()?.own.shares[cell] ?? undefined;
  /** After the game: an answer for each cell that stayed empty. */
  const examples = createMemo(() => {
    const all = answers();
    const placed = play.view().cells.map(({ card }) => card);
    return all && examplesFor(all, placed);
  });
  const marks = () => {
    const deadEnd = hand.deadEnd();
    return deadEnd ? deadEndMarks(deadEnd) : play.hints.marks();
  };

  return (
    <div
      ref={setGrid}
      class="doku-grid"
      classList={{ over: play.over(), [`size-${size}`]: true }}
      style={{ '--size': size }}
      role="grid"
      tabindex="-1"
      aria-label={face.grid(size)}
      aria-rowcount={size + 1}
      aria-colcount={size + 1}
      onKeyDown={(event) => {
        props.onNear?.();
        focus.onKeyDown(event);
      }}
      onPointerEnter={() => props.onNear?.()}
    >
      <div role="row" class="doku-row doku-heads" aria-rowindex={1}>
        <span role="presentation" class="doku-corner" aria-hidden="true" />
        <For each={play.view().columns}>
          {(label, column) => (
            <div
              class="doku-head"
              classList={{ 'mark-row': play.hints.marksRow('columns', column()) }}
              role="columnheader"
              aria-colindex={column() + 2}
            >
              <Heading label={label} name={`${column() + 1}`} />
            </div>
          )}
        </For>
      </div>
      <For each={Array.from({ length: size }, (_, row) => row)}>
        {(row) => (
          <div role="row" class="doku-row" aria-rowindex={row + 2}>
            <Show when={play.view().rows[row]}>
              {(label) => (
                <div
                  class="doku-head"
                  classList={{ 'mark-row': play.hints.marksRow('rows', row) }}
                  role="rowheader"
                  aria-colindex={1}
                >
                  <Heading label={label()} name={rowLetters.charAt(row)} />
                </div>
              )}
            </Show>
            <Index each={play.view().cells.slice(row * size, (row + 1) * size)}>
              {(cell, column) => {
                const index = row * size + column;
                return (
                  <Cell
                    cell={cell()}
                    answer={examples()?.[index]}
                    fits={answers()?.[index]?.length ?? 0}
                    over={play.over()}
                    column={column}
                    name={face.cellLabel(play.view(), index, shareAt(index))}
                    share={shareAt(index)}
                    selected={hand.selected() === index}
                    hinted={play.hints.cells().includes(index)}
                    short={hand.deadEnd()?.cells.includes(index) ?? false}
                    missed={hand.miss()?.cell === index}
                    focus={focus.cell(index)}
                    onOpen={() => open(index)}
                    onFocused={() => hand.select(index)}
                  />
                );
              }}
            </Index>
          </div>
        )}
      </For>
      <Marks marks={marks()} />
    </div>
  );
}

function Heading(props: { readonly label: Label; readonly name: string }): JSX.Element {
  return (
    <>
      <span class="doku-head-name" aria-hidden="true">
        {props.name}
      </span>
      <Condition label={props.label} parted />
    </>
  );
}

interface ConditionCellProps {
  readonly cell: CellView;
  /** A card that would have fitted, once the game is over. */
  readonly answer: Card | undefined;
  readonly fits: number;
  /** The share of players who chose the same, if known. */
  readonly share: number | undefined;
  readonly over: boolean;
  readonly column: number;
  readonly name: string;
  readonly selected: boolean;
  readonly hinted: boolean;
  readonly short: boolean;
  readonly missed: boolean;
  readonly focus: GridCellProps;
  onOpen(): void;
  onFocused(): void;
}

function Cell(props: ConditionCellProps): JSX.Element {
  const name = () =>
    [
      props.name,
      props.answer ? face.answers.wouldFit(fullName(props.answer), props.fits) : '',
      props.hinted ? face.inHint : '',
      props.short ? face.noAnswer : '',
    ]
      .filter((part) => part !== '')
      .join(', ');
  return (
    <button
      type="button"
      role="gridcell"
      class="doku-cell"
      classList={{
        filled: props.cell.card !== null,
        answered: props.answer !== undefined,
        told: props.cell.clue.step >= LAST_STEP,
        selected: props.selected,
        hinted: props.hinted,
        short: props.short,
        missed: props.missed,
      }}
      aria-colindex={props.column + 2}
      aria-selected={props.selected}
      tabindex={props.focus.tabindex}
      data-cell={props.focus['data-cell']}
      onFocus={() => {
        props.focus.onFocus();
        props.onFocused();
      }}
      onClick={() => props.onOpen()}
    >
      <span class="unseen">{name()}</span>
      <Show when={props.cell.card} fallback={<EmptyCell {...props} />}>
        {(card) => (
          <CellCard
            card={card()}
            badge={
              <span class="mini-worth digits">
                {props.share === undefined ? props.cell.worth : face.rarity.share(props.share)}
              </span>
            }
          />
        )}
      </Show>
    </button>
  );
}

function EmptyCell(
  props: Pick<ConditionCellProps, 'cell' | 'answer' | 'fits' | 'over'>,
): JSX.Element {
  return (
    <Switch
      fallback={
        <span class="doku-clue" aria-hidden="true">
          <Show when={props.cell.clue.inks}>{(inks) => <Gems inks={inks()} />}</Show>
          {face.shortClue(props.cell.clue)}
        </span>
      }
    >
      <Match when={props.answer}>
        {(card) => (
          <CellCard
            card={card()}
            badge={<span class="mini-worth">{face.answers.ofThese(props.fits)}</span>}
          />
        )}
      </Match>
      <Match when={props.over}>{null}</Match>
      <Match when={props.cell.clue.step === 0}>
        <span class="doku-plus" aria-hidden="true">
          +
        </span>
      </Match>
    </Switch>
  );
}
