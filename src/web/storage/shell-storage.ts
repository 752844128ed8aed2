// When the app starts: storage is opened, and the player is told where nothing can be kept. Some moments later games that
// ended without being counted are counted; pages that show results do not wait for that moment (ledger.ts).

import { openDatabase } from './database.ts';

/** Milliseconds: the page and what it fetches ahead come first. */
const SETTLED = 5000;

export async function watchStorage(): Promise<void> {
  const { problem } = await openDatabase();
  // Where it cannot be loaded (no connection, a newer version on the server), the next start looks after it.
  const look = () =>
    import('./storagenotice.ts').then(
      (part) => part.lookAfter(problem),
      () => {},
    );
  setTimeout(look, problem ? 0 : SETTLED);
}
