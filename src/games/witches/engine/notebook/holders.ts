// Who may hold the effects: placements that nothing can tell apart, and what reports and clues say about numbers of effects.

import { type EffectName, effectIndex } from '../../names/effects.ts';
import { YES } from '../../potion/effects/effect.ts';
import type { Frame } from './frame.ts';
import type { Role } from './knowledge.ts';
import type { Space, Variable } from './space.ts';

export const IMPOSTER = effectIndex('Imposter');

export function clueMask({ clue, ingredients }: Space['knowledge']): number {
  return clue?.type === 'effects' ? 1 << ingredients.indexOf(clue.ingredient) : 0;
}

/** Holders between which no trial and no clue can tell. The drawn Imposter matters to what its holder can be. */
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

/**
 * Before any roles: what was said about numbers of effects, against the effects as they are placed. An imposter has one
 * more, so with those about what was said may be more than is placed.
 */
export function countsFit(
  { knowledge, trials, variables }: Space,
  masks: readonly number[],
  frame: Frame,
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
    // all entries count, whether they run or not
    const each = trial.items.map((item) => held[item] ?? 0);
    const heardImposters = (trial.heard[IMPOSTER] ?? 0) > 0;
    const everyRan = trial.items.every(
      (item) => (frame.ran[at]?.[item] ?? 0) === (trial.times[item] ?? 0),
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

const GENERAL = effectIndex('General');
const INSPECTOR = effectIndex('Inspector');
const SCIENTIST = effectIndex('Scientist');

/** Where a clue counts the effects of an ingredient: the roles with which that number can come about. */
export function clueRoles(
  { knowledge, variables }: Space,
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
  // an imposter has one more
  return {
    item,
    roles: (fits(clue.count) ? ~imposters : 0) | (fits(clue.count - 1) ? imposters : 0),
  };
}

/** The free holders with which a clue about a number of effects is true; one list for each way to make it so. */
export function clueHolders(
  { knowledge }: Space,
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
