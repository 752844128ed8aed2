// Presence of members: those with an open stream are here; for the rest the store keeps a time until which they count as
// here. Each process renews the members that it sees, and counts no absence from before its own start.

import type { SeenSeat, Store } from '../store/store.ts';
import { type CachedRoom, isHere } from './cached-room.ts';

export interface PresenceOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly isConnected: (cached: CachedRoom, secret: string) => boolean;
  readonly report: (error: unknown) => void;
}

/** Milliseconds for which a request counts as presence. */
export const LEASE = 40_000;
/** Milliseconds between renewals of a lease. */
const RENEW_EVERY = 15_000;

export function createPresence(options: PresenceOptions) {
  const { store, now, isConnected } = options;
  const begun = now() - 1;
  const pending = new Map<string, SeenSeat>();

  const seatOf = (cached: CachedRoom, secret: string) =>
    cached.seats.find((one) => one.secret === secret);

  function see(cached: CachedRoom, secret: string, seenAt: number): void {
    cached.seats = cached.seats.map((one) => (one.secret === secret ? { ...one, seenAt } : one));
    const room = cached.record.id;
    pending.set(`${room} ${secret}`, { room, secret, seenAt });
  }

  /** A request renews the lease. */
  function touch(cached: CachedRoom, secret: string): void {
    const until = now() + LEASE;
    const known = seatOf(cached, secret)?.seenAt ?? 0;
    // A clock that was set back must not keep a member here for ever.
    if (until - known >= RENEW_EVERY || known > until) see(cached, secret, until);
  }

  return {
    /** Milliseconds since the member was last seen; 0 while here. */
    away(cached: CachedRoom, secret: string): number {
      if (isConnected(cached, secret)) return 0;
      const seen = Math.max(seatOf(cached, secret)?.seenAt ?? 0, begun);
      return Math.max(0, now() - seen);
    },
    touch,
    /** Renews the leases of members with a stream; call it with every heartbeat. */
    renew(cached: CachedRoom, secrets: ReadonlySet<string>): void {
      for (const secret of secrets) touch(cached, secret);
    },
    /** Does the lease of a member without a stream here end within this many milliseconds of now? */
    isEnding: (cached: CachedRoom, within: number): boolean =>
      cached.seats.some((seat) => {
        const left = seat.seenAt - now();
        return (
          isHere(seat) && left > -within && left <= within && !isConnected(cached, seat.secret)
        );
      }),
    /** Ends the lease. */
    depart: (cached: CachedRoom, secret: string): void => see(cached, secret, now() - 1),
    /** Writes the leases to the store; also before shutdown. */
    async flush(): Promise<void> {
      if (pending.size === 0) return;
      const seen = [...pending.values()];
      pending.clear();
      await store.sightSeats(seen).catch(options.report);
    },
  };
}

export type RoomPresence = ReturnType<typeof createPresence>;
