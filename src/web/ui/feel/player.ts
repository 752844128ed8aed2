// Plays notes through the Web Audio API, one phrase at a time: a new one fades the last one out, so that nothing adds
// up. A context is made at the first sound after the player has touched the page, as browsers want it.

import type { Note } from './sounds.ts';

/** Seconds. */
const ATTACK = 0.006;
const FADE = 0.02;
/** A sound that could not be heard within this many milliseconds is not made up for. */
const STALE = 400;
/** Exponential ramps cannot end at nothing. */
const SILENCE = 0.0001;

export interface Player {
  play(notes: readonly Note[]): void;
}

export function createPlayer(
  makeContext: () => AudioContext | undefined = usualContext,
  now: () => number = () => performance.now(),
): Player {
  let context: AudioContext | undefined;
  let speaking: GainNode | undefined;

  function start(on: AudioContext, notes: readonly Note[]): void {
    const begin = on.currentTime;
    // What still sounds makes room.
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
    play(notes) {
      context ??= makeContext();
      const on = context;
      if (!on) return;
      if (on.state === 'running') return start(on, notes);
      // Fresh, or suspended by the system while the page was away.
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
