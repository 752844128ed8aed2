// One bar for every game, always in the same order: back, title and level, clock, undo, redo, hint, more.

import { A } from '@solidjs/router';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { MenuItem } from '../games/face.ts';
import { setFeel } from '../kit/feel/index.ts';
import { appears, changesWith } from '../kit/guard.ts';

import IconBack from '../kit/icons/back.tsx';
import IconHint from '../kit/icons/hint.tsx';
import IconMore from '../kit/icons/more.tsx';
import IconPause from '../kit/icons/pause.tsx';
import IconRedo from '../kit/icons/redo.tsx';
import IconSound from '../kit/icons/sound.tsx';
import IconUndo from '../kit/icons/undo.tsx';
import type { Play } from '../play/play.ts';
import { preferences } from '../storage/settings.ts';
import { clockText, shell } from '../words.ts';

export interface BarProps {
  readonly play: Play;
  readonly level: string;
  readonly menu: readonly MenuItem[];
  onHint(): void;
}

export function Bar(props: BarProps): JSX.Element {
  const play = () => props.play;
  return (
    <header class="bar">
      <A class="button quiet icon" href="/" aria-label={shell.bar.back}>
        <IconBack />
      </A>
      <div class="bar-title">
        <h1>{play().words.title}</h1>
        <span class="muted">
          {props.level}
          <Show when={play().practice()}>{` · ${shell.bar.practice}`}</Show>
        </span>
      </div>
      <Show when={preferences().clockShown}>
        <button
          type="button"
          class="button quiet bar-clock digits"
          disabled={play().over()}
          aria-label={shell.bar.pause}
          data-clock={clockText(play().elapsed())}
          onClick={() => play().pause()}
        >
          <IconPause />
        </button>
      </Show>
      <div class="bar-actions">
        <button
          type="button"
          class="button quiet icon"
          aria-label={shell.bar.undo}
          disabled={!play().canUndo()}
          onClick={() => play().undo()}
        >
          <IconUndo />
        </button>
        <button
          type="button"
          class="button quiet icon"
          aria-label={shell.bar.redo}
          disabled={!play().canRedo()}
          onClick={() => play().redo()}
        >
          <IconRedo />
        </button>
        <button
          type="button"
          class="button quiet icon"
          aria-label={shell.bar.hint}
          aria-busy={play().hints.thinking()}
          disabled={play().over() || play().hints.thinking()}
          onClick={() => props.onHint()}
        >
          <IconHint />
        </button>
        <button
          type="button"
          class="button quiet icon bar-sound"
          aria-label={shell.bar.sound}
          aria-pressed={preferences().sound}
          onClick={() => setFeel('sound', !preferences().sound)}
        >
          <IconSound on={preferences().sound} />
        </button>
        <Menu items={props.menu} />
      </div>
    </header>
  );
}

function Menu(props: { readonly items: readonly MenuItem[] }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  let list: HTMLDivElement | undefined;
  let opener: HTMLButtonElement | undefined;
  const close = () => {
    setOpen(false);
    opener?.focus();
  };
  const outside = (event: PointerEvent) => {
    if (
      open() &&
      event.target instanceof Node &&
      !list?.contains(event.target) &&
      !opener?.contains(event.target)
    )
      setOpen(false);
  };
  document.addEventListener('pointerdown', outside);
  onCleanup(() => document.removeEventListener('pointerdown', outside));

  const entries = () => [
    ...(list?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
  ];
  const walk = (step: number) => {
    const all = entries();
    const at =
      document.activeElement instanceof HTMLButtonElement
        ? all.indexOf(document.activeElement)
        : -1;
    all[(at + step + all.length) % all.length]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') walk(1);
    else if (event.key === 'ArrowUp') walk(-1);
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
          <For each={props.items}>
            {(item) => (
              <button
                type="button"
                role="menuitem"
                class="menu-item"
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
      </Show>
    </div>
  );
}
