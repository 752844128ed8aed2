// That this page is here, with the board that it has open: a lock as long as it lives, even frozen. Where the browser has no
// locks (plain http) pages have to ask each other (tabs.ts).

import { tabId } from './journals.ts';

const LOCK = 'curio.tab ';

const locks = () => navigator.locks as LockManager | undefined;

/** Until what is answered is called. */
export function beHere(board: string): () => void {
  let leave = () => {};
  const held = new Promise<void>((resolve) => {
    leave = resolve;
  });
  locks()
    ?.request(`${LOCK}${tabId} ${board}`, () => held)
    .catch(() => {});
  return () => leave();
}

/** The other pages, each with the board that it has open; undefined where locks cannot tell. */
export async function othersHere(): Promise<readonly (readonly string[])[] | undefined> {
  const known = await locks()?.query();
  return known?.held
    ?.filter(({ name = '' }) => name.startsWith(LOCK) && !name.includes(tabId))
    .map(({ name = '' }) => name.slice(LOCK.length).split(' '));
}
