// Solo hints: a fact that follows, as in `hint.ts`; the winning potion if the board can brew it; otherwise an
// informative one that is worth its plants and leaves room for the recipe. Includes the next move.
// Deterministic.

import type { Budget } from '../../../core/budget.ts';
import type { Fact } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import { gardenAt } from '../seats/board-state.ts';
import { soloSetup } from '../seats/solo-play.ts';
import type { View } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';
import type { SoloMove, SoloState } from '../types/solo.ts';
import { type Likeliest, likeliest } from './fallbacks.ts';
import { factSteps, knownFact, type MoveHint, possibleFact, towards } from './hint.ts';
import { hintSurvey, type Pool } from './sample.ts';
import { choiceMove, type HintPosition, wantedOf } from './solo-feasibility.ts';
import { currentHintPlan } from './solo-hint-plan.ts';
import { soloPool } from './solo-sample.ts';

/** Faults: nothingToHint, budgetExhausted. */
export function soloHint(view: View, budget: Budget): Result<MoveHint> {
  const setup = soloSetup(view);
  if (view.status !== 'playing' || !setup || !view.solo) return failure('nothingToHint');
  const position = { view, setup, state: view.solo.state };
  if (!budget.spend()) return failure('budgetExhausted');
  const [due] = position.state.choices;
  const survey = hintSurvey(view, budget);
  if (!survey.ok) return survey;
  if (due !== undefined && due !== 'Seedling') {
    const pool = soloPool(view, survey.value, budget);
    const move = choiceMove(position, position.state, pool && wantedOf(setup, pool));
    return move ? success(choiceHint(position, due, move)) : failure('nothingToHint');
  }
  const fact = knownFact(view, survey.value, createRng('solo proof'), budget);
  if (fact) return fact;
  const pool = soloPool(view, survey.value, budget);
  if (!pool) return failure('budgetExhausted');
  if (due !== undefined) return success(seedlingHint(position, pool, budget));
  return boardHint(position, pool, budget);
}

const choiceHint = ({ state }: HintPosition, due: string, move: SoloMove) =>
  hintOf('choice', [{ type: 'choice', effect: due }], state, move);

/** Plants what would be planted next anyway, or passes. */
function seedlingHint(position: HintPosition, pool: Pool, budget: Budget): MoveHint {
  const state = { ...position.state, choices: position.state.choices.slice(1) };
  const next =
    state.choices.length > 0 ? undefined : boardHint({ ...position, state }, pool, budget);
  const move = next?.ok ? next.value.move : undefined;
  return choiceHint(position, 'Seedling', move?.type === 'plant' ? move : { type: 'pass' });
}

function boardHint(position: HintPosition, pool: Pool, budget: Budget): Result<MoveHint> {
  if (!budget.spend(pool.recipes.length)) return failure('budgetExhausted');
  if (position.state.phase === 'last') return lastHint(position, pool, budget);
  const hintPlan = currentHintPlan(position, pool, budget);
  if (!budget.spend(0)) return failure('budgetExhausted');
  const [move] = hintPlan?.moves ?? [];
  if (!hintPlan || !move) return success(lostHint(pool));
  return success(hintOf(hintPlan.technique, hintPlan.facts, position.state, move, hintPlan.potion));
}

/** Points at the move's garden first; cells and potion come with the move. */
function hintOf(
  technique: string,
  facts: readonly Fact[],
  state: SoloState,
  move: SoloMove,
  potion?: Potion,
): MoveHint {
  const cells = cellsOf(state, move);
  const around = cells.flatMap((cell) => gardenAt(state, cell)?.cells ?? [cell]);
  const area = { cells: [...new Set(around)] };
  const marks = [{ kind: 'area', cells: area.cells }] as const;
  const targets = cells.map((cell) => ({ kind: 'target', cell }) as const);
  const conclusion = potion ? [towards(potion)] : [];
  return { technique, steps: factSteps(facts, area, marks), targets, conclusion, move };
}

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

/** Proposes no move: giving up is not for a hint to propose, but wasted plants can be taken back. */
const lostHint = (pool: Pool): MoveHint => ({
  technique: 'boardLost',
  steps: [
    { area: NOWHERE, facts: [possibleFact(pool), { type: 'noWay' }], marks: [] },
    { area: NOWHERE, facts: [{ type: 'takeBack' }], marks: [] },
  ],
  targets: [],
});
const NOWHERE = { cells: [] };

function lastHint({ view, state }: HintPosition, pool: Pool, budget: Budget): Result<MoveHint> {
  const best = likeliest(view, pool, budget);
  const { entries, facts } = best.ok ? best.value : anyGuess(view);
  if (!best.ok && best.fault.code === 'budgetExhausted') return best;
  return success(hintOf('lastPotion', facts, state, { type: 'last', entries }, entries));
}

/** No fitting recipe is known: numbers that rise like a recipe's. */
function anyGuess({ ingredients, recipeLength }: View): Likeliest {
  const length = recipeLength ?? SHORTEST;
  const entries = ingredients
    .slice(0, length)
    .map((ingredient, place) => ({ ingredient, seeds: place + 1 }));
  return { entries, facts: [{ type: 'goOn' }] };
}
/** For hidden lengths. */
const SHORTEST = 4;
