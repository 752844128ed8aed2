// How long each round of a restarted search may be.

/**
 * 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ... (Luby, Sinclair, Zuckerman): many short rounds, as an early mistake makes a
 * round hopeless long before it ends, and ever longer ones among them, so that in the end everything is tried.
 */
export function roundLength(round: number): number {
  let index = round + 1;
  for (;;) {
    const bits = 32 - Math.clz32(index);
    if (index === 2 ** bits - 1) return 2 ** (bits - 1);
    index -= 2 ** (bits - 1) - 1;
  }
}
