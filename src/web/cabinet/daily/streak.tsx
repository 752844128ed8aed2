// The streak on the home page. Loaded after its first paint, and only for those who have played a daily lately.

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
  return (
    <Show when={(streaks.latest?.current ?? 0) > 0}>
      <p class="daily-streak">{words.streak(streaks.latest?.current ?? 0)}</p>
    </Show>
  );
}
