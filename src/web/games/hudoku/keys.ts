// The keys of the board. They work wherever the focus is on the board's page; letters only inside its grid.

export const keys = {
  go: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
  /** One cell more. */
  reach: ['Shift+ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+ArrowRight'],
  /** From 1 on; a is 10. With Shift or Ctrl, or while the pencil is on, a mark. */
  digit: ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f', 'g'],
  erase: ['Backspace', 'Delete', '0'],
  pencil: ['m'],
  /** Closes the number popup, lets go of a held digit, leaves one of several cells. */
  leave: ['Escape'],
} as const;
