// Going through a finished game. The lessons themselves are in reasons.ts.

import { count } from './cards.ts';

export const review = {
  open: 'Go through the game',
  title: 'The game, move by move',
  working: 'Playing every position on to see its chances…',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was found out.',
  failed: 'The game could not be gone through.',
  again: 'Try again',
  percent: (chance: number) => `${chance} %`,
  first: 'Start',
  lastMove: (moves: number) => count(moves, 'move'),
  found: (mistakes: number) =>
    `${count(mistakes, 'move')} lost more than 5 points of your chance to win.`,
  slider: 'Move of the game',
  before: '‹ Mistake before',
  after: 'Next mistake ›',
  end: 'The end',
  moment: (index: number, last: number, move: string, chance: string) =>
    `${index === last ? '' : `Move ${index + 1} of ${last}: `}${move}. Chance to win: ${chance}.`,
  list: 'Moves that cost most',
  mistake: (move: number, text: string) => `${move}. ${text}`,
  lost: (points: number) => `−${Math.round(points)}`,
  from: (index: number, moves: number) =>
    `From move ${index + 1} of ${moves} on, with all hidden cards known:`,
};
