// Fair time: the one place that knows why play time stands still. Whatever covers the board or takes the player away
// holds it (`holdTime`); the time of a board also waits for its first move, for a pause and for the end.

import { type Accessor, createComputed, createMemo, createSignal, on } from 'solid-js';
import type { Millis } from '../../core/game.ts';
import type { Session } from '../../core/session.ts';
import type { PlayClock } from './clock.ts';

/** What may hold the time of every board, the most telling first. */
export const holdReasons = ['left', 'hidden', 'dialog', 'menu', 'lesson', 'tip'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Why the time of one board stands still. */
export type StillReason = HoldReason | 'over' | 'paused' | 'unstarted';

interface Hold {
  readonly reason: HoldReason;
}

const [holds, setHolds] = createSignal<readonly Hold[]>([]);

/** Time stands still from now on, until what is answered here is called. Any number of holds may overlap. */
export function holdTime(reason: HoldReason): () => void {
  const own: Hold = { reason };
  setHolds((all) => [...all, own]);
  return () => void setHolds((all) => all.filter((hold) => hold !== own));
}

/** What holds the time of all boards, if anything does. */
export function held(): HoldReason | undefined {
  const all = holds();
  return holdReasons.find((reason) => all.some((hold) => hold.reason === reason));
}

/** Nobody looks at a page in these cases, so nobody plays. */
export const isAway = (reason: StillReason | undefined) => reason === 'left' || reason === 'hidden';

/** Holds time while the page is hidden, also where it was opened in the background, frozen or left. */
export function watchPage(page: Document = document, view: Window = window): () => void {
  const released: Partial<Record<'left' | 'hidden', () => void>> = {};
  const set = (reason: 'left' | 'hidden', away: boolean) => {
    if (away) released[reason] ??= holdTime(reason);
    else {
      released[reason]?.();
      delete released[reason];
    }
  };
  const look = () => set('hidden', page.visibilityState === 'hidden');
  const leave = () => set('left', true);
  const comeBack = () => {
    set('left', false);
    look();
  };
  page.addEventListener('visibilitychange', look);
  page.addEventListener('freeze', leave);
  page.addEventListener('resume', comeBack);
  view.addEventListener('pagehide', leave);
  view.addEventListener('pageshow', comeBack);
  look();
  return () => {
    page.removeEventListener('visibilitychange', look);
    page.removeEventListener('freeze', leave);
    page.removeEventListener('resume', comeBack);
    view.removeEventListener('pagehide', leave);
    view.removeEventListener('pageshow', comeBack);
    set('hidden', false);
    set('left', false);
  };
}

/** The time of one board. */
export interface PlayTime {
  readonly still: Accessor<StillReason | undefined>;
  readonly paused: Accessor<boolean>;
  now(): Millis;
  /** The first move was made: from here on time counts. */
  begin(): void;
  pause(): void;
  resume(): void;
  /** Over, or going on again after undo. */
  setOver(over: boolean): void;
}

/** Time begins with the first move; a hint or a look at the proof, however early, is none. */
export const hasBegun = ({ tally }: Pick<Session, 'tally'>): boolean => tally.moves > 0;

export interface TimeStart {
  /** Moves have been made already. */
  readonly begun: boolean;
  /** The player goes on by hand. */
  readonly paused: boolean;
  readonly over: boolean;
  /** Others play against this time: it runs from the start, and nothing here holds it. */
  readonly shared?: boolean;
}

export function createPlayTime(clock: PlayClock, start: TimeStart): PlayTime {
  const [begun, setBegun] = createSignal(start.begun);
  const [paused, setPaused] = createSignal(start.paused);
  const [over, setOver] = createSignal(start.over);
  const still = createMemo((): StillReason | undefined => {
    if (over()) return 'over';
    if (start.shared) return undefined;
    if (paused()) return 'paused';
    return held() ?? (begun() ? undefined : 'unstarted');
  });
  createComputed(
    on(still, (reason) => {
      if (reason === undefined) clock.start();
      else clock.stop();
    }),
  );
  return {
    still,
    paused,
    now: () => clock.now(),
    begin: () => void setBegun(true),
    pause: () => void setPaused(true),
    resume: () => void setPaused(false),
    setOver: (value) => void setOver(value),
  };
}
