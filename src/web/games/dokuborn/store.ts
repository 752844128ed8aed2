// The card catalogue that the player has got, as the text of its packed form, in the browser's database.

import { openDatabase, type Stored } from '../../storage/database.ts';

const ID = 'dokuborn.cards';

interface KeptCards extends Stored {
  readonly text: string;
  readonly updatedAt: number;
}

const isKept = (value: unknown): value is KeptCards =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

/** Undefined: none, or the database does not answer; the cards that come with Curio serve then. */
export async function keptCards(): Promise<string | undefined> {
  try {
    const value = await (await openDatabase()).get('shelf', ID);
    return isKept(value) ? value.text : undefined;
  } catch {
    return undefined;
  }
}

/** Throws a StorageError where it cannot be kept. */
export async function keepCards(text: string): Promise<void> {
  const record: KeptCards = { id: ID, text, updatedAt: Date.now() };
  await (await openDatabase()).update('shelf', ID, () => record);
}

export async function dropCards(): Promise<void> {
  await (await openDatabase()).delete('shelf', ID);
}
