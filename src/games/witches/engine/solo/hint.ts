// Hints for the solo game: what already follows, as in `hint.ts`; else a potion that this board can brew and that
// tells much, and the next move towards it. The same view always gives the same hint, so that a plan is kept to.

import type { Budget } from '../../../../core/budget.ts';
import type { Fact, HintStep } from '../../../../core/hint.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import { createRng } from '../../../../core/rng.ts';
import { type CompiledRecipe, compile } from '../../potion/compile.ts';
import { indexEntries, winsForCertain } from '../../potion/evaluate.ts';
import { soloSetup } from '../../solo/game.ts';
import { soloMoves } from '../../solo/moves.ts';
import { gardenAt } from '../../solo/state.ts';
import type { View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { SoloMove, SoloSetup, SoloState } from '../../types/solo.ts';
import { knownFact, type MoveHint, splitOf } from '../hint.ts';
import { type Hypothesis, knowledgeOf } from '../notebook/knowledge.ts';
import { type Survey, survey } from '../notebook/notebook.ts';
import { brewablePotion } from '../winnable/winnable.ts';
import { planPotion, stepTowards } from './plan.ts';
import { type BoardPotion, boardPotions } from './potions.ts';

const SAMPLE = 80;
/** Candidates whose way on the board is looked for, best first. */
const LOOKED_AT = 30;

interface Place {
  readonly view: View;
  readonly setup: SoloSetup;
  readonly state: SoloState;
}

/** Faults: nothingToHint, budgetExhausted. */
export function soloHint(view: View, budget: Budget): Result<MoveHint> {
  const setup = soloSetup(view);
  if (view.status !== 'playing' || !setup || !view.solo) return failure('nothingToHint');
  const place = { view, setup, state: view.solo.state };
  if (!budget.spend()) return failure('budgetExhausted');
  if (place.state.choices.length > 0) return choiceHint(place);
  const rng = createRng(`solo hint ${view.fingerprint} ${view.trials.length}`);
  const found = survey(knowledgeOf(view), rng.fork('survey'), budget);
  if (!found.ok) return found;
  const fact = knownFact(view, found.value, rng.fork('proof'), budget);
  if (fact) return fact;
  const sample = found.value.sample(SAMPLE);
  if (sample.length === 0) return anyMove(place);
  if (place.state.phase === 'last') return lastHint(place, sample, budget);
  const sure = sureHint(place, found.value, sample);
  return sure ? success(sure) : tellingHint(place, found.value, sample, budget);
}

/** An effect waits: what helps is taken, what harms goes where it harms least. */
function choiceHint({ setup, state }: Place): Result<MoveHint> {
  const options = [...soloMoves(setup, state)].filter(({ type }) => type !== 'giveUp');
  const [due] = state.choices;
  const move =
    due === 'Seedling'
      ? options[0]
      : due === 'Bramble'
        ? leastBramble(state, options)
        : options.at(-1);
  if (!move) return failure('nothingToHint');
  return success(hintOf('choice', [{ type: 'choice', effect: due ?? '' }], state, move));
}

/** Brambles in a garden of one cell, or in the smallest, cost the least. */
function leastBramble(state: SoloState, options: readonly SoloMove[]): SoloMove | undefined {
  const size = (move: SoloMove) =>
    'cell' in move ? (gardenAt(state, move.cell)?.cells.length ?? 0) : 0;
  return [...options].sort((one, other) => size(one) - size(other))[0];
}

/** An argument that leads to a move on the board: its garden is where to look, its cells are told with the move. */
function hintOf(
  technique: string,
  facts: readonly Fact[],
  state: SoloState,
  move: SoloMove,
): MoveHint {
  const cells = cellsOf(state, move);
  const around = cells.flatMap((cell) => gardenAt(state, cell)?.cells ?? [cell]);
  const area = { cells: [...new Set(around)] };
  const marks = [{ kind: 'area', cells: area.cells }] as const;
  const targets = cells.map((cell) => ({ kind: 'target', cell }) as const);
  // One fact at a time: together they are more than a card holds.
  const [first, ...rest] = facts.map((fact): HintStep => ({ area, facts: [fact], marks }));
  return { technique, steps: [first ?? { area, facts, marks }, ...rest], targets, move };
}

/** Cells of the board that a move is about. */
function cellsOf(state: SoloState, move: SoloMove): readonly number[] {
  switch (move.type) {
    case 'plant':
    case 'bramble':
      return [move.cell];
    case 'pluck':
      return [move.cell, move.into];
    case 'gate':
    case 'fence':
      return [move.cell, move.other];
    case 'grow':
    case 'test':
    case 'frost':
      return gardenAt(state, move.cell)?.cells ?? [];
    case 'pass':
    case 'last':
    case 'giveUp':
      return [];
  }
}

/** Only one recipe is left, or all that are left agree on what to brew. */
function sureHint(
  place: Place,
  found: Survey,
  sample: readonly Hypothesis[],
): MoveHint | undefined {
  const { view, setup, state } = place;
  const [first] = sample;
  if (found.method !== 'exact' || found.tally.total !== 1 || !first) return undefined;
  const potion = brewablePotion(compiled(view, first));
  const entries = (potion?.items ?? []).flatMap((item, slot): PlayedEntry[] => {
    const ingredient = view.ingredients[item];
    return ingredient ? [{ ingredient, seeds: potion?.seeds[slot] ?? 1 }] : [];
  });
  const move = planPotion(setup, state, entries) && stepTowards(setup, state, entries);
  return move && hintOf('boardBrew', [{ type: 'onlyRecipe' }, towards(entries)], state, move);
}

const towards = (entries: readonly PlayedEntry[]): Fact => ({ type: 'towards', entries });

const compiled = (view: View, hypothesis: Hypothesis): CompiledRecipe =>
  compile({ ...hypothesis, lengthTold: view.recipeLength !== null, seed: '' });

interface Ranked extends BoardPotion {
  readonly left: number;
  readonly answers: number;
}

function tellingHint(
  place: Place,
  found: Survey,
  sample: readonly Hypothesis[],
  budget: Budget,
): Result<MoveHint> {
  const { view, setup, state } = place;
  const recipes = sample.map((hypothesis) => compiled(view, hypothesis));
  const rng = createRng(`solo potions ${view.fingerprint} ${view.trials.length}`);
  const ranked: Ranked[] = [];
  for (const potion of boardPotions(setup, state, sample, rng)) {
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    ranked.push({ ...potion, ...splitOf(recipes, view.ingredients, potion.entries) });
  }
  // What keeps the last room for a recipe free comes first.
  ranked.sort(
    (one, other) => Number(one.lastRoom) - Number(other.lastRoom) || one.left - other.left,
  );
  for (const { entries, left, answers } of ranked.slice(0, LOOKED_AT)) {
    const move = planPotion(setup, state, entries) && stepTowards(setup, state, entries);
    if (!move) continue;
    const because: Fact[] = [
      { type: 'possible', recipes: found.tally.total, method: found.method },
      towards(entries),
      {
        type: 'splits',
        sample: sample.length,
        left: Math.round((left / sample.length) * 10) / 10,
        answers,
      },
    ];
    return success(hintOf('boardPotion', because, state, move));
  }
  return anyMove(place);
}

/** No plan to speak of: some move that goes on. */
function anyMove({ setup, state }: Place): Result<MoveHint> {
  const moves = [...soloMoves(setup, state)].filter(({ type }) => type !== 'giveUp');
  const move = moves.find(({ type }) => type === 'pluck' || type === 'test') ?? moves[0];
  return move
    ? success(hintOf('boardMove', [{ type: 'goOn' }], state, move))
    : failure('nothingToHint');
}

/** The last potion: what wins in the most recipes that are possible. */
function lastHint(
  { view, state }: Place,
  sample: readonly Hypothesis[],
  budget: Budget,
): Result<MoveHint> {
  const recipes = sample.map((hypothesis) => compiled(view, hypothesis));
  let best: { entries: readonly PlayedEntry[]; wins: number } | undefined;
  for (const recipe of recipes.slice(0, LOOKED_AT)) {
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    const potion = brewablePotion(recipe);
    if (!potion) continue;
    const entries = potion.items.flatMap((item, slot): PlayedEntry[] => {
      const ingredient = view.ingredients[item];
      return ingredient ? [{ ingredient, seeds: potion.seeds[slot] ?? 1 }] : [];
    });
    const { items, seeds } = indexEntries(
      {
        ingredients: view.ingredients.map((name) => ({
          name,
          kind: 'good',
          number: null,
          effects: [],
        })),
      },
      entries,
    );
    const wins = recipes.filter((other) => winsForCertain(other, items, seeds)).length;
    if (!best || wins > best.wins) best = { entries, wins };
  }
  if (!best) return failure('nothingToHint');
  const because = [
    { type: 'chances', wins: best.wins, sample: sample.length },
    towards(best.entries),
  ];
  return success(hintOf('lastPotion', because, state, { type: 'last', entries: best.entries }));
}
