// Solo: which choice a hint proposes where an effect waits for one. What harms goes where it harms least, and never where the
// recipe would have been brewed, if that can be helped.

import { columnOf, rowOf } from '../../board/sections.ts';
import type { CompiledRecipe } from '../../potion/compile.ts';
import { soloMoves } from '../../solo/moves.ts';
import { playSolo } from '../../solo/play.ts';
import { gardenAt, plantsOf, specialAt } from '../../solo/state.ts';
import { isHarmful } from '../../types/board.ts';
import type { View } from '../../types/index.ts';
import type { SoloMove, SoloSetup, SoloState } from '../../types/solo.ts';
import { PLAIN, shareBrewable } from './outlook.ts';
import type { Ground } from './place.ts';
import { roomCounts } from './rooms.ts';

/** Room for a recipe is worth most; of rooms that are too small the larger ones. */
function roomWorth({ recipeLength }: View, counts: ReadonlyMap<number, number>): number {
  const lengths = recipeLength === null ? [4, 6] : [recipeLength];
  let worth = 0;
  // a second room of a kind is worth less than the first
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
  // a cell that is hard to use is no loss; one of a small garden little
  return special && isHarmful(special) ? 0 : garden.cells.length + (special ? 6 : 0);
}

/** A choice, and the board after it. */
interface Option {
  readonly move: SoloMove;
  readonly after: SoloState | undefined;
}

/** Of choices after which rooms have the same sizes one stands for all; so many of these are looked at. */
const KINDS = 8;

/** By board: what there is to choose. Many recipes are asked about the same board. */
const known = new WeakMap<SoloState, readonly Option[]>();

/** The best of every kind, by the room that is left, the best first. */
function optionsOf(ground: Ground, state: SoloState): readonly Option[] {
  const before = known.get(state);
  if (before) return before;
  const options = rankedOptions(ground, state);
  known.set(state, options);
  return options;
}

function rankedOptions({ view, setup }: Ground, state: SoloState): readonly Option[] {
  const ranked = differentMoves(setup, state)
    .map((move) => {
      const outcome = playSolo(setup, state, move, noPotion);
      const after = outcome.ok && outcome.state.phase === 'playing' ? outcome.state : undefined;
      const counts = after ? roomCounts(setup, after) : new Map<number, number>();
      const worth = roomWorth(view, counts) - harm(setup, state, move) / 100;
      return { move, after, worth, sizes: JSON.stringify([...counts]) };
    })
    .sort((one, other) => other.worth - one.worth);
  const kinds = new Map<string, Option>();
  for (const one of ranked) if (!kinds.has(one.sizes)) kinds.set(one.sizes, one);
  return [...kinds.values()].slice(0, KINDS);
}

/** Of moves that do the same, as far as rooms go, the first. */
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
  // a fence goes all along the garden
  if (type === 'fence') {
    const upright = rowOf(cell) === rowOf(move.other);
    return [...about, upright, upright ? columnOf(cell) : rowOf(cell)].join();
  }
  return [type, cell].join();
}

/**
 * The move for the first choice that waits, Seedling aside, after which most of the `wanted` recipes can still be brewed;
 * undefined where there is none.
 */
export function choiceMove(
  ground: Ground,
  state: SoloState,
  wanted: readonly CompiledRecipe[] = [],
): SoloMove | undefined {
  const options = optionsOf(ground, state);
  if (wanted.length === 0) return options[0]?.move;
  let best: { readonly move: SoloMove; readonly share: number } | undefined;
  for (const { move, after } of options) {
    const clear = after && { ...after, choices: [], distracted: false };
    const share = shareBrewable(ground.view, ground.setup, clear, wanted);
    if (!best || share > best.share) best = { move, share };
    if (share === 1) break;
  }
  return best?.move;
}

/** The position once nothing waits to be chosen any more. */
export function settled(
  ground: Ground,
  state: SoloState,
  wanted: readonly CompiledRecipe[] = [],
): SoloState {
  let now = state;
  while (now.phase === 'playing' && now.choices.length > 0) {
    const move: SoloMove | undefined =
      now.choices[0] === 'Seedling' ? { type: 'pass' } : choiceMove(ground, now, wanted);
    const outcome = move && playSolo(ground.setup, now, move, noPotion);
    if (!outcome?.ok) return now;
    now = outcome.state;
  }
  return now;
}

/** No choice tests a potion. */
const noPotion = () => PLAIN;
