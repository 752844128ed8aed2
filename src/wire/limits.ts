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
  /** Fewer players than this are too few for a percentile. */
  fewest: 30,
} as const;
