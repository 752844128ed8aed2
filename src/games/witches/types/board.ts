// The board of the paper game: two sides of 8 x 4 cells, cut into one part per player. Plain data; no drawing, no play.
// Cells 0 to 31 are the front and 32 to 63 the back, each side in reading order.

import type { IngredientName } from '../names/ingredients.ts';

export const COLUMNS = 8;
export const ROWS = 4;
export const SIDE_CELLS = COLUMNS * ROWS;
export const BOARD_CELLS = 2 * SIDE_CELLS;
/** Cells of all cauldrons together, both sides. */
export const CAULDRON_CELLS = 32;
export const LARGEST_POTION = 6;
export const MAX_PLAYERS = 5;
/** Letters of a player's name; so many fit above a part. */
export const NAME_LENGTH = 24;
export const MIN_INGREDIENTS = 4;
export const MAX_INGREDIENTS = 10;

export const boardKinds = ['cauldrons', 'gardens'] as const;
export type BoardKind = (typeof boardKinds)[number];

export const sideNames = ['front', 'back'] as const;
export type SideName = (typeof sideNames)[number];

export const helpfulCells = ['efficiency', 'versatility', 'painter', 'guesser'] as const;
export const harmfulCells = ['lowCeiling', 'fertileGround', 'hardGround', 'blackMagic'] as const;
export const specialCells = [...helpfulCells, ...harmfulCells] as const;
export type SpecialCell = (typeof specialCells)[number];

/** Which special cells are dealt: `solo` has those that make sense alone and act by themselves. */
export const specialSets = ['none', 'paper', 'solo'] as const;
export type SpecialSet = (typeof specialSets)[number];

export const regionKinds = ['cauldron', 'garden'] as const;
export type RegionKind = (typeof regionKinds)[number];

export interface Region {
  readonly kind: RegionKind;
  /** Ascending, which is reading order. */
  readonly cells: readonly number[];
}

/** An ingredient that is printed on the board, always with one dot. */
export interface Start {
  readonly cell: number;
  readonly ingredient: IngredientName;
}

export interface Special {
  readonly cell: number;
  readonly special: SpecialCell;
}

export interface Board {
  readonly kind: BoardKind;
  readonly players: number;
  /** How many ingredients are in play; those printed are among the first so many. */
  readonly ingredients: number;
  /** By first cell. */
  readonly regions: readonly Region[];
  /** The empty note cell of either side; it belongs to no region. */
  readonly notes: readonly [number, number];
  /** By cell. */
  readonly starts: readonly Start[];
  /** By cell. */
  readonly specials: readonly Special[];
}

export interface BoardOptions {
  readonly kind: BoardKind;
  readonly players: number;
  readonly ingredients: number;
  readonly special: SpecialSet;
  /** Further sizes, besides 4 and 6, that some region without print must have, for recipes of such a length. */
  readonly rooms?: readonly number[];
  /**
   * For a table: sizes of regions that are kept free for the recipe, the largest first, one entry for each. Those of
   * one size belong to different players.
   */
  readonly kept?: readonly number[];
}

export function isHarmful(special: SpecialCell): boolean {
  return harmfulCells.some((harmful) => harmful === special);
}
