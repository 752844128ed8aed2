// A gate lets so many pass at a time; the others wait in the order in which they came. It keeps a rush from starting
// everything at once: what waits costs nothing, so whoever is turned away meanwhile is told so at once.

export interface Gate {
  pass<T>(work: () => Promise<T>): Promise<T>;
}

export function createGate(places: number): Gate {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return {
    async pass(work) {
      if (inside < places) inside++;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        // The place goes to the next in the line without being free in between.
        const next = waiting.shift();
        if (next) next();
        else inside--;
      }
    },
  };
}
