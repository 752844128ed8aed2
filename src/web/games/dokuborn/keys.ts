// The keys of the board. All of them work inside its grid only, which handles them itself.

export const keys = {
  go: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
  /** Opens the search: a cell is a button. */
  open: ['Enter', ' '],
  remove: ['Delete', 'Backspace'],
} as const;
