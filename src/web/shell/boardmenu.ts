// The entries of the "more" menu of a board, in three groups: the game that is played, its puzzle, the app.

import { findGame } from '../../games/index.ts';
import type { MenuItem } from '../games/face.ts';
import { setFeel } from '../kit/feel/index.ts';
import { preferences } from '../storage/settings.ts';
import { shell } from '../words.ts';
import type { BoardContext } from './panels.tsx';
import { copyText, shareLink, shareText } from './share.ts';

export interface MenuGroup {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export function boardMenu(board: BoardContext): readonly MenuGroup[] {
  const { play } = board;
  return [
    {
      title: shell.menu.thisGame,
      items: [
        { label: shell.newGame, act: () => board.onNew() },
        {
          label: shell.menu.startOver,
          danger: true,
          disabled: play.tally().moves === 0,
          // Play asks first.
          act: () => play.restart(),
        },
        { label: shell.menu.pause, disabled: play.over(), act: () => play.pause() },
        ...(board.face.menu?.(play) ?? []),
        ...(play.over() ? [{ label: shell.menu.result, act: () => board.show('result') }] : []),
        { label: shell.menu.mine, act: () => board.onLeave('/my-games') },
        ...(board.record.daily === undefined
          ? []
          : [
              {
                label: shell.menu.calendar,
                act: () => board.onLeave(`/archive/${board.record.daily}`),
              },
            ]),
      ],
    },
    { title: shell.menu.thisPuzzle, items: puzzleItems(board) },
    {
      title: shell.menu.help,
      items: [
        ...(board.teaching.offers
          ? [{ label: shell.menu.lesson, act: () => board.teaching.start() }]
          : []),
        { label: shell.menu.rules, act: () => board.show('help') },
        { label: shell.menu.keys, act: () => board.show('keys') },
        {
          label: shell.menu.sound(preferences().sound),
          act: () => setFeel('sound', !preferences().sound),
        },
        { label: shell.menu.settings, act: () => board.show('settings') },
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
      label: shell.menu.share,
      act: () => void shareText(shell.board.shareTitle(words.title, board.level), shareLink(code)),
    },
    { label: shell.menu.copyCode, act: () => void copyText(code) },
    { label: shell.menu.saveFile, act: () => board.saveFile() },
    ...(manifest?.loadPrinting ? [{ label: shell.menu.print, act: () => board.onPrint() }] : []),
    {
      label: shell.menu.proof,
      disabled: !offersProof,
      act: () => board.show('proof'),
    },
  ];
}
