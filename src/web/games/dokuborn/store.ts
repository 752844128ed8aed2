// The card catalogue that the player has got, as the text of its packed form, in the browser's database.

import { openDatabase, type Stored } from '../../storage/database.ts';

const ID = 'dokuborn.cards';

interface KeptCards extends Stored {
  readonly text: string;
  /** The packed rules texts; cards that were kept long ago came without. */
  readonly texts?: string;
  readonly updatedAt: number;
}

const isKept = (value: unknown): value is KeptCards =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

async function find(): Promise<KeptCards | undefined> {
  try {
    const value = await (await openDatabase()).get('shelf', ID);
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined: none, or the database does not answer; the cards that come with Curio serve then. */
export const keptCards = async (): Promise<string | undefined> => (await find())?.text;

/** The rules texts that were kept with them, as plain data; undefined where there are none that can be read. */
export async function keptTexts(): Promise<unknown> {
  const texts = (await find())?.texts;
  if (typeof texts !== 'string') return undefined;
  try {
    return JSON.parse(texts);
  } catch {
    return undefined;
  }
}

/** Throws a StorageError where it cannot be kept. */
export async function keepCards(text: string, texts: string): Promise<void> {
  const record: KeptCards = { id: ID, text, texts, updatedAt: Date.now() };
  await (await openDatabase()).update('shelf', ID, () => record);
}

export async function dropCards(): Promise<void> {
  await (await openDatabase()).delete('shelf', ID);
}
