// What the keys do.

export const keys = {
  add: 'Add the ingredient with this letter',
  seeds: 'Seeds of the chosen ingredient',
  moreSeeds: 'One seed more',
  raise: 'One seed more',
  fewerSeeds: 'One seed fewer',
  lower: 'One seed fewer',
  before: 'Choose an ingredient of the potion',
  after: 'Choose an ingredient of the potion',
  earlier: 'Move it within the potion',
  later: 'Move it within the potion',
  remove: 'Take the chosen ingredient out',
  use: 'Use the potion, from the cauldron',
  useAnywhere: 'Use the potion, from anywhere',
  // the solo board
  go: 'Move on the board',
  plant: 'Plant an ingredient in this cell, in the order shown',
  grow: 'Grow the garden of this cell',
  pluck: 'Pluck; then choose a cauldron and press Enter',
  test: 'Test the garden of this cell',
  leave: 'Drop a move that is half made',
};
