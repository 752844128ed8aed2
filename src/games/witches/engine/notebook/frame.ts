// What follows once the effects that decide who runs are placed: how often each ingredient ran in each trial, and who may
// have the other effects.

import { effectNames } from '../../names/effects.ts';
import { NONE } from '../../potion/effects/effect.ts';
import type { Behaviours } from './behaviours.ts';
import { marked, runs } from './match.ts';
import { heardFits, type Space, timesIn } from './space.ts';

export interface Frame {
  /** By trial and ingredient. */
  readonly ran: readonly Int32Array[];
  /** By variable: masks of holders. */
  readonly options: readonly (readonly number[])[];
}

const scratchRan = new Int32Array(16);
const scratchHeard = new Int32Array(effectNames.length);

/** Null where the answers say that somebody else ran. */
export function createFrames(
  { knowledge, trials, variables }: Space,
  behaviours: Behaviours,
): (masks: readonly number[]) => Frame | null {
  const deciders = [...variables.entries()].filter(([, { deciding }]) => deciding);
  const frames = new Map<string, Frame | null>();
  const count = knowledge.ingredients.length;

  function make(masks: readonly number[]): Frame | null {
    const ingredients = behaviours.plain(masks).map((acts, item) => ({
      number: NONE,
      good: false,
      imposter: false,
      acts: marked(acts, item),
    }));
    const recipe = { recipeLength: 4, maxSeeds: 6, ingredients, seedLow: 0, seedHigh: 0 };
    const ran: Int32Array[] = [];
    for (const trial of trials) {
      runs(recipe, trial, scratchRan, scratchHeard);
      ran.push(scratchRan.slice(0, count));
      if (trial.won) continue;
      for (const [, { stream }] of deciders)
        if (scratchHeard[stream] !== trial.heard[stream]) return null;
    }
    const options = variables.map((variable, index) => {
      if (variable.deciding) return [masks[index] ?? 0];
      return variable.options.filter((mask) =>
        trials.every((trial, at) => {
          if (trial.won) return true;
          const times = timesIn(mask, ran[at] ?? []);
          return heardFits(variable, trial.heard[variable.stream] ?? 0, times, knowledge.drama);
        }),
      );
    });
    return options.every((list) => list.length > 0) ? { ran, options } : null;
  }

  return (masks) => {
    const key = deciders.map(([one]) => masks[one]).join();
    const known = frames.get(key);
    if (known !== undefined) return known;
    const made = make(masks);
    frames.set(key, made);
    return made;
  };
}
