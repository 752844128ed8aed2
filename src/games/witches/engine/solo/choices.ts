// Solo: which choice a hint proposes where an effect waits for one. What harms goes where it harms least, and never where the
// recipe would have been brewed, if that can be helped.

import type { CompiledRecipe } from '../../potion/compile.ts';
import { soloMoves } from '../../solo/moves.ts';
import { playSolo } from '../../solo/play.ts';
import { gardenAt, plantsOf, specialAt } from '../../solo/state.ts';
import { isHarmful } from '../../types/board.ts';
import type { View } from '../../types/index.ts';
import type { PotionResult } from '../../types/potion.ts';
import type { SoloMove, SoloSetup, SoloState } from '../../types/solo.ts';
import { shareBrewable } from './outlook.ts';
import type { Ground } from './place.ts';
import { roomCounts } from './rooms.ts';

/** Room for a recipe is worth most; of rooms that are too small the larger ones. */
function roomWorth(view: View, setup: SoloSetup, state: SoloState): number {
  const lengths = view.recipeLength === null ? [4, 6] : [view.recipeLength];
  let worth = 0;
  // a second room of a kind is worth less than the first
  for (const [size, count] of roomCounts(setup, state))
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

/** Of choices after which rooms have the same sizes one stands for all; so many of these are looked at. */
const KINDS = 8;

/**
 * The move for the first choice that waits, Seedling aside, after which most of the `wanted` recipes can still be brewed;
 * undefined where there is none.
 */
export function choiceMove(
  { view, setup }: Ground,
  state: SoloState,
  wanted: readonly CompiledRecipe[] = [],
): SoloMove | undefined {
  const options = [...soloMoves(setup, state)].filter(({ type }) => type !== 'giveUp');
  const ranked = options
    .map((move) => {
      const outcome = playSolo(setup, state, move, noPotion);
      const after = outcome.ok && outcome.state.phase === 'playing' ? outcome.state : undefined;
      const worth = after ? roomWorth(view, setup, after) : 0;
      return { move, after, worth: worth - harm(setup, state, move) / 100 };
    })
    .sort((one, other) => other.worth - one.worth);
  const [first] = ranked;
  if (wanted.length === 0) return first?.move;
  const kinds = new Map<string, (typeof ranked)[number]>();
  for (const one of ranked) {
    const sizes = one.after ? [...roomCounts(setup, one.after)].sort() : [];
    const key = JSON.stringify(sizes);
    if (!kinds.has(key)) kinds.set(key, one);
  }
  let best: { readonly move: SoloMove; readonly share: number } | undefined;
  for (const { move, after } of [...kinds.values()].slice(0, KINDS)) {
    const clear = after && { ...after, choices: [], distracted: false };
    const share = shareBrewable(view, setup, clear, wanted);
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

const PLAIN: PotionResult = { won: false, undergrown: 0, overgrown: 0, messages: [] };
/** No choice tests a potion. */
const noPotion = () => PLAIN;
