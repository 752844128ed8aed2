// Exact counting without effects: a dynamic programme over the ingredients. What a trial says is a sum over its
// entries then, so a state is what is left of those sums and which numbers are given away.

import type { Budget } from '../../../../core/budget.ts';
import type { Rng } from '../../../../core/rng.ts';
import type { Ingredient } from '../../types/potion.ts';
import { type Graph, GraphBuilder } from './graph.ts';
import {
  allows,
  decoyGroup,
  emptyTally,
  type Hypothesis,
  type Knowledge,
  type Role,
  type Tally,
  tallyPlace,
} from './knowledge.ts';

function addGraph(tally: Tally, graph: Graph, sign: 1 | -1): void {
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

/** One possible recipe, each equally likely. */
function drawFrom(graph: Graph, knowledge: Knowledge, rng: Rng): Hypothesis {
  const picked = new Map<number, Role>();
  let state = 0;
  for (const [place, index] of graph.order.entries()) {
    const ends = graph.ends[place + 1] ?? [];
    const edges = (graph.layers[place + 1]?.edges ?? []).filter((edge) => edge.from === state);
    const edge =
      edges[
        drawWeighted(
          edges.map(({ to }) => ends[to] ?? 0),
          rng,
        )
      ];
    const role = edge && graph.roles[edge.role];
    if (!edge || !role) continue;
    picked.set(index, role);
    state = edge.to;
  }
  const ingredients = knowledge.ingredients.map((name, index): Ingredient => {
    const { kind, number } = picked.get(index) ?? { kind: 'ignore' as const, number: null };
    return { name, kind, number, effects: kind === 'imposter' ? ['Imposter'] : [] };
  });
  return { recipeLength: graph.recipeLength, ingredients };
}

export interface Counted {
  readonly tally: Tally;
  /** Undefined where nothing is possible. */
  draw(rng: Rng): Hypothesis | undefined;
}

/** Counts every recipe that fits; undefined when the budget is used up. Only for games without effects. */
export function countRecipes(knowledge: Knowledge, budget: Budget): Counted | undefined {
  const tally = emptyTally(knowledge);
  const group = decoyGroup(knowledge);
  const graphs: Graph[] = [];
  for (const length of knowledge.lengths) {
    const fits = (index: number, role: Role) =>
      allows(knowledge, length, index, role) && fitsEffectCount(knowledge, index, role);
    const graph = new GraphBuilder(knowledge, length).build(fits, budget);
    if (!graph) return undefined;
    graphs.push(graph);
    addGraph(tally, graph, 1);
    if (group.length === 0) continue;
    // "one of these is a decoy": all recipes, less those in which none of them is
    const allGood = (index: number, role: Role) =>
      fits(index, role) && (role.kind === 'good' || !group.includes(index));
    const without = new GraphBuilder(knowledge, length).build(allGood, budget);
    if (!without) return undefined;
    addGraph(tally, without, -1);
  }
  const fitsGroup = ({ ingredients }: Hypothesis) =>
    group.length === 0 || group.some((index) => ingredients[index]?.kind !== 'good');
  return {
    tally,
    draw(rng) {
      if (tally.total <= 0) return undefined;
      for (;;) {
        const drawn =
          graphs[
            drawWeighted(
              graphs.map((graph) => graph.ends[0]?.[0] ?? 0),
              rng,
            )
          ];
        const hypothesis = drawn && drawFrom(drawn, knowledge, rng);
        if (!hypothesis || fitsGroup(hypothesis)) return hypothesis;
      }
    },
  };
}

/** An index, as likely as its weight; weights too large for one draw are scaled down together. */
function drawWeighted(weights: readonly number[], rng: Rng): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const scale = Math.max(1, Math.ceil(total / 0x40000000));
  const scaled = weights.map((weight) => Math.ceil(weight / scale));
  let left = rng.below(
    Math.max(
      1,
      scaled.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  return scaled.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** Without effects in play only imposters have one: what they are. */
function fitsEffectCount(knowledge: Knowledge, index: number, role: Role): boolean {
  const { clue } = knowledge;
  if (clue?.type !== 'effects' || knowledge.ingredients[index] !== clue.ingredient) return true;
  return clue.count === (role.kind === 'imposter' ? 1 : 0);
}
