// The "more" menu of the bar: groups of entries under their headings, walked with the arrows.

import { createEffect, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import { appears, changesWith } from '../kit/guard.ts';
import IconMore from '../kit/icons/more.tsx';
import { holdTime } from '../play/time.ts';
import { shell } from '../words.ts';
import type { MenuGroup } from './boardmenu.ts';

export function Menu(props: { readonly groups: readonly MenuGroup[] }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  let list: HTMLDivElement | undefined;
  let opener: HTMLButtonElement | undefined;
  const close = () => {
    setOpen(false);
    opener?.focus();
  };
  const outside = (event: PointerEvent) => {
    if (
      event.target instanceof Node &&
      !list?.contains(event.target) &&
      !opener?.contains(event.target)
    )
      setOpen(false);
  };
  createEffect(() => {
    if (!open()) return;
    onCleanup(holdTime('menu'));
    document.addEventListener('pointerdown', outside);
    onCleanup(() => document.removeEventListener('pointerdown', outside));
  });

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
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
    else if (event.key === 'Home') entries()[0]?.focus();
    else if (event.key === 'End') entries().at(-1)?.focus();
    else {
      if (event.key === 'Tab') setOpen(false);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

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
        onClick={() => {
          setOpen(!open());
          if (open()) entries()[0]?.focus();
        }}
      >
        <IconMore />
      </button>
      <Show when={open()}>
        <div
          ref={(element) => {
            list = element;
            appears(element);
          }}
          class="menu card"
          role="menu"
          tabindex="-1"
          onKeyDown={onKeyDown}
        >
          <For each={props.groups}>
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
                        close();
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
      </Show>
    </div>
  );
}
