// What is said while a game is played in the terminal.

/** The words that can be typed, and what they do. */
export const typedWords = [
  ['<move>', 'make a move; moves lists the words'],
  ['moves', 'how moves are typed, and those allowed now; where that tells answers, ask again'],
  ['board', 'print the board again'],
  ['undo, redo, restart', 'go back, forth, or to the start'],
  ['hint', 'where to look; again: why; again: the move'],
  ['save FILE, load FILE', 'keep the run, or go on with another one'],
  ['code', 'the code of this puzzle'],
  ['wait SECONDS', 'let play time pass'],
  ['move TEXT', 'make a move whose name is one of these words'],
  ['help, rules, quit', 'this list, the rules, the end'],
] as const;

export const playWords = {
  /** Around the list of words in the help. */
  whilePlaying: 'While playing:',
  fromPipe:
    'The clock starts with the first move. From a pipe it stands still, save for wait; the exit code is 1 if any line was refused.',
  move: (move: string) => `Move: ${move}`,
  hintAgain: { where: 'Type hint again to see why.', why: 'Type hint again for the move.' },
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
