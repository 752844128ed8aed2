// Solo: which choice a hint proposes where an effect waits for one. What harms goes where it harms least.

import { soloMoves } from '../../solo/moves.ts';
import { gardenAt, plantsOf, specialAt } from '../../solo/state.ts';
import { isHarmful } from '../../types/board.ts';
import type { View } from '../../types/index.ts';
import type { SoloMove, SoloSetup, SoloState } from '../../types/solo.ts';
import { afterwards } from './outlook.ts';
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

/** The move for the first choice that waits, Seedling aside; undefined where there is none. */
export function choiceMove(view: View, setup: SoloSetup, state: SoloState): SoloMove | undefined {
  const options = [...soloMoves(setup, state)].filter(({ type }) => type !== 'giveUp');
  const worthOf = (move: SoloMove) => {
    const after = afterwards(setup, state, [move]);
    return (after ? roomWorth(view, setup, after) : 0) - harm(setup, state, move) / 100;
  };
  let best: { move: SoloMove; worth: number } | undefined;
  for (const move of options) {
    const worth = worthOf(move);
    if (!best || worth > best.worth) best = { move, worth };
  }
  return best?.move;
}
