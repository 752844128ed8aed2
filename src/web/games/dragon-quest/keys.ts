// The keys of the board. Those of a choice are what its answers say; the arrows are the grid's.

export const keys = {
  choose: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'k', 'q', 'x', 'e'],
  flip: ['j'],
  /** Puts the hint away, turns an offer down, takes the Joker or an aimed item back. */
  dismiss: ['Escape'],
} as const;
