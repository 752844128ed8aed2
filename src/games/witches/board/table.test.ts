// Boards for tables: regions reserved for the recipe, and a role for every player. Tested by playing them.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createRng } from '../../../core/rng.ts';
import { type LengthChoice, lengthChoices, levels, recipeLengths } from '../names.ts';
import { judgeBoard } from '../testing/judges/board.ts';
import { brews, ownerOf, potionFor, printedFor } from '../testing/table-positions.ts';
import { type Board, boardKinds, isHarmful, type Region } from '../types/board.ts';
import { checkBoard } from './check.ts';
import { boardCode } from './code.ts';
import { generateBoard } from './generate.ts';
import { tableOptions } from './options.ts';

interface Table {
  readonly board: Board;
  readonly length: LengthChoice;
}

const seats = [1, 2, 3, 4, 5];

const settings = [
  ...levels.map(({ ingredients, length, specialCells }) => ({ ingredients, length, specialCells })),
  // Every setting on its own.
  ...lengthChoices.flatMap((length) =>
    [6, 10].flatMap((ingredients) =>
      [false, true].map((specialCells) => ({ ingredients, length, specialCells })),
    ),
  ),
];

/** `each` boards for every kind, number of players and settings. */
function* tables(each: number): Generator<Table> {
  for (const kind of boardKinds)
    for (const players of seats)
      for (const params of settings)
        for (let index = 0; index < each; index++) {
          const dealt = generateBoard(
            tableOptions(params, kind, players),
            createRng(`table ${kind} ${players} ${JSON.stringify(params)} ${index}`),
          );
          if (dealt.ok) yield { board: dealt.value, length: params.length };
          else {
            // The only combination without room.
            expect(dealt.fault).toMatchObject({ code: 'noRoom', where: 'players' });
            const { length, specialCells } = params;
            expect({ kind, players, length, specialCells }).toEqual({
              kind: 'cauldrons',
              players: 5,
              length: '5',
              specialCells: true,
            });
          }
        }
}

/** Regions that take any recipe of their length. Independent of the generator. */
function freeRegions(board: Board, size: number): readonly Region[] {
  const marked = new Set([
    ...board.starts.map(({ cell }) => cell),
    ...board.specials.flatMap(({ cell, special }) => (isHarmful(special) ? [cell] : [])),
  ]);
  const kind = board.kind === 'cauldrons' ? 'cauldron' : 'garden';
  return board.regions.filter(
    (region) =>
      region.kind === kind &&
      region.cells.length === size &&
      !region.cells.some((cell) => marked.has(cell)),
  );
}

describe('boards of a table', () => {
  it('keep every rule, and two regions of different players free for every length of the recipe (30 each)', () => {
    for (const { board, length } of tables(samples(30))) {
      expect(judgeBoard(board)).toEqual([]);
      expect(checkBoard(board)).toBeUndefined();
      expect(boardCode.decode(boardCode.encode(board))).toEqual({ ok: true, value: board });
      for (const size of recipeLengths(length)) {
        const free = freeRegions(board, size);
        const owners = new Set(free.map(({ cells }) => ownerOf(board, cells[0] ?? 0)));
        const wanted = size === 6 && board.players === 5 ? 1 : 2;
        expect(board.players === 1 ? free.length : owners.size).toBeGreaterThanOrEqual(wanted);
      }
    }
  });

  it('let everyone brew alone, and everyone give to every recipe, by a planner that plays (10 each)', () => {
    for (const { board, length } of tables(samples(10))) {
      for (let player = 0; player < board.players; player++) {
        const own = board.regions.filter(
          ({ kind, cells }) =>
            ownerOf(board, cells[0] ?? 0) === player &&
            (board.kind === 'gardens' || kind === 'cauldron'),
        );
        // Any potion will do: small gardens may lack cells for a whole one besides their print.
        const grown = board.kind === 'cauldrons' ? printedFor(board, player) : [];
        const brewed = own.some((region) =>
          brews(board, region, potionFor(board, region, 1, grown), () => player),
        );
        expect(brewed, `player ${player} of ${board.players} brews, ${board.kind}`).toBe(true);
      }
      if (board.kind === 'gardens') continue;
      for (const size of recipeLengths(length))
        for (const region of freeRegions(board, size)) {
          const entries = potionFor(board, region);
          // Players give in turn, starting with each of them.
          for (let first = 0; first < board.players; first++)
            expect(
              brews(board, region, entries, (place) => (first + place) % board.players),
              `${size} of ${board.players} players`,
            ).toBe(true);
        }
    }
  });
});
