// The tips of the first game.

export const tips = {
  label: 'First game',
  gotIt: 'Got it',
  stop: 'Stop the tips',
  again: 'Show the tips again',
  willCome: 'Tips will be shown again.',
  lessons: {
    place:
      'Welcome. The blue card is the floor you stand on. Cells with a green frame and a plus can take the next card: choose one.',
    fate: 'A fate card is drawn. Before it counts you may use an item on it, or accept it.',
    damage: 'Every gem you spend takes one damage away. Damage as great as your hearts is the end.',
    offer: 'Take one item, or the exit. Declining costs nothing, and the card waits for you.',
    enemy:
      'An enemy. The numbers say what beats it: used fate cards lie open, so count what is left. You may leave it alone for now.',
    passage: 'Half a passage: a wall until the same number of the other black suit turns up.',
    exit: 'The exit. It leads down a level with fresh cards; once the Dragon Queen is beaten, it wins.',
    resolve:
      'A face-up card is a wall. Read below what it does; resolve it and it turns into floor. Any face-up card may be resolved at any time.',
    items:
      'Items wait in your inventory. Kings and Queens help in fights, a Jack turns any face-up card down.',
    grow: 'New cards need a cell that touches one card only, and that one face-down. Keep room: without a free cell you are trapped.',
  },
};
