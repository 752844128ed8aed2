// Variables and domains of the recipe search, as bit masks: a role for each ingredient (all numbers are
// different) and holders for each effect. Prunes holders that the answers refute on their own, and tells in
// which potions an effect's holder matters at all.

import { type EffectName, effectIndex, effectNames, pairedEffects } from '../names.ts';
import { type Effect, effects, NO, YES } from '../potion/effects.ts';
import type { Knowledge, Role } from './knowledge.ts';
import { type IndexedTrial, indexTrials } from './matching.ts';
import type { RunCounts } from './search.ts';

// Bit sets and the all-different constraint on numbers.

export function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export const lowest = (mask: number) => 31 - Math.clz32(mask & -mask);

export const isSingle = (mask: number) => mask !== 0 && (mask & (mask - 1)) === 0;

export function bitsOf(mask: number): readonly number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(lowest(rest));
  return bits;
}

/** Propagates the all-different constraint on numbers (role k-1 is the good k): a decided number leaves all other
 * domains, and a number with one candidate is decided. False on contradiction. */
export function propagateNumbers(roles: number[], recipeLength: number): boolean {
  const goods = (1 << recipeLength) - 1;
  for (let changed = true; changed; ) {
    changed = false;
    let once = 0;
    let twice = 0;
    for (let item = 0; item < roles.length; item++) {
      const mask = roles[item] as number;
      if (mask === 0) return false;
      twice |= once & mask;
      once |= mask;
      if ((mask & (mask - 1)) !== 0 || (mask & goods) === 0) continue;
      for (let other = 0; other < roles.length; other++) {
        if (other === item || ((roles[other] as number) & mask) === 0) continue;
        roles[other] = (roles[other] as number) & ~mask;
        changed = true;
      }
    }
    if ((once & goods) !== goods) return false;
    if (changed) continue;
    const single = goods & ~twice;
    if (single === 0) continue;
    for (let item = 0; item < roles.length; item++) {
      const mine = (roles[item] as number) & single;
      if (mine === 0 || roles[item] === mine) continue;
      if ((mine & (mine - 1)) !== 0) return false;
      roles[item] = mine;
      changed = true;
    }
  }
  return true;
}

/** By number: the ingredient it is assigned to. */
const owners = new Int8Array(8);

const GIVEN = -1;

/** Augmenting path: assigns a number to an ingredient, which may give up another. `asked`: mask of visited ingredients.
 * Returns GIVEN, or all visited ingredients. */
function assignNumber(number: number, roles: readonly number[], asked: number): number {
  let refused = asked;
  for (let item = 0; item < roles.length; item++) {
    if (((roles[item] as number) & (1 << number)) === 0 || (refused & (1 << item)) !== 0) continue;
    refused |= 1 << item;
    const had = owners.indexOf(item);
    if (had >= 0) {
      refused = assignNumber(had, roles, refused);
      if (refused >= 0) continue;
    }
    owners[number] = item;
    return GIVEN;
  }
  return refused;
}

/** Is there a perfect matching of numbers to ingredients? */
export function canGiveAll(roles: readonly number[], recipeLength: number): boolean {
  owners.fill(-1);
  for (let number = 0; number < recipeLength; number++)
    if (assignNumber(number, roles, 0) !== GIVEN) return false;
  return true;
}

// Variables: effects in play and their possible holders.

/** An effect in play and its possible holders, each a mask of ingredients. */
export interface Variable {
  readonly name: EffectName;
  readonly stream: number;
  readonly row: Effect;
  /** Determines which entries run; numbers and chance do not. */
  readonly deciding: boolean;
  /** Only its own message depends on its holder: never branched on. */
  readonly free: boolean;
  /** Index among the free reports; -1 for others. */
  readonly report: number;
  readonly speaks: boolean;
  /** Its message is always the same. */
  readonly notice: boolean;
  readonly options: readonly number[];
}

export interface SearchSpace {
  readonly knowledge: Knowledge;
  readonly variables: readonly Variable[];
  readonly trials: readonly IndexedTrial[];
  /** An effect in play counts other ingredients' effects, so all holders matter. */
  readonly counting: boolean;
}

/** Reports on how many effects other ingredients have. */
export const COUNTING_REPORTS: readonly EffectName[] = [
  'Inspector',
  'General',
  'Scientist',
  'Joker',
];

const COUNTING_EFFECTS: readonly EffectName[] = [...COUNTING_REPORTS, 'Equalizer'];

const isDeciding = ({ leaves, ends, early }: Effect) =>
  leaves?.skip === true || leaves?.clean === true || ends !== undefined || early !== undefined;

const isSpeaker = (name: EffectName, row: Effect) =>
  name !== 'Imposter' && !(row.own || row.leaves || row.ends || row.early || row.partner);

function subsets(count: number, from: number): readonly number[] {
  const found: number[] = [];
  const take = (mask: number, left: number, next: number) => {
    if (left === 0) found.push(mask);
    else for (let item = next; item < from; item++) take(mask | (1 << item), left - 1, item + 1);
  };
  take(0, count, 0);
  return found;
}

/** How often ingredients of a mask are in the potion, or ran. */
export function timesIn(mask: number, times: ArrayLike<number>): number {
  let sum = 0;
  for (let item = 0; item < times.length; item++)
    if ((mask & (1 << item)) !== 0) sum += times[item] ?? 0;
  return sum;
}

/** Do these messages fit holders that ran this often? Effects on the own number are silent without a number; imposters
 * sound like a drawn Imposter. */
export function heardFits(
  { name, row }: Pick<Variable, 'name' | 'row'>,
  heard: number,
  ran: number,
  drama: boolean,
): boolean {
  if (name === 'Imposter' && drama) return heard >= ran;
  if (row.own && !row.report) return heard <= ran;
  return heard === ran;
}

/** Was no entry skipped, cleaned, cut off or forgotten? Effects that do this are heard. */
function isUndisturbed(trial: IndexedTrial, deciders: readonly Variable[]): boolean {
  return deciders.every(({ stream, row }) => row.early === 'flees' || trial.heard[stream] === 0);
}

function survives(
  variable: Variable,
  mask: number,
  trials: readonly IndexedTrial[],
  deciders: readonly Variable[],
  drama: boolean,
): boolean {
  const { stream, row, deciding } = variable;
  return trials.every((trial) => {
    if (trial.won) return true;
    const heard = trial.heard[stream] ?? 0;
    const there = timesIn(mask, trial.times);
    // Only entries of the potion are heard; fleeing is heard once each.
    if (heard > there && !(variable.name === 'Imposter' && drama)) return false;
    if (!isUndisturbed(trial, deciders)) return true;
    if (deciding) return row.early !== undefined || there === 0;
    return heardFits(variable, heard, there, drama);
  });
}

export function createSearchSpace(knowledge: Knowledge): SearchSpace {
  const names = [...new Set(knowledge.effects)];
  const rows = names.map((name) => effects[effectIndex(name)] ?? { load: 0 });
  const counting = names.some((name) => COUNTING_EFFECTS.includes(name));
  const chancy = rows.some((row) => row.ownKind === 'random');
  let reports = 0;
  const drafts = names.map((name, index): Variable => {
    const row = rows[index] ?? { load: 0 };
    const deciding = isDeciding(row);
    const holders = pairedEffects.includes(name) ? 2 : 1;
    const times = knowledge.effects.filter((one) => one === name).length;
    // With random numbers two reports would have to agree on the draw.
    const free = !counting && isSpeaker(name, row) && !(row.report && (chancy || times > 1));
    return {
      name,
      stream: effectIndex(name),
      row,
      deciding,
      free,
      report: free && row.report ? reports++ : -1,
      speaks: isSpeaker(name, row),
      notice: isSpeaker(name, row) && !row.report,
      options: subsets(
        Math.min(times * holders, knowledge.ingredients.length),
        knowledge.ingredients.length,
      ),
    };
  });
  const free = drafts.filter((one) => one.free).map(({ name }) => name);
  const trials = indexTrials(knowledge.ingredients, knowledge.trials, free, effectNames.length);
  const deciders = drafts.filter((one) => one.deciding);
  const variables = drafts.map((one) => ({
    ...one,
    options: one.options.filter((mask) => survives(one, mask, trials, deciders, knowledge.drama)),
  }));
  return { knowledge, variables, trials, counting };
}

// Holders: equivalent ones, and what reports and clues say about numbers of effects.

export const IMPOSTER = effectIndex('Imposter');

const GENERAL = effectIndex('General');
const INSPECTOR = effectIndex('Inspector');
const SCIENTIST = effectIndex('Scientist');

export function clueMask({ clue, ingredients }: SearchSpace['knowledge']): number {
  return clue?.type === 'effects' ? 1 << ingredients.indexOf(clue.ingredient) : 0;
}

/** Groups holders that no trial or clue can distinguish. A drawn Imposter restricts its holder's roles, so it is never
 * grouped. */
export function groupsOf(
  variable: Variable | undefined,
  masks: readonly number[],
  tested: number,
): readonly (readonly number[])[] {
  if (variable?.name === 'Imposter') return masks.map((mask) => [mask]);
  const groups = new Map<number, number[]>();
  for (const mask of masks) {
    const group = groups.get(mask & tested);
    if (group) group.push(mask);
    else groups.set(mask & tested, [mask]);
  }
  return [...groups.values()];
}

export function maskOf(
  variables: readonly Variable[],
  masks: readonly number[],
  name: EffectName,
): number {
  const at = variables.findIndex((one) => one.name === name);
  return at < 0 ? 0 : (masks[at] ?? 0);
}

/** Checks reported numbers of effects against a placement, before roles are known. Imposters have one more effect, so
 * with them reports may exceed the placement. */
export function countsFit(
  { knowledge, trials, variables }: SearchSpace,
  masks: readonly number[],
  runCounts: RunCounts,
): boolean {
  const held = knowledge.ingredients.map(
    (_, item) => variables.filter((_one, at) => ((masks[at] ?? 0) & (1 << item)) !== 0).length,
  );
  const { clue } = knowledge;
  if (clue?.type === 'effects') {
    const base = held[knowledge.ingredients.indexOf(clue.ingredient)] ?? 0;
    if (clue.count < base || clue.count > base + (knowledge.drama ? 1 : 0)) return false;
  }
  const silenced = variables.some(
    ({ row }) => row.leaves?.clean === true || row.early === 'vanishes',
  );
  return trials.every((trial, at) => {
    if (trial.won || silenced) return true;
    // All entries count, whether they run or not.
    const each = trial.items.map((item) => held[item] ?? 0);
    const heardImposters = (trial.heard[IMPOSTER] ?? 0) > 0;
    const everyRan = trial.items.every(
      (item) => (runCounts.ran[at]?.[item] ?? 0) === (trial.times[item] ?? 0),
    );
    const more = knowledge.drama && (heardImposters || !everyRan) ? trial.items.length : 0;
    const within = (stream: number, base: number) =>
      (trial.values.get(stream) ?? []).every((value) => value >= base && value <= base + more);
    const busy = each.some((one) => one >= 2);
    const scientist = trial.values.get(SCIENTIST) ?? [];
    return (
      within(
        GENERAL,
        each.reduce((sum, one) => sum + one, 0),
      ) &&
      within(INSPECTOR, each.filter((one) => one > 0).length) &&
      scientist.every((value) => (value === YES ? busy || more > 0 : !busy))
    );
  });
}

/** Roles with which a clue about an ingredient's number of effects can be true. */
export function clueRoles(
  { knowledge, variables }: SearchSpace,
  imposters: number,
  holdersOf: (variable: number) => readonly number[] | undefined,
): { readonly item: number; readonly roles: number } | undefined {
  const { clue } = knowledge;
  if (clue?.type !== 'effects') return undefined;
  const item = knowledge.ingredients.indexOf(clue.ingredient);
  let [least, most] = [0, 0];
  for (const variable of variables.keys()) {
    const list = holdersOf(variable) ?? [];
    if (list.every((mask) => (mask & (1 << item)) !== 0)) least++;
    if (list.some((mask) => (mask & (1 << item)) !== 0)) most++;
  }
  const fits = (count: number) => count >= least && count <= most;
  // An imposter has one more.
  return {
    item,
    roles: (fits(clue.count) ? ~imposters : 0) | (fits(clue.count - 1) ? imposters : 0),
  };
}

/** Free holders that make a clue about a number of effects true; one list per way. */
export function clueHolders(
  { knowledge }: SearchSpace,
  roles: readonly Role[],
  holders: readonly (readonly number[])[],
): readonly (readonly (readonly number[])[])[] {
  const { clue } = knowledge;
  if (clue?.type !== 'effects') return [holders];
  const item = knowledge.ingredients.indexOf(clue.ingredient);
  const has = (mask: number) => (mask & (1 << item)) !== 0;
  let needed = clue.count - (roles[item]?.kind === 'imposter' ? 1 : 0);
  /** Effects that may go either way. */
  const open: number[] = [];
  for (const [variable, list] of holders.entries()) {
    const [first = 0] = list;
    if (list.some((mask) => has(mask) !== has(first))) open.push(variable);
    else if (has(first)) needed--;
  }
  if (needed < 0 || needed > open.length) return [];
  let ways: { readonly taken: number; readonly lists: readonly (readonly number[])[] }[] = [
    { taken: 0, lists: holders },
  ];
  for (const variable of open) {
    const put = (lists: readonly (readonly number[])[], wanted: boolean) =>
      lists.map((list, at) => (at === variable ? list.filter((one) => has(one) === wanted) : list));
    ways = ways.flatMap(({ taken, lists }) => [
      { taken: taken + 1, lists: put(lists, true) },
      { taken, lists: put(lists, false) },
    ]);
  }
  return ways.filter(({ taken }) => taken === needed).map(({ lists }) => lists);
}

// Relevance: where it matters who holds an effect.

const JOKER = effectIndex('Joker');
const EQUALIZER = effectIndex('Equalizer');
const RESETTER = effectIndex('Resetter');
const COUNTING_STREAMS = COUNTING_REPORTS.map(effectIndex);

/** A Joker that says yes or no acted as a Hugger. */
const saysYesOrNo = (value: number) => value === YES || value === NO;

export const isHuggingJoker = (trial: IndexedTrial, stream: number) =>
  stream === JOKER && (trial.values.get(stream) ?? []).every(saysYesOrNo);

/** Did the effect say something that excludes recipes? A number of the recipe always has an explanation for a Joker: as
 * a Detective if it is in the potion, otherwise as a Liar. */
export function isInformative(trial: IndexedTrial, stream: number, recipeLength: number): boolean {
  const said = trial.values.get(stream) ?? [];
  if (stream !== JOKER) return said.length > 0;
  return said.some((value) => value < 1 || value > recipeLength);
}

/** Could it have won with its entries in order? A Resetter forgets at least itself. */
function isNearWin(trial: IndexedTrial, recipeLength: number): boolean {
  const counted = trial.items.length - ((trial.heard[RESETTER] ?? 0) > 0 ? 1 : 0);
  return trial.won || (trial.undergrown + trial.overgrown === 0 && counted >= recipeLength);
}

/** Does the answer depend on how many effects ingredients have? */
export function dependsOnCounts(
  { counting, variables }: Pick<SearchSpace, 'counting' | 'variables'>,
  trial: IndexedTrial,
  recipeLength: number,
): boolean {
  if (!counting) return false;
  const telling = (stream: number) =>
    isInformative(trial, stream, recipeLength) && !isHuggingJoker(trial, stream);
  if (COUNTING_STREAMS.some(telling)) return true;
  // An Equalizer that runs is heard, unless forgotten.
  if (variables.every(({ stream }) => stream !== EQUALIZER)) return false;
  return trial.won || (trial.heard[EQUALIZER] ?? 0) > 0 || (trial.heard[RESETTER] ?? 0) > 0;
}

/** Does the answer not depend on the holder within the potion, except for effect counts and being heard? */
export function isMute(variable: Variable, trial: IndexedTrial, recipeLength: number): boolean {
  const { row, speaks, stream } = variable;
  if (row.partner) return !isNearWin(trial, recipeLength);
  return speaks && !(row.report && isInformative(trial, stream, recipeLength));
}

/** Mask of ingredients for which it matters whether they hold the effect. */
export function relevantItems(space: SearchSpace, variable: Variable): number {
  const { knowledge, trials } = space;
  const shortest = Math.min(...knowledge.lengths);
  return trials.reduce(
    (mask, trial) =>
      isMute(variable, trial, shortest) && !dependsOnCounts(space, trial, shortest)
        ? mask
        : mask | trial.potion,
    clueMask(knowledge),
  );
}
