// Runs before each test file of the app. The files of a worker share its process, which takes a third of the time that a
// process for each would; so every file gets modules of its own here, and leaves no timers, stubs or texts behind.

import { afterAll, vi } from 'vitest';

vi.resetModules();
// Files that ask for Node have no storage.
for (const name of ['localStorage', 'sessionStorage'] as const) globalThis[name]?.clear();

const real = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };
const started: NodeJS.Timeout[] = [];
const noted = (timer: NodeJS.Timeout): NodeJS.Timeout => {
  started.push(timer);
  return timer;
};
Object.assign(globalThis, {
  setTimeout: (...call: Parameters<typeof setTimeout>) => noted(real.setTimeout(...call)),
  setInterval: (...call: Parameters<typeof setInterval>) => noted(real.setInterval(...call)),
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Object.assign(globalThis, real);
  for (const timer of started) clearTimeout(timer);
});
