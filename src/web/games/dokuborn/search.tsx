// The search for a card: a combobox over the whole catalogue, and in its head why the last card did not fit.
// Only the list scrolls, and nothing that is said moves it.

import './picker.css';
import { createMemo, createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { type Card, fullName } from '../../../data/card.ts';
import { type Filters, filterValues } from '../../../data/filters.ts';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { changesWith } from '../../ui/guard.ts';
import { WholeCard } from './details.tsx';
import { listingOf } from './find.ts';
import type { Hand } from './hand.ts';
import { CellHint } from './hints.tsx';
import { createBrowsing } from './picker/browsing.ts';
import { FindField } from './picker/field.tsx';
import { countFilters, FilterBar } from './picker/filterbar.tsx';
import { Found, Preview } from './picker/found.tsx';
import { Verdict } from './picker/verdict.tsx';
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

  /** Nothing is highlighted before something is typed or pointed at: Enter must not place what nobody chose. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what lies over the list first, wherever the focus is
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
          {filterWords.chosen(countFilters(filters()))}
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
