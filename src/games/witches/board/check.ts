// All rules of a board, as a list of faults. Decoding and tests use it. Shares only geometry with the
// generator.

import type { Fault } from '../../../core/result.ts';
import { wordList } from '../../../core/word-list.ts';
import { ingredientNames } from '../names.ts';
import {
  BOARD_CELLS,
  type Board,
  CAULDRON_CELLS,
  isHarmful,
  LARGEST_POTION,
  MAX_INGREDIENTS,
  MAX_PLAYERS,
  MIN_INGREDIENTS,
  type Region,
} from '../types/board.ts';
import { columnOf, partIndex, partsOf, pieces, rowOf, sideOf } from './sections.ts';

/** The `where` of the fault `badBoard`. */
export const boardRules = wordList(`
  players ingredients everyCellOnce regionsInOnePart regionsConnected cauldronShape cauldronTotal
  cauldronSizes gardenSizes everyoneHasBoth fairShares startCounts startPlaces roomForEveryRecipe
  specialCounts specialBalance specialPlaces
`);
export type BoardRule = (typeof boardRules)[number];

/** How far a player's cauldron or garden cells may deviate from half of the player's cells. */
export const FAIR_SPREAD = 1;
const SMALLEST_RECIPE = 4;

export function checkBoard(board: Board): Fault | undefined {
  const rule = brokenRule(board);
  return rule && { code: 'badBoard', where: rule };
}

function brokenRule(board: Board): BoardRule | undefined {
  const { players, ingredients } = board;
  if (!(players >= 1 && players <= MAX_PLAYERS)) return 'players';
  if (!(ingredients >= MIN_INGREDIENTS && ingredients <= MAX_INGREDIENTS)) return 'ingredients';
  return brokenLayout(board) ?? brokenShares(board) ?? brokenStarts(board) ?? brokenSpecials(board);
}

function brokenLayout(board: Board): BoardRule | undefined {
  const { regions, notes, players, kind } = board;
  const seen = [...notes, ...regions.flatMap((region) => region.cells)];
  if (seen.length !== BOARD_CELLS || new Set(seen).size !== BOARD_CELLS) return 'everyCellOnce';
  if (sideOf(notes[0]) !== 0 || sideOf(notes[1]) !== 1) return 'everyCellOnce';
  for (const { cells } of regions) {
    if (new Set(cells.map((cell) => partIndex(players, cell))).size !== 1)
      return 'regionsInOnePart';
    if (pieces(cells).length !== 1) return 'regionsConnected';
  }
  const cauldrons = regions.filter((region) => region.kind === 'cauldron');
  const gardens = regions.filter((region) => region.kind === 'garden');
  if (kind === 'gardens') {
    if (cauldrons.length > 0) return 'cauldronTotal';
    if (gardens.some(({ cells }) => cells.length > LARGEST_POTION)) return 'gardenSizes';
    return countOf(gardens, 4) >= 2 && countOf(gardens, 6) >= 1 ? undefined : 'gardenSizes';
  }
  if (!cauldrons.every(({ cells }) => isRectangle(cells) || isBent(cells))) return 'cauldronShape';
  if (cauldrons.flatMap(({ cells }) => cells).length !== CAULDRON_CELLS) return 'cauldronTotal';
  return countOf(cauldrons, 4) >= 1 && countOf(cauldrons, 6) >= 1 ? undefined : 'cauldronSizes';
}

const countOf = (regions: readonly Region[], size: number) =>
  regions.filter(({ cells }) => cells.length === size).length;

function isRectangle(cells: readonly number[]): boolean {
  const rows = cells.map(rowOf);
  const columns = cells.map(columnOf);
  const height = Math.max(...rows) - Math.min(...rows) + 1;
  const width = Math.max(...columns) - Math.min(...columns) + 1;
  return cells.length === width * height && cells.length >= 2 && cells.length <= LARGEST_POTION;
}

/** Five cells: a rectangle of six without one corner. */
function isBent(cells: readonly number[]): boolean {
  if (cells.length !== 5) return false;
  const rows = [...new Set(cells.map(rowOf))];
  const columns = [...new Set(cells.map(columnOf))];
  if (rows.length * columns.length !== 6) return false;
  const [long, short] = rows.length > columns.length ? [rowOf, columnOf] : [columnOf, rowOf];
  const middle = [...new Set(cells.map(long))].sort((one, other) => one - other)[1];
  return new Set(cells.filter((cell) => long(cell) === middle).map(short)).size === 2;
}

/** By player, both sides together. `half`: half of the cells of the player's two parts. */
export function sharesOf(board: Board) {
  const { players } = board;
  const owner = (cell: number) => partIndex(players, cell) % players;
  return Array.from({ length: players }, (_, player) => {
    const cells = (kind: Region['kind']) =>
      board.regions
        .filter((region) => region.kind === kind)
        .flatMap((region) => region.cells)
        .filter((cell) => owner(cell) === player).length;
    const specials = board.specials.filter(({ cell }) => owner(cell) === player);
    const harmful = specials.filter(({ special }) => isHarmful(special)).length;
    return {
      half: partsOf(players)[player]?.cells.length ?? 0,
      cauldron: cells('cauldron'),
      garden: cells('garden'),
      starts: board.starts.filter(({ cell }) => owner(cell) === player).length,
      helpful: specials.length - harmful,
      harmful,
    };
  });
}

function brokenShares(board: Board): BoardRule | undefined {
  const shares = sharesOf(board);
  if (board.kind === 'gardens') {
    // A player may lack at most the two note cells.
    const lacking = shares.map(({ half, garden }) => 2 * half - garden);
    return board.players === 1 || lacking.every((lack) => lack <= FAIR_SPREAD)
      ? undefined
      : 'fairShares';
  }
  if (shares.some(({ cauldron, garden }) => cauldron === 0 || garden === 0))
    return 'everyoneHasBoth';
  const far = (cells: number, half: number) =>
    Math.abs(cells - half) > (board.players === 1 ? 2 : FAIR_SPREAD);
  return shares.some(({ half, cauldron, garden }) => far(cauldron, half) || far(garden, half))
    ? 'fairShares'
    : undefined;
}

function brokenStarts(board: Board): BoardRule | undefined {
  const { players, starts } = board;
  const parts = partsOf(players);
  const kindOf = kinds(board);
  const perPart = parts.map((_, index) =>
    starts.filter(({ cell }) => partIndex(players, cell) === index),
  );
  for (const side of [0, 1]) {
    const counts = perPart.slice(side * players, (side + 1) * players).map((list) => list.length);
    if (counts.some((count) => count < 1 || count > 2 || count !== counts[0])) return 'startCounts';
  }
  const inPlay: readonly string[] = ingredientNames.slice(0, board.ingredients);
  if (starts.some(({ ingredient }) => !inPlay.includes(ingredient))) return 'startPlaces';
  if (!ascending(starts.map(({ cell }) => cell))) return 'startPlaces';
  if (starts.some(({ cell }) => !kindOf.has(cell))) return 'startPlaces';
  for (const [index, part] of parts.entries()) {
    const inPots = (perPart[index] ?? []).filter(({ cell }) => kindOf.get(cell) === 'cauldron');
    const pots = board.regions.filter(
      ({ kind, cells }) => kind === 'cauldron' && part.cells.includes(cells[0] ?? -1),
    );
    // If all are large, they may be reserved for recipes.
    const least = pots.some(({ cells }) => cells.length < SMALLEST_RECIPE) ? 1 : 0;
    if (inPots.length < least || inPots.length > Math.min(1, pots.length)) return 'startPlaces';
  }
  const open = openRooms(board);
  return open.includes(4) && open.includes(6) ? undefined : 'roomForEveryRecipe';
}

/** Sizes of regions that can take any recipe of their length: without print and harmful cells. */
export const openRooms = (board: Board): readonly number[] =>
  openRegions(board).map(({ cells }) => cells.length);

export function openRegions(board: Board): readonly Region[] {
  const printed = new Set(board.starts.map(({ cell }) => cell));
  for (const { cell, special } of board.specials) if (isHarmful(special)) printed.add(cell);
  const brewing = board.kind === 'cauldrons' ? 'cauldron' : 'garden';
  return board.regions.filter(
    ({ kind, cells }) => kind === brewing && !cells.some((cell) => printed.has(cell)),
  );
}

const kinds = (board: Board) =>
  new Map(board.regions.flatMap((region) => region.cells.map((cell) => [cell, region.kind])));

const ascending = (cells: readonly number[]) =>
  cells.every((cell, index) => index === 0 || (cells[index - 1] ?? cell) < cell);

function brokenSpecials(board: Board): BoardRule | undefined {
  const { specials, players } = board;
  if (specials.length === 0) return undefined;
  const kindOf = kinds(board);
  const parts = partsOf(players);
  const perPart = parts.map(
    (_, index) => specials.filter(({ cell }) => partIndex(players, cell) === index).length,
  );
  if (perPart.some((count) => count < 1 || count > 2)) return 'specialCounts';
  if (sharesOf(board).some(({ helpful, harmful }) => helpful !== 2 || harmful !== 1))
    return 'specialBalance';
  if (!ascending(specials.map(({ cell }) => cell))) return 'specialPlaces';
  const printed = new Set(board.starts.map(({ cell }) => cell));
  for (const { cell, special } of specials) {
    if (printed.has(cell)) return 'specialPlaces';
    if (kindOf.get(cell) === 'garden') continue;
    const part = parts[partIndex(players, cell)];
    const allPot = part?.cells.every((other) => kindOf.get(other) === 'cauldron') ?? false;
    if (!allPot || special !== 'versatility') return 'specialPlaces';
  }
  return undefined;
}
