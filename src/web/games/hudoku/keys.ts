// The keys of the board. All of them work inside its grid only, which handles them itself.

export const keys = {
  go: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
  /** From 1 on; a is 10. With Shift, or while the pencil is on, a mark. */
  digit: ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f', 'g'],
  erase: ['Backspace', 'Delete'],
  pencil: ['m'],
  /** Closes the number popup. */
  leave: ['Escape'],
} as const;
