// The entries of the "more" menu of a board, in three groups: the game that is played, its puzzle, the app.

import { findGame } from '../../games/index.ts';
import { preferences } from '../storage/settings.ts';
import { setFeel } from '../ui/feel/index.ts';
import { copyText, shareLink, shareText } from '../ui/share.ts';
import { dialogs } from '../ui/words.ts';
import { shell } from '../words.ts';
import type { MenuItem } from './face.ts';
import type { BoardContext } from './panels.tsx';

export interface MenuGroup {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export function boardMenu(board: BoardContext): readonly MenuGroup[] {
  const { play } = board;
  return [
    {
      title: dialogs.menu.thisGame,
      items: [
        { label: shell.newGame, act: () => board.onNew() },
        {
          label: dialogs.menu.startOver,
          danger: true,
          disabled: play.tally().moves === 0,
          // Play asks first.
          act: () => play.restart(),
        },
        { label: dialogs.menu.pause, disabled: play.over(), act: () => play.pause() },
        ...(board.face.menu?.(play, board.onLeave) ?? []),
        ...(findGame(play.game.id)?.loadTables
          ? [
              {
                label: shell.homePage.together,
                act: () => board.onLeave(`/together?game=${play.game.id}`),
              },
            ]
          : []),
        ...(play.over() ? [{ label: dialogs.menu.result, act: () => board.show('result') }] : []),
        { label: shell.mine, act: () => board.onLeave('/my-games') },
        ...(board.record.daily === undefined
          ? []
          : [
              {
                label: dialogs.menu.calendar,
                act: () => board.onLeave(`/archive/${board.record.daily}`),
              },
            ]),
      ],
    },
    { title: dialogs.menu.thisPuzzle, items: puzzleItems(board) },
    {
      title: dialogs.menu.help,
      items: [
        ...(board.teaching.offers
          ? [{ label: dialogs.menu.lesson, act: () => board.teaching.start() }]
          : []),
        { label: dialogs.menu.rules, act: () => board.show('help') },
        { label: dialogs.menu.keys, act: () => board.show('keys') },
        {
          label: dialogs.menu.sound(preferences().sound),
          act: () => setFeel('sound', !preferences().sound),
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
  const offersProof = manifest?.offers.includes('prove') ?? false;
  return [
    {
      label: dialogs.menu.share,
      act: () => void shareText(shell.board.shareTitle(words.title, board.level), shareLink(code)),
    },
    { label: dialogs.menu.copyCode, act: () => void copyText(code) },
    { label: shell.saveFile, act: () => board.saveFile() },
    ...(manifest?.loadPrinting ? [{ label: dialogs.menu.print, act: () => board.onPrint() }] : []),
    {
      label: dialogs.menu.proof,
      disabled: !offersProof,
      act: () => board.show('proof'),
    },
  ];
}
