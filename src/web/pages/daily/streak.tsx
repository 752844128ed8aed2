// The streak on the home page. Loaded after its first paint, and only for those who had one when it was last counted.

import { createResource, type JSX, Show } from 'solid-js';
import type { Day } from '../../../cabinet/day.ts';
import { standing as words } from '../words.ts';
import { loadStreaks } from './standing.ts';

export default function Streak(props: {
  readonly day: Day;
  /** Dailies that are over: each of them may have changed it. */
  readonly ended: number;
}): JSX.Element {
  const [streaks] = createResource(() => `${props.day} ${props.ended}`, loadStreaks);
  const current = () => streaks.latest?.current ?? 0;
  return <Show when={current() > 0}>{words.streak(current())}</Show>;
}
