// One placement of the effects, at one length: all roles that go with it. Tables of the trials are joined, the one with the
// fewest rows first; what they leave open is settled ingredient by ingredient.

import { shuffled } from '../../../../core/rng.ts';
import type { Behaviours } from './behaviours.ts';
import type { Frame } from './frame.ts';
import { clueHolders, clueRoles, maskOf } from './holders.ts';
import type { Hunt, Meter } from './hunt.ts';
import { decoyGroup, type Role } from './knowledge.ts';
import { bitCount, bitsOf, canGiveAll, isSingle, lowest, spread } from './masks.ts';
import { fitsTrial, isHopeless, scansSoFar, spokenBy } from './match.ts';
import { watchOf } from './reading.ts';
import type { Space, Variable } from './space.ts';
import type { Stock } from './stock.ts';
import { liveRows, type Row, resettersOf, type Table } from './tables.ts';

/** Steps that a scan, a row that is looked at and a find count for. */
const SCAN = 0.4;
const ROW = 0.02;
const VISIT = 1;

/** What a placement is looked into with. */
export interface Ground {
  readonly space: Space;
  readonly behaviours: Behaviours;
  /** Effects that are not placed: whoever could have made their reports may have them. */
  readonly reporters: readonly Variable[];
  /** Is it looked at whether all numbers can be given away at once, and not only each? */
  readonly sharp: boolean;
}

export interface Placement {
  readonly stock: Stock;
  readonly frame: Frame;
  /** By variable: who has it, and all masks that this one stands for. */
  readonly masks: readonly number[];
  readonly alike: readonly (readonly number[])[];
  /** By variable: who may have it. */
  readonly options: readonly (readonly number[])[];
  /** By ingredient: mask of the roles that it may have. */
  readonly roles: readonly number[];
}

const numberBit = (role: Role) => (role.kind === 'good' ? 1 << (role.number ?? 0) : 0);

/** Steps through a list so that neighbours, which are alike, come far apart. */
function strideOf(length: number): number {
  const stride = Math.max(1, Math.floor(length * 0.618));
  const common = (one: number, other: number): number =>
    other === 0 ? one : common(other, one % other);
  return common(length, stride) === 1 ? stride : 1;
}

/** What the ingredients may still be once a row holds. */
function narrowed(roles: readonly number[], { items }: Table, row: Row): number[] {
  const next = roles.slice();
  for (let place = 0; place < items.length; place++) {
    const item = items[place] as number;
    next[item] = (next[item] as number) & (row.roles[place] as number);
  }
  return next;
}

/** Undefined where a report has nobody left. */
function narrowedHolders(holders: readonly number[], row: Row): readonly number[] | undefined {
  if (holders.length === 0) return holders;
  const next = holders.slice();
  for (let report = 0; report < next.length; report++) {
    const mask = (next[report] as number) & (row.holders[report] as number);
    if (mask === 0) return undefined;
    next[report] = mask;
  }
  return next;
}

/** Visits what fits. True: go on with other placements. */
export function lookInto(
  { space, behaviours, reporters, sharp }: Ground,
  placement: Placement,
  hunt: Hunt,
  meter: Meter,
): boolean {
  const { stock, frame, masks, alike, options } = placement;
  const { knowledge, trials, variables } = space;
  const { recipeLength } = stock;
  const count = knowledge.ingredients.length;
  const group = decoyGroup(knowledge);
  const reportVariables = reporters.map(({ stream }) =>
    variables.findIndex((one) => one.stream === stream),
  );
  const drawnImposters = maskOf(variables, masks, 'Imposter');
  const first = placement.roles.map((mask, index) =>
    (drawnImposters & (1 << index)) !== 0 ? mask & ~stock.imposters : mask,
  );
  const clued = clueRoles(space, stock.imposters, (one) =>
    variables[one]?.free ? options[one] : alike[one],
  );
  if (clued) first[clued.item] = (first[clued.item] ?? 0) & clued.roles;
  const isPossible = (roles: number[]) =>
    spread(roles, recipeLength) && (!sharp || canGiveAll(roles, recipeLength));
  if (!isPossible(first)) return true;
  const tables: Table[] = [];
  /** Trials without a table, or with one that says too little: they are scanned on the way. */
  const late: number[] = [];
  for (const at of trials.keys()) {
    const table = stock.tableOf(frame, masks, at, (scans) => meter.charge(SCAN * scans));
    if (!table || table.rough) late.push(at);
    if (table?.rows.length === 0) return true;
    if (table) tables.push(table);
  }
  if (meter.left <= 0) return meter.spend();
  // what is only scanned in the end takes longer
  let patience = (hunt.patience ?? Number.POSITIVE_INFINITY) * (1 + 3 * late.length);
  const acts =
    late.length > 0 ? knowledge.ingredients.map((_, item) => behaviours.of(masks, item, true)) : [];
  const resetters = resettersOf(variables, masks);
  const cutShort = trials.map(
    (trial) => !trial.won && watchOf({ trial, variables, masks }) === 'scanned',
  );

  /** By variable: who may have it here, whatever the roles are; all that a placement stands for. */
  const holdersNow = variables.map(
    (variable, index) => (variable.free ? options[index] : alike[index]) ?? [],
  );

  /** Rows of all tables that are left, each time those of the one with the fewest. True: go on. */
  function join(
    open: readonly number[],
    live: readonly (readonly Row[])[],
    roles: readonly number[],
    holders: readonly number[],
  ): boolean {
    if (open.length === 0) return !lateFit(roles, undefined) || settle(roles, holders);
    let best = 0;
    for (let place = 1; place < open.length; place++)
      if ((live[place]?.length ?? 0) < (live[best]?.length ?? 0)) best = place;
    const table = tables[open[best] ?? 0] as Table;
    const rest = open.filter((_, place) => place !== best);
    const restLive = live.filter((_, place) => place !== best);
    const rows = live[best] as readonly Row[];
    const from = hunt.rng ? hunt.rng.below(rows.length) : 0;
    const stride = hunt.rng ? strideOf(rows.length) : 1;
    for (let turn = 0; turn < rows.length; turn++) {
      const row = rows[(from + turn * stride) % rows.length] as Row;
      if (!meter.spend()) return false;
      if (--patience < 0) {
        meter.incomplete = true;
        return true;
      }
      const next = narrowed(roles, table, row);
      const nextHolders = narrowedHolders(holders, row);
      if (!nextHolders || !isPossible(next)) continue;
      const after: (readonly Row[])[] = [];
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

  /** The ingredient that is decided next: one that a trial waits for, in the order of its potion, else the surest. */
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

  /** What the tables leave open, ingredient by ingredient; trials without a table are scanned once they can be. */
  function settle(roles: readonly number[], holders: readonly number[]): boolean {
    const pick = nextOpen(roles);
    if (pick < 0) return leaf(roles, holders);
    const bits = bitsOf(roles[pick] ?? 0);
    for (const place of hunt.rng ? shuffled(bits, hunt.rng) : bits) {
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

  /** Scans the trials without a table: as far as it goes, and for good when they have just become complete. */
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
      const recipe = stock.recipeOf(acts, roles);
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
      const role = stock.roles[lowest(mask)];
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
      if (hunt.visit({ recipeLength, roles: chosen, holders: fitting })) {
        meter.outcome = 'found';
        return false;
      }
    }
    return true;
  }

  /** Free reports that trials without a table had to say; undefined where nobody can have. */
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
      const places = chosen.map((role) => 1 << stock.roles.indexOf(role));
      if (fitsTrial(stock.recipeOf(acts, places), trial) !== 'yes') return undefined;
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
  const live: (readonly Row[])[] = [];
  for (const table of tables) {
    meter.left -= table.rows.length * ROW;
    const rows = liveRows(table, table.rows, first, reports);
    if (rows.length === 0) return true;
    live.push(rows);
  }
  return join([...tables.keys()], live, first, reports);
}
