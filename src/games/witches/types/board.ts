// The board of the paper game as plain data: two sides of 8 x 4 cells, divided into one part per player.
// Cells 0 to 31 are the front and 32 to 63 the back, each side in reading order.

import type { IngredientName } from '../names.ts';

export const COLUMNS = 8;
export const ROWS = 4;
export const SIDE_CELLS = COLUMNS * ROWS;
export const BOARD_CELLS = 2 * SIDE_CELLS;
/** In all cauldrons of both sides together. */
export const CAULDRON_CELLS = 32;
export const LARGEST_POTION = 6;
export const MAX_PLAYERS = 5;
/** How many letters of a player's name fit above a part. */
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

/** `solo`: only cells that make sense alone and act by themselves. */
const specialSets = ['none', 'paper', 'solo'] as const;
type SpecialSet = (typeof specialSets)[number];

export const regionKinds = ['cauldron', 'garden'] as const;
type RegionKind = (typeof regionKinds)[number];

export interface Region {
  readonly kind: RegionKind;
  /** Ascending, that is in reading order. */
  readonly cells: readonly number[];
}

/** An ingredient printed on the board, always with one dot. */
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
  /** In play; printed ingredients are among the first ones. */
  readonly ingredients: number;
  /** By first cell. */
  readonly regions: readonly Region[];
  /** The empty note cell of each side; it belongs to no region. */
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
  /** Further region sizes that must exist without print, for recipes of other lengths than 4 and 6. */
  readonly rooms?: readonly number[];
  /** For a table: sizes of regions kept free for the recipe, largest first, one entry each. Equal sizes go to different
   * players. */
  readonly kept?: readonly number[];
}

export function isHarmful(special: SpecialCell): boolean {
  return harmfulCells.some((harmful) => harmful === special);
}
