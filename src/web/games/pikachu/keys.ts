// The keys of the board. All of them work inside its grid only, which handles them itself.

export const keys = {
  /** To the next tile that way; Home and End to the ends of the row, with Ctrl of the board. */
  go: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Ctrl+Home', 'Ctrl+End'],
  /** With Shift, to the one before. */
  nextEqual: ['e'],
  /** Matches the pair of a hint whose path is shown. Otherwise Enter presses the tile, as on any button. */
  match: ['Enter'],
  /** Clears the selection and the hint. */
  leave: ['Escape'],
} as const;
