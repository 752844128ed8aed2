// How often somebody may come: so many times a minute for each key, counted in memory and forgotten with the minute.

const MINUTE = 60_000;
/** More keys than this are nobody's normal day; then the oldest minutes are forgotten first. */
const MOST_KEYS = 100_000;

export interface Limiter {
  /** Seconds to wait before coming again, or 0 where this time is still allowed. */
  take(key: string): number;
  /** The same without counting it. */
  wait(key: string): number;
}

export function createLimiter(perMinute: number, now: () => number): Limiter {
  const windows = new Map<string, { readonly since: number; count: number }>();

  function forget(at: number): void {
    for (const [key, { since }] of windows) {
      if (at - since < MINUTE && windows.size <= MOST_KEYS) break;
      windows.delete(key);
    }
  }

  return {
    wait(key) {
      const known = windows.get(key);
      const at = now();
      const open = !known || at - known.since >= MINUTE || at < known.since;
      return open || known.count < perMinute ? 0 : Math.ceil((known.since + MINUTE - at) / 1000);
    },
    take(key) {
      const at = now();
      forget(at);
      const known = windows.get(key);
      // A clock that was set back must not shut anybody out.
      if (!known || at - known.since >= MINUTE || at < known.since) {
        windows.delete(key);
        windows.set(key, { since: at, count: 1 });
        return 0;
      }
      if (known.count < perMinute) {
        known.count++;
        return 0;
      }
      return Math.ceil((known.since + MINUTE - at) / 1000);
    },
  };
}
