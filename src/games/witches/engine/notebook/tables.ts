// What one answer allows: all roles of the ingredients in its potion that give it, as rows. A row has a set of roles for
// each ingredient, so that roles which make no difference there share one. Depends only on the effects of those in the potion.

import { type EffectName, effectIndex } from '../../names/effects.ts';
import type { Behaviour, CompiledIngredient } from '../../potion/compile.ts';
import { NONE } from '../../potion/effects/effect.ts';
import type { Role } from './knowledge.ts';
import { isSingle, lowest } from './masks.ts';
import { fitsTrial, growsLike, type IndexedTrial, isHopeless, spokenBy } from './match.ts';
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
  /** Fits that may be looked at. */
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
  let [cleans, adds] = [false, false];
  for (const [index, { row, deciding, free }] of variables.entries()) {
    if (free || ((masks[index] ?? 0) & trial.potion) === 0) continue;
    // Even takes a number at odd lengths only
    const own = row.own && !(row.oddOnly && trial.items.length % 2 === 0) ? row.ownKind : undefined;
    // these look at everybody in the potion
    if (own === 'addGoods' || own === 'takeDecoys') return 'blind';
    adds ||= own === 'addPrevious';
    cleans ||= row.leaves?.clean === true;
    if (deciding || row.leaves || own) watch = 'scanned';
  }
  // who is cleaned does not stop the scan, though the next one may look back at it
  return adds && cleans ? 'blind' : watch;
}

/** Who forgets all that was counted before. */
export function resettersOf(variables: readonly Variable[], masks: readonly number[]): number {
  const at = variables.findIndex(({ row }) => row.ends === 'reset');
  return masks[at] ?? 0;
}

/** What an answer can tell apart: numbers, or only what is misgrown and who is good, or only what is misgrown. */
type Sight = 'numbers' | 'goods' | 'misgrown';

/** Reports that look at no numbers: at who is good, or at effects and lengths. */
const GOODS_REPORTS: readonly EffectName[] = ['Revealer', 'Blessing'];
const OTHER_REPORTS: readonly EffectName[] = ['Inspector', 'General', 'Scientist', 'Crowdy'];

function sightOf({ trial, variables, masks, recipeLength }: TableInput): Sight {
  // whether nothing wrong is a win is a matter of order
  const spotless = trial.undergrown + trial.overgrown === 0;
  if (trial.won || (spotless && trial.items.length >= recipeLength)) return 'numbers';
  let sight: Sight = 'misgrown';
  for (const [index, { name, row, free, stream }] of variables.entries()) {
    const here = free ? trial.values.has(stream) : ((masks[index] ?? 0) & trial.potion) !== 0;
    if (!here) continue;
    const goods = row.ownKind === 'addGoods' || row.ownKind === 'takeDecoys';
    const numbers = row.report && ![...GOODS_REPORTS, ...OTHER_REPORTS].includes(name);
    if (numbers || row.ownKind === 'addPrevious') return 'numbers';
    if (goods || GOODS_REPORTS.includes(name)) sight = 'goods';
  }
  return sight;
}

/** What is needed to tell what is misgrown, and nothing else; undefined where that takes the numbers of others. */
function growthSight({ trial, variables, masks }: TableInput): Sight | undefined {
  if (trial.won) return undefined;
  let sight: Sight = 'misgrown';
  for (const [index, { row }] of variables.entries()) {
    if (((masks[index] ?? 0) & trial.potion) === 0) continue;
    if (row.ownKind === 'addPrevious') return undefined;
    if (row.ownKind === 'addGoods' || row.ownKind === 'takeDecoys') sight = 'goods';
  }
  return sight;
}

/** Beginnings are cut short where they can be, so that far fewer are looked at than there are. */
function isTooMany(classes: readonly (readonly number[])[], limit: number, watch: Watch): boolean {
  const most = classes.reduce((product, list) => product * list.length, 1);
  return most > limit * (watch === 'blind' ? 1.3 : 12);
}

/** By how much the number of an ingredient may be changed when it is judged. */
function shiftsOf({ trial, variables, masks }: TableInput, item: number): readonly number[] {
  let shifts = new Set([0]);
  const also = (more: readonly number[]) => {
    shifts = new Set([...shifts].flatMap((one) => more.map((change) => one + change)));
  };
  for (const [index, { row }] of variables.entries()) {
    const holders = (masks[index] ?? 0) & trial.potion;
    if (holders !== 0 && row.leaves?.change) also([0, row.leaves.change]);
    if ((holders & (1 << item)) === 0) continue;
    const goods = Array.from({ length: trial.items.length + 1 }, (_, count) => count);
    if (row.ownKind === 'addGoods') also(goods);
    if (row.ownKind === 'takeDecoys') also(goods.map((count) => -count));
  }
  return [...shifts];
}

/** Roles that make no difference in this potion, together; the first stands for all. */
function classesOf(input: TableInput, item: number, sight: Sight): readonly number[] {
  const { trial, roles, domains } = input;
  const shifts = shiftsOf(input, item);
  const grown = trial.items.flatMap((one, slot) => (one === item ? [trial.seeds[slot] ?? 0] : []));
  const classes = new Map<string, number>();
  for (const [place, { kind, number }] of roles.entries()) {
    if (((domains[item] ?? 0) & (1 << place)) === 0) continue;
    if (kind === 'imposter' && (input.ran[item] ?? 0) > input.imposterRoom) continue;
    const seen =
      number === null
        ? 'none'
        : grown.map((seeds) => shifts.map((shift) => Math.sign(seeds - number - shift)).join());
    const told = sight === 'goods' ? kind === 'good' : kind === 'imposter';
    const key = sight === 'numbers' ? `${place}` : `${kind === 'imposter'} ${told} ${seen}`;
    classes.set(key, (classes.get(key) ?? 0) | (1 << place));
  }
  return [...classes.values()];
}

/** One class of roles of an ingredient, and what it comes to in the trial. */
interface Choice {
  readonly mask: number;
  readonly compiled: CompiledIngredient;
  /** The bit of the number that it takes from the others. */
  readonly number: number;
  readonly numbered: boolean;
  /** Runs of an imposter, and entries that are misgrown where nothing changes numbers. */
  readonly imposters: number;
  readonly under: number;
  readonly over: number;
}

function choicesOf(
  { trial, roles, acts, imposterActs, ran }: TableInput,
  item: number,
  classes: readonly number[],
): readonly Choice[] {
  return classes.flatMap((mask) => {
    const role = roles[lowest(mask)];
    const imposter = role?.kind === 'imposter';
    const does = (imposter ? imposterActs : acts)[item];
    if (!role || !does) return [];
    const good = role.kind === 'good';
    const { number } = role;
    const grown = trial.seeds.filter((_, slot) => trial.items[slot] === item);
    return {
      mask,
      compiled: { number: number ?? NONE, good, imposter, acts: does },
      number: good && isSingle(mask) ? 1 << (number ?? 0) : 0,
      numbered: number !== null,
      imposters: imposter ? (ran[item] ?? 0) : 0,
      under: number === null ? 0 : grown.filter((seeds) => seeds < number).length,
      over: number === null ? 0 : grown.filter((seeds) => seeds > number).length,
    };
  });
}

/** Null where it would take more steps than it may; `unsure` is called where a fit could not be told. */
export function createTable(input: TableInput, unsure: () => void): Table | null {
  const { trial, reporters, recipeLength, maxSeeds } = input;
  const items = trial.different;
  const watch = watchOf(input);
  const ingredients = input.blank.map(
    (acts): CompiledIngredient => ({ number: NONE, good: false, imposter: false, acts }),
  );
  const recipe = { recipeLength, maxSeeds, ingredients, seedLow: 0, seedHigh: 0 };
  const fine = items.map((item) => classesOf(input, item, sightOf(input)));
  const rough = isTooMany(fine, input.limit, watch);
  const coarse = rough ? growthSight(input) : undefined;
  if (rough && !coarse) return null;
  const classes = coarse ? items.map((item) => classesOf(input, item, coarse)) : fine;
  if (rough && watch !== 'quiet' && isTooMany(classes, input.limit, watch)) return null;
  const rows: Row[] = [];
  const chosen: number[] = [];
  let left = input.limit;
  const heardReports = trial.won ? [] : reporters.filter(({ stream }) => trial.values.has(stream));

  const anybody = reporters.map(() => -1);
  const add = (): void => {
    if (rough && watch === 'quiet') {
      rows.push({ roles: chosen.slice(), holders: anybody });
      return;
    }
    left--;
    if (rough) {
      if (growsLike(recipe, trial)) rows.push({ roles: chosen.slice(), holders: anybody });
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
  /** By place: mask of the ingredients from there on. */
  const openFrom = items.map((_, place) =>
    items.slice(place).reduce((mask, item) => mask | (1 << item), 0),
  );
  /** By place: how often the ingredients from there on ran, together. */
  const runsFrom = [...items, -1].map((_, place) =>
    items.slice(place).reduce((sum, item) => sum + (input.ran[item] ?? 0), 0),
  );
  const choices = items.map((item, place) => choicesOf(input, item, classes[place] ?? []));
  const blanks = ingredients.slice();
  const counts = watch === 'quiet' && !trial.won;
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
    // imposters that ran are heard, all of them
    if (!trial.won && room > (runsFrom[place] ?? 0)) return;
    if (item === undefined) {
      add();
      return;
    }
    const openAfter = open - (trial.times[item] ?? 0);
    const cutShort = watch === 'scanned' && !trial.won && place + 1 < items.length;
    for (const choice of choices[place] ?? []) {
      if ((given & choice.number) !== 0) continue;
      const roomAfter = room - choice.imposters;
      if (roomAfter < 0) continue;
      const less = counts ? under - choice.under : under;
      const more = counts ? over - choice.over : over;
      // one without a number says nothing about the others
      if (counts && choice.numbered && (less < 0 || more < 0 || less + more > openAfter)) continue;
      ingredients[item] = choice.compiled;
      chosen[place] = choice.mask;
      if (cutShort) {
        left--;
        if (isHopeless(recipe, trial, openFrom[place + 1] ?? 0, resetters)) continue;
      }
      fill(place + 1, given | choice.number, less, more, roomAfter, openAfter);
      if (left <= 0) return;
    }
    const blank = blanks[item];
    if (blank) ingredients[item] = blank;
  };
  fill(0, 0, trial.undergrown, trial.overgrown, input.imposterRoom, trial.items.length);
  return left > 0 ? { items, rows, rough } : null;
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
