// The search for a card: a combobox over the whole catalogue, and why the last card did not fit.

import { createMemo, createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { type Card, fullName } from '../../../data/card.ts';
import { labelsOf, plainLabel } from '../../../games/dokuborn/rules/labels.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import { Dialog } from '../../kit/dialog.tsx';
import type { Play } from '../../play/play.ts';
import { Facts } from './facts.tsx';
import { searchIn } from './find.ts';
import type { Hand, Miss } from './hand.ts';
import { CellHint } from './hints.tsx';
import { Condition } from './label.tsx';
import { words } from './words.ts';

const { search } = words.face;

interface SearchProps {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
}

export function SearchDialog(props: SearchProps): JSX.Element {
  const { play, hand } = props;
  return (
    <Dialog
      open={hand.panel() === 'search'}
      title={search.title(cellName(play.view().size, hand.selected()))}
      timed
      onClose={hand.close}
    >
      <Search {...props} />
    </Dialog>
  );
}

const LIST = 'doku-found';

function Search(props: SearchProps): JSX.Element {
  const { play, hand } = props;
  const [text, setText] = createSignal('');
  const [active, setActive] = createSignal(0);
  const [refusal, setRefusal] = createSignal('');
  let input: HTMLInputElement | undefined;
  const find = searchIn(play.view().catalogueNow);
  const found = createMemo(() => find(text()).cards);
  const cell = () => play.view().cells[hand.selected()];
  const labels = () => labelsOf(play.view(), hand.selected()).flatMap((label) => label ?? []);
  const usedAt = (card: Card) =>
    play.view().cells.findIndex((placed) => placed.card?.id === card.id);
  const typed = () => text().trim() !== '';

  onMount(() => input?.focus());

  const choose = (card: Card | undefined) => {
    if (!card) return;
    const submission = hand.place(card);
    if (submission.type === 'placed' || play.over()) hand.close();
    else {
      if (submission.type === 'refused') setRefusal(submission.text);
      input?.select();
    }
  };
  const walk = (step: number) => {
    const count = found().length;
    if (count === 0) return;
    setActive((active() + step + count) % count);
    document.getElementById(`${LIST}-${active()}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Enter') choose(found()[active()]);
    else return;
    event.preventDefault();
  };

  return (
    <div class="doku-search stack">
      <ul class="doku-conditions">
        <For each={labels()}>
          {(label) => (
            <li>
              <Condition label={label} />
              <small class="muted">{words.conditionWording(label)}</small>
            </li>
          )}
        </For>
      </ul>
      <Show when={cell()?.card}>
        {(card) => (
          <section class="doku-placed" aria-label={fullName(card())}>
            <h3>{fullName(card())}</h3>
            <p class="doku-earned">{words.face.worth(cell()?.worth ?? 0)}</p>
            <Facts card={card()} />
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
          </section>
        )}
      </Show>
      <div>
        <label for="doku-name" class="unseen">
          {search.label}
        </label>
        <input
          id="doku-name"
          ref={(element) => {
            input = element;
          }}
          class="input"
          type="text"
          role="combobox"
          autofocus
          aria-expanded={found().length > 0}
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={found().length > 0 ? `${LIST}-${active()}` : undefined}
          placeholder={search.placeholder}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
          value={text()}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
            setRefusal('');
            hand.forgetMiss();
          }}
          onKeyDown={onKeyDown}
        />
        <Show when={hand.miss()} keyed>
          {(miss) => <Reasons play={play} miss={miss} />}
        </Show>
        <div id={LIST} class="doku-found" role="listbox" aria-label={search.label}>
          <For each={found()}>
            {(card, index) => (
              <Option
                card={card}
                index={index()}
                active={active() === index()}
                used={usedAt(card)}
                tried={hand.tried(hand.selected(), card.id)}
                size={play.view().size}
                onPoint={() => setActive(index())}
                onChoose={() => choose(card)}
              />
            )}
          </For>
        </div>
        <Show when={refusal()}>
          {(text) => (
            <p class="doku-miss note bad" role="alert">
              {text()}
            </p>
          )}
        </Show>
        <p class="doku-count muted" role="status">
          {!typed() ? '' : found().length === 0 ? search.none : search.found(found().length)}
        </p>
      </div>
      <Show when={cell()?.card === null}>
        <div class="doku-acts">
          <CellHint play={play} hand={hand} />
        </div>
      </Show>
    </div>
  );
}

function Option(props: {
  readonly card: Card;
  readonly index: number;
  readonly active: boolean;
  /** The cell that has it, or -1. */
  readonly used: number;
  readonly tried: boolean;
  readonly size: number;
  onPoint(): void;
  onChoose(): void;
}): JSX.Element {
  const note = () => {
    if (props.used >= 0) return search.used(cellName(props.size, props.used));
    return props.tried ? search.tried : '';
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys and the focus
    <div
      id={`${LIST}-${props.index}`}
      role="option"
      tabindex="-1"
      class="doku-option"
      data-card={props.card.id}
      classList={{ active: props.active, spent: note() !== '' }}
      aria-selected={props.active}
      aria-disabled={props.used >= 0}
      onPointerMove={() => props.onPoint()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => props.onChoose()}
    >
      <span>
        <strong>{props.card.name}</strong>
        <Show when={props.card.version !== ''}>
          <span class="doku-version"> {props.card.version}</span>
        </Show>
      </span>
      <Show when={note()}>{(text) => <small class="doku-note">{text()}</small>}</Show>
    </div>
  );
}

/** Why a card does not fit: condition by condition, with what the card says. */
function Reasons(props: { readonly play: Play<DokubornTypes>; readonly miss: Miss }): JSX.Element {
  const left = () => props.play.view().guessesLeft;
  return (
    <div class="doku-miss note bad" role="alert">
      <p>
        <strong>{search.noFit(fullName(props.miss.card))}</strong>
      </p>
      <ul>
        <For each={props.miss.reasons}>
          {(reason) => (
            <li classList={{ fits: reason.fits }}>
              <span aria-hidden="true">{reason.fits ? '✓' : '✕'}</span>
              {words.reasonText({ ...reason, display: plainLabel(reason.display) })}
            </li>
          )}
        </For>
      </ul>
      <Show when={left() !== null}>
        <p>{search.left(left() ?? 0)}</p>
      </Show>
      <details>
        <summary>{search.allFacts}</summary>
        <Facts card={props.miss.card} />
      </details>
    </div>
  );
}
