// Play time, and every reason why it stops: the page is hidden or left, a dialog or menu covers the board (`holdTime`), the
// board is not begun, paused or over. The clock is steady, and leaves out sleep. Countdowns warn before they end.

import { createComputed, createMemo, createSignal, on } from 'solid-js';
import type { Millis } from '../../core/game.ts';
import type { Session } from '../../core/session.ts';
import { isInterrupted } from '../ui/dialog.tsx';

/** What may stop the time of every board, the most important first. */
export const holdReasons = ['left', 'hidden', 'dialog', 'menu', 'lesson', 'tip'] as const;
type HoldReason = (typeof holdReasons)[number];

/** Why the time of one board is stopped. */
export type StillReason = HoldReason | 'over' | 'paused' | 'unstarted';

interface Hold {
  readonly reason: HoldReason;
}

const [holds, setHolds] = createSignal<readonly Hold[]>([]);

/** Stops time until the returned function is called. Any number of holds may overlap. */
export function holdTime(reason: HoldReason): () => void {
  const own: Hold = { reason };
  setHolds((all) => [...all, own]);
  return () => void setHolds((all) => all.filter((hold) => hold !== own));
}

/** Why the time of all boards is stopped, if it is. */
export function held(): HoldReason | undefined {
  const reasons = holds().map(({ reason }) => reason);
  if (isInterrupted()) reasons.push('dialog');
  return holdReasons.find((reason) => reasons.includes(reason));
}

/** The player does not see the page. */
export const isAway = (reason: StillReason | undefined) => reason === 'left' || reason === 'hidden';

/** Stops time while the page is hidden, opened in the background, frozen or left. */
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
  const end = new AbortController();
  const { signal } = end;
  page.addEventListener('visibilitychange', look, { signal });
  page.addEventListener('freeze', leave, { signal });
  page.addEventListener('resume', comeBack, { signal });
  view.addEventListener('pagehide', leave, { signal });
  view.addEventListener('pageshow', comeBack, { signal });
  look();
  return () => {
    end.abort();
    set('hidden', false);
    set('left', false);
  };
}

/** Time begins with the first move; a hint or a look at the proof is none. */
export const hasBegun = ({ tally }: Pick<Session, 'tally'>): boolean => tally.moves > 0;

export interface TimeStart {
  /** Moves have been made already. */
  readonly begun: boolean;
  /** Waits for the player to resume. */
  readonly paused: boolean;
  readonly over: boolean;
  /** Shared with others: it runs from the start, and nothing stops it. */
  readonly shared?: boolean;
}

/** The time of one board. */
export function createPlayTime(clock: PlayClock, start: TimeStart) {
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
    /** With the first move, time starts. */
    begin: () => void setBegun(true),
    pause: () => void setPaused(true),
    resume: () => void setPaused(false),
    /** Over, or going on again after undo. */
    setOver: (value: boolean) => void setOver(value),
  };
}

export interface PlayClock {
  readonly running: boolean;
  /** How often the machine slept while it ran. */
  readonly gaps: number;
  now(): Millis;
  start(): void;
  stop(): void;
}

/** A longer time between two readings was sleep; a busy page takes less. */
export const LONGEST_GAP: Millis = 3000;

/** Some machines stop the steady clock while they sleep; the wall clock shows it. */
interface Clocks {
  steady(): number;
  wall(): number;
}

const machine: Clocks = { steady: () => performance.now(), wall: () => Date.now() };

export function createPlayClock(elapsed: Millis, clocks: Clocks = machine): PlayClock {
  let counted = elapsed;
  let read: { readonly steady: number; readonly wall: number } | undefined;
  let gaps = 0;
  const look = () => ({ steady: clocks.steady(), wall: clocks.wall() });

  function count(): void {
    if (!read) return;
    const seen = look();
    const passed = Math.max(0, seen.steady - read.steady);
    const slept = seen.wall - read.wall - passed;
    read = seen;
    if (passed <= LONGEST_GAP) counted += passed;
    if (passed > LONGEST_GAP || slept > LONGEST_GAP) gaps++;
  }

  return {
    get running() {
      return read !== undefined;
    },
    get gaps() {
      return gaps;
    },
    now() {
      count();
      return Math.round(counted);
    },
    start() {
      read ??= look();
    },
    stop() {
      count();
      read = undefined;
    },
  };
}

/** Seconds left at which the player is warned. */
const warnings = [20, 10, 5] as const;

/** The warning between two readings of a countdown; of several the last. */
export function warningBetween(before: Millis, now: Millis): number | undefined {
  return warnings.filter((seconds) => before > seconds * 1000 && now <= seconds * 1000).at(-1);
}

/** Whole seconds as a player counts them: the last one is 1, and then it is over. */
export const secondsLeft = (left: Millis): number => Math.ceil(Math.max(0, left) / 1000);
