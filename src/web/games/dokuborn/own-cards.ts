// The player's own card catalogue: downloading it from an address, only when the player asks, and storing its packed
// form in the browser's database.

import { defaultCardsUrl } from '../../../data/catalogue.ts';
import { openDatabase, type Stored } from '../../storage/database.ts';
import { persistedSignal, textForm } from '../../storage/local-store.ts';

const ID = 'dokuborn.cards';

interface KeptCards extends Stored {
  readonly text: string;
  /** The packed rules texts; older versions stored none. */
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

/** Undefined if there is none or the database fails: then the embedded cards serve. */
export const storedCards = async (): Promise<string | undefined> => (await find())?.text;

/** The stored rules texts as plain data; undefined if there are no readable ones. */
export async function storedTexts(): Promise<unknown> {
  const texts = (await find())?.texts;
  if (typeof texts !== 'string') return undefined;
  try {
    return JSON.parse(texts);
  } catch {
    return undefined;
  }
}

/** Throws a StorageError if it cannot be stored. */
export async function storeCards(text: string, texts: string): Promise<void> {
  const record: KeptCards = { id: ID, text, texts, updatedAt: Date.now() };
  await (await openDatabase()).update('shelf', ID, () => record);
}

export async function deleteStoredCards(): Promise<void> {
  await (await openDatabase()).delete('shelf', ID);
}

const MOST_BYTES = 200_000_000;
/** Milliseconds to wait for the next bytes. */
const PATIENCE = 30_000;

/** What went wrong; the words make a sentence of it. */
export class DownloadError extends Error {
  readonly reason: 'notAnAddress' | 'refused' | 'tooLong' | 'unreachable';
  readonly detail: string;

  constructor(reason: DownloadError['reason'], detail = '') {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

export const cardsAddress = persistedSignal('curio.dokuborn.cards', textForm(defaultCardsUrl));

/** Reports progress. Throws a DownloadError, or an AbortError if the player stopped it. */
export async function download(
  address: string,
  signal: AbortSignal,
  progress: (bytes: number) => void,
): Promise<string> {
  if (!/^https?:\/\/./i.test(address)) throw new DownloadError('notAnAddress');
  const patience = new AbortController();
  let clock = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(address, {
      signal: AbortSignal.any([signal, patience.signal]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw new DownloadError('refused', String(response.status));
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      clearTimeout(clock);
      clock = setTimeout(() => patience.abort(), PATIENCE);
      bytes += part.value.length;
      if (bytes > MOST_BYTES) throw new DownloadError('tooLong');
      text += decoder.decode(part.value, { stream: true });
      progress(bytes);
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof DownloadError || signal.aborted) throw error;
    throw new DownloadError('unreachable');
  } finally {
    clearTimeout(clock);
  }
}
