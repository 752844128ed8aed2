// The number popup at a cell, for mouse and Enter. It stays open for pencil marks, and closes with a digit, Escape or a
// press outside.

import { createSignal, For, type JSX, onCleanup, onMount } from 'solid-js';
import { words } from '#words/hudoku/index.ts';
import { wasTried } from '../../../games/hudoku/rules/view.ts';
import { type PopupPlace, placePopup } from './cells.ts';
import type { HudokuProps } from './hand.ts';

export function Popup(props: HudokuProps & { readonly cell: number; close(): void }): JSX.Element {
  const { play, hand } = props;
  const { columns } = play.view();
  let card: HTMLDivElement | undefined;
  const [place, setPlace] = createSignal<PopupPlace>();
  const has = (digit: number) =>
    (((play.view().marks[props.cell] ?? 0) >> (digit - 1)) & 1) === 1 && hand.marking();

  onMount(() => {
    const cell = card?.parentElement?.querySelector<HTMLElement>(`[data-cell="${props.cell}"]`);
    if (card && cell)
      setPlace(
        placePopup(play.view(), props.cell, cell.offsetWidth, {
          width: card.offsetWidth,
          height: card.offsetHeight,
        }),
      );
    const leave = (event: PointerEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || card?.contains(target)) return;
      // The pad writes into the same cell, and a press on a cell decides for itself.
      if (target.closest('.hudoku-pad, .hudoku-board') === null) props.close();
    };
    document.addEventListener('pointerdown', leave);
    onCleanup(() => document.removeEventListener('pointerdown', leave));
  });

  return (
    <div
      ref={(element) => {
        card = element;
      }}
      class="hudoku-popup card"
      classList={{ many: hand.limit() > 9, unplaced: place() === undefined }}
      role="dialog"
      aria-label={words.face.popup(
        words.face.place(Math.floor(props.cell / columns), props.cell % columns),
      )}
      style={{ '--left': `${place()?.left ?? 0}px`, '--top': `${place()?.top ?? 0}px` }}
    >
      <For each={Array.from({ length: hand.limit() }, (_, index) => index + 1)}>
        {(digit) => (
          <button
            type="button"
            class="button pad-digit digits"
            tabindex="-1"
            classList={{ chosen: has(digit), done: hand.left(digit) <= 0 }}
            aria-pressed={hand.marking() ? has(digit) : undefined}
            disabled={!hand.marking() && wasTried(play.view(), props.cell, digit)}
            // The focus stays on the cell, so that its keys keep working.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              const stays = hand.marking();
              if (!stays) props.close();
              hand.write(digit, stays);
            }}
          >
            {digit}
          </button>
        )}
      </For>
    </div>
  );
}
