// Test only: plays potions on the board of a table by the rules of the board, each player on the own part, and gifts
// where they are asked for. Shows that a board can be played, by playing it.

import { partIndex } from '../board/sections.ts';
import { stepTowards } from '../engine/solo/plan.ts';
import { type IngredientName, ingredientNames } from '../names/ingredients.ts';
import { playSolo } from '../solo/play.ts';
import { startSolo } from '../solo/state.ts';
import { type Board, isHarmful, type Region } from '../types/board.ts';
import type { PlayedEntry } from '../types/potion.ts';
import type { SoloSetup, SoloState } from '../types/solo.ts';

const ANSWER = { won: true, undergrown: 0, overgrown: 0, messages: [] } as const;

export const ownerOf = (board: Board, cell: number) =>
  partIndex(board.players, cell) % board.players;

/** The board with one cauldron or, on a board without, with one garden to be tested. */
function setupFor(board: Board, into: Region): SoloSetup {
  const regions = board.regions.filter(
    (region) => region === into || (board.kind === 'cauldrons' && region.kind === 'garden'),
  );
  // Cells that only help may be left unused.
  const specials = board.specials.filter(
    ({ special }) => isHarmful(special) || special === 'efficiency',
  );
  return {
    board: { ...board, regions, specials },
    ingredients: ingredientNames.slice(0, board.ingredients),
    maxSeeds: 6,
    lastPotion: false,
  };
}

/**
 * A potion for the region: what is printed in it, and others, with as many dots as their place or as are told. `grown` are
 * taken before any that would have to be planted.
 */
export function potionFor(
  board: Board,
  region: Region,
  dots?: number,
  grown: readonly IngredientName[] = [],
): readonly PlayedEntry[] {
  const printed = new Map(board.starts.map(({ cell, ingredient }) => [cell, ingredient]));
  const others = [...grown, ...ingredientNames.slice(0, board.ingredients)];
  let next = 0;
  return region.cells.map((cell, place) => {
    const ingredient = printed.get(cell);
    if (ingredient) return { ingredient, seeds: 1 };
    const chosen = others[grown.length > 0 ? next++ : place % others.length] ?? 'Sage';
    return { ingredient: chosen, seeds: dots ?? place + 1 };
  });
}

/** What is printed in the gardens of a player: one dot each, ready to be plucked. */
export function printedFor(board: Board, player: number): readonly IngredientName[] {
  const gardens = board.regions.filter(({ kind }) => kind === 'garden');
  const cells = new Set(gardens.flatMap((garden) => garden.cells));
  return board.starts.flatMap(({ cell, ingredient }) =>
    cells.has(cell) && ownerOf(board, cell) === player ? [ingredient] : [],
  );
}

/**
 * Does the potion come about? `giver` says whose gardens an entry grows in. Every step is a move of the rules, and is
 * made by the player whose garden it is in.
 */
export function brews(
  board: Board,
  region: Region,
  entries: readonly PlayedEntry[],
  giver: (place: number) => number,
): boolean {
  const setup = setupFor(board, region);
  let state: SoloState = startSolo(setup);
  for (let steps = 0; steps < 400 && state.potions.length === 0; steps++) {
    const place = region.cells.findIndex((cell) => state.plots[cell]?.length === 0);
    const gardens = state.gardens.filter(
      ({ cells }) => board.kind === 'gardens' || ownerOf(board, cells[0] ?? 0) === giver(place),
    );
    const move = stepTowards(setup, { ...state, gardens }, entries);
    if (!move) return false;
    const outcome = playSolo(setup, state, move, () => ANSWER);
    if (!outcome.ok) return false;
    state = outcome.state;
  }
  return state.potions.length === 1;
}
