// Who was seen when. Whoever has a stream here is here; of the others the store knows until when they count as being there.
// Where several processes serve a room, each renews what it sees; and nobody is away before this process could see them.

import type { RoomSighting } from '../store/room.ts';
import type { Store } from '../store/store.ts';
import type { Live } from './live.ts';

export interface SightingOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly isConnected: (live: Live, secret: string) => boolean;
  readonly report: (error: unknown) => void;
}

export interface Sightings {
  /** Milliseconds since this secret was last seen; 0 while it is here. */
  away(live: Live, secret: string): number;
  /** A request of theirs: they are there for a while. */
  touch(live: Live, secret: string): void;
  /** They have a stream, and count as being there until the next time this is said. */
  renew(live: Live, secrets: ReadonlySet<string>): void;
  /** Does somebody who has no stream here count as being there, but not for longer than so many milliseconds? */
  isEnding(live: Live, within: number): boolean;
  /** They are gone from now on. */
  depart(live: Live, secret: string): void;
  /** Writes down what was seen; also before the end. */
  flush(): Promise<void>;
}

/** Milliseconds for which somebody who asks now and then counts as being there. */
export const LEASE = 40_000;
/** What was seen is written down no more often. */
const OFTEN = 15_000;

export function createSightings(options: SightingOptions): Sightings {
  const { store, now, isConnected } = options;
  const begun = now() - 1;
  const pending = new Map<string, RoomSighting>();

  const seatOf = (live: Live, secret: string) => live.seats.find((one) => one.secret === secret);

  function see(live: Live, secret: string, seenAt: number): void {
    live.seats = live.seats.map((one) => (one.secret === secret ? { ...one, seenAt } : one));
    const room = live.record.id;
    pending.set(`${room} ${secret}`, { room, secret, seenAt });
  }

  function touch(live: Live, secret: string): void {
    const until = now() + LEASE;
    const known = seatOf(live, secret)?.seenAt ?? 0;
    // A clock that was set back must not keep anybody there for ever.
    if (until - known >= OFTEN || known > until) see(live, secret, until);
  }

  return {
    away(live, secret) {
      if (isConnected(live, secret)) return 0;
      const seen = Math.max(seatOf(live, secret)?.seenAt ?? 0, begun);
      return Math.max(0, now() - seen);
    },
    touch,
    renew(live, secrets) {
      for (const secret of secrets) touch(live, secret);
    },
    isEnding: (live, within) =>
      live.seats.some(({ secret, standing, seenAt }) => {
        const left = seenAt - now();
        const isThere = standing === 'in' || standing === 'watching';
        return isThere && left > -within && left <= within && !isConnected(live, secret);
      }),
    depart: (live, secret) => see(live, secret, now() - 1),
    async flush() {
      if (pending.size === 0) return;
      const seen = [...pending.values()];
      pending.clear();
      await store.sightSeats(seen).catch(options.report);
    },
  };
}
