// A question before what cannot be taken back, in the app's own dialog: `if (await confirm({ … })) …`. The dialog is
// loaded with the first question, or fetched ahead with the first move.

import { later } from './later.ts';

export interface Question {
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly about?: string;
  /** The name of the deed, never just "OK". */
  readonly act: string;
  readonly cancel?: string;
  /** Something is lost by it: it looks so, and the focus is on the way back. */
  readonly danger?: boolean;
}

const dialog = later(() => import('./question.tsx'));

export async function confirm(question: Question): Promise<boolean> {
  const { ask } = await dialog.load();
  return ask(question);
}
