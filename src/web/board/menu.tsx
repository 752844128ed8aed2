// The button of the "more" menu in the bar. Its list (menulist.tsx) is loaded when it is wanted.

import { createEffect, createSignal, type JSX, lazy, onCleanup, Show, Suspense } from 'solid-js';
import { holdTime } from '../play/time.ts';
import { changesWith } from '../ui/guard.ts';
import IconMore from '../ui/icons/more.tsx';
import { later } from '../ui/later.ts';
import { shell } from '../words.ts';
import type { BoardContext } from './panels.tsx';

const entries = later(() => import('./menulist.tsx'));
const MenuList = lazy(async () => ({ default: (await entries.load()).MenuList }));

export function Menu(props: { readonly board: BoardContext }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  let list: HTMLElement | undefined;
  let opener: HTMLButtonElement | undefined;
  const outside = (event: PointerEvent) => {
    if (
      event.target instanceof Node &&
      !list?.contains(event.target) &&
      !opener?.contains(event.target)
    )
      setOpen(false);
  };
  const close = () => {
    setOpen(false);
    opener?.focus();
  };
  /** Also while the list is still being loaded: the time stands still already, and the board is veiled. */
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  createEffect(() => {
    if (!open()) return;
    onCleanup(holdTime('menu'));
    const end = new AbortController();
    document.addEventListener('pointerdown', outside, { signal: end.signal });
    document.addEventListener('keydown', leave, { capture: true, signal: end.signal });
    onCleanup(() => end.abort());
  });
  return (
    <div class="menu-anchor">
      <button
        ref={(button) => {
          opener = button;
          changesWith(button, open);
        }}
        type="button"
        class="button quiet icon"
        aria-label={shell.bar.more}
        aria-haspopup="menu"
        aria-expanded={open()}
        onClick={() => setOpen(!open())}
      >
        <IconMore />
      </button>
      <Suspense>
        <Show when={open()}>
          <MenuList
            board={props.board}
            ref={(element) => {
              list = element;
            }}
            onClose={(goesOn) => (goesOn ? setOpen(false) : close())}
          />
        </Show>
      </Suspense>
    </div>
  );
}
