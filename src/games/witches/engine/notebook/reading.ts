// How the roles in a potion are told apart by its answer: which of them share a class, and what is misgrown as a sum. The
// plain way goes by the effects in the potion as a whole.

import type { EffectName } from '../../names/effects.ts';
import type { Behaviour } from '../../potion/compile.ts';
import type { Role } from './knowledge.ts';
import type { IndexedTrial } from './match.ts';
import type { Variable } from './space.ts';

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
  /** Are roles told apart no further than this potion can? Fewer rows, in another order. */
  readonly sharp: boolean;
}

/** What a role adds to what is misgrown. */
export interface Growth {
  readonly under: number;
  readonly over: number;
  /** Entries that it settles; others may still be misgrown one way or the other. */
  readonly settled: number;
  /** False: it says nothing about the others. */
  readonly tells: boolean;
}

/** A trial as tables are made from it. */
export interface Reading {
  /** By ingredient of the table: masks of roles that the answer cannot tell apart. */
  readonly fine: readonly (readonly number[])[];
  /** The same for what is misgrown alone; undefined where that takes the numbers of others. */
  coarse(): readonly (readonly number[])[] | undefined;
  growth(item: number, role: Role): Growth;
  /** Entries that may be misgrown, and how many of these may be saved from being counted. */
  readonly open: number;
  readonly saved: number;
  /** What is misgrown is the sum, and nothing but the sum. */
  readonly exact: boolean;
  /** Beginnings are scanned, and cut short where they cannot lead to the answer. */
  readonly scanned: boolean;
  /** Beginnings cannot be cut short. */
  readonly blind: boolean;
}

/**
 * How a trial can be watched before all of its ingredients are known. `quiet`: nothing in it changes numbers or who
 * runs, so that what is misgrown is a sum. `scanned`: the scan is right up to the first unknown. `blind`: it is not.
 */
export type Watch = 'quiet' | 'scanned' | 'blind';

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

/** What an answer can tell apart: numbers, or only what is misgrown and who is good, or only what is misgrown. */
type Sight = 'numbers' | 'goods' | 'misgrown';

/** Reports that look at no numbers: at who is good, or at effects and lengths. */
export const GOODS_REPORTS: readonly EffectName[] = ['Revealer', 'Blessing'];
export const OTHER_REPORTS: readonly EffectName[] = ['Inspector', 'General', 'Scientist', 'Crowdy'];
/** Reports that look at how many effects others have. */
export const COUNTING_REPORTS: readonly EffectName[] = [
  'Inspector',
  'General',
  'Scientist',
  'Joker',
];

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

export function plainReading(input: TableInput): Reading {
  const { trial } = input;
  const watch = watchOf(input);
  const items = trial.different;
  const sums = watch === 'quiet' && !trial.won;
  const sight = sightOf(input);
  return {
    fine: items.map((item) => classesOf(input, item, sight)),
    coarse() {
      const growing = growthSight(input);
      return growing && items.map((item) => classesOf(input, item, growing));
    },
    growth(item, { number }) {
      const settled = trial.times[item] ?? 0;
      if (!sums || number === null) return { under: 0, over: 0, settled, tells: false };
      const grown = trial.seeds.filter((_, slot) => trial.items[slot] === item);
      return {
        under: grown.filter((seeds) => seeds < number).length,
        over: grown.filter((seeds) => seeds > number).length,
        settled,
        tells: true,
      };
    },
    open: trial.items.length,
    saved: 0,
    exact: watch === 'quiet',
    scanned: watch === 'scanned' && !trial.won,
    blind: watch === 'blind',
  };
}
