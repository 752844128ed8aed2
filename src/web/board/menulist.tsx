// The open "more" menu: groups of entries under their headings, walked with the arrows; Escape is the button's. Loaded
// when it is first opened, or fetched ahead with the first move.

import { For, type JSX, onMount } from 'solid-js';
import { appears } from '../ui/guard.ts';
import { boardMenu } from './boardmenu.ts';
import type { BoardContext } from './panels.tsx';

export interface MenuListProps {
  readonly board: BoardContext;
  ref(element: HTMLElement): void;
  /** Closes it; the focus goes back to the button unless it has gone on by itself. */
  onClose(goesOn?: boolean): void;
}

export function MenuList(props: MenuListProps): JSX.Element {
  let list: HTMLDivElement | undefined;
  const entries = () => [
    ...(list?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
  ];
  const walk = (step: number) => {
    const all = entries();
    const focused = document.activeElement;
    const at = focused instanceof HTMLButtonElement ? all.indexOf(focused) : -1;
    all[(at + step + all.length) % all.length]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Home') entries()[0]?.focus();
    else if (event.key === 'End') entries().at(-1)?.focus();
    else {
      if (event.key === 'Tab') props.onClose(true);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  onMount(() => {
    if (list) appears(list);
    entries()[0]?.focus();
  });
  return (
    <div
      ref={(element) => {
        list = element;
        props.ref(element);
      }}
      class="menu card"
      role="menu"
      tabindex="-1"
      onKeyDown={onKeyDown}
    >
      <For each={boardMenu(props.board)}>
        {(group) => (
          <div class="menu-group" role="group" aria-label={group.title}>
            <p class="menu-title" aria-hidden="true">
              {group.title}
            </p>
            <For each={group.items}>
              {(item) => (
                <button
                  type="button"
                  role="menuitem"
                  class="menu-item"
                  classList={{ danger: item.danger ?? false }}
                  disabled={item.disabled ?? false}
                  onClick={() => {
                    props.onClose();
                    item.act();
                  }}
                >
                  {item.label}
                </button>
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  );
}
