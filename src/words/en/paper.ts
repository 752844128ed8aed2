// What is printed with the puzzles of every game.

export const scan = 'Scan the code to play this very puzzle on a screen.';
