// Counts the work of a call without a clock: how often the blocks of our own code are run, by the counters that V8
// keeps for coverage. What the platform does inside (BigInt, regular expressions, sorting) is not counted.
// Counting must be started before the code is loaded.

import { Session } from 'node:inspector/promises';

export interface StepCounter {
  /** Runs of blocks under src while the call was made. */
  count(call: () => void): Promise<number>;
  stop(): Promise<void>;
}

export async function startCounting(): Promise<StepCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const take = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    let steps = 0;
    for (const { url, functions } of result)
      if (url.includes('/src/'))
        for (const { ranges } of functions) for (const { count } of ranges) steps += count;
    return steps;
  };
  return {
    async count(call) {
      await take();
      call();
      return take();
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}
