// The search for a card: a combobox over the whole catalogue, and in its head why the last card did not fit.
// Only the list scrolls, and nothing that is said moves it.

import './picker.css';
import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { type Card, fullName } from '../../../data/card.ts';
import { type Filters, filterValues } from '../../../data/filters.ts';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';
import { labelsOf } from '../../../games/dokuborn/rules/labels.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes, Label } from '../../../games/dokuborn/types.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { appears, changesWith } from '../../kit/guard.ts';
import type { Play } from '../../play/play.ts';
import { WholeCard } from './details.tsx';
import { allCards, searchIn } from './find.ts';
import type { Hand } from './hand.ts';
import { CellHint } from './hints.tsx';
import { Condition } from './label.tsx';
import { countFilters, FilterBar } from './picker/filterbar.tsx';
import { CardList, optionId } from './picker/list.tsx';
import { rowsOf } from './picker/rows.ts';
import { words } from './words.ts';

const { search, filters: filterWords } = words.face;

interface SearchProps {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
}

export default function SearchDialog(props: SearchProps): JSX.Element {
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

/** What stands in the cell already, and what can be done with it. */
function Placed(props: SearchProps & { readonly card: Card; change(): void }): JSX.Element {
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
const PAGE = 6;

/** The part of the window that a keyboard on the screen leaves free, as a style of the dialog. */
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

function Picker(props: SearchProps & { onEnd(): void }): JSX.Element {
  const { play, hand } = props;
  const version = play.view().catalogueNow;
  const [text, setText] = createSignal('');
  const [filters, setFilters] = createSignal<Filters>({});
  const [filtering, setFiltering] = createSignal(false);
  const [detailed, setDetailed] = createSignal(false);
  /** Nothing is highlighted before something is typed or pointed at: Enter must not place what nobody chose. */
  const [active, setActive] = createSignal(-1);
  const [refusal, setRefusal] = createSignal('');
  let input: HTMLInputElement | undefined;

  const find = searchIn(version);
  const typed = () => text().trim() !== '';
  const values = createMemo(() => {
    const catalogue = loadedCatalogue(version);
    return catalogue && filterValues(catalogue);
  });
  const rows = createMemo(() =>
    rowsOf(
      typed() || countFilters(filters()) > 0 ? find(text(), filters()).cards : allCards(version),
    ),
  );
  const count = () => rows().cards.length;
  const chosen = () => rows().cards[active()];
  const labels = () => labelsOf(play.view(), hand.selected()).flatMap((label) => label ?? []);
  const usedAt = (card: Card) =>
    play.view().cells.findIndex((placed) => placed.card?.id === card.id);
  const nameOf = (cell: number) => cellName(play.view().size, cell);
  const isTried = (card: Card) => hand.tried(hand.selected(), card.id);

  onMount(() => input?.focus());
  onCleanup(() => props.onEnd());

  const begin = () => {
    setActive(typed() && count() > 0 ? 0 : -1);
    setRefusal('');
    hand.forgetMiss();
  };
  const choose = (card: Card | undefined) => {
    if (!card) return;
    setActive(rows().cards.indexOf(card));
    if (isTried(card)) return setRefusal(search.isTried(fullName(card)));
    setRefusal('');
    const submission = hand.place(card);
    if (submission.type === 'placed' || play.over()) return hand.close();
    if (submission.type === 'refused') setRefusal(submission.text);
    input?.select();
  };
  const walk = (step: number) => {
    if (count() === 0) return;
    const from = active();
    if (from < 0) return void setActive(step > 0 ? 0 : count() - 1);
    // A single step goes round, a leap stops at the ends.
    const next = from + step;
    setActive(
      Math.abs(step) === 1 ? (next + count()) % count() : Math.min(Math.max(next, 0), count() - 1),
    );
  };
  const details = (card: Card) => {
    setActive(rows().cards.indexOf(card));
    setDetailed(true);
  };
  const caretAtEnd = () => (input?.selectionEnd ?? 0) >= text().length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'PageDown') walk(PAGE);
    else if (event.key === 'PageUp') walk(-PAGE);
    else if (event.key === 'Enter') {
      if (!event.repeat) choose(chosen());
    } else if (event.key === 'ArrowRight' && chosen() && !detailed() && caretAtEnd())
      setDetailed(true);
    else if (event.key === 'ArrowLeft' && detailed()) setDetailed(false);
    else if (event.key === 'Escape' && (detailed() || filtering())) {
      setDetailed(false);
      setFiltering(false);
    } else return;
    event.preventDefault();
    event.stopPropagation();
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
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the combobox work from its buttons too
    <div
      class="doku-picker"
      ref={followKeyboard}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onKeyDown(event);
      }}
    >
      <div class="doku-picker-head">
        <Verdict play={play} hand={hand} labels={labels()} refusal={refusal()} />
        <div class="doku-picker-preview">
          <Show when={chosen()} keyed fallback={<p class="muted">{search.keys}</p>}>
            {(card) => <WholeCard card={card} version={version} />}
          </Show>
        </div>
      </div>
      <div class="doku-picker-find">
        <label for="doku-name" class="unseen">
          {search.label}
        </label>
        <input
          id="doku-name"
          ref={(element) => {
            input = element;
          }}
          class="input grow"
          type="text"
          role="combobox"
          autofocus
          aria-expanded={count() > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={chosen() ? optionId(LIST, active()) : undefined}
          placeholder={search.placeholder}
          autocomplete="off"
          autocapitalize="off"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="go"
          value={text()}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setDetailed(false);
            setFiltering(false);
            begin();
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          class="button doku-filter-button"
          aria-expanded={filtering()}
          onClick={() => setFiltering(!filtering())}
        >
          {filterWords.chosen(countFilters(filters()))}
        </button>
      </div>
      <div class="doku-picker-list">
        <p class="doku-count muted" role="status">
          {said()}
        </p>
        <CardList
          id={LIST}
          label={search.label}
          rows={rows()}
          active={active()}
          begins={[text(), filters()]}
          note={note}
          spent={(card) => note(card) !== ''}
          onActive={setActive}
          onChoose={choose}
          onDetails={details}
        />
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
        <Show when={detailed() && chosen()} keyed>
          {(card) => (
            <div class="doku-over doku-over-card" ref={(element) => appears(element)}>
              <WholeCard card={card} version={version} />
            </div>
          )}
        </Show>
      </div>
      <div class="doku-picker-foot">
        <button
          type="button"
          class="button primary doku-place"
          ref={(button) => changesWith(button, () => chosen()?.id)}
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
        {/* A card that is looked at needs the room. */}
        <Show when={!detailed()}>
          <CellHint play={play} hand={hand} />
        </Show>
      </div>
    </div>
  );
}

/** The two conditions of the cell; after a card that does not fit, what each of them says to it, in the same place. */
function Verdict(props: {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
  readonly labels: readonly Label[];
  readonly refusal: string;
}): JSX.Element {
  const { play, hand } = props;
  const miss = () => hand.miss();
  const noFit = () => {
    const missed = miss();
    return missed
      ? search.noFit(fullName(missed.card), cellName(play.view().size, missed.cell))
      : '';
  };
  const spare = () => play.view().spare;
  const reasonOf = (label: Label) =>
    miss()?.reasons.find(({ condition }) => condition === label.id);
  return (
    <section class="doku-verdict" aria-label={search.asked}>
      <ul class="doku-conditions">
        <For each={props.labels}>
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
