// A virtual list of cards: only visible rows are in the DOM. It scales with the text size, keeps the highlighted card
// in sight, and opens details by the sign at the end of a row, a long press or the other mouse button.

import {
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
} from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { type Card, fullName } from '../../../data/card.ts';
import { type CardRow, type CardRows, inSight, nearestInSight, scrollFor } from './card-rows.ts';
import { Glyph } from './label.tsx';
import { Cost, iconOf, inkStyle, Stats, typeLine } from './minicard.tsx';

const { list: said } = words.face;

/** How long a finger rests until it asks for details. */
const LONG_PRESS = 500;

export interface CardListProps {
  readonly id: string;
  readonly label: string;
  readonly rows: CardRows;
  /** The highlighted card by its place, or -1. */
  readonly active: number;
  /** At the end of a row: why the card cannot be chosen, or its points. */
  note?(card: Card): string;
  /** Dimmed, because it cannot be chosen. */
  spent?(card: Card): boolean;
  /** Marked, such as the player's own card. */
  marked?(card: Card): boolean;
  /** Changes when the list starts over. */
  readonly begins: unknown;
  onActive(index: number): void;
  onChoose(card: Card): void;
  onDetails(card: Card): void;
}

const remSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

export const optionId = (list: string, index: number) => `${list}-${index}`;

export function CardList(props: CardListProps): JSX.Element {
  const [top, setTop] = createSignal(0);
  const [height, setHeight] = createSignal(20);
  const [box, setBox] = createSignal<HTMLDivElement>();
  /** Set during programmatic scrolling, which must not move the highlight. */
  let guided = false;

  onMount(() => {
    const own = box();
    if (!own) return;
    const measure = () => setHeight(own.clientHeight / remSize());
    measure();
    const watcher = new ResizeObserver(() => {
      measure();
      show();
    });
    watcher.observe(own);
    onCleanup(() => watcher.disconnect());
  });

  const scrollTo = (next: number) => {
    const own = box();
    if (!own || Math.abs(next - top()) < 0.01) return;
    guided = true;
    own.scrollTop = next * remSize();
    setTop(own.scrollTop / remSize());
  };
  const show = () => {
    if (props.active >= 0) scrollTo(scrollFor(props.rows, props.active, top(), height()));
  };
  createEffect(
    on(
      () => props.begins,
      () => scrollTo(0),
      { defer: true },
    ),
  );
  createEffect(on(() => [props.active, props.rows] as const, show));

  const onScroll = (event: { readonly currentTarget: Element }) => {
    setTop(event.currentTarget.scrollTop / remSize());
    if (guided) guided = false;
    else if (props.active >= 0) {
      const next = nearestInSight(props.rows, props.active, top(), height());
      if (next !== props.active) props.onActive(next);
    }
  };
  const shown = createMemo(() => inSight(props.rows, top(), height()));

  return (
    <div
      ref={setBox}
      id={props.id}
      class="doku-list"
      role="listbox"
      tabindex="-1"
      aria-label={props.label}
      onScroll={onScroll}
    >
      <div class="doku-list-all" role="presentation" style={{ height: `${props.rows.height}rem` }}>
        <For each={shown()}>{(row) => <ListRow row={row} list={props} />}</For>
      </div>
    </div>
  );
}

function ListRow(props: { readonly row: CardRow; readonly list: CardListProps }): JSX.Element {
  const { row, list } = props;
  if (row.kind === 'name')
    return (
      <div class="doku-list-name" aria-hidden="true" style={{ top: `${row.top}rem` }}>
        <strong>{row.name}</strong> <span class="muted">{said.ofName(row.count)}</span>
      </div>
    );
  const { card } = row;
  const note = () => list.note?.(card) ?? '';
  let press: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  const endPress = () => clearTimeout(press);
  onCleanup(endPress);
  const tell = () => {
    told = true;
    list.onDetails(card);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the owner of the list handles keys and focus
    <div
      id={optionId(list.id, row.index)}
      role="option"
      tabindex="-1"
      class="doku-option"
      data-card={card.id}
      classList={{
        active: list.active === row.index,
        spent: list.spent?.(card) ?? false,
        marked: list.marked?.(card) ?? false,
      }}
      style={{ ...inkStyle(card.inks), top: `${row.top}rem` }}
      aria-selected={list.active === row.index}
      aria-setsize={list.rows.cards.length}
      aria-posinset={row.index + 1}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') list.onActive(row.index);
      }}
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        told = false;
        if (event.pointerType !== 'mouse') press = setTimeout(tell, LONG_PRESS);
      }}
      onPointerUp={endPress}
      onPointerCancel={endPress}
      onContextMenu={(event) => {
        event.preventDefault();
        endPress();
        if (!told) tell();
      }}
      onClick={(event) => {
        if (told) return;
        if (event.target instanceof Element && event.target.closest('.doku-more')) return tell();
        list.onChoose(card);
      }}
    >
      <Cost card={card} />
      <span class="doku-option-name" aria-hidden="true">
        <strong>{row.alone || card.version === '' ? card.name : card.version}</strong>
        <small>{row.alone && card.version !== '' ? card.version : typeLine(card)}</small>
      </span>
      <span class="unseen">{said.option(card)}</span>
      <Show
        when={note()}
        fallback={
          <span class="doku-option-stats" aria-hidden="true">
            <Glyph icon={iconOf(card)} />
            <Stats card={card} />
          </span>
        }
      >
        {(text) => <small class="doku-note">{text()}</small>}
      </Show>
      <span class="doku-more" title={said.details(fullName(card))} aria-hidden="true">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v6M12 7v.5" />
        </svg>
      </span>
    </div>
  );
}
