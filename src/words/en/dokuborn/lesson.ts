// The lesson of Dokuborn: what is said on a grid of four cells.

export const lesson = {
  aim: 'Name a Lorcana card for every cell: one that meets both its row and its column.',
  crossing:
    'Rows and columns ask for something. Elsa - Snow Queen fits here: she is an Amethyst card, as the row wants, and costs 3, as the column wants.',
  miss: 'Next: a Ruby card that costs 3. See first what a wrong one does. Press the marked cell, type “brave tailor”, and choose Mickey Mouse.',
  place:
    'He is Ruby, but costs 8: you are always told which condition a card misses. Now a card that fits: type “soaring maui” and choose it. Any Ruby card of cost 3 would do.',
  last: 'One cell is left: an Amethyst Hero. Slips do no harm: press it, type “elza winter”, and choose Elsa. Snow Queen is taken: no card may be used twice.',
  end: 'Filled. Rare answers score more. Stuck? The hints of a cell come in steps, and only the last one, the card itself, takes its points away.',
  otherwise: {
    miss: 'Later. First put Mickey Mouse - Brave Little Tailor into the marked cell, to see what happens.',
    place: 'Not there: fill the marked cell with a Ruby card that costs 3.',
    last: 'Not there: fill the marked cell with an Amethyst Hero.',
  },
};
