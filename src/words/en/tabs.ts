// A board that several tabs have open: what is said in the one that does not play it.

export const away = {
  elsewhere: 'This game is open in another tab',
  elsewhereAbout: 'Play it here, and the other tab stops. All of its moves come along.',
  taken: 'This game is being played in another tab',
  takenAbout: 'All moves are saved. Play it here again, and the other tab stops.',
  /** Both tabs played on. */
  parted: 'This game was played on in two tabs',
  partedAbout:
    'Nothing is lost. The other tab’s moves are in the game; the moves you made here are kept in a copy beside it.',
  partedDaily: 'Only the game counts as the daily puzzle; the copy doesn’t.',
  take: 'Play here',
  openCopy: 'Open my copy',
  openGame: 'Open the game',
};
