// The complete search for fitting recipes: first effects that decide which entries run, then effects that
// change numbers, then roles. If it ends without a find, no recipe fits; if its steps run out, the question
// is open.

import type { Budget } from '../../../core/budget.ts';
import { type Rng, shuffled } from '../../../core/rng.ts';
import { type EffectName, effectNames } from '../names.ts';
import { type Behaviour, compileIngredients, idle } from '../potion/compile.ts';
import { NONE } from '../potion/effects.ts';
import type { Ingredient } from '../types/potion.ts';
import {
  clueMask,
  countsFit,
  createSearchSpace,
  groupsOf,
  heardFits,
  propagateNumbers,
  relevantItems,
  type SearchSpace,
  timesIn,
  type Variable,
} from './domains.ts';
import type { FoundRecipe, Knowledge, Role } from './knowledge.ts';
import {
  countRuns,
  stopsScan,
  withAllDraws,
  withRunMarker,
  withSpokenReports,
} from './matching.ts';
import { searchPlacement } from './placement.ts';
import { createPerLength, type PerLength } from './tables.ts';

export interface Assumption {
  readonly recipeLength?: number;
  readonly role?: { readonly index: number; fits(role: Role): boolean };
  readonly effect?: { readonly variable: number; readonly item: number };
}

export interface SearchRequest extends Assumption {
  /** Randomises the order of branches. */
  readonly rng?: Rng;
  readonly steps: number;
  /** Steps per placement of the effects before trying another; such a search is never complete. */
  readonly patience?: number;
  /** Return true to stop. */
  visit(found: FoundRecipe): boolean;
}

/** `found`: the visitor stopped it. `none`: everything was visited. `open`: the steps ran out. `exhausted`: the budget
 * did. */
type SearchOutcome = 'found' | 'none' | 'open' | 'exhausted';

export interface SearchMeter {
  left: number;
  /** Work that is not charged as steps. */
  beside: number;
  outcome: SearchOutcome;
  /** Something was skipped, so a missing find proves nothing. */
  incomplete: boolean;
  /** Returns false when everything must end. */
  spend(): boolean;
  /** For making tables, which later searches reuse. */
  charge(steps: number): void;
}

/** The share of table work charged to searches with patience, otherwise they would never get started. */
const TABLE_SHARE = 0.1;

function createSearchMeter({ steps, patience }: SearchRequest, budget: Budget): SearchMeter {
  const share = patience === undefined ? 1 : TABLE_SHARE;
  return {
    left: steps,
    beside: 0,
    outcome: 'none',
    incomplete: false,
    spend() {
      if (this.left-- <= 0) this.outcome = 'open';
      else if (!budget.spend()) this.outcome = 'exhausted';
      else return true;
      return false;
    },
    charge(work) {
      this.left -= work * share;
      this.beside += work * (1 - share);
    },
  };
}

export interface RunCounts {
  /** By trial and ingredient: how often it ran. */
  readonly ran: readonly Int32Array[];
  /** By variable: masks of holders. */
  readonly options: readonly (readonly number[])[];
}

const scratchRan = new Int32Array(16);
const scratchHeard = new Int32Array(effectNames.length);

/** Derives run counts from a placement of the deciding effects. Null if the answers contradict it. */
function createRunCounts(
  { knowledge, trials, variables }: SearchSpace,
  behaviours: Behaviours,
): (masks: readonly number[]) => RunCounts | null {
  const deciders = [...variables.entries()].filter(([, { deciding }]) => deciding);
  const cache = new Map<string, RunCounts | null>();
  const count = knowledge.ingredients.length;

  function make(masks: readonly number[]): RunCounts | null {
    const ingredients = behaviours.plain(masks).map((acts, item) => ({
      number: NONE,
      good: false,
      imposter: false,
      acts: withRunMarker(acts, item),
    }));
    const recipe = { recipeLength: 4, maxSeeds: 6, ingredients, seedLow: 0, seedHigh: 0 };
    const ran: Int32Array[] = [];
    for (const trial of trials) {
      countRuns(recipe, trial, scratchRan, scratchHeard);
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
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make(masks);
    cache.set(key, made);
    return made;
  };
}

/** Behaviour of an ingredient: normally, as an imposter, and while undecided. */
export type Doing = readonly [Behaviour, Behaviour, Behaviour];

export interface Behaviours {
  /** By ingredient, with just these effects; `masks` are holders by variable. */
  plain(masks: readonly number[]): readonly Behaviour[];
  /** `speaks`: include what it would report for effects that are not placed. */
  of(masks: readonly number[], item: number, speaks: boolean): Doing;
}

/** `reporters`: effects that are asked of every ingredient as if it held them. */
function createBehaviours(
  { knowledge, variables }: SearchSpace,
  reporters: readonly Variable[],
): Behaviours {
  const spoken = reporters.map(({ stream, row }) => ({ stream, run: row.report ?? (() => NONE) }));
  const known = new Map<string, Doing>();
  const heldBy = (masks: readonly number[], item: number): EffectName[] =>
    variables.flatMap(({ name }, index) =>
      ((masks[index] ?? 0) & (1 << item)) !== 0 ? [name] : [],
    );
  const compiled = (masks: readonly number[], extra: readonly EffectName[]) =>
    compileIngredients(
      knowledge.ingredients.map((name, item): Ingredient => {
        const held = heldBy(masks, item);
        const more = extra.filter((one) => !held.includes(one));
        return { name, kind: 'ignore', number: null, effects: [...held, ...more] };
      }),
    ).map(({ acts }) => acts);
  return {
    plain: (masks) => compiled(masks, []),
    of(masks, item, speaks) {
      let key = speaks ? `${item}s` : `${item}`;
      // Partners are part of a behaviour.
      for (const [index, { row }] of variables.entries()) {
        const mask = masks[index] ?? 0;
        if ((mask & (1 << item)) !== 0) key += row.partner ? ` ${index}:${mask}` : ` ${index}`;
      }
      const before = known.get(key);
      if (before) return before;
      const acts = withAllDraws(compiled(masks, [])[item] ?? idle);
      const imposter = withAllDraws(compiled(masks, ['Imposter'])[item] ?? idle);
      const asked = speaks ? spoken : [];
      const made = [
        withSpokenReports(acts, item, asked),
        withSpokenReports(imposter, item, asked),
        stopsScan(acts),
      ] as const;
      known.set(key, made);
      return made;
    },
  };
}

export interface RecipeSearch {
  readonly space: SearchSpace;
  run(request: SearchRequest, budget: Budget): SearchOutcome;
  /** Total steps of all searches. */
  steps(): number;
  /** Proven impossible: excluded from now on. */
  strike(impossible: Assumption): void;
}

/** `mergeRoles`: tables merge roles that their potion cannot distinguish. Finds the same in a different order. */
export function createSearch(knowledge: Knowledge, mergeRoles = false): RecipeSearch {
  const space = createSearchSpace(knowledge);
  const { trials, variables } = space;
  const reporters = variables.filter(({ report }) => report >= 0);
  const behaviours = createBehaviours(space, reporters);
  const context = { space, behaviours, reporters, mergeRoles };
  const runCountsOf = createRunCounts(space, behaviours);
  const perLengths = new Map<number, PerLength>(
    knowledge.lengths.map((length) => [
      length,
      createPerLength(space, behaviours, reporters, length, mergeRoles),
    ]),
  );
  const deciders = [...variables.keys()].filter((one) => variables[one]?.deciding);
  const placed = [...variables.keys()].filter((one) => {
    const variable = variables[one];
    return variable && !variable.deciding && !variable.free;
  });
  /** Ingredients in some trial or in a clue about effects; the others are interchangeable. */
  const tested = trials.reduce((mask, { potion }) => mask | potion, clueMask(knowledge));
  const relevant = variables.map((one) =>
    mergeRoles ? relevantItems(space, one) & tested : tested,
  );
  const struckHolders = variables.map(() => 0);
  const struckLengths = new Set<number>();
  let taken = 0;

  /** Domains before any effect is placed, by length; without contradictory lengths. */
  function startsOf({ recipeLength, role }: Assumption): ReadonlyMap<PerLength, readonly number[]> {
    const starts = new Map<PerLength, readonly number[]>();
    for (const [length, perLength] of perLengths) {
      if (struckLengths.has(length)) continue;
      if (recipeLength !== undefined && recipeLength !== length) continue;
      const roles = perLength.domains.map((base, index) => {
        let mask = base & ~(perLength.struck[index] ?? 0);
        if (role?.index === index)
          for (const [place, one] of perLength.roles.entries())
            if (!role.fits(one)) mask &= ~(1 << place);
        return mask;
      });
      if (propagateNumbers(roles, length)) starts.set(perLength, roles);
    }
    return starts;
  }

  function run(request: SearchRequest, budget: Budget): SearchOutcome {
    const meter = createSearchMeter(request, budget);
    const mixed = <T>(list: readonly T[]) => (request.rng ? shuffled(list, request.rng) : list);
    const { effect } = request;
    const allowed = (variable: number, list: readonly number[]) =>
      list.filter(
        (mask) =>
          (mask & (struckHolders[variable] ?? 0)) === 0 &&
          (effect?.variable !== variable || (mask & (1 << effect.item)) !== 0),
      );
    const masks: number[] = variables.map(() => 0);
    const alike: (readonly number[])[] = variables.map(() => [0]);
    const starts = startsOf(request);
    if (starts.size === 0) return 'none';

    /** Tries every group of holders. Returns true to continue. */
    const each = (variable: number, list: readonly number[], next: () => boolean): boolean => {
      for (const group of mixed(
        groupsOf(variables[variable], list, relevant[variable] ?? tested),
      )) {
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
      const runCounts = runCountsOf(masks);
      if (!runCounts) return true;
      const options = runCounts.options.map((list, index) => mixed(allowed(index, list)));
      return options.some((list) => list.length === 0) || give(runCounts, options, 0);
    };
    const give = (
      runCounts: RunCounts,
      options: readonly (readonly number[])[],
      place: number,
    ): boolean => {
      const one = placed[place];
      if (one !== undefined)
        return each(one, options[one] ?? [], () => give(runCounts, options, place + 1));
      if (space.counting && !countsFit(space, masks, runCounts)) return true;
      return mixed([...starts]).every(([perLength, roles]) =>
        searchPlacement(
          context,
          { perLength, runCounts, masks, alike, options, roles },
          request,
          meter,
        ),
      );
    };
    decide(0);
    taken += request.steps - meter.left + meter.beside;
    return meter.outcome === 'none' && meter.incomplete ? 'open' : meter.outcome;
  }

  return {
    space,
    run,
    steps: () => taken,
    strike({ recipeLength, role, effect }) {
      if (recipeLength !== undefined) struckLengths.add(recipeLength);
      if (effect)
        struckHolders[effect.variable] = (struckHolders[effect.variable] ?? 0) | (1 << effect.item);
      for (const { roles, struck } of role ? perLengths.values() : [])
        for (const [place, one] of roles.entries())
          if (role?.fits(one)) struck[role.index] = (struck[role.index] ?? 0) | (1 << place);
    },
  };
}
