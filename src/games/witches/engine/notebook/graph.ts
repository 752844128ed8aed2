// All recipes that fit trials without effects, as a graph of layers: one per ingredient, with a state for everything that
// is left of the trials' sums and of the numbers. Every way through it is a recipe.

import type { Budget } from '../../../../core/budget.ts';
import type { Trial } from '../../types/potion.ts';
import { type Knowledge, type Role, rolesFor } from './knowledge.ts';
import { bitCount } from './masks.ts';

/** A trial in which nothing was wrong to be seen: what its entries are is known up to "right or no number". */
const isClean = ({ result }: Trial) =>
  result.won || (result.undergrown === 0 && result.overgrown === 0 && result.messages.length === 0);

/** Does a clean trial win if these of its slots have a number? Numbers equal seeds there. */
function cleanWins(trial: Trial, slots: number, recipeLength: number): boolean {
  const seeds = trial.entries.flatMap((entry, slot) => (slots & (1 << slot) ? [entry.seeds] : []));
  return (
    seeds.length >= recipeLength &&
    seeds.every((seed, index) => index === 0 || seed === (seeds[index - 1] ?? 0) + 1)
  );
}

/** What an ingredient in a role adds to a trial: undergrown, overgrown, imposters, numbered slots. */
interface Share {
  readonly trial: number;
  readonly under: number;
  readonly over: number;
  readonly imposters: number;
  readonly slots: number;
}

function shareOf(trials: readonly Trial[], trial: number, name: string, role: Role): Share {
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

export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly role: number;
}
export interface Layer {
  /** Codes of the trials, then the mask of numbers given away. */
  readonly states: string[];
  readonly ways: number[];
  readonly edges: Edge[];
}

export interface Graph {
  readonly recipeLength: number;
  readonly roles: readonly Role[];
  /** The order in which ingredients are decided: those that were tried come first. */
  readonly order: readonly number[];
  readonly layers: readonly Layer[];
  /** Ways from each state of each layer to an end. */
  readonly ends: readonly (readonly number[])[];
}

/** Sums still to come of a trial, four bits each; clean trials keep the numbered slots instead. */
const pack = (under: number, over: number, imposters: number) =>
  under | (over << 4) | (imposters << 8);

export class GraphBuilder {
  readonly #knowledge: Knowledge;
  readonly #length: number;
  readonly #roles: readonly Role[];
  readonly #clean: readonly boolean[];
  /** Entries of each trial that are not decided yet. */
  readonly #open: number[];

  constructor(knowledge: Knowledge, recipeLength: number) {
    this.#knowledge = knowledge;
    this.#length = recipeLength;
    this.#roles = rolesFor(knowledge, recipeLength);
    this.#clean = knowledge.trials.map(isClean);
    this.#open = knowledge.trials.map((trial) => trial.entries.length);
  }

  /** Undefined when the budget is used up. `narrowed` answers whether a role may be had. */
  build(narrowed: (index: number, role: Role) => boolean, budget: Budget): Graph | undefined {
    const { trials, ingredients } = this.#knowledge;
    const first = trials.map((trial, index) => {
      const { undergrown, overgrown, messages } = trial.result;
      return this.#clean[index] ? 0 : pack(undergrown, overgrown, messages.length);
    });
    const tried = [
      ...new Set(trials.flatMap((trial) => trial.entries.map((one) => one.ingredient))),
    ];
    const order = [
      ...tried.map((name) => ingredients.indexOf(name)),
      ...[...ingredients.keys()].filter((index) => {
        const name = ingredients[index];
        return name === undefined || !tried.includes(name);
      }),
    ];
    const layers: Layer[] = [{ states: [String.fromCharCode(...first, 0)], ways: [1], edges: [] }];
    for (const [place, index] of order.entries()) {
      const layer = this.#decide(layers[place], index, order.length - place - 1, narrowed, budget);
      if (!layer) return undefined;
      layers.push(layer);
    }
    return {
      recipeLength: this.#length,
      roles: this.#roles,
      order,
      layers,
      ends: waysToEnd(layers),
    };
  }

  #decide(
    before: Layer | undefined,
    index: number,
    left: number,
    narrowed: (index: number, role: Role) => boolean,
    budget: Budget,
  ): Layer | undefined {
    const { trials, ingredients } = this.#knowledge;
    const name = ingredients[index] ?? 'Parsley';
    const touched = [...trials.keys()].filter((trial) =>
      trials[trial]?.entries.some((entry) => entry.ingredient === name),
    );
    for (const trial of touched)
      this.#open[trial] =
        (this.#open[trial] ?? 0) -
        (trials[trial]?.entries.filter((entry) => entry.ingredient === name).length ?? 0);
    const shares = this.#roles.map((role) =>
      touched.map((trial) => shareOf(trials, trial, name, role)),
    );
    const usable = [...this.#roles.keys()].filter((role) => {
      const one = this.#roles[role];
      return one !== undefined && narrowed(index, one);
    });
    const layer: Layer = { states: [], ways: [], edges: [] };
    const places = new Map<string, number>();
    for (const [from, state] of (before?.states ?? []).entries()) {
      if (!budget.spend(usable.length)) return undefined;
      for (const role of usable) {
        const next = this.#next(state, role, shares[role] ?? [], left);
        if (next === undefined) continue;
        let to = places.get(next);
        if (to === undefined) {
          to = layer.states.push(next) - 1;
          layer.ways.push(0);
          places.set(next, to);
        }
        layer.ways[to] = (layer.ways[to] ?? 0) + (before?.ways[from] ?? 0);
        layer.edges.push({ from, to, role });
      }
    }
    return layer;
  }

  /** The state after an ingredient takes a role, or undefined where a trial or the numbers forbid it. */
  #next(state: string, role: number, shares: readonly Share[], left: number): string | undefined {
    const count = this.#clean.length;
    let given = state.charCodeAt(count);
    if (role < this.#length) {
      if ((given & (1 << role)) !== 0) return undefined;
      given |= 1 << role;
    } else if (bitCount(given) + left < this.#length) return undefined;
    if (shares.length === 0) return state.slice(0, count) + String.fromCharCode(given);
    const codes: number[] = [];
    for (let trial = 0; trial < count; trial++) codes.push(state.charCodeAt(trial));
    for (const share of shares) {
      const code = this.#spend(codes[share.trial] ?? 0, share);
      if (code === undefined) return undefined;
      codes[share.trial] = code;
    }
    return String.fromCharCode(...codes, given);
  }

  /** What is left of one trial, or undefined if the share does not fit into it. */
  #spend(code: number, share: Share): number | undefined {
    const open = this.#open[share.trial] ?? 0;
    if (this.#clean[share.trial]) {
      if (share.under + share.over + share.imposters > 0) return undefined;
      const slots = code | share.slots;
      if (open > 0) return slots;
      const trial = this.#knowledge.trials[share.trial];
      // the last of its entries: did it win as it should?
      if (!trial || cleanWins(trial, slots, this.#length) !== trial.result.won) return undefined;
      return 0;
    }
    const under = (code & 15) - share.under;
    const over = ((code >> 4) & 15) - share.over;
    const imposters = ((code >> 8) & 15) - share.imposters;
    if (under < 0 || over < 0 || imposters < 0) return undefined;
    if (under + over > open || imposters > open) return undefined;
    return pack(under, over, imposters);
  }
}

function waysToEnd(layers: readonly Layer[]): readonly (readonly number[])[] {
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
