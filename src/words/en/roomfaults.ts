// What can go wrong on the way to a table and at it.

const SENTENCES: Readonly<Record<string, string>> = {
  unknownRoom:
    'There is no table with these letters any more. Tables close a week after the last move.',
  wrongLetters:
    'There is no table with these letters. Ask again: they are six, and none is a vowel.',
  roomExpired: 'This table has expired: nobody played for a week. Start a new one.',
  roomFull: 'This table is full. You can watch instead.',
  roomLocked: 'This table is locked. Whoever leads it can let you in.',
  roomEnded: 'This table is closed. Start a new one.',
  removed: 'You were sent away from this table.',
  leftRoom: 'You have left this table. You can sit down again.',
  notMember: 'Your seat at this table is not known any more. Join again with the letters.',
  notSeated: 'You are only watching. Sit down to do that.',
  notChair: 'Only whoever leads the table can do that.',
  chairHere: 'Whoever leads the table is still here.',
  seatTaken: 'Somebody else has just taken that seat.',
  badName: 'That name can not be shown. Try other letters.',
  roundRuns: 'A game is already running here.',
  tooFew: 'Too few people are here to start.',
  notInRound: 'You are watching this game. You play in the next one.',
  noRound: 'No game is on the table yet.',
  notAway: 'They are still here.',
  tooManyRooms: 'You have opened many tables today. Close one, or try again later.',
  tooManyStreams: 'Too many pages are connected from your network. Close some, and reload.',
  roomOutdated:
    'This table was opened with an older version of the game and can not go on. Start a new one.',
  noSuchSeat: 'There is no such seat at this table.',
  badPreset: 'This level is not offered at a table. Choose another one.',
  tooManyEntries: 'This table has seen so many moves that it is full. Start a new one.',
  noLog: 'There is no game to watch from this seat.',
  tooFrequent: 'That was a lot at once. Wait a moment, and try again.',
  busy: 'The server is dealing many puzzles right now. Try again in a moment.',
  storeFailed: 'The server can not reach its data right now. Try again in a moment.',
  otherVersion: 'This table runs another version of Curio. Reload the page.',
  unreachable: 'Nobody answers. Check the connection, and try again.',
  serviceOff: 'Playing together needs the Curio server, and this page comes without one.',
  unknownPreset: 'This table\u2019s level is not known here. Reload the page.',
  notReleased: 'The race has not begun yet.',
  raceOver: 'The race is over.',
  alreadyDone: 'You are done already.',
  stillRunning: 'Somebody is still playing.',
  notDealt: 'The puzzle could not be dealt. Press Start again.',
};

/** A sentence for a fault of a room; undefined leaves it to the common table. */
export const roomFault = (code: string): string | undefined => SENTENCES[code];
