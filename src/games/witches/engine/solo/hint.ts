// Hints for the solo game: what already follows, as in `hint.ts`; the potion that wins, where the board can brew it; else one
// that tells much for what it costs and leaves room and plants for the recipe. Always with the next move towards it. The
// same view always gives the same hint.

import type { Budget } from '../../../../core/budget.ts';
import type { Fact, HintStep } from '../../../../core/hint.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import { createRng } from '../../../../core/rng.ts';
import { soloSetup } from '../../solo/game.ts';
import { gardenAt } from '../../solo/state.ts';
import type { View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { SoloMove, SoloState } from '../../types/solo.ts';
import { knownFact, type MoveHint, possibleFact, towards } from '../hint.ts';
import { knownFrom } from '../known.ts';
import { type Likeliest, likeliest } from '../last.ts';
import type { Pool } from '../pool.ts';
import { choiceMove } from './choices.ts';
import { courseNow } from './course.ts';
import { wantedOf } from './outlook.ts';
import type { Place } from './place.ts';
import { soloPool } from './pool.ts';

/** Faults: nothingToHint, budgetExhausted. */
export function soloHint(view: View, budget: Budget): Result<MoveHint> {
  const setup = soloSetup(view);
  if (view.status !== 'playing' || !setup || !view.solo) return failure('nothingToHint');
  const place = { view, setup, state: view.solo.state };
  if (!budget.spend()) return failure('budgetExhausted');
  const [due] = place.state.choices;
  const known = knownFrom(view, budget);
  if (!known.ok) return known;
  if (due !== undefined && due !== 'Seedling') {
    const pool = soloPool(view, known.value, budget);
    const move = choiceMove(place, place.state, pool && wantedOf(place, pool));
    return move ? success(choiceHint(place, due, move)) : failure('nothingToHint');
  }
  const fact = knownFact(view, known.value, createRng('solo proof'), budget);
  if (fact) return fact;
  const pool = soloPool(view, known.value, budget);
  if (!pool) return failure('budgetExhausted');
  if (due !== undefined) return success(seedlingHint(place, pool, budget));
  return boardHint(place, pool, budget);
}

const choiceHint = ({ state }: Place, due: string, move: SoloMove) =>
  hintOf('choice', [{ type: 'choice', effect: due }], state, move);

/** A free plant is the one that would be planted next, or none. */
function seedlingHint(place: Place, pool: Pool, budget: Budget): MoveHint {
  const state = { ...place.state, choices: place.state.choices.slice(1) };
  const next = state.choices.length > 0 ? undefined : boardHint({ ...place, state }, pool, budget);
  const move = next?.ok ? next.value.move : undefined;
  return choiceHint(place, 'Seedling', move?.type === 'plant' ? move : { type: 'pass' });
}

function boardHint(place: Place, pool: Pool, budget: Budget): Result<MoveHint> {
  if (!budget.spend(pool.recipes.length)) return failure('budgetExhausted');
  if (place.state.phase === 'last') return lastHint(place, pool, budget);
  const course = courseNow(place, pool, budget);
  if (!budget.spend(0)) return failure('budgetExhausted');
  const [move] = course?.moves ?? [];
  if (!course || !move) return success(lostHint(pool));
  return success(hintOf(course.technique, course.facts, place.state, move, course.potion));
}

/** An argument that leads to a move on the board: its garden is where to look; its cells, and its potion, are told with it. */
function hintOf(
  technique: string,
  facts: readonly Fact[],
  state: SoloState,
  move: SoloMove,
  potion?: readonly PlayedEntry[],
): MoveHint {
  const cells = cellsOf(state, move);
  const around = cells.flatMap((cell) => gardenAt(state, cell)?.cells ?? [cell]);
  const area = { cells: [...new Set(around)] };
  const marks = [{ kind: 'area', cells: area.cells }] as const;
  const targets = cells.map((cell) => ({ kind: 'target', cell }) as const);
  // One fact at a time: together they are more than a card holds.
  const [first, ...rest] = facts.map((fact): HintStep => ({ area, facts: [fact], marks }));
  const conclusion = potion ? [towards(potion)] : [];
  return {
    technique,
    steps: [first ?? { area, facts, marks }, ...rest],
    targets,
    conclusion,
    move,
  };
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

/** Nothing is proposed: plants that were planted in vain can be taken back, and giving up is not for a hint to do. */
const lostHint = (pool: Pool): MoveHint => ({
  technique: 'boardLost',
  steps: [
    { area: NOWHERE, facts: [possibleFact(pool), { type: 'noWay' }], marks: [] },
    { area: NOWHERE, facts: [{ type: 'takeBack' }], marks: [] },
  ],
  targets: [],
});
const NOWHERE = { cells: [] };

function lastHint({ view, state }: Place, pool: Pool, budget: Budget): Result<MoveHint> {
  const best = likeliest(view, pool, budget);
  const { entries, facts } = best.ok ? best.value : anyGuess(view);
  if (!best.ok && best.fault.code === 'budgetExhausted') return best;
  return success(hintOf('lastPotion', facts, state, { type: 'last', entries }, entries));
}

/** No recipe is known that fits: a row that rises as a recipe does. */
function anyGuess({ ingredients, recipeLength }: View): Likeliest {
  const length = recipeLength ?? SHORTEST;
  const entries = ingredients
    .slice(0, length)
    .map((ingredient, place) => ({ ingredient, seeds: place + 1 }));
  return { entries, facts: [{ type: 'goOn' }] };
}
/** Where its length is not told. */
const SHORTEST = 4;
