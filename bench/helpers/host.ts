// Times at which the host of a virtual machine took its processors away, which Linux reports as stolen. Requests that were
// on their way then are late through no fault of the server, so the benchmarks report them apart.

import { readFileSync } from 'node:fs';

/** Milliseconds of a tick of `/proc/stat`. */
const TICK = 10;
/** Milliseconds between two looks. */
const LOOK = 10;
/** Milliseconds before and after a pause that still count: it is reported late, and leaves a queue. */
const AROUND = 100;
/** Milliseconds; less is normal, since each processor loses a tick now and then. */
const LEAST = 30;

/** Milliseconds taken from all processors together since the machine started; 0 on systems that do not report them. */
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

  /** Milliseconds taken since this was created. */
  get taken(): number {
    return (this.#looks.at(-1)?.taken ?? 0) - (this.#looks[0]?.taken ?? 0);
  }

  /** Did the machine keep its processors between these times (`performance.now()`)? */
  wasWhole(from: number, to: number): boolean {
    const before = this.#looks.findLast(({ at }) => at <= from - AROUND) ?? this.#looks[0];
    const after = this.#looks.find(({ at }) => at >= to + AROUND) ?? this.#looks.at(-1);
    return (after?.taken ?? 0) - (before?.taken ?? 0) < LEAST;
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
