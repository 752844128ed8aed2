// The lesson of Pikachu: what is said on a board of twelve tiles.

export const lesson = {
  aim: 'Clear the board: match two equal tiles that a line with at most two turns can join.',
  neighbours: 'Neighbours always match. Press one of the marked tiles, then the other.',
  refused: 'These two are equal as well, but other tiles stand in the way. Try them all the same.',
  around:
    'That was refused: every line would need a third turn, and a miss counts as a move. But a line may run round the outside. Match these two.',
  corner: 'Round one corner, over cells that are empty by now. Match these two.',
  between:
    'Remember the pair that was refused? What you took off has opened the way: two turns, with the middle part between them. Match them now.',
  rest: 'You know all four lines: straight, one turn, around, between. Match what is left, in any order.',
  last: 'And the last pair.',
  end: 'Cleared. On a real board some matches close the way for others: look before you match. Hint shows a pair that does no harm.',
  otherwise: {
    marked: 'Take the two marked tiles for this.',
    refused: 'Press the two marked tiles: this time to see what does not work.',
    rest: 'Those two do not match. Find two equal tiles with a free way between them.',
  },
};
