// Deals boards: a layout of cauldrons and gardens, then special cells and printed ingredients, as fairly as
// the parts allow. Every board obeys `check.ts`, which shares no code with it.

import { failure, type Result, success } from '../../../core/result.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { ingredientNames } from '../names.ts';
import {
  type Board,
  type BoardKind,
  type BoardOptions,
  harmfulCells,
  helpfulCells,
  isHarmful,
  MAX_INGREDIENTS,
  MAX_PLAYERS,
  MIN_INGREDIENTS,
  type Region,
  type Special,
  type SpecialCell,
  type Start,
} from '../types/board.ts';
import { checkBoard, openRooms } from './check.ts';
import { type Layout, layOut, layTable } from './layout.ts';
import { everyoneBrews, keepsFree } from './options.ts';
import { partIndex, partsOf } from './sections.ts';

/** About every second attempt succeeds, so this many never all fail. */
const TRIES = 500;

/** The random stream of a board: app and command line deal the same board for the same seed. */
export function boardStream(
  kind: BoardKind,
  players: number,
  settings: string,
  seed: string,
): string {
  return `witches-board/${kind}/${players}/${settings}/${seed}`;
}

/** Five cells are a long row. */
const hasCauldronRoom = (players: number, size: number) =>
  partsOf(players).some(({ section: { width, height } }) =>
    Array.from({ length: height }, (_, index) => index + 1).some(
      (rows) => size % rows === 0 && size / rows <= width,
    ),
  );

/** Faults: badPlayers, badIngredients, noRoom, noBoard. */
export function generateBoard(options: BoardOptions, rng: Rng): Result<Board> {
  const { kind, players, ingredients, special, rooms = [], kept } = options;
  if (!Number.isInteger(players) || players < 1 || players > MAX_PLAYERS)
    return failure('badPlayers', 'players', String(players));
  if (
    !Number.isInteger(ingredients) ||
    ingredients < MIN_INGREDIENTS ||
    ingredients > MAX_INGREDIENTS
  )
    return failure('badIngredients', 'ingredients', String(ingredients));
  const tight = kind === 'cauldrons' && rooms.find((size) => !hasCauldronRoom(players, size));
  if (tight) return failure('noRoom', 'players', String(tight));
  // A five leaves one cell of the smallest parts, which the printed ingredient needs.
  if (kind === 'cauldrons' && kept?.includes(5) && players === MAX_PLAYERS && special !== 'none')
    return failure('noRoom', 'players', '5');
  for (let left = TRIES; left > 0; left--) {
    const layout = kept ? layTable(kind, players, kept, rng) : layOut(kind, players, rng);
    if (!layout) continue;
    const specials = special === 'none' ? [] : placeSpecials(layout, options, rng);
    const starts = specials && placeStarts(layout, options, specials, rng);
    if (!specials || !starts) continue;
    const board: Board = { kind, players, ingredients, ...layout, starts, specials };
    if (kept) {
      if (!checkBoard(board) && keepsFree(board, kept) && everyoneBrews(board))
        return success(board);
      continue;
    }
    const open = rooms.length === 0 ? [] : openRooms(board);
    if (rooms.every((size) => open.includes(size))) return success(board);
  }
  return failure('noBoard');
}

const byCell = (one: { readonly cell: number }, other: { readonly cell: number }) =>
  one.cell - other.cell;

function cellsByPart(layout: Layout, players: number, kind: Region['kind']): number[][] {
  const cells: number[][] = partsOf(players).map(() => []);
  for (const region of layout.regions)
    if (region.kind === kind)
      for (const cell of region.cells) cells[partIndex(players, cell)]?.push(cell);
  return cells;
}

/** Three per player, two helpful and one harmful: one on one side, two on the other. */
function placeSpecials(layout: Layout, options: BoardOptions, rng: Rng): Special[] | undefined {
  const { players } = options;
  const gardens = cellsByPart(layout, players, 'garden');
  const cauldrons = cellsByPart(layout, players, 'cauldron');
  const specials: Special[] = [];
  for (let player = 0; player < players; player++) {
    const [front = [], back = []] = [gardens[player], gardens[player + players]];
    const frontCounts = [1, 2].filter(
      (count) => fits(count, front.length) && fits(3 - count, back.length),
    );
    const frontCount = pick(frontCounts, rng);
    if (frontCount === undefined) return undefined;
    const kinds = drawKinds(options, rng);
    for (const part of [player, player + players])
      if (gardens[part]?.length === 0) {
        // All cauldron: only Versatility makes sense there, instead of another helpful one.
        const cell = pick(cauldrons[part] ?? [], rng);
        if (cell === undefined) return undefined;
        kinds.splice(
          kinds.findIndex((kind) => !isHarmful(kind)),
          1,
        );
        specials.push({ cell, special: 'versatility' });
      }
    const beds = [
      ...shuffled(front, rng).slice(0, frontCount),
      ...shuffled(back, rng).slice(0, 3 - frontCount),
    ];
    for (const [index, special] of kinds.entries()) {
      const cell = beds[index];
      if (cell === undefined) return undefined;
      specials.push({ cell, special });
    }
  }
  return specials.sort(byCell);
}

/** A side that is all cauldron takes one; gardens need a cell for each. */
const fits = (count: number, beds: number) => (beds === 0 ? count === 1 : count <= beds);

function drawKinds(options: BoardOptions, rng: Rng): SpecialCell[] {
  const helpful: SpecialCell[] =
    options.special === 'solo'
      ? ['efficiency', 'efficiency']
      : shuffled(helpfulCells, rng).slice(0, 2);
  const harmful = pick(harmfulCells, rng);
  return shuffled([...helpful, harmful], rng);
}

/** The same number for every player on a side: one, or two if all have room. Parts with cauldrons get one in a
 * cauldron. One region of four cells and one of six stay empty and harmless, so that every recipe can be brewed. */
function placeStarts(
  layout: Layout,
  options: BoardOptions,
  specials: readonly Special[],
  rng: Rng,
): Start[] | undefined {
  const { players } = options;
  const taken = new Set(specials.map(({ cell }) => cell));
  const harmful = new Set(
    specials.flatMap(({ cell, special }) => (isHarmful(special) ? [cell] : [])),
  );
  const open = (cells: readonly number[]) => cells.filter((cell) => !taken.has(cell));
  const beds = cellsByPart(layout, players, 'garden').map(open);
  const pots = cellsByPart(layout, players, 'cauldron').map(open);
  const hasPot = cellsByPart(layout, players, 'cauldron').map((cells) => cells.length > 0);
  const kind: Region['kind'] = options.kind === 'cauldrons' ? 'cauldron' : 'garden';
  const ofSize = (size: number) =>
    shuffled(
      layout.regions.filter(
        (region) =>
          region.kind === kind &&
          region.cells.length === size &&
          !region.cells.some((cell) => harmful.has(cell)),
      ),
      rng,
    );
  const wanted = [rng.below(2) + 1, rng.below(2) + 1];
  const isTable = options.kept !== undefined;
  for (const regions of options.kept
    ? keptRegions(options.kept, players, ofSize)
    : pairs(ofSize(6), ofSize(4))) {
    const kept = new Set(regions.flatMap(({ cells }) => cells));
    const spare = (cells: readonly number[]) => cells.filter((cell) => !kept.has(cell));
    const spareBeds = options.kind === 'gardens' ? beds.map(spare) : beds;
    const sparePots = pots.map(spare);
    // At a table a part may consist of a reserved cauldron only; then its print goes into a garden.
    const lacking = isTable ? 0 : Number.NEGATIVE_INFINITY;
    const counts = [0, 1].map((side) => {
      const room = (player: number) => {
        const part = side * players + player;
        const pot = hasPot[part] ? ((sparePots[part]?.length ?? 0) > 0 ? 1 : lacking) : 0;
        return pot + (spareBeds[part]?.length ?? 0);
      };
      const least = Math.min(...Array.from({ length: players }, (_, player) => room(player)));
      return Math.min(least, wanted[side] ?? 1);
    });
    if (counts.some((count) => count < 1)) continue;
    return scatter(options, counts, spareBeds, sparePots, rng);
  }
  return undefined;
}

function* pairs(sixes: readonly Region[], fours: readonly Region[]): Generator<readonly Region[]> {
  for (const six of sixes) for (const four of fours) yield [six, four];
}

/** Picks regions to reserve, equal sizes from different players; none if there are too few. */
function keptRegions(
  kept: readonly number[],
  players: number,
  ofSize: (size: number) => readonly Region[],
): readonly (readonly Region[])[] {
  const chosen: Region[] = [];
  const ownerOf = ({ cells }: Region) => partIndex(players, cells[0] ?? 0) % players;
  for (const size of kept) {
    const owners = chosen.filter(({ cells }) => cells.length === size).map(ownerOf);
    const next = ofSize(size).find(
      (region) => !chosen.includes(region) && (players === 1 || !owners.includes(ownerOf(region))),
    );
    if (!next) return [];
    chosen.push(next);
  }
  return [chosen];
}

function scatter(
  options: BoardOptions,
  counts: readonly number[],
  beds: readonly (readonly number[])[],
  pots: readonly (readonly number[])[],
  rng: Rng,
): Start[] {
  const { players, ingredients } = options;
  const starts: Start[] = [];
  for (let player = 0; player < players; player++) {
    const names = shuffled(ingredientNames.slice(0, ingredients), rng);
    for (const side of [0, 1]) {
      const part = side * players + player;
      const inPot = shuffled(pots[part] ?? [], rng).slice(0, 1);
      const inBed = shuffled(beds[part] ?? [], rng).slice(0, (counts[side] ?? 1) - inPot.length);
      for (const cell of [...inPot, ...inBed]) {
        const ingredient = names.pop();
        if (ingredient) starts.push({ cell, ingredient });
      }
    }
  }
  return starts.sort(byCell);
}
