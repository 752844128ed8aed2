// What is said while a game is played in the terminal.

import { count } from '../numbers.ts';

/** The words that can be typed, and what they do. */
export const typedWords = [
  ['<move>', 'make a move; moves says how they are typed'],
  ['moves', 'how moves are typed, and those allowed now; where that tells answers, ask again'],
  ['board', 'print the board again'],
  ['undo, redo, restart', 'go back, forth, or to the start'],
  ['hint', 'where to look; again: why; again: the move'],
  ['save FILE, load FILE', 'keep the run in a file, or go on with another one'],
  ['code', 'the code of this puzzle'],
  ['wait SECONDS', 'let play time pass'],
  ['move TEXT', 'make a move whose name is one of these words'],
  ['help, rules, quit', 'this list, the rules, the end; at a terminal the run is kept'],
] as const;

export const playWords = {
  /** The first lines: the game and its level, what it is about, how moves are typed, what else there is. */
  opening: (title: string, level: string) => `${title}, ${level}`,
  custom: 'custom',
  helpLine: 'Type hint, undo, moves, rules or help at any time; quit ends the game.',
  /** A run that was left is open again. */
  resumed: (moves: number) => `You are back, after ${count(moves, 'move')}.`,
  kept: (path: string) =>
    `Your game is kept: curio play --resume goes on with it.\nIt is in ${path}`,
  notKept: (path: string, why: string) =>
    `Your game cannot be kept by itself in ${path}: ${why}. Type save FILE to keep it elsewhere.`,
  leftBehind: (path: string) => `The game you left is in ${path}.`,
  nothingToResume: 'No game was left unfinished here. Start one with curio play <game>.',
  resumeAlone:
    '--resume takes no game: it goes on with the game you left last, or with the file you name.',
  overwrite: (path: string) =>
    `There is a file ${path} already. Type the same again to write over it.`,
  overwriteForeign: (path: string) =>
    `${path} is there already and is no Curio save. Type the same again to write over it.`,
  /** Around the list of words in the help. */
  whilePlaying: 'While playing:',
  fromPipe:
    'The clock starts with the first move. From a pipe it stands still, save for wait; the exit code is 1 if any line was refused.',
  move: (move: string) => `Move: ${move}`,
  hintAgain: { where: 'Type hint again to see why.', why: 'Type hint again for the move.' },
  hintCosts: (points: number) => `That costs ${points} ${points === 1 ? 'point' : 'points'}.`,
  showMove: 'Add --show for the move.',
  notAMove: (text: string) => `“${text}” is not a move. Type help for the words.`,
  refused: (type: string) => `${type}.`,
  noMove: 'There is no move now.',
  movesSpoil:
    'The list of moves gives answers away. Type moves again to see it: this becomes a practice run.',
  costs: (word: string) =>
    `You have seen what was hidden. Type ${word} again to go back: this becomes a practice run.`,
  practiceNow: 'This is a practice run now.',
  byClock: 'The clock finished it. It does not count as solved.',
  whichFile: (word: string) => `Which file? ${word} FILE`,
  saved: (path: string) => `Saved to ${path}.`,
  waitHowLong: 'Wait for how many seconds? wait 30',
  won: 'You won.',
  lost: 'You lost.',
  stuck: 'No move helps any more; undo does.',
};
