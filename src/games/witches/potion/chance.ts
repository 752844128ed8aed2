// Sources of a scan's random choices: the puzzle's named streams, or an enumeration of all draws.

import type { CompiledRecipe } from './compile.ts';
import type { Draws } from './effects.ts';

/** The stream that shuffles messages; effects use their row number. */
export const SHUFFLE = 255;

function mix(hash: number, value: number): number {
  let mixed = Math.imul(hash ^ value, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

const RANGE = 0x100000000;

/** Streams are named by seed, potion number, slot and effect, so a log replays exactly and undo cannot redraw. */
export class SeededDraws implements Draws {
  #low = 0;
  #high = 0;
  #state = 0;

  select(recipe: CompiledRecipe, potionNumber: number): void {
    this.#low = mix(recipe.seedLow, potionNumber);
    this.#high = mix(recipe.seedHigh, potionNumber);
  }

  below(bound: number, slot: number, stream: number): number {
    this.#state = mix(mix(this.#low, (slot << 8) | stream), this.#high);
    return this.next(bound);
  }

  /** The next number of the stream that `below` opened last. */
  next(bound: number): number {
    this.#state = mix(this.#state, this.#high + 1);
    // Bounds are tiny next to 2^32, so the bias is negligible.
    return Math.floor(((this.#state >>> 0) * bound) / RANGE);
  }
}

/** Enumerates all combinations of draws: scan, then `advance` and scan again until it returns false. */
export class EveryDraw implements Draws {
  #choices: number[] = [];
  #bounds: number[] = [];
  #position = 0;

  restart(): void {
    if (this.#choices.length > 0) this.#choices.length = 0;
    if (this.#bounds.length > 0) this.#bounds.length = 0;
    this.#position = 0;
  }

  below(bound: number): number {
    const at = this.#position++;
    if (at === this.#choices.length) {
      this.#choices.push(0);
      this.#bounds.push(bound);
    }
    return this.#choices[at] ?? 0;
  }

  /** Returns false after the last combination. */
  advance(): boolean {
    this.#position = 0;
    while (this.#choices.length > 0) {
      const last = this.#choices.length - 1;
      const next = (this.#choices[last] ?? 0) + 1;
      if (next < (this.#bounds[last] ?? 0)) {
        this.#choices[last] = next;
        return true;
      }
      this.#choices.pop();
      this.#bounds.pop();
    }
    return false;
  }
}
