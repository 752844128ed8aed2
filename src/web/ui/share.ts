// Sharing: links that carry the whole puzzle, texts to copy, files to keep.

import { shell } from '#words/shell.ts';
import { copyBySelection, showText } from './dialog.tsx';
import { notify } from './notices.tsx';

export function shareLink(code: string): string {
  return `${location.origin}/play/${code}`;
}

/** A day's puzzle of a game. */
export function dailyLink(day: string, game: string): string {
  return `${location.origin}/daily/${day}/${game}`;
}

/** By the system's share sheet where there is one, else by the clipboard, with a notice. */
export async function shareText(text: string, url?: string): Promise<void> {
  const whole = url === undefined ? text : `${text}\n${url}`;
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share(url === undefined ? { text } : { text, url });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyText(whole);
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyBySelection(text)) return showText(shell.share.copyThis, text);
  }
  notify({ text: shell.share.copied, tone: 'plain' });
}

/** Hands a file to the player. */
export function downloadFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Long enough for every browser to have begun reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
