// Tables of roles: all assignments for the ingredients of one potion that explain its answer. A row has a set
// of roles per ingredient, so indistinguishable roles share a row. Tables depend only on effects within the
// potion and are cached across searches of a game; caching never changes results.

import { memoByObject, memoByText } from '../../../core/memo.ts';
import {
  type Behaviour,
  type CompiledIngredient,
  type CompiledRecipe,
  idle,
} from '../potion/compile.ts';
import { NONE } from '../potion/effects.ts';
import type { Trial } from '../types/potion.ts';
import {
  dependsOnCounts,
  IMPOSTER,
  isMute,
  isSingle,
  lowest,
  maskOf,
  type SearchSpace,
  timesIn,
  type Variable,
} from './domains.ts';
import { allows, type Knowledge, type Role, rolesFor } from './knowledge.ts';
import {
  fitsTrial,
  growsLike,
  type IndexedTrial,
  isHopeless,
  scansSoFar,
  spokenBy,
} from './matching.ts';
import {
  type Growth,
  plainClasses,
  type TableInput,
  type TrialClasses,
  tracedClasses,
} from './role-classes.ts';
import type { Behaviours, Doing, RunCounts } from './search.ts';

export interface RoleRow {
  /** By ingredient of the table: mask of roles. */
  readonly roles: readonly number[];
  /** By free report: mask of possible holders. */
  readonly holders: readonly number[];
}

export interface RoleTable {
  /** The potion's ingredients without repetitions. */
  readonly items: readonly number[];
  /** Rows are disjoint. */
  readonly rows: readonly RoleRow[];
  /** Rows only explain misgrown counts; the full answer must be checked once all roles are decided. */
  readonly rough: boolean;
}

export function resettersOf(variables: readonly Variable[], masks: readonly number[]): number {
  const at = variables.findIndex(({ row }) => row.ends === 'reset');
  return masks[at] ?? 0;
}

/** Pruning leaves far fewer than the product. */
function isTooMany(
  classes: readonly (readonly number[])[],
  limit: number,
  blind: boolean,
): boolean {
  const most = classes.reduce((product, list) => product * list.length, 1);
  return most > limit * (blind ? 1.3 : 12);
}

/** A class of roles of an ingredient and its effect on the trial. */
interface ClassChoice extends Growth {
  readonly mask: number;
  readonly compiled: CompiledIngredient;
  /** Without reports, which do not affect misgrown counts. */
  readonly mute: CompiledIngredient;
  /** The bit of the number it uses up. */
  readonly number: number;
  /** Runs of an imposter. */
  readonly imposters: number;
}

/** The behaviour without reports. Always the same object, which keeps scans monomorphic. */
const mute = memoByObject(
  (acts: Behaviour): Behaviour => (acts.reports.length === 0 ? acts : { ...acts, reports: [] }),
);

function choicesOf(
  { roles, acts, imposterActs, ran }: TableInput,
  trialClasses: TrialClasses,
  item: number,
  classes: readonly number[],
): readonly ClassChoice[] {
  return classes.flatMap((mask) => {
    const role = roles[lowest(mask)];
    const imposter = role?.kind === 'imposter';
    const does = (imposter ? imposterActs : acts)[item];
    if (!role || !does) return [];
    const good = role.kind === 'good';
    const { number } = role;
    const { under, over, settled, tells } = trialClasses.growth(item, role);
    const compiled = { number: number ?? NONE, good, imposter, acts: does };
    return {
      under,
      over,
      settled,
      tells,
      mask,
      compiled,
      mute: does.reports.length === 0 ? compiled : { ...compiled, acts: mute(does) },
      number: good && isSingle(mask) ? 1 << (number ?? 0) : 0,
      imposters: imposter ? (ran[item] ?? 0) : 0,
    };
  });
}

/** By trial: rows made without scans, shared by all placements in which its ingredients look alike. */
const unscannedRows = memoByObject((_: IndexedTrial) => new Map<string, readonly RoleRow[]>());

function looksText(
  { trial, ran, imposterRoom }: TableInput,
  { open, saved }: TrialClasses,
  choices: readonly (readonly ClassChoice[])[],
): string {
  let text = `${imposterRoom} ${open} ${saved}`;
  for (const [place, item] of trial.different.entries()) {
    text += `|${ran[item]}`;
    for (const { mask, number, imposters, under, over, settled, tells } of choices[place] ?? [])
      text += ` ${mask},${number},${imposters},${under},${over},${settled},${tells}`;
  }
  return text;
}

/** Null if it exceeds its limit; calls `unsure` if a fit is undecided. */
function createTable(input: TableInput, unsure: () => void): RoleTable | null {
  const { trial, reporters, recipeLength, maxSeeds } = input;
  const items = trial.different;
  const trialClasses = input.mergeRoles && !trial.won ? tracedClasses(input) : plainClasses(input);
  const ingredients = input.blank.map(
    (acts): CompiledIngredient => ({ number: NONE, good: false, imposter: false, acts }),
  );
  const recipe = { recipeLength, maxSeeds, ingredients, seedLow: 0, seedHigh: 0 };
  // Undecided ingredients have no reports.
  const mutes = ingredients.slice();
  const muteRecipe = { ...recipe, ingredients: mutes };
  const rough = isTooMany(trialClasses.fine, input.limit, trialClasses.blind);
  const classes = rough ? trialClasses.coarse() : trialClasses.fine;
  if (!classes) return null;
  if (rough && !trialClasses.exact && isTooMany(classes, input.limit, trialClasses.blind))
    return null;
  const rows: RoleRow[] = [];
  const chosen: number[] = [];
  let left = input.limit;
  const heardReports = trial.won ? [] : reporters.filter(({ stream }) => trial.values.has(stream));

  const anybody = reporters.map(() => -1);
  const add = (): void => {
    if (rough && trialClasses.exact) {
      rows.push({ roles: chosen.slice(), holders: anybody });
      return;
    }
    left--;
    if (rough) {
      if (growsLike(muteRecipe, trial)) rows.push({ roles: chosen.slice(), holders: anybody });
      return;
    }
    const fit = fitsTrial(recipe, trial);
    if (fit === 'unsure') unsure();
    if (fit !== 'yes') return;
    const holders = anybody.slice();
    for (const { report, stream } of heardReports) {
      const said = trial.values.get(stream) ?? [];
      let mask = 0;
      for (const item of items) if (spokenBy(report, 1 << item, said)) mask |= 1 << item;
      if (mask === 0) return;
      holders[report] = mask;
    }
    rows.push({ roles: chosen.slice(), holders });
  };
  const resetters = resettersOf(input.variables, input.masks);
  /** By place: mask of the remaining ingredients. */
  const openFrom = items.map((_, place) =>
    items.slice(place).reduce((mask, item) => mask | (1 << item), 0),
  );
  /** By place: total runs of the remaining ingredients. */
  const runsFrom = [...items, -1].map((_, place) =>
    items.slice(place).reduce((sum, item) => sum + (input.ran[item] ?? 0), 0),
  );
  const choices = items.map((item, place) =>
    choicesOf(input, trialClasses, item, classes[place] ?? []),
  );
  const needsNoScan = rough && trialClasses.exact && !trialClasses.scanned;
  const looks = needsNoScan ? looksText(input, trialClasses, choices) : '';
  const cached = unscannedRows(trial);
  const before = needsNoScan ? cached.get(looks) : undefined;
  if (before) return { items, rows: before, rough };
  const blanks = ingredients.slice();
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
    // All imposters that ran are heard.
    if (!trial.won && room > (runsFrom[place] ?? 0)) return;
    if (item === undefined) {
      add();
      return;
    }
    const cutShort = trialClasses.scanned && place + 1 < items.length;
    for (const choice of choices[place] ?? []) {
      if ((given & choice.number) !== 0) continue;
      const roomAfter = room - choice.imposters;
      if (roomAfter < 0) continue;
      const less = under - choice.under;
      const more = over - choice.over;
      const openAfter = open - choice.settled;
      const tooMany = Math.max(0, -less) + Math.max(0, -more);
      if (choice.tells && (tooMany > trialClasses.saved || less + more > openAfter)) continue;
      ingredients[item] = choice.compiled;
      mutes[item] = choice.mute;
      chosen[place] = choice.mask;
      if (cutShort) {
        left--;
        if (isHopeless(muteRecipe, trial, openFrom[place + 1] ?? 0, resetters)) continue;
      }
      fill(place + 1, given | choice.number, less, more, roomAfter, openAfter);
      if (left <= 0) return;
    }
    const blank = blanks[item];
    if (!blank) return;
    ingredients[item] = blank;
    mutes[item] = blank;
  };
  fill(0, 0, trial.undergrown, trial.overgrown, input.imposterRoom, trialClasses.open);
  if (needsNoScan) cached.set(looks, rows);
  return left > 0 ? { items, rows, rough } : null;
}

export function liveRows(
  table: RoleTable | undefined,
  rows: readonly RoleRow[],
  roles: readonly number[],
  holders: readonly number[],
): readonly RoleRow[] {
  const items = table?.items ?? [];
  const found: RoleRow[] = [];
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

interface CachedTable {
  readonly table: RoleTable | null;
  /** The work it took. */
  readonly scans: number;
}

/** Tables of one trial by the effects in its potion. */
type TrialTables = (key: string, make: () => CachedTable) => CachedTable;

/** Games to remember, and rows per game; beyond that the cache is cleared. */
const MOST_GAMES = 4;
const MOST_ROWS = 150_000;
const tablesOfGame = memoByText(MOST_GAMES, () => ({
  trials: new Map<string, Map<string, CachedTable>>(),
  rows: 0,
}));

/** Everything that tables depend on except the trial and its effects. */
const nameOf = (
  { ingredients, maxSeeds, drama, effects, clue }: Knowledge,
  length: number,
  mergeRoles: boolean,
) => JSON.stringify([length, mergeRoles, maxSeeds, drama, ingredients, effects, clue]);

function tableCacheFor(
  knowledge: Knowledge,
  recipeLength: number,
  mergeRoles: boolean,
): (trial: Trial | undefined) => TrialTables {
  const gameTables = tablesOfGame(nameOf(knowledge, recipeLength, mergeRoles));
  return (trial) => {
    const about = JSON.stringify([trial?.entries, trial?.result]);
    return (key, make) => {
      const known = gameTables.trials.get(about)?.get(key);
      if (known) return known;
      const made = make();
      const rows = made.table?.rows.length ?? 0;
      if (gameTables.rows + rows > MOST_ROWS) {
        gameTables.trials.clear();
        gameTables.rows = 0;
      }
      gameTables.rows += rows;
      const tables = gameTables.trials.get(about) ?? new Map<string, CachedTable>();
      gameTables.trials.set(about, tables.set(key, made));
      return made;
    };
  };
}

/** The most scans for a table; trials that need more are scanned during the search. */
const TABLE_SCANS = 40_000;

export interface PerLength {
  readonly recipeLength: number;
  readonly roles: readonly Role[];
  /** Mask of the imposter roles. */
  readonly imposters: number;
  /** By ingredient: masks of possible roles, and of roles proven impossible. */
  readonly domains: readonly number[];
  readonly struck: number[];
  /** The table of a trial for this placement. `charge` receives the scans it took. */
  tableOf(
    runCounts: RunCounts,
    masks: readonly number[],
    at: number,
    charge: (scans: number) => void,
  ): RoleTable | null;
  /** One role per ingredient; undecided if there are several. */
  recipeOf(doing: readonly Doing[], roles: readonly number[]): CompiledRecipe;
}

/** Effects in the potion; for effects that only announce themselves their number, if anything depends on it. */
function tableKey(
  variables: readonly Variable[],
  masks: readonly number[],
  trial: IndexedTrial,
  mute: readonly boolean[],
  counted: boolean,
): string {
  let key = '';
  for (const item of trial.different) {
    let notices = 0;
    for (let index = 0; index < variables.length; index++) {
      const variable = variables[index] as Variable;
      const mask = masks[index] ?? 0;
      if ((mask & (1 << item)) === 0) continue;
      if (mute[index]) notices++;
      else key += variable.row.partner ? `${index}:${mask & trial.potion} ` : `${index} `;
    }
    key += counted ? `${notices},` : ',';
  }
  return key;
}

export function createPerLength(
  space: SearchSpace,
  behaviours: Behaviours,
  reporters: readonly Variable[],
  recipeLength: number,
  mergeRoles: boolean,
): PerLength {
  const { knowledge, trials, variables } = space;
  const roles = rolesFor(knowledge, recipeLength);
  const maskFor = (fits: (role: Role) => boolean) =>
    roles.reduce((mask, role, place) => (fits(role) ? mask | (1 << place) : mask), 0);
  // Without assumptions, so that other searches can reuse the tables.
  const open = { ...knowledge, ruledOut: [] };
  const wide = knowledge.ingredients.map((_, index) =>
    maskFor((role) => allows(open, recipeLength, index, role)),
  );
  const cacheOf = tableCacheFor(knowledge, recipeLength, mergeRoles);
  const cached = trials.map((_, at) => cacheOf(knowledge.trials[at]));
  const used = trials.map(() => new Map<string, RoleTable | null>());
  const mute = trials.map((trial) =>
    variables.map((one) => (mergeRoles ? isMute(one, trial, recipeLength) : one.notice)),
  );
  const counted = trials.map((trial) => !mergeRoles || dependsOnCounts(space, trial, recipeLength));

  function make(
    runCounts: RunCounts,
    masks: readonly number[],
    at: number,
    trial: IndexedTrial,
  ): CachedTable {
    const ran = runCounts.ran[at] ?? new Int32Array(knowledge.ingredients.length);
    const speaks = reporters.some(({ stream }) => trial.values.has(stream));
    const acts = knowledge.ingredients.map((_, item) => behaviours.of(masks, item, speaks));
    let sure = true;
    const before = scansSoFar();
    const table = createTable(
      {
        trial,
        variables,
        reporters,
        masks,
        recipeLength,
        maxSeeds: knowledge.maxSeeds,
        counting: space.counting,
        roles,
        domains: wide,
        acts: acts.map(([one]) => one),
        imposterActs: acts.map(([, one]) => one),
        blank: acts.map(([, , one]) => one),
        ran,
        imposterRoom: trial.won
          ? 99
          : (trial.heard[IMPOSTER] ?? 0) - timesIn(maskOf(variables, masks, 'Imposter'), ran),
        limit: TABLE_SCANS,
        mergeRoles,
      },
      () => {
        sure = false;
      },
    );
    return { table: sure ? table : null, scans: scansSoFar() - before };
  }

  return {
    recipeLength,
    roles,
    imposters: maskFor((role) => role.kind === 'imposter'),
    domains: knowledge.ingredients.map((_, index) =>
      maskFor((role) => allows(knowledge, recipeLength, index, role)),
    ),
    struck: knowledge.ingredients.map(() => 0),
    tableOf(runCounts, masks, at, charge) {
      const trial = trials[at];
      if (!trial) return null;
      const key = tableKey(variables, masks, trial, mute[at] ?? [], counted[at] ?? true);
      const before = used[at]?.get(key);
      if (before !== undefined) return before;
      // Charged even if cached: results must not depend on earlier questions.
      const { table, scans } =
        cached[at]?.(key, () => make(runCounts, masks, at, trial)) ??
        make(runCounts, masks, at, trial);
      charge(scans);
      used[at]?.set(key, table);
      return table;
    },
    recipeOf: (doing, masks) => ({
      recipeLength,
      maxSeeds: knowledge.maxSeeds,
      seedLow: 0,
      seedHigh: 0,
      ingredients: masks.map((mask, item): CompiledIngredient => {
        const [acts, imposterActs, blank] = doing[item] ?? [idle, idle, idle];
        const role = isSingle(mask) ? roles[lowest(mask)] : undefined;
        if (!role) return { number: NONE, good: false, imposter: false, acts: blank };
        const imposter = role.kind === 'imposter';
        return {
          number: role.number ?? NONE,
          good: role.kind === 'good',
          imposter,
          acts: imposter ? imposterActs : acts,
        };
      }),
    }),
  };
}
