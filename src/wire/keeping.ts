// What the service keeps how long, in days: the server tidies by it, the app and the papers tell it.

export const keeping = {
  /** Logs, for looking into faults. */
  logs: 30,
  /** A player who sends nothing any more. */
  players: 400,
  /** A room, after its last entry; and that there was one. */
  rooms: 7,
  emptyRooms: 30,
} as const;
