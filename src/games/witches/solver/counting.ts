// Exact counting without effects: a dynamic programme over the ingredients. Then a trial's result is a sum
// over its entries, so a state is the remaining sums and the numbers already assigned. All fitting recipes
// form a layered graph, one layer per ingredient; every path is a recipe.

import type { Budget } from '../../../core/budget.ts';
import type { Trial } from '../types/potion.ts';
import { bitCount } from './domains.ts';
import {
  allows,
  decoyGroup,
  emptyTally,
  type Knowledge,
  type RecipeTally,
  type Role,
  rolesFor,
  tallyPlace,
} from './knowledge.ts';

/** No visible error: each entry is either right or has no number. */
const isClean = ({ result }: Trial) =>
  result.won || (result.undergrown === 0 && result.overgrown === 0 && result.messages.length === 0);

/** Does a clean trial win if exactly these slots have a number? Numbers equal seeds there. */
function cleanWins(trial: Trial, slots: number, recipeLength: number): boolean {
  const seeds = trial.entries.flatMap((entry, slot) => (slots & (1 << slot) ? [entry.seeds] : []));
  return (
    seeds.length >= recipeLength &&
    seeds.every((seed, index) => index === 0 || seed === (seeds[index - 1] ?? 0) + 1)
  );
}

interface TrialShare {
  readonly trial: number;
  readonly under: number;
  readonly over: number;
  readonly imposters: number;
  readonly slots: number;
}

function shareOf(trials: readonly Trial[], trial: number, name: string, role: Role): TrialShare {
  let [under, over, imposters, slots] = [0, 0, 0, 0];
  for (const [slot, entry] of (trials[trial]?.entries ?? []).entries()) {
    if (entry.ingredient !== name || role.number === null) continue;
    slots |= 1 << slot;
    if (entry.seeds < role.number) under++;
    if (entry.seeds > role.number) over++;
    if (role.kind === 'imposter') imposters++;
  }
  return { trial, under, over, imposters, slots };
}

interface GraphEdge {
  readonly from: number;
  readonly to: number;
  readonly role: number;
}
interface GraphLayer {
  /** Remaining sums of the trials, then the mask of assigned numbers. */
  readonly states: string[];
  readonly ways: number[];
  readonly edges: GraphEdge[];
}

interface RecipeGraph {
  readonly recipeLength: number;
  readonly roles: readonly Role[];
  /** The order of deciding ingredients; tested ones come first. */
  readonly order: readonly number[];
  readonly layers: readonly GraphLayer[];
  /** By layer and state: number of paths to the end. */
  readonly ends: readonly (readonly number[])[];
}

/** Remaining sums of a trial, four bits each; clean trials store the numbered slots instead. */
const pack = (under: number, over: number, imposters: number) =>
  under | (over << 4) | (imposters << 8);

/** Undefined when the budget is exhausted. `narrowed`: may the ingredient have the role? */
function buildGraph(
  { trials, ingredients, ...knowledge }: Knowledge,
  recipeLength: number,
  narrowed: (index: number, role: Role) => boolean,
  budget: Budget,
): RecipeGraph | undefined {
  const roles = rolesFor(knowledge, recipeLength);
  const clean = trials.map(isClean);
  /** By trial: entries not decided yet. */
  const open = trials.map((trial) => trial.entries.length);

  function decide(before: GraphLayer, index: number, left: number): GraphLayer | undefined {
    const name = ingredients[index] ?? 'Parsley';
    const touched: number[] = [];
    for (const [at, { entries }] of trials.entries()) {
      const times = entries.filter((entry) => entry.ingredient === name).length;
      open[at] = (open[at] ?? 0) - times;
      if (times > 0) touched.push(at);
    }
    const shares = roles.map((role) => touched.map((trial) => shareOf(trials, trial, name, role)));
    const usable = [...roles.entries()].flatMap(([at, role]) =>
      narrowed(index, role) ? [at] : [],
    );
    const layer: GraphLayer = { states: [], ways: [], edges: [] };
    const places = new Map<string, number>();
    for (const [from, state] of before.states.entries()) {
      if (!budget.spend(usable.length)) return undefined;
      for (const role of usable) {
        const next = nextState(state, role, shares[role] ?? [], left);
        if (next === undefined) continue;
        let to = places.get(next);
        if (to === undefined) {
          to = layer.states.push(next) - 1;
          layer.ways.push(0);
          places.set(next, to);
        }
        layer.ways[to] = (layer.ways[to] ?? 0) + (before.ways[from] ?? 0);
        layer.edges.push({ from, to, role });
      }
    }
    return layer;
  }

  /** Undefined if a trial or the numbers forbid the role. */
  function nextState(
    state: string,
    role: number,
    shares: readonly TrialShare[],
    left: number,
  ): string | undefined {
    const count = trials.length;
    let given = state.charCodeAt(count);
    if (role < recipeLength) {
      if ((given & (1 << role)) !== 0) return undefined;
      given |= 1 << role;
    } else if (bitCount(given) + left < recipeLength) return undefined;
    if (shares.length === 0) return state.slice(0, count) + String.fromCharCode(given);
    const codes: number[] = [];
    for (let trial = 0; trial < count; trial++) codes.push(state.charCodeAt(trial));
    for (const share of shares) {
      const code = restOf(codes[share.trial] ?? 0, share);
      if (code === undefined) return undefined;
      codes[share.trial] = code;
    }
    return String.fromCharCode(...codes, given);
  }

  /** The rest of a trial, or undefined if the share does not fit. */
  function restOf(code: number, share: TrialShare): number | undefined {
    const undecided = open[share.trial] ?? 0;
    if (clean[share.trial]) {
      if (share.under + share.over + share.imposters > 0) return undefined;
      const slots = code | share.slots;
      if (undecided > 0) return slots;
      const trial = trials[share.trial];
      // Its last entry: does it win if and only if it did?
      return trial && cleanWins(trial, slots, recipeLength) === trial.result.won ? 0 : undefined;
    }
    const under = (code & 15) - share.under;
    const over = ((code >> 4) & 15) - share.over;
    const imposters = ((code >> 8) & 15) - share.imposters;
    if (under < 0 || over < 0 || imposters < 0) return undefined;
    if (under + over > undecided || imposters > undecided) return undefined;
    return pack(under, over, imposters);
  }

  const first = trials.map(({ result }, at) =>
    clean[at] ? 0 : pack(result.undergrown, result.overgrown, result.messages.length),
  );
  const tested = trials.flatMap(({ entries }) =>
    entries.map(({ ingredient }) => ingredients.indexOf(ingredient)),
  );
  const order = [...new Set([...tested, ...ingredients.keys()])];
  let layer: GraphLayer = { states: [String.fromCharCode(...first, 0)], ways: [1], edges: [] };
  const layers = [layer];
  for (const [place, index] of order.entries()) {
    const next = decide(layer, index, order.length - place - 1);
    if (!next) return undefined;
    layers.push(next);
    layer = next;
  }
  return { recipeLength, roles, order, layers, ends: waysToEnd(layers) };
}

function waysToEnd(layers: readonly GraphLayer[]): readonly (readonly number[])[] {
  const last = layers[layers.length - 1];
  const ends: number[][] = [(last?.states ?? []).map(() => 1)];
  for (let place = layers.length - 1; place > 0; place--) {
    const after = ends[0] ?? [];
    const before = new Array<number>(layers[place - 1]?.states.length ?? 0).fill(0);
    for (const { from, to } of layers[place]?.edges ?? [])
      before[from] = (before[from] ?? 0) + (after[to] ?? 0);
    ends.unshift(before);
  }
  return ends;
}

function addGraph(tally: RecipeTally, graph: RecipeGraph, sign: 1 | -1): void {
  const total = sign * (graph.ends[0]?.[0] ?? 0);
  tally.total += total;
  tally.lengths[graph.recipeLength] = (tally.lengths[graph.recipeLength] ?? 0) + total;
  for (const [place, index] of graph.order.entries()) {
    const ways = graph.layers[place]?.ways ?? [];
    const ends = graph.ends[place + 1] ?? [];
    const row = tally.roles[index] ?? [];
    for (const { from, to, role } of graph.layers[place + 1]?.edges ?? []) {
      const at = tallyPlace(graph.roles[role] ?? { kind: 'ignore', number: null });
      row[at] = (row[at] ?? 0) + sign * (ways[from] ?? 0) * (ends[to] ?? 0);
    }
  }
}

/** Counts all fitting recipes; undefined when the budget is exhausted. Only for games without effects. */
export function countRecipes(knowledge: Knowledge, budget: Budget): RecipeTally | undefined {
  const tally = emptyTally(knowledge);
  const group = decoyGroup(knowledge);
  for (const length of knowledge.lengths) {
    const fits = (index: number, role: Role) =>
      allows(knowledge, length, index, role) && fitsEffectCount(knowledge, index, role);
    const graph = buildGraph(knowledge, length, fits, budget);
    if (!graph) return undefined;
    addGraph(tally, graph, 1);
    if (group.length === 0) continue;
    // "One of these is a decoy": all recipes minus those where all are good.
    const allGood = (index: number, role: Role) =>
      fits(index, role) && (role.kind === 'good' || !group.includes(index));
    const without = buildGraph(knowledge, length, allGood, budget);
    if (!without) return undefined;
    addGraph(tally, without, -1);
  }
  return tally;
}

/** Without drawn effects only imposters have one. */
function fitsEffectCount(knowledge: Knowledge, index: number, role: Role): boolean {
  const { clue } = knowledge;
  if (clue?.type !== 'effects' || knowledge.ingredients[index] !== clue.ingredient) return true;
  return clue.count === (role.kind === 'imposter' ? 1 : 0);
}
