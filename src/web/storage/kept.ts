// Small things that a page remembers in local storage: a switch, a list of tips seen, an address. What cannot be
// kept holds for this visit.

import { type Accessor, createSignal } from 'solid-js';

/** How a value is written; `undefined` stands for nothing stored, or removes it. */
export interface KeptForm<T> {
  read(text: string | undefined): T;
  write(value: T): string | undefined;
}

export interface Kept<T> {
  /** False: this browser remembers nothing for us. */
  readonly lasting: boolean;
  readonly value: Accessor<T>;
  set(value: T): void;
}

function stored(key: string): { readonly lasting: boolean; readonly text: string | undefined } {
  try {
    return { lasting: true, text: localStorage.getItem(key) ?? undefined };
  } catch {
    return { lasting: false, text: undefined };
  }
}

export function kept<T>(key: string, form: KeptForm<T>): Kept<T> {
  const { lasting, text: found } = stored(key);
  const [value, setValue] = createSignal<T>(form.read(found));
  return {
    lasting,
    value,
    set(next) {
      setValue(() => next);
      try {
        const text = form.write(next);
        if (text === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // Refused: it holds for this visit.
      }
    },
  };
}

/** A switch, written `on` or `off`. */
export const switchForm = (usual: boolean): KeptForm<boolean> => ({
  read: (text) => (text === undefined ? usual : text === 'on'),
  write: (on) => (on ? 'on' : 'off'),
});

/** A text; nothing is stored while it is the usual one. */
export const textForm = (usual: string): KeptForm<string> => ({
  read: (text) => text ?? usual,
  write: (text) => (text === usual ? undefined : text),
});

/** Words without spaces, one after the other. */
export const listForm: KeptForm<readonly string[]> = {
  read: (text) => (text ?? '').split(' ').filter((word) => word !== ''),
  write: (words) => words.join(' '),
};
