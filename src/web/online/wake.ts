// What a page that has just been drawn does about the service: nothing, unless something was left to be sent or
// deleted. By itself and small, since every page has it.

import { whenIdle } from '../ui/later.ts';

const LEFT = /^curio\.service\.(send|forget)\./;

function isLeft(): boolean {
  try {
    return Object.keys(localStorage).some((key) => LEFT.test(key));
  } catch {
    return false;
  }
}

export function wakeService(): void {
  whenIdle(() => {
    if (isLeft())
      void import('./index.ts').then(
        ({ theService }) => theService(),
        () => {},
      );
  });
}
