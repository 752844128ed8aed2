// The keys of the solo board. All of them work inside its grid only, which handles them itself.

export const keys = {
  go: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'],
  /** In the order of the ingredients; 0 for the tenth. */
  plant: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
  grow: ['g'],
  pluck: ['k'],
  test: ['t'],
  /** Drops a move that is half made. */
  leave: ['Escape'],
} as const;
