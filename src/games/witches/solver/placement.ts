// Searches one placement of the effects at one recipe length: joins the tables of all trials, smallest first,
// then decides the remaining ingredients one by one.

import { shuffled } from '../../../core/rng.ts';
import {
  bitCount,
  bitsOf,
  canGiveAll,
  clueHolders,
  clueRoles,
  isSingle,
  lowest,
  maskOf,
  propagateNumbers,
  type SearchSpace,
  type Variable,
} from './domains.ts';
import { decoyGroup, type Role } from './knowledge.ts';
import { fitsTrial, isHopeless, scansSoFar, spokenBy } from './matching.ts';
import { partialScanOf } from './role-classes.ts';
import type { Behaviours, RunCounts, SearchMeter, SearchRequest } from './search.ts';
import { liveRows, type PerLength, type RoleRow, type RoleTable, resettersOf } from './tables.ts';

/** Cost in steps of a scan, of checking a row, and of a find. */
const SCAN = 0.4;
const ROW = 0.02;
const VISIT = 1;

export interface PlacementContext {
  readonly space: SearchSpace;
  readonly behaviours: Behaviours;
  /** Effects that are not placed: any ingredient that could have made their reports may hold them. */
  readonly reporters: readonly Variable[];
  /** Also check that all numbers can be assigned at once (a perfect matching)? */
  readonly mergeRoles: boolean;
}

export interface EffectPlacement {
  readonly perLength: PerLength;
  readonly runCounts: RunCounts;
  /** By variable: its holders, and all masks that this one represents. */
  readonly masks: readonly number[];
  readonly alike: readonly (readonly number[])[];
  /** By variable: possible holders. */
  readonly options: readonly (readonly number[])[];
  /** By ingredient: mask of possible roles. */
  readonly roles: readonly number[];
}

const numberBit = (role: Role) => (role.kind === 'good' ? 1 << (role.number ?? 0) : 0);

/** A stride through a list that keeps similar neighbours far apart. */
function strideOf(length: number): number {
  const stride = Math.max(1, Math.floor(length * 0.618));
  const common = (one: number, other: number): number =>
    other === 0 ? one : common(other, one % other);
  return common(length, stride) === 1 ? stride : 1;
}

function narrowed(roles: readonly number[], { items }: RoleTable, row: RoleRow): number[] {
  const next = roles.slice();
  for (let place = 0; place < items.length; place++) {
    const item = items[place] as number;
    next[item] = (next[item] as number) & (row.roles[place] as number);
  }
  return next;
}

/** Undefined if a report has no possible holder left. */
function narrowedHolders(holders: readonly number[], row: RoleRow): readonly number[] | undefined {
  if (holders.length === 0) return holders;
  const next = holders.slice();
  for (let report = 0; report < next.length; report++) {
    const mask = (next[report] as number) & (row.holders[report] as number);
    if (mask === 0) return undefined;
    next[report] = mask;
  }
  return next;
}

/** Visits all fitting recipes. Returns true to continue with other placements. */
export function searchPlacement(
  { space, behaviours, reporters, mergeRoles }: PlacementContext,
  placement: EffectPlacement,
  request: SearchRequest,
  meter: SearchMeter,
): boolean {
  const { perLength, runCounts, masks, alike, options } = placement;
  const { knowledge, trials, variables } = space;
  const { recipeLength } = perLength;
  const count = knowledge.ingredients.length;
  const group = decoyGroup(knowledge);
  const reportVariables = reporters.map(({ stream }) =>
    variables.findIndex((one) => one.stream === stream),
  );
  const drawnImposters = maskOf(variables, masks, 'Imposter');
  const first = placement.roles.map((mask, index) =>
    (drawnImposters & (1 << index)) !== 0 ? mask & ~perLength.imposters : mask,
  );
  const clued = clueRoles(space, perLength.imposters, (one) =>
    variables[one]?.free ? options[one] : alike[one],
  );
  if (clued) first[clued.item] = (first[clued.item] ?? 0) & clued.roles;
  const isPossible = (roles: number[]) =>
    propagateNumbers(roles, recipeLength) && (!mergeRoles || canGiveAll(roles, recipeLength));
  if (!isPossible(first)) return true;
  const tables: RoleTable[] = [];
  /** Trials without a complete table; scanned during the search. */
  const late: number[] = [];
  for (const at of trials.keys()) {
    const table = perLength.tableOf(runCounts, masks, at, (scans) => meter.charge(SCAN * scans));
    if (!table || table.rough) late.push(at);
    if (table?.rows.length === 0) return true;
    if (table) tables.push(table);
  }
  if (meter.left <= 0) return meter.spend();
  // Placements that need scans take longer.
  let patience = (request.patience ?? Number.POSITIVE_INFINITY) * (1 + 3 * late.length);
  const acts =
    late.length > 0 ? knowledge.ingredients.map((_, item) => behaviours.of(masks, item, true)) : [];
  const resetters = resettersOf(variables, masks);
  const cutShort = trials.map(
    (trial) => !trial.won && partialScanOf({ trial, variables, masks }) === 'scanned',
  );

  /** By variable: possible holders in this placement, regardless of roles. */
  const holdersNow = variables.map(
    (variable, index) => (variable.free ? options[index] : alike[index]) ?? [],
  );

  /** Joins the remaining tables, each time the one with the fewest rows. Returns true to continue. */
  function join(
    open: readonly number[],
    live: readonly (readonly RoleRow[])[],
    roles: readonly number[],
    holders: readonly number[],
  ): boolean {
    if (open.length === 0) return !lateFit(roles, undefined) || settle(roles, holders);
    let best = 0;
    for (let place = 1; place < open.length; place++)
      if ((live[place]?.length ?? 0) < (live[best]?.length ?? 0)) best = place;
    const table = tables[open[best] ?? 0] as RoleTable;
    const rest = open.filter((_, place) => place !== best);
    const restLive = live.filter((_, place) => place !== best);
    const rows = live[best] as readonly RoleRow[];
    const from = request.rng ? request.rng.below(rows.length) : 0;
    const stride = request.rng ? strideOf(rows.length) : 1;
    for (let turn = 0; turn < rows.length; turn++) {
      const row = rows[(from + turn * stride) % rows.length] as RoleRow;
      if (!meter.spend()) return false;
      if (--patience < 0) {
        meter.incomplete = true;
        return true;
      }
      const next = narrowed(roles, table, row);
      const nextHolders = narrowedHolders(holders, row);
      if (!nextHolders || !isPossible(next)) continue;
      const after: (readonly RoleRow[])[] = [];
      for (const [place, list] of restLive.entries()) {
        meter.left -= list.length * ROW;
        const fitting = liveRows(tables[rest[place] ?? 0], list, next, nextHolders);
        if (fitting.length === 0) break;
        after.push(fitting);
      }
      if (after.length === rest.length && !join(rest, after, next, nextHolders)) return false;
    }
    return true;
  }

  /** The next ingredient to decide: one that a late trial waits for, in potion order, otherwise the one with the
   * smallest domain. */
  function nextOpen(roles: readonly number[]): number {
    let pick = -1;
    let fewest = 99;
    for (let item = 0; item < count; item++) {
      const size = bitCount(roles[item] ?? 0);
      if (size > 1 && size < fewest) {
        fewest = size;
        pick = item;
      }
    }
    if (pick < 0) return pick;
    for (const at of late) {
      const waiting = trials[at]?.items.find((item) => bitCount(roles[item] ?? 0) > 1);
      if (waiting !== undefined) return waiting;
    }
    return pick;
  }

  /** Decides the ingredients that the tables leave open; scans late trials as soon as possible. */
  function settle(roles: readonly number[], holders: readonly number[]): boolean {
    const pick = nextOpen(roles);
    if (pick < 0) return leaf(roles, holders);
    const bits = bitsOf(roles[pick] ?? 0);
    for (const place of request.rng ? shuffled(bits, request.rng) : bits) {
      if (!meter.spend()) return false;
      if (--patience < 0) {
        meter.incomplete = true;
        return true;
      }
      const next = [...roles];
      next[pick] = 1 << place;
      if (!isPossible(next)) continue;
      if (!lateFit(next, roles)) continue;
      if (!settle(next, holders)) return false;
    }
    return true;
  }

  /** Scans late trials: partially, and completely once all their ingredients are decided. */
  function lateFit(roles: readonly number[], before: readonly number[] | undefined): boolean {
    return late.every((at) => {
      const trial = trials[at];
      if (!trial) return true;
      const openOf = (list: readonly number[]) =>
        trial.different.reduce(
          (mask, item) => (isSingle(list[item] ?? 0) ? mask : mask | (1 << item)),
          0,
        );
      if (before && openOf(before) === 0) return true;
      const open = openOf(roles);
      if (open !== 0 && !cutShort[at]) return true;
      const recipe = perLength.recipeOf(acts, roles);
      if (open !== 0) {
        meter.left -= SCAN;
        return !isHopeless(recipe, trial, open, resetters);
      }
      const scans = scansSoFar();
      const fit = fitsTrial(recipe, trial);
      meter.left -= SCAN * (scansSoFar() - scans);
      if (fit === 'unsure') meter.incomplete = true;
      return fit === 'yes';
    });
  }

  function leaf(roles: readonly number[], holders: readonly number[]): boolean {
    const chosen: Role[] = [];
    let given = 0;
    for (const mask of roles) {
      const role = perLength.roles[lowest(mask)];
      if (!role) continue;
      chosen.push(role);
      given |= numberBit(role);
    }
    if (bitCount(given) !== recipeLength) return true;
    if (group.length > 0 && group.every((one) => chosen[one]?.kind === 'good')) return true;
    const lists =
      reporters.length === 0
        ? holdersNow
        : holdersNow.map((list, index) => {
            const report = variables[index]?.report ?? -1;
            if (report < 0) return list;
            return list.filter((mask) => ((holders[report] ?? 0) & mask) !== 0);
          });
    const fittingLists = lateHolders(chosen, lists);
    if (!fittingLists) return true;
    for (const fitting of clueHolders(space, chosen, fittingLists)) {
      meter.left -= VISIT;
      if (request.visit({ recipeLength, roles: chosen, holders: fitting })) {
        meter.outcome = 'found';
        return false;
      }
    }
    return true;
  }

  /** Narrows the holders of free reports by the late trials; undefined if none is left. */
  function lateHolders(
    chosen: readonly Role[],
    lists: readonly (readonly number[])[],
  ): readonly (readonly number[])[] | undefined {
    let left = lists;
    for (const at of late) {
      const trial = trials[at];
      if (!trial || trial.won) continue;
      if (reporters.every(({ stream }) => !trial.values.has(stream))) continue;
      meter.left -= SCAN;
      const places = chosen.map((role) => 1 << perLength.roles.indexOf(role));
      if (fitsTrial(perLength.recipeOf(acts, places), trial) !== 'yes') return undefined;
      for (const { report, stream } of reporters) {
        const said = trial.values.get(stream);
        const variable = reportVariables[report] ?? -1;
        if (!said) continue;
        const list = (left[variable] ?? []).filter((mask) => spokenBy(report, mask, said));
        if (list.length === 0) return undefined;
        left = left.map((one, place) => (place === variable ? list : one));
      }
    }
    return left;
  }

  const reports = reporters.map(({ report }) =>
    (options[reportVariables[report] ?? -1] ?? []).reduce((all, mask) => all | mask, 0),
  );
  tables.sort((one, other) => one.rows.length - other.rows.length);
  const live: (readonly RoleRow[])[] = [];
  for (const table of tables) {
    meter.left -= table.rows.length * ROW;
    const rows = liveRows(table, table.rows, first, reports);
    if (rows.length === 0) return true;
    live.push(rows);
  }
  return join([...tables.keys()], live, first, reports);
}
