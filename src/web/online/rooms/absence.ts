// How long people have been away by now. Nobody tells that somebody is still away: from the last news on this page counts.

import { type Accessor, createMemo, createSignal, onCleanup } from 'solid-js';
import type { Millis } from '../../../core/game.ts';
import type { RoomLine } from './line.ts';

const TICK: Millis = 1000;

/** Milliseconds since the news that this page has; for as long as its owner is there. */
export function sinceTold(line: Pick<RoomLine, 'news' | 'now'>): Accessor<Millis> {
  const [now, setNow] = createSignal(line.now());
  const timer = setInterval(() => setNow(line.now()), TICK);
  onCleanup(() => clearInterval(timer));
  return createMemo(() => Math.max(0, now() - (line.news()?.now ?? 0)));
}

/** Long enough to be passed for, or led without? */
export const isAway = (
  member: { readonly here: boolean; readonly away: Millis },
  since: Millis,
  awayAfter: Millis,
): boolean => !member.here && member.away + since >= awayAfter;
