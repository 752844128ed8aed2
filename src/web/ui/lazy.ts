// Work that is put off. Modules that the first paint does not need are loaded on first use, or ahead, one after another
// while the page is idle, once the player has made a move: a connection lost in mid-game takes none away. Usage:
//   const ending = lazyModule(() => import('./ending.tsx'));   const { show } = await ending.load();

import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';

interface LazyModule<M> {
  /** A load that failed is retried by the next call. */
  load(): Promise<M>;
  /** The module, if it is loaded. */
  loaded(): M | undefined;
}

/** `whenIdle` runs a task when nothing else wants the thread. */
export function createLazyModules(whenIdle: (task: () => void) => void) {
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
    // A failure matters only to the caller that needs the module; it is reported there.
    whenIdle(() => void load().then(done, done));
  }

  return {
    lazyModule<M>(load: () => Promise<M>): LazyModule<M> {
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
    /** Loads every module that is not here yet, and from now on every new one. */
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

const modules = createLazyModules(whenIdle);

export const { lazyModule } = modules;

/** With the player's first move: loads all lazy modules. */
export const warmLazyModules = modules.warm;

/** Milliseconds of one slice: a frame has time for it. */
const SLICE = 4;

const page = { whenIdle, now: () => performance.now() };

/** Runs long work in idle moments, a few milliseconds at a time, so that no press waits for it. Returns how to stop it. */
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

/** Milliseconds: what is over sooner would only flash. */
const NOTICED = 250;

/** True while `goesOn` is, from some time after it became so. */
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
