// The search for recipes that fit: first the effects that decide who runs, then those that change numbers, then roles,
// potion by potion. Complete: what it does not find within its steps is open, what it finds nothing of to the end is
// impossible.

import type { Budget } from '../../../../core/budget.ts';
import { shuffled } from '../../../../core/rng.ts';
import { createBehaviours } from './behaviours.ts';
import { createFrames, type Frame } from './frame.ts';
import { clueMask, countsFit, groupsOf } from './holders.ts';
import { type Assumption, createMeter, type Hunt, type Outcome } from './hunt.ts';
import type { Knowledge, Role } from './knowledge.ts';
import { spread } from './masks.ts';
import { whereItMatters } from './matters.ts';
import { lookInto } from './placement.ts';
import { createSpace, type Space } from './space.ts';
import { createStock, type Stock } from './stock.ts';

export interface Search {
  readonly space: Space;
  run(hunt: Hunt, budget: Budget): Outcome;
  /** Steps that all hunts took together. */
  steps(): number;
  /** Proven: from now on left out. */
  strikeRole(index: number, fits: (role: Role) => boolean): void;
  strikeHolder(variable: number, item: number): void;
  strikeLength(recipeLength: number): void;
}

/** `sharp`: tables tell roles apart no further than their potion can. The same is found, in another order. */
export function createSearch(knowledge: Knowledge, sharp = false): Search {
  const space = createSpace(knowledge);
  const { trials, variables } = space;
  const reporters = variables.filter(({ report }) => report >= 0);
  const behaviours = createBehaviours(space, reporters);
  const ground = { space, behaviours, reporters, sharp };
  const frameOf = createFrames(space, behaviours);
  const stocks = new Map<number, Stock>(
    knowledge.lengths.map((length) => [
      length,
      createStock(space, behaviours, reporters, length, sharp),
    ]),
  );
  const deciders = [...variables.keys()].filter((one) => variables[one]?.deciding);
  const placed = [...variables.keys()].filter((one) => {
    const variable = variables[one];
    return variable && !variable.deciding && !variable.free;
  });
  /** Ingredients that some trial had, and one that a clue counts the effects of: among the others it is all the same. */
  const tested = trials.reduce((mask, { potion }) => mask | potion, clueMask(knowledge));
  const matters = variables.map((one) => (sharp ? whereItMatters(space, one) & tested : tested));
  const struckHolders = variables.map(() => 0);
  const struckLengths = new Set<number>();
  let taken = 0;

  /** What ingredients may be before any effect is placed, by length; lengths that do not go with it are left out. */
  function startsOf({ recipeLength, role }: Assumption): ReadonlyMap<Stock, readonly number[]> {
    const starts = new Map<Stock, readonly number[]>();
    for (const [length, stock] of stocks) {
      if (struckLengths.has(length)) continue;
      if (recipeLength !== undefined && recipeLength !== length) continue;
      const roles = stock.domains.map((base, index) => {
        let mask = base & ~(stock.struck[index] ?? 0);
        if (role?.index === index)
          for (const [place, one] of stock.roles.entries())
            if (!role.fits(one)) mask &= ~(1 << place);
        return mask;
      });
      if (spread(roles, length)) starts.set(stock, roles);
    }
    return starts;
  }

  function run(hunt: Hunt, budget: Budget): Outcome {
    const meter = createMeter(hunt, budget);
    const mixed = <T>(list: readonly T[]) => (hunt.rng ? shuffled(list, hunt.rng) : list);
    const { effect } = hunt;
    const allowed = (variable: number, list: readonly number[]) =>
      list.filter(
        (mask) =>
          (mask & (struckHolders[variable] ?? 0)) === 0 &&
          (effect?.variable !== variable || (mask & (1 << effect.item)) !== 0),
      );
    const masks: number[] = variables.map(() => 0);
    const alike: (readonly number[])[] = variables.map(() => [0]);
    const starts = startsOf(hunt);
    if (starts.size === 0) return 'none';

    /** Every holder of an effect in turn. True: go on. */
    const each = (variable: number, list: readonly number[], next: () => boolean): boolean => {
      for (const group of mixed(groupsOf(variables[variable], list, matters[variable] ?? tested))) {
        masks[variable] = group[0] ?? 0;
        alike[variable] = group;
        if (!meter.spend() || !next()) return false;
      }
      masks[variable] = 0;
      return true;
    };
    const decide = (place: number): boolean => {
      const one = deciders[place];
      if (one !== undefined)
        return each(one, allowed(one, variables[one]?.options ?? []), () => decide(place + 1));
      const frame = frameOf(masks);
      if (!frame) return true;
      const options = frame.options.map((list, index) => mixed(allowed(index, list)));
      return options.some((list) => list.length === 0) || give(frame, options, 0);
    };
    const give = (
      frame: Frame,
      options: readonly (readonly number[])[],
      place: number,
    ): boolean => {
      const one = placed[place];
      if (one !== undefined)
        return each(one, options[one] ?? [], () => give(frame, options, place + 1));
      if (space.counting && !countsFit(space, masks, frame)) return true;
      return mixed([...starts]).every(([stock, roles]) =>
        lookInto(ground, { stock, frame, masks, alike, options, roles }, hunt, meter),
      );
    };
    decide(0);
    taken += hunt.steps - meter.left + meter.beside;
    return meter.outcome === 'none' && meter.incomplete ? 'open' : meter.outcome;
  }

  return {
    space,
    run,
    steps: () => taken,
    strikeRole(index, fits) {
      for (const stock of stocks.values())
        for (const [place, role] of stock.roles.entries())
          if (fits(role)) stock.struck[index] = (stock.struck[index] ?? 0) | (1 << place);
    },
    strikeHolder(variable, item) {
      struckHolders[variable] = (struckHolders[variable] ?? 0) | (1 << item);
    },
    strikeLength: (length) => void struckLengths.add(length),
  };
}
