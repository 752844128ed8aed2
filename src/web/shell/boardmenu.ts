// The entries of the "more" menu of a board.

import { findGame } from '../../games/index.ts';
import type { MenuItem } from '../games/face.ts';
import { confirm } from '../kit/confirm.tsx';
import { setFeel } from '../kit/feel/index.ts';
import { preferences } from '../storage/settings.ts';
import { shell } from '../words.ts';
import type { BoardContext } from './panels.tsx';
import { copyText, downloadFile, shareLink, shareText } from './share.ts';

export function boardMenu(board: BoardContext): readonly MenuItem[] {
  const { play, face, words, session, record, show } = board;
  const manifest = findGame(session.game.id);
  const offersProof = manifest?.offers.includes('prove') ?? false;
  return [
    { label: shell.newGame, act: () => board.onNew() },
    {
      label: shell.menu.startOver,
      disabled: play.tally().moves === 0,
      act: async () => {
        if (await confirm({ ...shell.board.startOverSure, danger: true })) play.restart();
      },
    },
    { label: shell.menu.pause, disabled: play.over(), act: () => play.pause() },
    ...(face.menu?.(play) ?? []),
    ...(board.teaching.offers
      ? [{ label: shell.menu.lesson, act: () => board.teaching.start() }]
      : []),
    { label: shell.menu.rules, act: () => show('help') },
    { label: shell.menu.keys, act: () => show('keys') },
    {
      label: shell.menu.share,
      act: () =>
        void shareText(
          shell.board.shareTitle(words.title, board.level),
          shareLink(session.deal.code),
        ),
    },
    { label: shell.menu.copyCode, act: () => void copyText(session.deal.code) },
    {
      label: shell.menu.saveFile,
      act: () =>
        downloadFile(`${session.game.id}-${record.id}.curio`, board.saveText(), 'text/plain'),
    },
    ...(manifest?.loadPrinting ? [{ label: shell.menu.print, act: () => board.onPrint() }] : []),
    {
      label: shell.menu.proof,
      disabled: !offersProof || (face.proofSpoils === true && !play.over()),
      act: () => show('proof'),
    },
    { label: shell.menu.result, disabled: !play.over(), act: () => show('result') },
    {
      label: shell.menu.sound(preferences().sound),
      act: () => setFeel('sound', !preferences().sound),
    },
    { label: shell.menu.settings, act: () => show('settings') },
  ];
}
