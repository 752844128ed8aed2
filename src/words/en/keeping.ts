// What is said about keeping: of a board that several tabs have open, in the one that does not play it; and where the
// browser keeps nothing.

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

/** What becomes of the moves where storage fails: a reserve has them, or nothing has. */
export const reserve = {
  held: 'Your latest moves are held in a reserve until then.',
  notHeld: 'Your latest moves are not saved.',
};

export const storage = {
  refused:
    'Nothing can be saved in this browser (private mode?). You can play; save a game to a file to keep it.',
  newer:
    'Your games are here, but a newer Curio keeps them, so this one can’t show them. Reload to get the newer one. Nothing is lost, and no backup is made meanwhile.',
  silent:
    'The browser’s storage doesn’t answer, so your games can’t be shown. Close other tabs of Curio and reload. What you play now is held in a reserve.',
  reload: 'Reload',
};
