// What the keys do.

export const keys = {
  go: 'Move on the board',
  open: 'Search for a card',
  remove: 'Take the card off the cell',
};
