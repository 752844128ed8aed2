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
import { isNews, splitOf, wasTested, winsIn } from '../advice.ts';
import {
  brewFact,
  knownFact,
  type MoveHint,
  possibleFact,
  sureBrew,
  tellings,
  towards,
} from '../hint.ts';
import { knownFrom } from '../known.ts';
import { type Likeliest, likeliest } from '../last.ts';
import { isScant, type Pool } from '../pool.ts';
import { seldomPotions } from '../seldom.ts';
import { choiceMove } from './choices.ts';
import { afterwards, shareBrewable, wantedOf, wayToWin } from './outlook.ts';
import { growable, type Place } from './place.ts';
import { planPotion } from './plan.ts';
import { soloPool } from './pool.ts';
import { usesOf, winnerIn } from './potions.ts';
import { roomsOf } from './rooms.ts';
import { tellingPotion } from './telling.ts';

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
  if (isScant(pool)) return success(seldomHint(place) ?? anyHint(place, pool));
  if (isPastSaving(place, pool)) return success(lostHint(pool));
  const found = sureHint(place, pool, budget) ?? tellingHint(place, pool);
  return success(found ?? anyHint(place, pool));
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

/** Recipes whose wins are tried on all others. */
const SURE = 6;

interface Brew {
  readonly entries: readonly PlayedEntry[];
  readonly moves: readonly SoloMove[];
}

/** The shortest way to a potion that wins in all recipes. */
function surestBrew({ view, setup, state }: Place, { recipes }: Pool): Brew | undefined {
  let best: Brew | undefined;
  for (const room of roomsOf(setup, state))
    for (const recipe of recipes.slice(0, SURE)) {
      const entries = winnerIn(view, recipe, room);
      if (!entries || wasTested(view.trials, entries)) continue;
      if (winsIn(recipes, view.ingredients, entries) < recipes.length) continue;
      const moves = planPotion(setup, state, entries);
      if (moves && (!best || moves.length < best.moves.length)) best = { entries, moves };
    }
  return best;
}

/** Whatever is left, this wins: brewed on the board, or as the free last potion where the board cannot. */
function sureHint(place: Place, pool: Pool, budget: Budget): MoveHint | undefined {
  const { view, setup, state } = place;
  const brew = surestBrew(place, pool);
  const [move] = brew?.moves ?? [];
  if (brew && move) return hintOf('boardBrew', [brewFact(pool)], state, move, brew.entries);
  // nothing grows beyond two dots until the next potion: any small one will do
  if (state.distracted && surestBrew({ ...place, state: { ...state, distracted: false } }, pool)) {
    const clearing = clearingHint(place, pool);
    if (clearing) return clearing;
  }
  const free = setup.lastPotion ? sureBrew(view, pool, budget) : undefined;
  if (!free) return undefined;
  const facts = [brewFact(pool), { type: 'lastIsFree' }];
  return hintOf('boardSpent', facts, state, { type: 'giveUp' });
}

/** The cheapest potion that leaves nothing behind, and the board able to brew. */
function clearingHint({ view, setup, state }: Place, pool: Pool): MoveHint | undefined {
  const models = pool.recipes.slice(0, 1);
  for (const room of roomsOf(setup, state)) {
    const { telling, idle } = usesOf(view, pool, room, growable({ view, setup }, state));
    const calm = telling.filter(({ distracts, poisons }) => distracts + poisons === 0).slice(0, 4);
    for (const { entries } of idle ? [...calm, idle] : calm) {
      const moves = planPotion(setup, state, entries);
      const [move] = moves ?? [];
      if (!moves || !move) continue;
      if (shareBrewable(view, setup, afterwards(setup, state, moves), models) < 1) continue;
      return clearHint(state, entries, move);
    }
  }
  return undefined;
}

/** It tells nothing, and frees whoever tests it. */
const clearHint = (state: SoloState, entries: readonly PlayedEntry[], move: SoloMove): MoveHint =>
  hintOf('boardClear', [{ type: 'clears', effect: 'Distracted' }], state, move, entries);

function tellingHint(place: Place, pool: Pool): MoveHint | undefined {
  const { view, state } = place;
  const chosen = tellingPotion(place, pool);
  if (!chosen) return undefined;
  const { weight, move } = chosen;
  if (!isNews(weight)) return clearHint(state, weight.entries, move);
  const split = splitOf(pool.recipes, view.ingredients, weight.entries);
  const because = [possibleFact(pool), ...tellings(view, pool, split).slice(0, 2)];
  return hintOf('boardPotion', because, state, move, split.entries);
}

/** Hardly a recipe was found: something small that was not tested before. */
function seldomHint({ view, setup, state }: Place): MoveHint | undefined {
  for (const entries of seldomPotions(view, roomsOf(setup, state), state.poisoned)) {
    const [move] = planPotion(setup, state, entries) ?? [];
    if (move) return hintOf('boardMove', [{ type: 'goOn' }], state, move, entries);
  }
  return undefined;
}

/** Nothing stands out: the last potion where there is one, else whatever can be tested that was not tested before. */
function anyHint(place: Place, pool: Pool): MoveHint {
  const { view, setup, state } = place;
  if (setup.lastPotion)
    return hintOf('boardMove', [{ type: 'lastIsFree' }], state, { type: 'giveUp' });
  for (const room of roomsOf(setup, state)) {
    const { idle } = usesOf(view, pool, room, growable(place, state));
    const [move] = (idle && planPotion(setup, state, idle.entries)) ?? [];
    if (move) return hintOf('boardMove', [{ type: 'goOn' }], state, move);
  }
  return lostHint(pool);
}

/** Is there no way to any recipe that is left, and no free potion either? */
function isPastSaving({ view, setup, state }: Place, { recipes, whole }: Pool): boolean {
  if (setup.lastPotion || !whole) return false;
  // what distracts wears off
  const clear = { ...state, distracted: false };
  return recipes.every((recipe) => wayToWin(view, setup, clear, recipe) === undefined);
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
