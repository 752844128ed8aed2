// Feedback to a step, by sound and vibration, each off by default. What a step means is decided once, from who made it, its
// events and the status before and after, so that a wrong answer never sounds like a right one. All feedback is also an
// event on the document (`felt`), for tests. Usage: feedback(feedbackOf(step, cueOf));

import type { Status, Tagged } from '../../core/game.ts';
import { lazyModule } from './lazy.ts';
import { preferences, setPreference } from './preferences.ts';

export const feedbackKinds = [
  'accepted',
  'refused',
  /** An accepted move that failed: a wrong digit, a mismatch, damage. */
  'missed',
  'undone',
  'redone',
  'restarted',
  /** A move that the clock made. */
  'clock',
  /** Seconds are running out; `count` says how many are left. */
  'countdown',
  /** The `count`th success in a row. */
  'combo',
  /** The player got help: a hint, or an answer to a question. */
  'hinted',
  /** A card is turned up. */
  'revealed',
  /** A card is drawn, and its effect is still open. */
  'drawn',
  /** An item is played. */
  'played',
  /** Something good was found. */
  'gained',
  /** An enemy falls. */
  'struck',
  /** Damage; `count` says how many hearts. */
  'wounded',
  /** The great enemy falls, and the game goes on. */
  'triumphed',
  /** A level deeper. */
  'descended',
  'stuck',
  'won',
  'lost',
] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

export interface Feedback {
  readonly kind: FeedbackKind;
  readonly count?: number;
  /** Milliseconds until it is seen, where a card has to turn first: sound and vibration wait as long. */
  readonly after?: number;
}

/** Of several events in one step the first of these decides. */
const WEIGHT = [
  'wounded',
  'missed',
  'triumphed',
  'descended',
  'struck',
  'clock',
  'hinted',
  'gained',
  'drawn',
  'played',
  'revealed',
] as const;
type Weighty = (typeof WEIGHT)[number];

/** What an event of a game means; undefined: accepted. */
export type Cue =
  | Weighty
  | { readonly combo: number }
  | { readonly kind: Weighty; readonly count?: number; readonly after?: number }
  | undefined;

export interface FeedbackStep<E extends Tagged = Tagged> {
  readonly by: 'move' | 'undo' | 'redo' | 'restart' | 'hint' | 'clock' | 'solver';
  readonly events: readonly E[];
  readonly before: Status;
  readonly after: Status;
}

/** The default: an event called `missed` is a miss. */
const usualMeaning = (event: Tagged): Cue => (event.type === 'missed' ? 'missed' : undefined);

const USUAL: Readonly<Record<FeedbackStep['by'], FeedbackKind>> = {
  move: 'accepted',
  solver: 'accepted',
  undo: 'undone',
  redo: 'redone',
  restart: 'restarted',
  hint: 'hinted',
  clock: 'clock',
};

export function feedbackOf<E extends Tagged>(
  step: FeedbackStep<E>,
  meaning: (event: E, events: readonly E[]) => Cue = usualMeaning,
): Feedback {
  const { by, events, before, after } = step;
  // A board that the solver filled is not won by the player.
  if (after !== before && after !== 'playing' && by !== 'undo' && by !== 'solver')
    return { kind: after };
  if (by !== 'move') return { kind: USUAL[by] };
  const meant = events.map((event) => meaning(event, events));
  const felt = meant.flatMap((one): Feedback[] => {
    if (typeof one === 'string') return [{ kind: one }];
    return one && 'kind' in one ? [one] : [];
  });
  for (const kind of WEIGHT) {
    const found = felt.find((one) => one.kind === kind);
    if (found) return found;
  }
  const combos = meant.flatMap((one) =>
    typeof one === 'object' && 'combo' in one ? [one.combo] : [],
  );
  const combo = Math.max(0, ...combos);
  return combo > 1 ? { kind: 'combo', count: combo } : { kind: 'accepted' };
}

export const vibrations: Readonly<Record<FeedbackKind, readonly number[]>> = {
  accepted: [12],
  refused: [25, 40, 25],
  missed: [70],
  undone: [8, 30, 8],
  redone: [8, 30, 16],
  restarted: [8, 30, 8, 30, 8],
  clock: [20, 60, 20, 60, 20],
  countdown: [10, 90, 10],
  combo: [12, 25, 20],
  hinted: [6, 20, 12, 20, 6],
  revealed: [6],
  drawn: [6, 40, 6],
  played: [10, 20, 10, 20, 10],
  gained: [10, 30, 24],
  struck: [40, 30, 14],
  wounded: [90, 40, 60],
  triumphed: [30, 40, 30, 40, 60, 40, 90],
  descended: [60, 60, 40, 60, 20],
  stuck: [50, 60, 50],
  won: [30, 50, 30, 50, 120],
  lost: [120, 80, 200],
};

/** Milliseconds before the same sound plays again. */
const GAP = 70;

const isEnding = (kind: FeedbackKind) => kind === 'won' || kind === 'lost';

/** Returns for each sound whether to play it: fast play does not pile up, and the end of a game is not drowned. In milliseconds. */
export function createTurns(): (kind: FeedbackKind, length: number, now: number) => boolean {
  let last:
    | { readonly kind: FeedbackKind; readonly at: number; readonly until: number }
    | undefined;
  return (kind, length, now) => {
    if (last) {
      if (isEnding(last.kind) && !isEnding(kind) && now < last.until) return false;
      if (last.kind === kind && now - last.at < GAP) return false;
    }
    last = { kind, at: now, until: now + length };
    return true;
  };
}

/** Loaded on first use: sound is off by default. */
const player = lazyModule(async () => {
  const { createPlayer, soundOf } = await import('./sounds.ts');
  return { ...createPlayer(), soundOf };
});
const isHeard = createTurns();

function playSound(feeling: Feedback): void {
  const sound = ({ play, soundOf }: Awaited<ReturnType<typeof player.load>>) => {
    const notes = soundOf(feeling);
    const length = Math.max(...notes.map((note) => note.at + note.length));
    if (isHeard(feeling.kind, length, performance.now())) play(notes);
  };
  // At once if it can be: browsers want sound to begin within the press.
  const loaded = player.loaded();
  if (loaded) sound(loaded);
  else player.load().then(sound, () => {});
}

function shake({ kind, after = 0 }: Feedback): void {
  // A pattern begins with vibration: a delay is none of it, and a pause.
  const pattern = after > 0 ? [0, after, ...vibrations[kind]] : [...vibrations[kind]];
  if ('vibrate' in navigator) navigator.vibrate(pattern);
}

/** The detail of the event `felt`: the feedback, and what is switched on. */
export interface FeedbackDetail extends Feedback {
  readonly sound: boolean;
  readonly vibration: boolean;
}

export function feedback(feeling: Feedback): void {
  const { sound, vibration } = preferences();
  document.dispatchEvent(
    new CustomEvent<FeedbackDetail>('felt', { detail: { ...feeling, sound, vibration } }),
  );
  if (sound) playSound(feeling);
  if (vibration) shake(feeling);
}

/** Switches one of them, and shows what it is like when it is on. */
export function switchFeedback(which: 'sound' | 'vibration', on: boolean): void {
  setPreference(which, on);
  if (on) feedback({ kind: 'accepted' });
}
