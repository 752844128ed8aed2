// Presence of members: those with an open stream are here; for the rest the store keeps a time until which they count as
// here. Each process renews the members that it sees, and counts no absence from before its own start.

import type { SeenSeat, Store } from '../store/store.ts';
import type { CachedRoom } from './cached-room.ts';

export interface PresenceOptions {
  readonly store: Store;
  readonly now: () => number;
  readonly isConnected: (cached: CachedRoom, secret: string) => boolean;
  readonly report: (error: unknown) => void;
}

export interface RoomPresence {
  /** Milliseconds since the member was last seen; 0 while here. */
  away(cached: CachedRoom, secret: string): number;
  /** A request renews the lease. */
  touch(cached: CachedRoom, secret: string): void;
  /** Renews the leases of members with a stream; call it with every heartbeat. */
  renew(cached: CachedRoom, secrets: ReadonlySet<string>): void;
  /** Does the lease of a member without a stream here end within this many milliseconds of now? */
  isEnding(cached: CachedRoom, within: number): boolean;
  /** Ends the lease. */
  depart(cached: CachedRoom, secret: string): void;
  /** Writes the leases to the store; also before shutdown. */
  flush(): Promise<void>;
}

/** Milliseconds for which a request counts as presence. */
export const LEASE = 40_000;
/** Milliseconds between renewals of a lease. */
const RENEW_EVERY = 15_000;

export function createPresence(options: PresenceOptions): RoomPresence {
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

  function touch(cached: CachedRoom, secret: string): void {
    const until = now() + LEASE;
    const known = seatOf(cached, secret)?.seenAt ?? 0;
    // A clock that was set back must not keep a member here for ever.
    if (until - known >= RENEW_EVERY || known > until) see(cached, secret, until);
  }

  return {
    away(cached, secret) {
      if (isConnected(cached, secret)) return 0;
      const seen = Math.max(seatOf(cached, secret)?.seenAt ?? 0, begun);
      return Math.max(0, now() - seen);
    },
    touch,
    renew(cached, secrets) {
      for (const secret of secrets) touch(cached, secret);
    },
    isEnding: (cached, within) =>
      cached.seats.some(({ secret, standing, seenAt }) => {
        const left = seenAt - now();
        const isThere = standing === 'in' || standing === 'watching';
        return isThere && left > -within && left <= within && !isConnected(cached, secret);
      }),
    depart: (cached, secret) => see(cached, secret, now() - 1),
    async flush() {
      if (pending.size === 0) return;
      const seen = [...pending.values()];
      pending.clear();
      await store.sightSeats(seen).catch(options.report);
    },
  };
}
