// What the service takes from one player at one time. The app knows these limits, too, and stays within them.

export const limits = {
  /** Bytes of a request's body. */
  body: 64 * 1024,
  /** Entries of a log. */
  entries: 5000,
  /** Play time of a log in milliseconds. */
  playTime: 24 * 60 * 60 * 1000,
  /** Logs that wait for the judge; the next one is told to come again. */
  queue: 200,
  /** Milliseconds that one judgement may take before its worker is ended. */
  judgement: 2000,
  /** Writes per minute, by player and by address. */
  playerWrites: 30,
  addressWrites: 300,
  /** In rooms: writes per minute by seat and by address, where many may sit behind one; wrong letters by address. */
  roomWrites: 120,
  roomAddressWrites: 2400,
  joins: 10,
  /** Streams that are open at once, for an address and for a seat. */
  streams: 20,
  seatStreams: 4,
  /** Rooms that one secret may have open, and the watchers and entries of a room. */
  rooms: 20,
  watchers: 50,
  roomEntries: 20_000,
  /** Milliseconds after which somebody who is not there may be passed for. */
  away: 120_000,
  /** Fewer players than this are too few for a percentile. */
  fewest: 30,
} as const;
