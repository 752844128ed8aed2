// The time by which rooms run: that of the wall clock, but for one that is set back. Then it goes on from where it was, so that
// nothing that was about to happen is an hour away all at once.

/** Milliseconds since 1970 by `wall`, never behind what has passed by `steady`. */
export function createSteadyTime(
  wall: () => number = () => Date.now(),
  steady: () => number = () => performance.now(),
): () => number {
  let said = wall();
  let at = steady();
  return () => {
    const passed = Math.floor(steady() - at);
    at += passed;
    said = Math.max(wall(), said + passed);
    return said;
  };
}
