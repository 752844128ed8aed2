// Test only: real-size tables in the middle of a game. Boards are dealt, and potions are answered by the
// recipe without being brewed; statuses, plants and gardens are set as needed. Also plays potions on a dealt
// board by the rules, to show that it can be played.

import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { stepTowards } from '../advisor/solo-plan.ts';
import { partIndex, seatAt } from '../board/sections.ts';
import { witches } from '../index.ts';
import { type IngredientName, ingredientNames } from '../names.ts';
import { startAny, viewAny } from '../rules/with-tables.ts';
import { startSolo } from '../seats/board-state.ts';
import { playSolo } from '../seats/solo-play.ts';
import { playTable } from '../seats/table-game.ts';
import { type Board, isHarmful, type Region } from '../types/board.ts';
import type { Params, PlainMove, Puzzle, State, View } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';
import type { SoloSetup, SoloState } from '../types/solo.ts';
import type { SeatState } from '../types/table.ts';
import { potionFrom } from './index.ts';

export interface TablePosition {
  readonly puzzle: Puzzle;
  readonly state: State;
}

/** `scripts/tablehints.ts` deals the same tables by the same names. */
export function dealtTable(
  level: string,
  board: Board['kind'],
  seats: '2' | '3' | '4' | '5',
  game: number,
): TablePosition {
  const preset = witches.presets.find(({ id }) => id === level)?.params;
  if (!preset) throw new Error(`there is no preset ${level}`);
  const params: Params = { ...preset, play: 'table', events: false, seats, board };
  const rng = createRng(`table ${level}-${board}-${seats} ${game}`);
  const dealt = witches.generate(params, rng, unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  return { puzzle: dealt.value, state: startAny(dealt.value) };
}

export const seenFrom = ({ puzzle, state }: TablePosition, seat: number): View =>
  viewAny(puzzle, state, seat);

export function withSeat(
  at: TablePosition,
  seat: number,
  change: Partial<SeatState>,
): TablePosition {
  const { table } = at.state;
  if (!table) throw new Error('no table');
  const seats = table.seats.map((one, place) => (place === seat - 1 ? { ...one, ...change } : one));
  return { ...at, state: { ...at.state, table: { ...table, seats } } };
}

export function moved(at: TablePosition, seat: number, move: PlainMove): TablePosition {
  const outcome = playTable(at.puzzle, at.state, seat, move);
  if (!outcome.ok) throw new Error(`${move.type}: ${outcome.refusal.type}`);
  return { ...at, state: outcome.state };
}

/** Potions by seat: `1 a2b1` is Parsley with two seeds and Sage with one, by the first seat. */
export function tested(at: TablePosition, potions: readonly string[]): TablePosition {
  return potions.reduce((before, text) => {
    const [seat = '', potion = ''] = text.split(' ');
    const entries = potionFrom(potion);
    const [first] = entries;
    if (!first) throw new Error(`no potion: ${text}`);
    const guesses = [first.ingredient];
    const asked = withSeat(before, Number(seat), { choices: ['Guesser'], guesses });
    const after = moved(asked, Number(seat), { type: 'guess', entries });
    // Drop choices that field effects ask for.
    return withSeat(after, Number(seat), { choices: [] });
  }, at);
}

export const ownCells = ({ puzzle, state }: TablePosition, seat: number): readonly number[] =>
  (state.solo?.gardens ?? [])
    .flatMap(({ cells }) => cells)
    .filter((cell) => seatAt(puzzle.board?.players ?? 1, cell) === seat)
    .filter((cell) => state.solo?.plots[cell]?.length === 0);

/** Fills cells with plucked plants. */
export function usedUp(at: TablePosition, cells: readonly number[]): TablePosition {
  const [name = 'Parsley'] = at.puzzle.ingredients.map((one) => one.name);
  const gone = [{ ingredient: name, dots: 1, plucked: true }];
  return onBoard(at, ({ plots }) => ({
    plots: plots.map((plants, cell) =>
      cells.includes(cell) && plants.length === 0 ? gone : plants,
    ),
  }));
}

export function onBoard(
  { puzzle, state }: TablePosition,
  change: (board: SoloState) => Partial<SoloState>,
): TablePosition {
  const { solo } = state;
  if (!solo) throw new Error('no board');
  return { puzzle, state: { ...state, solo: { ...solo, ...change(solo) } } };
}

/** Clears all statuses. */
export const sobered = (at: TablePosition): TablePosition =>
  (at.state.table?.seats ?? []).reduce(
    (before, _, place) => withSeat(before, place + 1, { statuses: [] }),
    at,
  );

const ANSWER = { won: true, undergrown: 0, overgrown: 0, messages: [] } as const;

export const ownerOf = (board: Board, cell: number) =>
  partIndex(board.players, cell) % board.players;

/** The board with one cauldron, or without cauldrons one garden, to test. */
function setupFor(board: Board, into: Region): SoloSetup {
  const regions = board.regions.filter(
    (region) => region === into || (board.kind === 'cauldrons' && region.kind === 'garden'),
  );
  // Helpful cells may be left unused.
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
 * A potion for the region: its print, and others with as many dots as their place or `dots`. Uses `grown`
 * before anything that must be planted.
 */
export function potionFor(
  board: Board,
  region: Region,
  dots?: number,
  grown: readonly IngredientName[] = [],
): Potion {
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

/** Print in a player's gardens: one dot each, ready to pluck. */
export function printedFor(board: Board, player: number): readonly IngredientName[] {
  const gardens = board.regions.filter(({ kind }) => kind === 'garden');
  const cells = new Set(gardens.flatMap((garden) => garden.cells));
  return board.starts.flatMap(({ cell, ingredient }) =>
    cells.has(cell) && ownerOf(board, cell) === player ? [ingredient] : [],
  );
}

/**
 * Can the potion be brewed? `giver`: whose garden an entry grows in. Every step is a legal move by the owner
 * of the garden.
 */
export function brews(
  board: Board,
  region: Region,
  entries: Potion,
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
