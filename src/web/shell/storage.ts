// When the app starts: storage is opened, the player is told where nothing can be kept, and games that ended without being
// counted are counted.

import { openDatabase } from '../storage/database.ts';
import { sweeping } from '../storage/sweeping.ts';

export async function watchStorage(): Promise<void> {
  const database = await openDatabase();
  if (database.problem) {
    const { tellStorage } = await import('./storagenotice.ts');
    tellStorage(database.problem);
  } else await sweeping();
}
