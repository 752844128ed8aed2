// What a solo board can still do: rooms to brew in, whether the recipe remains brewable, the board after an
// answer, and the choices that keep most recipes brewable. Hints use it to save room and plants.

import { columnOf, rowOf } from '../board/sections.ts';
import type { EffectName } from '../names.ts';
import type { CompiledRecipe } from '../potion/compile.ts';
import { entryOf, gardenAt, nextCell, plantsOf, specialAt } from '../seats/board-state.ts';
import { playSolo, soloMoves } from '../seats/solo-play.ts';
import { isHarmful } from '../types/board.ts';
import type { View } from '../types/index.ts';
import type { PlayedEntry, PotionResult } from '../types/potion.ts';
import {
  type Garden,
  type SoloMove,
  type SoloSetup,
  type SoloState,
  soloEffects,
} from '../types/solo.ts';
import type { Pool } from './sample.ts';
import { planPotion, type TestPlan } from './solo-plan.ts';
import { winnerIn } from './solo-potions.ts';

export interface BrewRoom {
  /** Contents by place; undefined if empty. */
  readonly fixed: readonly (PlayedEntry | undefined)[];
  /** A garden: its plants grow together and may be tested in any order. */
  readonly grows: boolean;
  /** Equal for rooms with the same possible potions. */
  readonly look: string;
}

/** Smallest first. */
export function allRooms(setup: SoloSetup, state: SoloState): readonly BrewRoom[] {
  const rooms = setup.board.kind === 'cauldrons' ? cauldrons(setup, state) : gardens(state);
  return [...rooms].sort((one, other) => one.fixed.length - other.fixed.length);
}

/** One of each look, smallest first. */
export function roomsOf(setup: SoloSetup, state: SoloState): readonly BrewRoom[] {
  const different = new Map(allRooms(setup, state).map((room) => [room.look, room]));
  return [...different.values()];
}

/** Number of rooms by size, smallest first. */
export function roomCounts(setup: SoloSetup, state: SoloState): ReadonlyMap<number, number> {
  const counts: number[] = [];
  const add = (size: number) => {
    counts[size] = (counts[size] ?? 0) + 1;
  };
  if (setup.board.kind === 'cauldrons') {
    for (const region of setup.board.regions)
      if (region.kind === 'cauldron' && nextCell(state, region) !== undefined)
        add(region.cells.length);
  } else {
    for (const { spent, cells } of state.gardens) if (!spent) add(sizeOf(state, cells));
  }
  return new Map([...counts.entries()].filter(([size, count]) => size > 0 && count > 0));
}

/** Plants in these cells and room for more. */
function sizeOf({ plots, barred }: SoloState, cells: readonly number[]): number {
  let size = 0;
  for (const cell of cells) {
    const plants = plots[cell] ?? [];
    if (plants.length === 0 && !barred.includes(cell)) size++;
    for (const { plucked } of plants) if (!plucked) size++;
  }
  return size;
}

export function roomFrom(fixed: BrewRoom['fixed'], grows: boolean): BrewRoom {
  const look = fixed.map((entry) => (entry ? `${entry.ingredient}${entry.seeds}` : '-')).join();
  return { fixed, grows, look: `${grows} ${look}` };
}

function cauldrons(setup: SoloSetup, state: SoloState): readonly BrewRoom[] {
  return setup.board.regions
    .filter((region) => region.kind === 'cauldron' && nextCell(state, region) !== undefined)
    .map(({ cells }) =>
      roomFrom(
        cells.map((cell) => {
          const plant = state.plots[cell]?.[0];
          return plant && entryOf(plant);
        }),
        false,
      ),
    );
}

function gardens(state: SoloState): readonly BrewRoom[] {
  return state.gardens
    .filter(({ spent }) => !spent)
    .map((garden) => roomFrom(gardenEntries(state, garden), true))
    .filter(({ fixed }) => fixed.length > 0);
}

/** Plants of a garden, then its empty places. */
function gardenEntries(state: SoloState, garden: Garden): BrewRoom['fixed'] {
  const plants = plantsOf(state, garden).map(({ plant }) => entryOf(plant));
  const empty = garden.cells.filter(
    (cell) => !state.barred.includes(cell) && state.plots[cell]?.length === 0,
  );
  return [...plants, ...empty.map(() => undefined)];
}

/** An answer without effects. */
export const PLAIN = { won: false, undergrown: 0, overgrown: 0, messages: [] } as const;

/** The board after these moves if no answer has effects; undefined if the game is over. */
export function afterwards(
  setup: SoloSetup,
  state: SoloState,
  moves: readonly SoloMove[],
): SoloState | undefined {
  let now = state;
  for (const move of moves) {
    const outcome = playSolo(setup, now, move, () => PLAIN);
    if (!outcome.ok) return undefined;
    now = outcome.state;
  }
  return now.phase === 'playing' ? now : undefined;
}

/** Moves to a potion that wins in this recipe; undefined if the board cannot brew it. */
export function wayToWin(
  setup: SoloSetup,
  state: SoloState,
  recipe: CompiledRecipe,
): readonly SoloMove[] | undefined {
  for (const room of roomsOf(setup, state)) {
    const entries = winnerIn(setup, recipe, room);
    const moves = entries && planPotion(setup, state, entries);
    if (moves) return moves;
  }
  return undefined;
}

/** Representative recipes, at least one of each length. */
const MODELS = 3;

export function modelsOf({ recipes }: Pool, most = MODELS): readonly CompiledRecipe[] {
  const lengths = new Set(recipes.map(({ recipeLength }) => recipeLength));
  return [...lengths].flatMap((length) => {
    const own = recipes.filter(({ recipeLength }) => recipeLength === length);
    const count = Math.max(1, Math.floor(most / lengths.size));
    return own.filter((_, place) => place % Math.ceil(own.length / count) === 0);
  });
}

/** Recipes that choices should keep brewable; none if the last potion is free. */
const WANTED = 12;
export const wantedOf = (setup: SoloSetup, pool: Pool): readonly CompiledRecipe[] =>
  setup.lastPotion ? [] : modelsOf(pool, WANTED);

/** The share of these recipes that the board can still brew. */
export function shareBrewable(
  setup: SoloSetup,
  state: SoloState | undefined,
  models: readonly CompiledRecipe[],
): number {
  if (!state || models.length === 0) return 0;
  const ways = models.filter((recipe) => wayToWin(setup, state, recipe) !== undefined);
  return ways.length / models.length;
}

/** Constant over all positions of a look-ahead. */
export interface HintContext {
  readonly view: View;
  readonly setup: SoloSetup;
}

export interface HintPosition extends HintContext {
  readonly state: SoloState;
}

/** Seeds that can be grown now: at most two while distracted. */
export const growable = ({ maxSeeds }: SoloSetup, { distracted }: SoloState): number =>
  distracted ? Math.min(2, maxSeeds) : maxSeeds;

/** Equal for boards that play alike. */
export const boardKey = ({ plots, barred, gardens, poisoned, distracted }: SoloState): string =>
  JSON.stringify([
    plots.map((plants) => plants.map((one) => `${one.ingredient}${one.dots}${one.plucked}`)),
    barred,
    gardens,
    poisoned,
    distracted,
  ]);

const isActing = (effect: EffectName) => soloEffects.some((one) => one === effect);

/** The board after each answer to a potion; answers with the same effects share it. */
export function createAfterAnswer(
  setup: SoloSetup,
  { ready, test }: TestPlan,
): (result: PotionResult) => SoloState | undefined {
  const boards = new Map<string, SoloState | undefined>();
  return (result) => {
    const acting = result.messages.flatMap(({ effect }) => (isActing(effect) ? [effect] : []));
    const key = result.won ? 'won' : acting.sort().join();
    if (!boards.has(key)) {
      const outcome = playSolo(setup, ready, test, () => result);
      boards.set(key, outcome.ok ? outcome.state : undefined);
    }
    return boards.get(key);
  };
}

/** Rooms of a recipe's length are worth most; otherwise larger ones. */
function roomWorth({ recipeLength }: View, counts: ReadonlyMap<number, number>): number {
  const lengths = recipeLength === null ? [4, 6] : [recipeLength];
  let worth = 0;
  // A second room of the same size is worth less.
  for (const [size, count] of counts)
    worth += (lengths.includes(size) ? 6 : size / 4) * (1 + (count - 1) / 2);
  return worth;
}

function harm(setup: SoloSetup, state: SoloState, move: SoloMove): number {
  const garden = 'cell' in move ? gardenAt(state, move.cell) : undefined;
  if (!garden) return 0;
  if (move.type === 'frost')
    return plantsOf(state, garden).reduce((sum, { plant }) => sum + plant.dots - 1, 0);
  const special = 'cell' in move ? specialAt(setup, move.cell) : undefined;
  // Losing a harmful cell costs nothing; a cell of a small garden little.
  return special && isHarmful(special) ? 0 : garden.cells.length + (special ? 6 : 0);
}

interface RankedChoice {
  readonly move: SoloMove;
  readonly after: SoloState | undefined;
}

/** Choices that leave rooms of the same sizes are equivalent; how many kinds to try. */
const KINDS = 8;

/** Many recipes are tried on the same board. */
const choiceCache = new WeakMap<SoloState, readonly RankedChoice[]>();

function optionsOf(context: HintContext, state: SoloState): readonly RankedChoice[] {
  const before = choiceCache.get(state);
  if (before) return before;
  const options = rankedOptions(context, state);
  choiceCache.set(state, options);
  return options;
}

function rankedOptions({ view, setup }: HintContext, state: SoloState): readonly RankedChoice[] {
  const ranked = differentMoves(setup, state)
    .map((move) => {
      const outcome = playSolo(setup, state, move, noPotion);
      const after = outcome.ok && outcome.state.phase === 'playing' ? outcome.state : undefined;
      const counts = after ? roomCounts(setup, after) : new Map<number, number>();
      const worth = roomWorth(view, counts) - harm(setup, state, move) / 100;
      return { move, after, worth, sizes: JSON.stringify([...counts]) };
    })
    .sort((one, other) => other.worth - one.worth);
  const kinds = new Map<string, RankedChoice>();
  for (const one of ranked) if (!kinds.has(one.sizes)) kinds.set(one.sizes, one);
  return [...kinds.values()].slice(0, KINDS);
}

/** One of each set of moves with the same effect on rooms. */
function differentMoves(setup: SoloSetup, state: SoloState): readonly SoloMove[] {
  const different = new Map<string, SoloMove>();
  for (const move of soloMoves(setup, state)) {
    if (move.type === 'giveUp') continue;
    const key = likeness(setup, state, move);
    if (!different.has(key)) different.set(key, move);
  }
  return [...different.values()];
}

function likeness(setup: SoloSetup, state: SoloState, move: SoloMove): string {
  if (!('cell' in move)) return move.type;
  const gardenOf = (cell: number) => gardenAt(state, cell)?.cells[0];
  const { type, cell } = move;
  const about = [type, gardenOf(cell), specialAt(setup, cell)];
  if (type === 'bramble') return about.join();
  if (type === 'gate') return [...about, gardenOf(move.other)].join();
  // A fence runs through the whole garden.
  if (type === 'fence') {
    const upright = rowOf(cell) === rowOf(move.other);
    return [...about, upright, upright ? columnOf(cell) : rowOf(cell)].join();
  }
  return [type, cell].join();
}

/** The choice (not for Seedling) that keeps most of the `wanted` recipes brewable; undefined if there is none. */
export function choiceMove(
  context: HintContext,
  state: SoloState,
  wanted: readonly CompiledRecipe[] = [],
): SoloMove | undefined {
  const options = optionsOf(context, state);
  if (wanted.length === 0) return options[0]?.move;
  let best: { readonly move: SoloMove; readonly share: number } | undefined;
  for (const { move, after } of options) {
    const clear = after && { ...after, choices: [], distracted: false };
    const share = shareBrewable(context.setup, clear, wanted);
    if (!best || share > best.share) best = { move, share };
    if (share === 1) break;
  }
  return best?.move;
}

/** The position after all pending choices. */
export function settled(
  context: HintContext,
  state: SoloState,
  wanted: readonly CompiledRecipe[] = [],
): SoloState {
  let now = state;
  while (now.phase === 'playing' && now.choices.length > 0) {
    const move: SoloMove | undefined =
      now.choices[0] === 'Seedling' ? { type: 'pass' } : choiceMove(context, now, wanted);
    const outcome = move && playSolo(context.setup, now, move, noPotion);
    if (!outcome?.ok) return now;
    now = outcome.state;
  }
  return now;
}

const noPotion = () => PLAIN;
