// Parts that a board needs later than its first paint: loaded when they are first used, or fetched ahead, one after
// another while the page is idle, once the player has made a move. So a lost connection in mid-game takes none away.

import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';

interface LazyModule<M> {
  /** The part. A load that failed is tried again by the next call. */
  load(): Promise<M>;
  /** The part where it is here already. */
  loaded(): M | undefined;
}

interface LazyModules {
  later<M>(load: () => Promise<M>): LazyModule<M>;
  /** Fetches what is not here yet; from now on also whatever is named later. */
  warm(): void;
}

/** `whenIdle` runs a task when nothing else wants the thread. */
export function createLazyModules(whenIdle: (task: () => void) => void): LazyModules {
  const waiting: (() => Promise<unknown>)[] = [];
  let warming = false;
  let busy = false;

  function next(): void {
    const load = warming && !busy ? waiting.shift() : undefined;
    if (!load) return;
    busy = true;
    const done = () => {
      busy = false;
      next();
    };
    // A failure is told by whoever wants the part; ahead of time nobody does.
    whenIdle(() => void load().then(done, done));
  }

  return {
    later<M>(load: () => Promise<M>): LazyModule<M> {
      let part: M | undefined;
      let loading: Promise<M> | undefined;
      const once = () => {
        loading ??= load().then(
          (value) => {
            part = value;
            return value;
          },
          (reason: unknown) => {
            loading = undefined;
            throw reason;
          },
        );
        return loading;
      };
      waiting.push(once);
      next();
      return { load: once, loaded: () => part };
    },
    warm() {
      warming = true;
      next();
    },
  };
}

/** Runs a task when the page is painted and nothing else wants the thread. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

const parts = createLazyModules(whenIdle);

/** Names a part that is loaded later: `const sounds = later(() => import('./sounds.ts'))`. */
export const lazyModule = parts.later;

/** With the first move of the player: fetches everything that was named. */
export const warmLazyModules = parts.warm;

/** Milliseconds of one slice: a frame has time for it. */
const SLICE = 4;

interface SliceSurroundings {
  /** Runs a task when nothing else wants the thread. */
  whenIdle(task: () => void): void;
  /** Milliseconds. */
  now(): number;
}

const page: SliceSurroundings = { whenIdle, now: () => performance.now() };

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

const NOTICED = 250;

export function useDelayed(goesOn: Accessor<boolean>, millis = NOTICED): Accessor<boolean> {
  const [late, setLate] = createSignal(false);
  createEffect(() => {
    setLate(false);
    if (!goesOn()) return;
    const timer = setTimeout(() => setLate(true), millis);
    onCleanup(() => clearTimeout(timer));
  });
  return () => goesOn() && late();
}
