// The lesson of Dokuborn: four cells, two of them filled, with a card that misses and two that fit.

import { dealPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import type { DokubornTypes, Move, Params, Puzzle, View } from '../../../games/dokuborn/types.ts';
import { atCell, type Lesson } from '../../board/lesson/lesson.ts';
import { words } from './words.ts';

/** Numbers of cards are the same in every edition of the catalogue. */
const cards = {
  snowQueen: 41,
  braveTailor: 115,
  chosenByTheOcean: 117,
  soaringMaui: 549,
  spiritOfWinter: 42,
} as const;

/** Amethyst and Ruby, by cost 3 and Hero. */
const grid = { size: 2, rows: ['c2', 'c4'], columns: ['o3', 's2'] } as const;

const place = (cell: number, card: number): Move => ({ type: 'place', cell, card });
const inCell = (cell: number) => (move: Move) => move.type === 'place' && move.cell === cell;
const filled =
  (cell: number) =>
  ({ cells }: View) =>
    cells[cell]?.card !== null;
const atCard = (card: number) => `[data-card="${card}"]`;

export async function loadLesson(rules: Rules<DokubornTypes>): Promise<Lesson<DokubornTypes>> {
  const said = await words.loadLesson();
  const { otherwise } = said;
  const [{ params: usual }] = rules.presets;
  const params: Params = { ...usual, size: 2, level: 1, mode: 'free', avoid: '' };
  const puzzle: Puzzle = { ...grid, level: 1, mode: 'free', catalogue: params.cards };
  return {
    deal: dealPuzzle(rules, params, puzzle),
    before: [place(0, cards.snowQueen), place(3, cards.chosenByTheOcean)],
    aim: said.aim,
    steps: [
      {
        text: said.crossing,
        at: [atCell(0), '[aria-rowindex="2"] .doku-head', '.doku-heads .doku-head:nth-child(2)'],
      },
      {
        text: said.miss,
        at: [atCell(2), '#doku-name', atCard(cards.braveTailor)],
        move: place(2, cards.braveTailor),
        otherwise: otherwise.miss,
      },
      {
        text: said.place,
        at: [atCell(2), '#doku-name', atCard(cards.soaringMaui)],
        move: place(2, cards.soaringMaui),
        takes: inCell(2),
        until: filled(2),
        otherwise: otherwise.place,
      },
      {
        text: said.last,
        at: [atCell(1), '#doku-name', atCard(cards.spiritOfWinter)],
        move: place(1, cards.spiritOfWinter),
        takes: inCell(1),
        until: filled(1),
        otherwise: otherwise.last,
      },
    ],
    end: said.end,
  };
}
