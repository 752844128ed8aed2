// What the thread of a store and those who ask it say to each other: a method by its name, with plain data.

import type { Store } from './store.ts';

export type Method = Exclude<keyof Store, 'close'>;

export interface Call {
  readonly id: number;
  readonly method: Method | 'close';
  readonly args: readonly unknown[];
}

/** `newer`: the data are of a newer program. */
export type Reply =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | {
      readonly id: number;
      readonly ok: false;
      readonly message: string;
      readonly newer?: true;
    };

/** The reply to nothing: the tables are there, or cannot be. */
export const OPENED = 0;
