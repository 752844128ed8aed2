// Long work in the page's idle moments, a few milliseconds at a time, so that no press waits for it.

import { whenIdle } from './later.ts';

/** Milliseconds of one slice: a frame has time for it. */
const SLICE = 4;

export interface Surroundings {
  /** Runs a task when nothing else wants the thread. */
  whenIdle(task: () => void): void;
  /** Milliseconds. */
  now(): number;
}

const page: Surroundings = { whenIdle, now: () => performance.now() };

/** Goes on with the work from pause to pause until it is done. Calling what is given back stops it. */
export function inSlices(work: Iterator<unknown>, surroundings = page): () => void {
  let stopped = false;
  const go = () => {
    const end = surroundings.now() + SLICE;
    while (!stopped) {
      if (work.next().done) return;
      if (surroundings.now() >= end) return surroundings.whenIdle(go);
    }
  };
  surroundings.whenIdle(go);
  return () => {
    stopped = true;
  };
}
