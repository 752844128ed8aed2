// The "more" menu of an own board: its entries in three groups, walked with the arrows. The button in the bar handles
// Escape.

import { For, type JSX, onMount } from 'solid-js';
import { dialogs } from '#words/dialogs.ts';
import { shell } from '#words/shell.ts';
import { findGame } from '../../../games/index.ts';
import type { MenuItem } from '../../board/face.ts';
import { switchFeedback } from '../../ui/feedback.ts';
import { preferences } from '../../ui/preferences.ts';
import { copyText, shareLink, shareText } from '../../ui/share.ts';
import { markFresh } from '../../ui/tap-guard.ts';
import type { BoardContext } from './panels.tsx';

const itemIf = (isThere: unknown, item: MenuItem) => (isThere ? [item] : []);

function boardMenu(
  board: BoardContext,
): readonly { readonly title: string; readonly items: readonly MenuItem[] }[] {
  const { play, exits } = board;
  return [
    {
      title: dialogs.menu.thisGame,
      items: [
        { label: shell.newGame, act: () => exits.onNew() },
        {
          label: dialogs.menu.startOver,
          danger: true,
          disabled: play.tally().moves === 0,
          // Play asks first.
          act: () => play.restart(),
        },
        { label: dialogs.menu.pause, disabled: play.over(), act: () => play.pause() },
        ...board.face.menu(play, exits.onLeave),
        ...itemIf(findGame(play.game.id)?.loadTables, {
          label: shell.homePage.together,
          act: () => exits.onLeave(`/together?game=${play.game.id}`),
        }),
        ...itemIf(play.over(), { label: dialogs.menu.result, act: () => board.show('result') }),
        { label: shell.mine, act: () => exits.onLeave('/my-games') },
        ...itemIf(board.record.daily, {
          label: dialogs.menu.calendar,
          act: () => exits.onLeave(`/archive/${board.record.daily}`),
        }),
      ],
    },
    { title: dialogs.menu.thisPuzzle, items: puzzleItems(board) },
    {
      title: dialogs.menu.help,
      items: [
        ...itemIf(board.teaching.offers, {
          label: dialogs.menu.lesson,
          act: () => board.teaching.start(),
        }),
        { label: dialogs.menu.rules, act: () => board.show('help') },
        { label: dialogs.menu.keys, act: () => board.show('keys') },
        {
          label: dialogs.menu.sound(preferences().sound),
          act: () => switchFeedback('sound', !preferences().sound),
        },
        { label: dialogs.menu.settings, act: () => board.show('settings') },
      ],
    },
  ];
}

function puzzleItems(board: BoardContext): readonly MenuItem[] {
  const { words, session } = board;
  const { code } = session.deal;
  const manifest = findGame(session.game.id);
  return [
    {
      label: dialogs.menu.share,
      act: () => void shareText(shell.board.shareTitle(words.title, board.level), shareLink(code)),
    },
    { label: dialogs.menu.copyCode, act: () => void copyText(code) },
    { label: shell.saveFile, act: () => board.saveFile() },
    ...itemIf(manifest?.loadPrinting, {
      label: dialogs.menu.print,
      act: () => board.exits.onPrint(),
    }),
    { label: dialogs.menu.proof, act: () => board.show('proof') },
  ];
}

export function MenuList(props: {
  readonly board: BoardContext;
  ref(element: HTMLElement): void;
  /** Closes it; the focus returns to the button unless it has moved on. */
  onClose(goesOn?: boolean): void;
}): JSX.Element {
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
    if (list) markFresh(list);
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
