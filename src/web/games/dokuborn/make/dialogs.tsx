// Dialogs of the editor: choosing a condition, in a combobox over all conditions by kind with their card counts; and
// the cards of a cell, of which the player first sees only the number.

import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  Show,
} from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { make as said } from '#words/dokuborn/make.ts';
import { type Card, foldName } from '../../../../data/card.ts';
import { families, type Label } from '../../../../games/dokuborn/types.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { createHighlight, FindField } from '../card-browser.tsx';
import { CardList, optionId } from '../card-list.tsx';
import { groupedByName, rowsOf } from '../card-rows.ts';
import { Condition } from '../label.tsx';
import { WholeCard } from '../whole-card.tsx';
import { ask } from './draft.ts';

interface ChooseProps {
  /** The place to choose for, such as "row B"; undefined while the dialog is closed. */
  readonly title: string | undefined;
  readonly labels: readonly Label[];
  /** Where a condition is already used; empty if nowhere. */
  usedAt(id: string): string;
  readonly chosen: string | null;
  /** Labels for swapping with the neighbours, if there are any. */
  readonly moves: readonly { readonly name: string; act(): void }[];
  onChoose(id: string | null): void;
  onClose(): void;
}

export function ChooseDialog(props: ChooseProps): JSX.Element {
  return (
    <Dialog
      open={props.title !== undefined}
      title={said.conditionFor(props.title ?? '')}
      onClose={props.onClose}
    >
      <Choose {...props} />
    </Dialog>
  );
}

const LIST = 'make-list';

/** The text that a query is matched against. */
const keyOf = (label: Label) =>
  ` ${foldName(`${words.familyNames[label.family]} ${words.caption(label)} ${label.display}`)}`;

function Choose(props: ChooseProps): JSX.Element {
  const [text, setText] = createSignal('');
  let list: HTMLDivElement | undefined;
  const keyed = createMemo(() =>
    [...props.labels]
      .sort((left, right) => families.indexOf(left.family) - families.indexOf(right.family))
      .map((label) => ({ label, key: keyOf(label) })),
  );
  const found = createMemo(() => {
    const wanted = foldName(text()).split(' ');
    return keyed()
      .filter(({ key }) => wanted.every((word) => word === '' || key.includes(` ${word}`)))
      .map(({ label }) => label);
  });
  const choose = (label: Label | undefined) => {
    if (label && props.usedAt(label.id) === '') props.onChoose(label.id);
  };
  const highlight = createHighlight(found, choose);
  const { active, setActive } = highlight;
  // The list may arrive after the first letters.
  createEffect(() => {
    if (text().trim() !== '' && active() < 0 && found().length > 0) setActive(0);
  });
  const groups = createMemo(() => {
    const all = found().map((label, index) => ({ label, index }));
    return families
      .map((family) => ({ family, entries: all.filter(({ label }) => label.family === family) }))
      .filter(({ entries }) => entries.length > 0);
  });
  const press: typeof highlight.press = (event) => {
    const used = highlight.press(event);
    if (used)
      list?.querySelector(`#${optionId(LIST, active())}`)?.scrollIntoView({ block: 'nearest' });
    return used;
  };
  return (
    <div class="make-choose">
      <div class="doku-picker-find">
        <FindField
          id="make-text"
          list={LIST}
          label={said.search}
          placeholder={said.searchExample}
          browsing={{ ...highlight, press }}
          text={text()}
          enter="go"
          first
          onText={(next) => {
            setText(next);
            setActive(next.trim() !== '' && found().length > 0 ? 0 : -1);
            list?.scrollTo(0, 0);
          }}
        />
        <Show when={props.chosen !== null}>
          <button type="button" class="button" onClick={() => props.onChoose(null)}>
            {said.clearPlace}
          </button>
        </Show>
      </div>
      <Show when={props.chosen !== null}>
        <div class="row">
          <For each={props.moves}>
            {(move) => (
              <button type="button" class="button" onClick={() => move.act()}>
                {move.name}
              </button>
            )}
          </For>
        </div>
      </Show>
      <p class="doku-count muted" role="status">
        {said.found(found().length)}
      </p>
      <div
        ref={(element) => {
          list = element;
        }}
        id={LIST}
        class="doku-list make-list"
        role="listbox"
        tabindex="-1"
        aria-label={said.search}
      >
        <For each={groups()}>
          {({ family, entries }) => (
            <div role="group" aria-label={words.familyNames[family]}>
              <p class="make-family" aria-hidden="true">
                {words.familyNames[family]}
              </p>
              <For each={entries}>
                {({ label, index }) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys and the focus
                  <div
                    id={optionId(LIST, index)}
                    role="option"
                    tabindex="-1"
                    class="make-option"
                    data-condition={label.id}
                    classList={{ active: active() === index, spent: props.usedAt(label.id) !== '' }}
                    aria-selected={active() === index}
                    aria-disabled={props.usedAt(label.id) !== ''}
                    onPointerMove={(event) => {
                      if (event.pointerType === 'mouse') setActive(index);
                    }}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(label)}
                  >
                    <Condition label={label} bare />
                    <small class="doku-note digits">
                      {props.usedAt(label.id) === ''
                        ? said.cards(label.cards)
                        : said.usedAt(props.usedAt(label.id))}
                    </small>
                  </div>
                )}
              </For>
            </div>
          )}
        </For>
      </div>
    </div>
  );
}

/** Examples to show. */
const EXAMPLES = 24;

interface ExamplesProps {
  /** The cell by its name; undefined while the dialog is closed. */
  readonly cell: string | undefined;
  readonly row: Label;
  readonly column: Label;
  readonly count: number;
  /** The catalogue in use. */
  readonly version: string;
  onClose(): void;
}

export function ExamplesDialog(props: ExamplesProps): JSX.Element {
  return (
    <Dialog
      open={props.cell !== undefined}
      title={said.cellTitle(props.cell ?? '')}
      onClose={props.onClose}
    >
      <Examples {...props} />
    </Dialog>
  );
}

function Examples(props: ExamplesProps): JSX.Element {
  const [asked, setAsked] = createSignal(false);
  const [active, setActive] = createSignal(-1);
  const [shown, setShown] = createSignal<Card>();
  const [cards] = createResource(asked, async (): Promise<readonly Card[]> => {
    const question = { type: 'examples', row: props.row.id, column: props.column.id } as const;
    const answer = await ask({ ...question, count: EXAMPLES }, 'found');
    return answer.ok ? answer.value.cards : [];
  });
  const rows = createMemo(() => rowsOf(groupedByName(cards.state === 'ready' ? cards() : [])));
  return (
    <div class="make-examples stack">
      <p class="make-crossing">
        <Condition label={props.row} /> <Condition label={props.column} />
      </p>
      <p>
        <strong>{said.fitting(props.count)}</strong>
      </p>
      <Show
        when={asked()}
        fallback={
          <button
            type="button"
            class="button primary"
            disabled={props.count === 0}
            onClick={() => setAsked(true)}
          >
            {said.showExamples}
          </button>
        }
      >
        <Show when={cards.state === 'ready'} fallback={<p class="muted">{said.looking}</p>}>
          <Show when={props.count > EXAMPLES}>
            <p class="muted">{said.bestKnown(EXAMPLES)}</p>
          </Show>
          <div class="make-example-list">
            <CardList
              id="make-cards"
              label={said.examples}
              rows={rows()}
              active={active()}
              begins={0}
              onActive={setActive}
              onChoose={(card) => setShown(card)}
              onDetails={(card) => setShown(card)}
            />
          </div>
          <Show when={shown()} keyed>
            {(card) => <WholeCard card={card} version={props.version} />}
          </Show>
        </Show>
      </Show>
    </div>
  );
}
