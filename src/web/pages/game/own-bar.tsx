// The bar above one's own board: the day of a daily, a clock that pauses, undo, redo, hint, sound and the "more" menu.

import { A } from '@solidjs/router';
import { createEffect, createSignal, type JSX, lazy, onCleanup, Show, Suspense } from 'solid-js';
import { clockText, dayText, shortDayText } from '#words/formats.ts';
import { shell } from '#words/shell.ts';
import { Bar, HintButton, SoundButton, UndoButton } from '../../board/bar.tsx';
import { holdTime } from '../../play/time.ts';
import { Button } from '../../ui/controls.tsx';
import { MoreIcon, PauseIcon, RedoIcon } from '../../ui/icons.tsx';
import { lazyModule } from '../../ui/lazy.ts';
import { preferences } from '../../ui/preferences.ts';
import { markFreshOn } from '../../ui/tap-guard.ts';
import type { BoardContext } from './panels.tsx';

/** Menu, dialogs and results: loaded when first needed, or ahead with the first move. */
export const panels = lazyModule(() => import('./panels.tsx'));
const MenuList = lazy(async () => ({ default: (await panels.load()).MenuList }));

/** Opens the menu; its list is loaded with the panels. */
function MenuButton(props: { readonly board: BoardContext }): JSX.Element {
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
  /** Works while the list is still loading, too: time is stopped by then, and the board is veiled. */
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
          markFreshOn(button, open);
        }}
        type="button"
        class="button quiet icon"
        aria-label={shell.bar.more}
        aria-haspopup="menu"
        aria-expanded={open()}
        onClick={() => setOpen(!open())}
      >
        <MoreIcon />
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

export function OwnBar(props: { readonly board: BoardContext }): JSX.Element {
  const { play, face, words, record, level } = props.board;
  return (
    <Bar
      title={words.title}
      about={
        <>
          <Show when={record.daily}>
            {(day) => (
              <A
                class="bar-daily"
                href={`/archive/${day()}`}
                aria-label={shell.bar.calendar(dayText(day()))}
              >
                {shell.bar.daily(shortDayText(day()))}
              </A>
            )}
          </Show>
          <Show when={record.daily && shell.bar.streak(props.board.streak())}>
            {(streak) => <span class="bar-streak">{streak()}</span>}
          </Show>
        </>
      }
      level={
        <>
          {level}
          <Show when={play.practice()}>{` · ${shell.bar.practice}`}</Show>
        </>
      }
      clock={
        <Show when={preferences().clockShown}>
          <button
            type="button"
            class="button quiet bar-clock digits"
            disabled={play.over()}
            aria-label={shell.bar.pause}
            data-clock={clockText(face.timeLeft(play) ?? play.elapsed())}
            data-still={play.still()}
            title={play.still() === 'unstarted' ? shell.board.unstarted : undefined}
            onClick={() => play.pause()}
          >
            <PauseIcon />
          </button>
        </Show>
      }
    >
      <UndoButton play={play} />
      <Button
        class="quiet icon"
        label={shell.bar.redo}
        disabled={!play.canRedo()}
        onClick={() => play.redo()}
      >
        <RedoIcon />
      </Button>
      <HintButton play={play} />
      <SoundButton />
      <MenuButton board={props.board} />
    </Bar>
  );
}
