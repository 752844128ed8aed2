// What a virtual machine cannot see from inside: the times at which its host took the processors away. Linux books them as
// stolen. Whatever was on its way then was late by no fault of anybody measured here, so it is counted apart, and told.

import { readFileSync } from 'node:fs';

/** Milliseconds of a tick of `/proc/stat`. */
const TICK = 10;
/** Milliseconds between two looks. */
const LOOK = 10;
/** Milliseconds before and after which a pause still holds something up: it is booked late, and leaves a queue. */
const AROUND = 100;
/** Milliseconds: less is not noticed, since each processor loses a tick now and then. */
const LEAST = 30;

/** Milliseconds that were taken from all processors together since the machine began; 0 where nobody counts them. */
function takenSoFar(): number {
  try {
    const [, , , , , , , , stolen] =
      readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/ +/) ?? [];
    return TICK * Number(stolen ?? 0);
  } catch {
    return 0;
  }
}

export class Host {
  readonly #looks = [{ at: performance.now(), taken: takenSoFar() }];
  readonly #timer = setInterval(() => {
    this.#looks.push({ at: performance.now(), taken: takenSoFar() });
  }, LOOK);

  /** Milliseconds since the watching began. */
  get taken(): number {
    return (this.#looks.at(-1)?.taken ?? 0) - (this.#looks[0]?.taken ?? 0);
  }

  /** Was it whole from then to then, by the steady clock? */
  wasWhole(from: number, to: number): boolean {
    const before = this.#looks.findLast(({ at }) => at <= from - AROUND) ?? this.#looks[0];
    const after = this.#looks.find(({ at }) => at >= to + AROUND) ?? this.#looks.at(-1);
    return (after?.taken ?? 0) - (before?.taken ?? 0) < LEAST;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
