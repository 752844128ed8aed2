// Waits between tries: doubled with every failure up to a limit, and varied by a quarter either way, so that many
// clients do not retry in step.
//
//   const backOff = createBackOff({ first: 500, last: 15_000, random });
//   after(backOff.next(failed.wait), retry);   // after a failure
//   backOff.reset();                           // after a success

/** The wait after so many failures before. */
export const waitAfter = (
  failures: number,
  { first, last }: { readonly first: number; readonly last: number },
): number => Math.min(first * 2 ** failures, last);

/** `random` returns numbers from 0 to 1; without it the waits are exact. */
export function createBackOff(options: {
  readonly first: number;
  readonly last: number;
  random?(): number;
}) {
  const { random = () => 0.5 } = options;
  let failures = 0;
  return {
    /** Failures since the last reset. */
    get failures() {
      return failures;
    },
    /** Counts a failure. Returns the milliseconds to wait, at least those that the server asked for. */
    next(atLeast = 0): number {
      const wait = waitAfter(failures++, options) * (0.75 + random() / 2);
      return Math.max(wait, atLeast);
    },
    reset(): void {
      failures = 0;
    },
  };
}
