// Gets a card file from an address, telling how far it is. The only place that asks another server for anything,
// and only when the player presses the button.

import { defaultCardsUrl } from '../../../data/address.ts';
import { kept, textForm } from '../../storage/kept.ts';

const MOST_BYTES = 200_000_000;
/** How long to wait for the next bytes. */
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

export const cardsAddress = kept('curio.dokuborn.cards', textForm(defaultCardsUrl));

/** Throws a DownloadError, or an AbortError where the player stopped it. */
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
