// What the High Witch page says, with the questions for newcomers. Apart from `face.ts`, which the solo board loads.

const seeds = (count: number) => `${count} ${count === 1 ? 'seed' : 'seeds'}`;

export const highWitchWords = {
  tabList: 'Parts of the table',
  brew: 'Brew a potion',
  cauldron: 'Cauldron',
  empty: 'The cauldron is empty.',
  emptyHow: 'Tap the ingredients in the order they go in, then set their seeds.',
  entryPlace: (place: number, ingredient: string, count: number) =>
    `${place}. ${ingredient}, ${seeds(count)}`,
  entry: (ingredient: string, count: number) => `${ingredient}, ${seeds(count)}.`,
  added: (ingredient: string, place: number) => `${ingredient} in place ${place}, 1 seed.`,
  removed: (ingredient: string) => `${ingredient} taken out.`,
  moved: (ingredient: string, place: number) => `${ingredient} is now in place ${place}.`,
  cleared: 'The cauldron is empty.',
  noEntry: 'There is no ingredient to give seeds to. Add one first.',
  seedRange: (most: number) => `Seeds go from 1 to ${most} here.`,
  chosenTools: (ingredient: string) => `${ingredient}, the chosen ingredient`,
  seedsOf: (ingredient: string) => `Seeds of ${ingredient}`,
  seedButton: seeds,
  fewer: 'One seed fewer',
  more: 'One seed more',
  earlier: 'Move earlier',
  later: 'Move later',
  remove: 'Take out',
  clear: 'Empty',
  add: (ingredient: string) => `Add ${ingredient}`,
  use: 'Use Potion',
  nextPotion: 'Next potion',
  readAgain: 'Read all of it',
  useLast: 'Use the last potion',
  proposeLast: 'Show it to the others',
  sending: 'On its way…',
  lastMode: 'The last potion: the game ends with it.',
  lastBack: 'Not yet',
  ailing: 'What the players are under',
  ails: (name: string, effect: string) => `${name}: ${effect}`,
  inHint: 'part of the hint',
  players: 'Players',
  nobodyNamed:
    'Nobody is named yet. With names, the High Witch asks whose cauldron a potion is from, and remembers what its effects do to whom.',
  namePlayers: 'Who is at the table?',
  changePlayers: 'Change the players',
  onePhone: 'One device is the High Witch: pass it round, so that everyone sees the same potions.',
  noStatus: 'no effects',
  until: 'until the next test',
  allergicTo: (names: string) => `In this potion: ${names}.`,
  allPoisoned:
    'All of you are poisoned: the game is lost by the paper rules. End it below when you are ready.',
  poisonedTwice:
    'Poisoned twice in a row: the game is lost by the paper rules. End it below when you are ready.',
  seal: 'The sealed recipe',
  sealAbout:
    'The recipe was sealed before the first potion. At the end the seal is opened and compared, so you see that nothing was changed.',
  copyFingerprint: 'Copy the fingerprint',
  end: 'The end',
  endAbout: 'You lose when nobody at the table can act.',
  lastAbout: 'This level then gives one free last potion.',
  /** Questions for newcomers, over the first board. */
  start: {
    title: 'How will you play?',
    lesson:
      'Learn it with a few worked potions. It takes about two minutes, and nothing is counted.',
    show: 'Show me how',
    skip: 'I know it, play',
  },
};
