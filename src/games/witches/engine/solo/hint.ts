// Hints for the solo game: what already follows, as in `hint.ts`; the potion that wins, where the board can brew it; else one
// that tells much for what it costs and leaves room and plants for the recipe. Always with the next move towards it. The
// same view always gives the same hint.

import type { Budget } from '../../../../core/budget.ts';
import type { Fact, HintStep } from '../../../../core/hint.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import { createRng } from '../../../../core/rng.ts';
import { soloSetup } from '../../solo/game.ts';
import { soloMoves } from '../../solo/moves.ts';
import { gardenAt } from '../../solo/state.ts';
import type { View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { SoloMove, SoloSetup, SoloState } from '../../types/solo.ts';
import { splitOf, type Weight, wasTested, winsIn } from '../advice.ts';
import { brewFact, knownFact, type MoveHint, possibleFact, sureBrew, tellings } from '../hint.ts';
import { knownFrom } from '../known.ts';
import { likeliest } from '../last.ts';
import type { Pool } from '../pool.ts';
import { chanceOf } from './chances.ts';
import { choiceMove } from './choices.ts';
import { afterwards, modelsOf, shareBrewable } from './outlook.ts';
import { type Plan, planPotion, planTest } from './plan.ts';
import { soloPool } from './pool.ts';
import { FULL, THOROUGH, usesOf, winnerIn } from './potions.ts';
import { roomsOf } from './rooms.ts';

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
  const [due] = place.state.choices;
  if (due !== undefined && due !== 'Seedling') {
    const move = choiceMove(view, setup, place.state);
    return move ? success(choiceHint(place, due, move)) : failure('nothingToHint');
  }
  const known = knownFrom(view, budget);
  if (!known.ok) return known;
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
  if (pool.sample.length === 0) return anyMove(place);
  if (!budget.spend(pool.recipes.length)) return failure('budgetExhausted');
  if (place.state.phase === 'last') return lastHint(place, pool, budget);
  const sure = sureHint(place, pool, budget);
  if (sure) return success(sure);
  const telling = tellingHint(place, pool);
  return telling ? success(telling) : anyMove(place);
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

const towards = (entries: readonly PlayedEntry[]): Fact => ({ type: 'towards', entries });

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
  if (brew && move)
    return hintOf('boardBrew', [brewFact(pool), towards(brew.entries)], state, move);
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
    const { telling, idle } = usesOf(view, pool, room, growable({ view, setup, state }));
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
  hintOf('boardClear', [{ type: 'clears', effect: 'Distracted' }, towards(entries)], state, move);

/** Seeds that can be grown now: two at most for the distracted. */
const growable = ({ view, state }: Place) =>
  state.distracted ? Math.min(2, view.maxSeeds) : view.maxSeeds;

/** In bits for each plant: what a win that may come is worth, and what it costs to lose the room or the plants for it. */
const WIN_WORTH = 1.5;
const RESERVE_COST = 6;
const CHANCE_COST = 12;
/** Alone a second Poison in a row is the end; Distracted costs a potion. */
const DEADLY_COST = 6;
const DISTRACTED_COST = 0.2;

/** Candidates of each room, and those whose way on the board is looked for, best first. */
const PER_ROOM = 8;
const LOOKED_AT = 12;
/** Once all recipes are known that are left. */
const LOOKED_AT_END = 30;

function tellingHint(place: Place, pool: Pool): MoveHint | undefined {
  const { view, setup, state } = place;
  const seeds = growable(place);
  const rough = (planted: number, { gain, wins, poisons, distracts }: Weight) =>
    (gain + WIN_WORTH * wins) / (planted + 1) -
    (state.poisoned ? DEADLY_COST * poisons : 0) -
    DISTRACTED_COST * distracts;
  const candidates = roomsOf(setup, state).flatMap((room) => {
    const { winning, telling, idle } = usesOf(
      view,
      pool,
      room,
      seeds,
      pool.whole ? THOROUGH : FULL,
    );
    const open = room.fixed.filter((entry) => !entry).length;
    const likely = winning
      .filter(({ answers, wins }) => answers > 1 || wins === 1)
      .sort((one, other) => other.wins - one.wins)
      .slice(0, 3);
    const worthOf = (weight: Weight) => ({ weight, worth: rough(open, weight) });
    const best = telling.map(worthOf).sort((one, other) => other.worth - one.worth);
    // the distracted may test what tells nothing, to be rid of it
    const clearing = pool.whole && state.distracted && idle ? [worthOf(idle)] : [];
    return [...likely.map(worthOf), ...best.slice(0, PER_ROOM), ...clearing];
  });
  candidates.sort((one, other) => other.worth - one.worth);
  const models = setup.lastPotion ? [] : modelsOf(pool);
  // what may be lost by it: counted where all recipes are known, else by the room that is left
  const lossOf = (weight: Weight, plan: Plan, most: number) => {
    if (pool.whole)
      return CHANCE_COST * (1 - chanceOf(place, plan, pool, weight, 1 - most / CHANCE_COST));
    if (models.length === 0) return 0;
    const kept = shareBrewable(view, setup, afterwards(setup, state, plan.moves), models);
    return RESERVE_COST * (1 - kept) * (1 - weight.wins);
  };
  let best: { weight: Weight; move: SoloMove; worth: number } | undefined;
  const most = pool.whole ? LOOKED_AT_END : LOOKED_AT;
  let looked = 0;
  for (const { weight } of candidates) {
    if (looked >= most && best && best.worth > -RESERVE_COST / 4) break;
    const plan = planTest(setup, state, weight.entries);
    const [move] = plan?.moves ?? [];
    if (!plan || !move) continue;
    looked++;
    const planted = plan.moves.filter(({ type }) => type === 'plant').length;
    const value = rough(planted, weight);
    const ahead = best ? value - best.worth : CHANCE_COST;
    if (ahead <= 0) continue;
    const worth = value - lossOf(weight, plan, ahead);
    if (!best || worth > best.worth) best = { weight, move, worth };
  }
  if (!best) return undefined;
  if (best.weight.answers < 2 && best.weight.wins < 1)
    return clearHint(state, best.weight.entries, best.move);
  const split = splitOf(pool.recipes, view.ingredients, best.weight.entries);
  const because = [
    possibleFact(pool),
    towards(split.entries),
    ...tellings(view, pool, split).slice(0, 2),
  ];
  return hintOf('boardPotion', because, state, best.move);
}

/** No plan to speak of: the last potion where there is one, else some move that goes on. */
function anyMove({ setup, state }: Place): Result<MoveHint> {
  const moves = [...soloMoves(setup, state)];
  const others = moves.filter(({ type }) => type !== 'giveUp');
  const onward = others.find(({ type }) => type === 'pluck' || type === 'test') ?? others[0];
  const move = setup.lastPotion ? moves.find(({ type }) => type === 'giveUp') : onward;
  return move
    ? success(
        hintOf('boardMove', [{ type: setup.lastPotion ? 'lastIsFree' : 'goOn' }], state, move),
      )
    : failure('nothingToHint');
}

function lastHint({ view, state }: Place, pool: Pool, budget: Budget): Result<MoveHint> {
  const best = likeliest(view, pool, budget);
  if (!best.ok) return best;
  const { entries, facts } = best.value;
  return success(hintOf('lastPotion', facts, state, { type: 'last', entries }));
}
