// What came of a move at a table on screen.

import type { Event, Refusal } from '../types/index.ts';
import type { Scene } from './scene.ts';

export type Deed =
  | {
      readonly ok: true;
      readonly scene: Scene;
      readonly events: readonly Event[];
      /** Nothing of the board has changed: others may still take back what they did. */
      readonly talk?: true;
    }
  | { readonly ok: false; readonly refusal: Refusal };

export const refuse = (type: Refusal['type']): Extract<Deed, { ok: false }> => ({
  ok: false,
  refusal: { type },
});

export const done = ({
  scene,
  events,
}: Pick<Extract<Deed, { ok: true }>, 'scene' | 'events'>): Deed => ({
  ok: true,
  scene,
  events,
});
