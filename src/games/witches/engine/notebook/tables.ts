// What one answer allows: all roles of the ingredients in its potion that give it, as rows. A row has a set of roles for
// each ingredient, so that roles which make no difference there share one. Depends only on the effects of those in the potion.

import { effectIndex } from '../../names/effects.ts';
import type { Behaviour, CompiledIngredient } from '../../potion/compile.ts';
import { NONE } from '../../potion/effects/effect.ts';
import type { Role } from './knowledge.ts';
import { isSingle, lowest } from './masks.ts';
import { exceeds, fitsTrial, type IndexedTrial, spokenBy } from './match.ts';
import type { Variable } from './space.ts';

export interface Row {
  /** By ingredient of the table: mask of roles. */
  readonly roles: readonly number[];
  /** By free report: mask of ingredients who may have made it. */
  readonly holders: readonly number[];
}

export interface Table {
  /** Different ingredients of the potion. */
  readonly items: readonly number[];
  /** No two of them have a recipe in common. */
  readonly rows: readonly Row[];
  /** Rows say only what is misgrown: the answer has to be looked at again once all roles are known. */
  readonly rough: boolean;
}

/** Everything that a table is made from. */
export interface TableInput {
  readonly trial: IndexedTrial;
  readonly variables: readonly Variable[];
  readonly reporters: readonly Variable[];
  /** By variable: who has it; 0 for those that are free. */
  readonly masks: readonly number[];
  readonly recipeLength: number;
  readonly maxSeeds: number;
  readonly counting: boolean;
  readonly roles: readonly Role[];
  /** By ingredient: mask of the roles that it may have. */
  readonly domains: readonly number[];
  /** By ingredient: what it does, as an imposter, and while it is undecided. */
  readonly acts: readonly Behaviour[];
  readonly imposterActs: readonly Behaviour[];
  readonly blank: readonly Behaviour[];
  /** By ingredient: how often it ran. Imposters that ran are heard. */
  readonly ran: Int32Array;
  /** How many runs of imposters the answer has room for. */
  readonly imposterRoom: number;
  /** Steps it may take; spends one for each scan. */
  readonly limit: number;
}

/**
 * How a trial can be watched before all of its ingredients are known. `quiet`: nothing in it changes numbers or who
 * runs, so that what is misgrown is a sum. `scanned`: the scan is right up to the first unknown. `blind`: it is not.
 */
type Watch = 'quiet' | 'scanned' | 'blind';

export function watchOf({
  trial,
  variables,
  masks,
}: Pick<TableInput, 'trial' | 'variables' | 'masks'>): Watch {
  let watch: Watch = 'quiet';
  for (const [index, { row, deciding, free }] of variables.entries()) {
    if (free || ((masks[index] ?? 0) & trial.potion) === 0) continue;
    if (row.ends === 'reset') return 'blind';
    // Even takes a number at odd lengths only
    if (row.own && !(row.oddOnly && trial.items.length % 2 === 0)) return 'blind';
    if (deciding || row.leaves) watch = 'scanned';
  }
  return watch;
}

/** Roles that make no difference in this potion, together; the first stands for all. */
function classesOf(
  input: TableInput,
  item: number,
  watch: Watch,
  rough: boolean,
): readonly number[] {
  const { trial, roles, domains, variables, masks, reporters } = input;
  const speaks =
    reporters.some(({ stream }) => trial.values.has(stream)) ||
    variables.some(
      ({ row, free, name }, at) =>
        !free && row.report && name !== 'Crowdy' && ((masks[at] ?? 0) & trial.potion) !== 0,
    );
  const plain = watch === 'quiet' && (rough || (!speaks && !input.counting));
  const classes = new Map<string, number>();
  for (const [place, role] of roles.entries()) {
    if (((domains[item] ?? 0) & (1 << place)) === 0) continue;
    const imposter = role.kind === 'imposter';
    if (imposter && (input.ran[item] ?? 0) > input.imposterRoom) continue;
    const seen = trial.items.flatMap((one, slot) =>
      one === item && role.number !== null
        ? [Math.sign((trial.seeds[slot] ?? 0) - role.number)]
        : [],
    );
    const key = plain ? `${imposter} ${seen.join()}` : String(place);
    classes.set(key, (classes.get(key) ?? 0) | (1 << place));
  }
  return [...classes.values()];
}

/** Null where it would take more steps than it may; `unsure` is called where a fit could not be told. */
export function createTable(
  input: TableInput,
  spend: () => void,
  unsure: () => void,
): Table | null {
  const { trial, reporters, roles, recipeLength, maxSeeds } = input;
  const items = trial.different;
  const watch = watchOf(input);
  const ingredients = input.blank.map(
    (acts): CompiledIngredient => ({ number: NONE, good: false, imposter: false, acts }),
  );
  const recipe = { recipeLength, maxSeeds, ingredients, seedLow: 0, seedHigh: 0 };
  const fine = items.map((item) => classesOf(input, item, watch, false));
  const most = fine.reduce((product, list) => product * list.length, 1);
  // prefixes are cut short where they can be, so that far fewer are looked at
  const large = most > input.limit * (watch === 'blind' ? 1.3 : 4);
  if (large && watch !== 'quiet') return null;
  const classes = large ? items.map((item) => classesOf(input, item, watch, true)) : fine;
  const rows: Row[] = [];
  const chosen: number[] = [];
  let left = input.limit;
  const heardReports = trial.won ? [] : reporters.filter(({ stream }) => trial.values.has(stream));

  const add = (): void => {
    if (large) {
      rows.push({ roles: [...chosen], holders: reporters.map(() => -1) });
      return;
    }
    spend();
    left--;
    const fit = fitsTrial(recipe, trial);
    if (fit === 'unsure') unsure();
    if (fit !== 'yes') return;
    const holders = reporters.map(() => -1);
    for (const { report, stream } of heardReports) {
      const said = trial.values.get(stream) ?? [];
      let mask = 0;
      for (const item of items) if (spokenBy(report, 1 << item, said)) mask |= 1 << item;
      if (mask === 0) return;
      holders[report] = mask;
    }
    rows.push({ roles: [...chosen], holders });
  };
  const fill = (
    place: number,
    given: number,
    under: number,
    over: number,
    room: number,
    open: number,
  ): void => {
    const item = items[place];
    if (left <= 0) return;
    if (item === undefined) {
      add();
      return;
    }
    const times = trial.times[item] ?? 0;
    for (const mask of classes[place] ?? []) {
      const role = roles[lowest(mask)];
      if (!role) continue;
      const good = role.kind === 'good';
      const number = good && isSingle(mask) ? 1 << (role.number ?? 0) : 0;
      if ((given & number) !== 0) continue;
      const imposter = role.kind === 'imposter';
      const roomAfter = room - (imposter ? (input.ran[item] ?? 0) : 0);
      if (roomAfter < 0) continue;
      let [less, more] = [under, over];
      if (watch === 'quiet' && role.number !== null && !trial.won) {
        for (let slot = 0; slot < trial.items.length; slot++) {
          if (trial.items[slot] !== item) continue;
          if ((trial.seeds[slot] ?? 0) < role.number) less--;
          if ((trial.seeds[slot] ?? 0) > role.number) more--;
        }
        if (less < 0 || more < 0 || less + more > open - times) continue;
      }
      const acts = (imposter ? input.imposterActs : input.acts)[item];
      if (!acts) continue;
      ingredients[item] = { number: role.number ?? NONE, good, imposter, acts };
      chosen[place] = mask;
      if (watch === 'scanned' && !trial.won && place + 1 < items.length) {
        spend();
        left--;
        if (exceeds(recipe, trial)) continue;
      }
      fill(place + 1, given | number, less, more, roomAfter, open - times);
      if (left <= 0) return;
    }
    const blank = input.blank[item];
    if (blank) ingredients[item] = { number: NONE, good: false, imposter: false, acts: blank };
  };
  fill(0, 0, trial.undergrown, trial.overgrown, input.imposterRoom, trial.items.length);
  return left > 0 ? { items, rows, rough: large } : null;
}

export const IMPOSTER = effectIndex('Imposter');

/** Rows that go with what the ingredients may still be. */
export function liveRows(
  table: Table | undefined,
  rows: readonly Row[],
  roles: readonly number[],
  holders: readonly number[],
): readonly Row[] {
  const items = table?.items ?? [];
  const found: Row[] = [];
  next: for (const row of rows) {
    for (let place = 0; place < items.length; place++)
      if (((row.roles[place] as number) & (roles[items[place] as number] as number)) === 0)
        continue next;
    for (let report = 0; report < holders.length; report++)
      if (((row.holders[report] as number) & (holders[report] as number)) === 0) continue next;
    found.push(row);
  }
  return found;
}
