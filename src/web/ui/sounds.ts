// Sounds: phrases as data, and the player for them. They differ in contour and rhythm, not only in pitch, so that a bad
// loudspeaker tells them apart too. Success rises or rings, failure falls or grates.

import type { Feedback, FeedbackKind } from './feedback.ts';

export interface Note {
  /** Hertz. */
  readonly pitch: number;
  /** Where a gliding note arrives. */
  readonly glide?: number;
  /** Milliseconds. */
  readonly at: number;
  readonly length: number;
  readonly shape: 'sine' | 'triangle' | 'square';
  /** From 0 to 1. */
  readonly gain: number;
}

type Shape = Note['shape'];

const note = (
  pitch: number,
  at: number,
  length: number,
  gain = 0.1,
  shape: Shape = 'triangle',
): Note => ({ pitch, at, length, shape, gain });

const glide = (from: number, to: number, length: number, gain: number): Note => ({
  ...note(from, 0, length, gain, 'sine'),
  glide: to,
});

/** A scale without dissonance, in semitones: a combo climbs it. */
const CLIMB = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;

const raised = (pitch: number, semitones: number) => Math.round(pitch * 2 ** (semitones / 12));

function combo(count: number): readonly Note[] {
  const step = CLIMB[Math.min(Math.max(count - 2, 0), CLIMB.length - 1)] ?? 0;
  return [note(raised(440, step), 0, 60, 0.09), note(raised(587, step), 70, 110)];
}

/** One tick, two, three: more as the seconds run out. */
function countdown(seconds: number): readonly Note[] {
  const ticks = seconds > 10 ? 1 : seconds > 5 ? 2 : 3;
  return Array.from({ length: ticks }, (_, tick) => note(1319, tick * 90, 28, 0.07, 'sine'));
}

/** A card that is turned: two dry ticks. */
const FLICK: readonly Note[] = [note(980, 0, 18, 0.05, 'sine'), note(740, 34, 22, 0.05, 'sine')];

/** One thud for every heart, each lower than the last. */
function wounded(hearts: number): readonly Note[] {
  return Array.from({ length: Math.min(Math.max(hearts, 1), 5) }, (_, heart) => ({
    ...note(raised(247, -2 * heart), heart * 105, 95, 0.14),
    glide: raised(165, -2 * heart),
  }));
}

/** At most a quarter of a second; 1.2 for endings and great moments. What a card turns to begins later. */
export function soundOf(feeling: Feedback): readonly Note[] {
  const notes = phraseOf(feeling);
  const { after = 0 } = feeling;
  if (after === 0) return notes;
  return [...FLICK, ...notes.map((one) => ({ ...one, at: one.at + after }))];
}

type Counting = 'wounded' | 'countdown' | 'combo';

const PHRASES: Readonly<Record<Exclude<FeedbackKind, Counting>, readonly Note[]>> = {
  revealed: FLICK,
  drawn: [...FLICK, note(440, 120, 80, 0.07, 'sine')],
  played: [note(392, 0, 40, 0.08), note(587, 50, 40, 0.08), note(494, 100, 110, 0.08)],
  gained: [note(784, 0, 60, 0.08, 'sine'), note(1175, 70, 150, 0.08, 'sine')],
  struck: [
    note(196, 0, 50, 0.08, 'square'),
    note(392, 60, 60),
    ...[523, 659].map((pitch) => note(pitch, 130, 120, 0.07)),
  ],
  triumphed: [
    note(196, 0, 90, 0.08, 'square'),
    note(392, 110, 110),
    note(523, 220, 110),
    ...[659, 784].map((pitch) => note(pitch, 340, 460, 0.08)),
  ],
  descended: [note(440, 0, 110), note(370, 130, 110), note(294, 260, 110), note(220, 390, 260)],
  accepted: [note(587, 0, 90)],
  // Two neighbouring notes at once grate.
  refused: [note(165, 0, 130, 0.06, 'square'), note(175, 0, 130, 0.06, 'square')],
  missed: [note(330, 0, 80, 0.12), note(233, 90, 150, 0.12)],
  undone: [glide(520, 390, 110, 0.1)],
  redone: [glide(390, 520, 110, 0.1)],
  restarted: [glide(520, 220, 230, 0.1)],
  clock: [note(494, 0, 40, 0.09), note(370, 80, 40, 0.09), note(494, 160, 60, 0.09)],
  hinted: [
    note(523, 0, 70, 0.08, 'sine'),
    note(784, 60, 70, 0.08, 'sine'),
    note(659, 120, 110, 0.08, 'sine'),
  ],
  stuck: [note(262, 0, 70, 0.12), note(196, 80, 60, 0.12), note(196, 150, 90, 0.12)],
  won: [
    note(523, 0, 130),
    note(659, 120, 130),
    note(784, 240, 110),
    ...[1047, 1319, 1568].map((pitch) => note(pitch, 360, 700, 0.06)),
  ],
  lost: [note(392, 0, 200), note(311, 210, 200), note(262, 420, 600)],
};

function phraseOf({ kind, count = 0 }: Feedback): readonly Note[] {
  switch (kind) {
    case 'wounded':
      return wounded(count);
    case 'countdown':
      return countdown(count);
    case 'combo':
      return combo(count);
    default:
      return PHRASES[kind];
  }
}

/** Seconds. */
const ATTACK = 0.006;
const FADE = 0.02;
/** Milliseconds after which a sound that could not start is dropped. */
const STALE = 400;
/** Exponential ramps cannot end at 0. */
const SILENCE = 0.0001;

export function createPlayer(
  makeContext: () => AudioContext | undefined = usualContext,
  now: () => number = () => performance.now(),
) {
  let context: AudioContext | undefined;
  let speaking: GainNode | undefined;

  function start(on: AudioContext, notes: readonly Note[]): void {
    const begin = on.currentTime;
    // Fade out the last phrase, so that nothing adds up.
    speaking?.gain.setTargetAtTime(0, begin, FADE / 3);
    const phrase = on.createGain();
    phrase.connect(on.destination);
    speaking = phrase;
    for (const { pitch, glide, at, length, shape, gain } of notes) {
      const from = begin + at / 1000;
      const to = from + length / 1000;
      const tone = on.createOscillator();
      const volume = on.createGain();
      tone.type = shape;
      tone.frequency.setValueAtTime(pitch, from);
      if (glide !== undefined) tone.frequency.exponentialRampToValueAtTime(glide, to);
      volume.gain.setValueAtTime(SILENCE, from);
      volume.gain.exponentialRampToValueAtTime(gain, from + ATTACK);
      volume.gain.exponentialRampToValueAtTime(SILENCE, to);
      tone.connect(volume).connect(phrase);
      tone.start(from);
      tone.stop(to + FADE);
    }
  }

  return {
    play(notes: readonly Note[]) {
      context ??= makeContext();
      const on = context;
      if (!on) return;
      if (on.state === 'running') return start(on, notes);
      // New, or suspended by the system while the page was hidden.
      const asked = now();
      on.resume().then(
        () => {
          if (now() - asked < STALE) start(on, notes);
        },
        () => {},
      );
    },
  };
}

function usualContext(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const { userActivation } = navigator;
  return userActivation && !userActivation.hasBeenActive ? undefined : new AudioContext();
}
