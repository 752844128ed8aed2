// Questions before something is given away or taken back; `Costs` where the run would become practice. Loaded when asked.

export const sure = {
  undo: {
    title: 'Undo this?',
    about: 'You have seen what was hidden. If you go back, this becomes a practice run.',
    act: 'Undo',
    cancel: 'Keep playing',
  },
  restart: {
    title: 'Start over?',
    about: 'The board goes back to its start. Undo brings your moves back.',
    act: 'Start over',
    cancel: 'Keep playing',
  },
  restartCosts: {
    title: 'Start over?',
    about: 'You have seen what was hidden, so this becomes a practice run.',
    act: 'Start over',
    cancel: 'Keep playing',
  },
  proof: {
    title: 'Read the proof?',
    about: 'Its lines give the answer away. This becomes a practice run.',
    act: 'Read it',
    cancel: 'Keep playing',
  },
};
