// The search for a card: a combobox over the whole catalogue with filters, and in its head why the last card did not
// fit. Only the list scrolls, and no message moves it.

import './picker.css';
import { createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { type Card, fullName } from '../../../data/card.ts';
import { type Filters, type FilterValues, filterValues } from '../../../data/search.ts';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';
import { cellName, labelsOf } from '../../../games/dokuborn/rules/print.ts';
import type { Label } from '../../../games/dokuborn/types.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { markFreshOn } from '../../ui/tap-guard.ts';
import { createBrowsing, FindField, Found, Preview } from './card-browser.tsx';
import { listingOf } from './card-rows.ts';
import type { DokubornProps } from './hand.ts';
import { Condition, Gem, Glyph } from './label.tsx';
import { CellHint } from './panel.tsx';
import { WholeCard } from './whole-card.tsx';

const { filters: filterText, search } = words.face;

/** The number of active filters. */
export const countFilters = (filters: Filters): number =>
  Object.values(filters).reduce((sum: number, list) => sum + (list?.length ?? 0), 0);

export function FilterBar(props: {
  readonly filters: Filters;
  /** The available filters. */
  readonly values: FilterValues;
  change(filters: Filters): void;
  close(): void;
}): JSX.Element {
  const change = (part: Partial<Filters>) => props.change({ ...props.filters, ...part });
  return (
    <div class="doku-filters">
      <Toggles
        legend={filterText.ink}
        entries={props.values.inks}
        chosen={props.filters.inks}
        choose={(inks) => change({ inks })}
      >
        {(ink) => (
          <>
            <Gem ink={ink} />
            <span class="doku-filter-name">{ink}</span>
          </>
        )}
      </Toggles>
      <Toggles
        legend={filterText.cost}
        entries={props.values.costs}
        chosen={props.filters.costs}
        choose={(costs) => change({ costs })}
      >
        {(cost) => <span class="digits">{cost}</span>}
      </Toggles>
      <Toggles
        legend={filterText.type}
        entries={props.values.types}
        chosen={props.filters.types}
        choose={(types) => change({ types })}
      >
        {(kind) => (
          <>
            <Glyph icon={`type-${kind.toLowerCase()}`} />
            {kind}
          </>
        )}
      </Toggles>
      <div class="doku-filter-set">
        <label for="doku-set">{filterText.set}</label>
        <select
          id="doku-set"
          class="input"
          value={props.filters.sets?.[0] ?? ''}
          onChange={({ currentTarget: { value } }) => change({ sets: value === '' ? [] : [value] })}
        >
          <option value="">{filterText.allSets}</option>
          <For each={[...props.values.sets].reverse()}>
            {([code, name]) => <option value={code}>{name}</option>}
          </For>
        </select>
      </div>
      <div class="row">
        <button type="button" class="button primary" onClick={() => props.close()}>
          {filterText.done}
        </button>
        <button
          type="button"
          class="button"
          disabled={countFilters(props.filters) === 0}
          onClick={() => props.change({})}
        >
          {filterText.clear}
        </button>
      </div>
    </div>
  );
}

/** Entries of which any number may be chosen. */
function Toggles<T>(props: {
  readonly legend: string;
  readonly entries: readonly T[];
  readonly chosen: readonly T[] | undefined;
  choose(entries: readonly T[]): void;
  readonly children: (entry: T) => JSX.Element;
}): JSX.Element {
  const chosen = () => props.chosen ?? [];
  const toggle = (entry: T) =>
    props.choose(
      chosen().includes(entry) ? chosen().filter((other) => other !== entry) : [...chosen(), entry],
    );
  return (
    <fieldset class="doku-filter">
      <legend>{props.legend}</legend>
      <For each={props.entries}>
        {(entry) => (
          <button
            type="button"
            class="doku-toggle"
            aria-pressed={chosen().includes(entry)}
            onClick={() => toggle(entry)}
          >
            {props.children(entry)}
          </button>
        )}
      </For>
    </fieldset>
  );
}

// The head of the picker: the two conditions of the cell; after a miss, their verdicts in the same place, so that
// nothing moves.

export function Verdict(props: DokubornProps & { readonly refusal: string }): JSX.Element {
  const { play, hand } = props;
  const labels = () => labelsOf(play.view(), hand.selected()).flatMap((label) => label ?? []);
  const noFit = () => {
    const missed = hand.miss();
    return missed
      ? search.noFit(fullName(missed.card), cellName(play.view().size, missed.cell))
      : '';
  };
  const spare = () => play.view().spare;
  const reasonOf = (label: Label) =>
    hand.miss()?.reasons.find(({ condition }) => condition === label.id);
  return (
    <section class="doku-verdict" aria-label={search.asked}>
      <ul class="doku-conditions">
        <For each={labels()}>
          {(label) => (
            <li
              classList={{
                fits: reasonOf(label)?.fits ?? false,
                fails: reasonOf(label)?.fits === false,
              }}
            >
              <Condition label={label} />
              <small>
                <Show when={reasonOf(label)} fallback={words.conditionWording(label)} keyed>
                  {(reason) => (
                    <>
                      <span class="doku-mark" aria-hidden="true">
                        {reason.fits ? '✓' : '✕'}
                      </span>
                      {words.reasonFact(reason)}
                    </>
                  )}
                </Show>
              </small>
            </li>
          )}
        </For>
      </ul>
      <p class="doku-verdict-line" role="alert">
        {props.refusal || noFit()}
      </p>
      <Show when={spare() !== null}>
        <p class="doku-spare digits">{words.face.spare(spare() ?? 0)}</p>
      </Show>
    </section>
  );
}

export function SearchDialog(props: DokubornProps): JSX.Element {
  const { play, hand } = props;
  const name = () => cellName(play.view().size, hand.selected());
  const placed = () => play.view().cells[hand.selected()]?.card ?? undefined;
  const [changing, setChanging] = createSignal(false);
  return (
    <Dialog
      open={hand.panel() === 'search'}
      title={placed() && !changing() ? words.face.cell(name()) : search.title(name())}
      timed
      onClose={hand.close}
    >
      <Show
        when={!changing() && placed()}
        keyed
        fallback={<Picker {...props} onEnd={() => setChanging(false)} />}
      >
        {(card) => <Placed {...props} card={card} change={() => setChanging(true)} />}
      </Show>
    </Dialog>
  );
}

/** The card in the cell and its actions. */
function Placed(props: DokubornProps & { readonly card: Card; change(): void }): JSX.Element {
  const { play, hand } = props;
  return (
    <div class="doku-placed stack">
      <p class="doku-earned">{words.face.worth(play.view().cells[hand.selected()]?.worth ?? 0)}</p>
      <WholeCard card={props.card} version={play.view().catalogueNow} />
      <div class="row">
        <button type="button" class="button primary" onClick={() => props.change()}>
          {words.face.replace}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => {
            hand.remove();
            hand.close();
          }}
        >
          {words.face.remove}
        </button>
      </div>
    </div>
  );
}

const LIST = 'doku-found';

/** The part of the window that an on-screen keyboard leaves free, as a style of the dialog. */
function followKeyboard(element: HTMLElement): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const follow = () => {
    const box = element.closest<HTMLElement>('.dialog');
    box?.style.setProperty('--seen', `${seen.height}px`);
    box?.style.setProperty('--seen-top', `${seen.offsetTop}px`);
  };
  follow();
  seen.addEventListener('resize', follow);
  seen.addEventListener('scroll', follow);
  onCleanup(() => {
    seen.removeEventListener('resize', follow);
    seen.removeEventListener('scroll', follow);
  });
}

function Picker(props: DokubornProps & { onEnd(): void }): JSX.Element {
  const { play, hand } = props;
  const version = play.view().catalogueNow;
  const listing = listingOf(version);
  const [text, setText] = createSignal('');
  const [filters, setFilters] = createSignal<Filters>({});
  const [filtering, setFiltering] = createSignal(false);
  const [refusal, setRefusal] = createSignal('');
  let input: HTMLInputElement | undefined;

  const values = createMemo(() => {
    const catalogue = loadedCatalogue(version);
    return catalogue && filterValues(catalogue);
  });
  const rows = createMemo(() => listing(text(), filters()));
  const usedAt = (card: Card) =>
    play.view().cells.findIndex((placed) => placed.card?.id === card.id);
  const nameOf = (cell: number) => cellName(play.view().size, cell);
  const isTried = (card: Card) => hand.tried(hand.selected(), card.id);

  const choose = (card: Card | undefined) => {
    if (!card) return;
    browsing.point(card);
    if (isTried(card)) return setRefusal(search.isTried(fullName(card)));
    setRefusal('');
    const submission = hand.place(card);
    if (submission.type === 'placed' || play.over()) return hand.close();
    if (submission.type === 'refused') setRefusal(submission.text);
    input?.select();
  };
  const browsing = createBrowsing(rows, choose);
  const { chosen, count, detailed, setDetailed } = browsing;
  onCleanup(() => props.onEnd());

  /** Nothing is highlighted before the player types or points, so that Enter places only a chosen card. */
  const begin = () => {
    browsing.begin(text().trim() !== '' && count() > 0 ? 0 : -1);
    setRefusal('');
    hand.forgetMiss();
  };
  const note = (card: Card) => {
    const used = usedAt(card);
    if (used >= 0) return search.used(nameOf(used));
    return isTried(card) ? search.tried : '';
  };
  /** What Enter does now. */
  const action = () => {
    const card = chosen();
    if (!card) return search.choose;
    const used = usedAt(card);
    if (used >= 0) return search.isUsed(fullName(card), nameOf(used));
    return isTried(card) ? search.isTried(fullName(card)) : search.place(fullName(card));
  };
  const blocked = () => {
    const card = chosen();
    return !card || usedAt(card) >= 0 || isTried(card);
  };
  const said = () => {
    if (count() > 0) return search.found(count());
    return countFilters(filters()) > 0 ? search.noneFiltered : search.none;
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape first closes what covers the list, from any focus
    <div
      class="doku-picker"
      ref={followKeyboard}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.isComposing || !(detailed() || filtering())) return;
        setDetailed(false);
        setFiltering(false);
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <div class="doku-picker-head">
        <Verdict play={play} hand={hand} refusal={refusal()} />
        <Preview card={chosen()} version={version} fallback={<p class="muted">{search.keys}</p>} />
      </div>
      <div class="doku-picker-find">
        <FindField
          id="doku-name"
          list={LIST}
          label={search.label}
          placeholder={search.placeholder}
          browsing={browsing}
          text={text()}
          enter="go"
          first
          element={(element) => {
            input = element;
          }}
          onText={(next) => {
            setText(next);
            setFiltering(false);
            begin();
          }}
        />
        <button
          type="button"
          class="button doku-filter-button"
          aria-expanded={filtering()}
          onClick={() => setFiltering(!filtering())}
        >
          {filterText.chosen(countFilters(filters()))}
        </button>
      </div>
      <Found
        id={LIST}
        label={search.label}
        browsing={browsing}
        said={said()}
        version={version}
        begins={[text(), filters()]}
        note={note}
        spent={(card) => note(card) !== ''}
        onChoose={choose}
      >
        <Show when={filtering() && values()} keyed>
          {(known) => (
            <div class="doku-over">
              <FilterBar
                filters={filters()}
                values={known}
                change={(next) => {
                  setFilters(next);
                  begin();
                }}
                close={() => {
                  setFiltering(false);
                  input?.focus();
                }}
              />
            </div>
          )}
        </Show>
      </Found>
      <div class="doku-picker-foot">
        <button
          type="button"
          class="button primary doku-place"
          ref={(button) => markFreshOn(button, () => chosen()?.id)}
          disabled={blocked()}
          onClick={() => choose(chosen())}
        >
          <span>{action()}</span>
        </button>
        <button
          type="button"
          class="button doku-details-button"
          disabled={!chosen()}
          onClick={() => setDetailed(!detailed())}
        >
          {detailed() ? search.back : search.details}
        </button>
        {/* The preview needs the room. */}
        <Show when={!detailed()}>
          <CellHint play={play} hand={hand} />
        </Show>
      </div>
    </div>
  );
}
