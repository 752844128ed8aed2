// The tips of the first game: what the panel below them does not say.

export const tips = {
  label: 'First game',
  gotIt: 'Got it',
  stop: 'Stop the tips',
  again: 'Show the tips again',
  willCome: 'Tips will be shown again.',
  lessons: {
    place: 'Find the Dragon Queen, beat her, then leave by the exit. Start with any cell.',
    fate: 'Items can still change this draw.',
    damage: 'You lose when damage takes your last heart. Gems are there to be spent.',
    offer: 'Nothing is lost by declining: the card stays for later, and its exit with it.',
    enemy: 'Used fate cards lie open: count what is left. An enemy may be left alone.',
    passage: 'Look for the same number in the other black suit.',
    exit: 'Taking it starts a fresh level; what you have in hand comes along.',
    resolve: 'A face-up card is a wall, and waits for as long as you like.',
    items: 'You can put several items into one fight.',
    grow: 'A new card needs a cell that touches one card only. Keep room, or you are trapped.',
  },
};
