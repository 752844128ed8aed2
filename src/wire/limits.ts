// Limits of the service, which the app also knows and respects, and how long the service keeps data.

export const limits = {
  /** Bytes of a request's body. */
  body: 64 * 1024,
  /** Entries of a log. */
  entries: 5000,
  /** Play time of a log in milliseconds. */
  playTime: 24 * 60 * 60 * 1000,
  /** Logs that may wait for the judge; the next one is rejected. */
  queue: 200,
  /** Milliseconds for one judgement before its thread is ended. */
  judgement: 2000,
  /** Writes per minute, by player and by address. */
  playerWrites: 30,
  addressWrites: 300,
  /** In rooms: writes per minute by seat and by address, which many people may share; wrong letters by address. */
  roomWrites: 120,
  roomAddressWrites: 2400,
  joins: 10,
  /** Open streams per address and per seat. */
  streams: 20,
  seatStreams: 4,
  /** Open rooms per creator; spectators and entries per room. */
  rooms: 20,
  watchers: 50,
  roomEntries: 20_000,
  /** Milliseconds of absence after which others may pass for a member. */
  away: 120_000,
  /** The fewest players for statistics. */
  fewest: 30,
} as const;

/** In days. The server deletes by it; the app and the docs state it. */
export const keeping = {
  /** Logs, kept to investigate faults. */
  logs: 30,
  /** Players after their last result. */
  players: 400,
  /** Rooms after their last entry; and the fact that one existed. */
  rooms: 7,
  emptyRooms: 30,
} as const;
