// The lesson of the game alone: two herbs planted, grown, plucked into a cauldron of two, and what its answer tells.

import { readPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { type IngredientName, ingredientNames } from '../../../games/witches/names/ingredients.ts';
import type { Move, WitchesTypes } from '../../../games/witches/types/index.ts';
import { atCell, type Lesson, type LessonStep } from '../../kit/lesson/lesson.ts';
import { words } from './words.ts';

/** Five herbs without effects, Sage is 3 and Oregano 2; a garden of two over a cauldron of two in the first corner. */
const CODE =
  'witches.1p.5~4~ignore~0~1~0~0~0~solo~cauldrons.pUH1mrtG79QFpzuz8UEOElN4x_iFnFKMDXpWfaNzHm8ZUe2Zp2YlkPAcrrGUb78s2Jwjatw3jHfRImwq2KzP5a9ESgXaD00MRqLNT4IiyPSPrkhIQeeydghYkcHvLQ.vvgpy1';
const [, sage, , , oregano] = ingredientNames;
const [FIRST, SECOND] = [0, 1] as const;
const POT = [8, 9] as const;

type Step = LessonStep<WitchesTypes>;

const inCell = (cell: number, button: string) => [atCell(cell), button];

const plant = (
  cell: number,
  ingredient: IngredientName,
  text: string,
  otherwise: string,
): Step => ({
  text,
  otherwise,
  at: inCell(cell, `.solo-herb[aria-label*="${ingredient}"]`),
  move: { type: 'plant', cell, ingredient },
});

const pluck = (cell: number, text: string, otherwise: string): Step => ({
  text,
  otherwise,
  at: [...POT.map(atCell), ...inCell(cell, '.solo-buttons .primary')],
  move: { type: 'pluck', cell, plant: 0, into: POT[0] },
  // Any cell of the cauldron will do.
  takes: (move: Move) =>
    move.type === 'pluck' && move.cell === cell && POT.some((into) => into === move.into),
});

export async function loadLesson(rules: Rules<WitchesTypes>): Promise<Lesson<WitchesTypes>> {
  const deal = readPuzzle(rules, CODE);
  if (!deal.ok) throw new Error(deal.fault.code);
  const said = await words.loadSoloLesson();
  const { otherwise } = said;
  return {
    deal: deal.value,
    aim: said.aim,
    steps: [
      plant(FIRST, sage, said.plant, otherwise.plant),
      plant(SECOND, oregano, said.second, otherwise.second),
      {
        text: said.grow,
        otherwise: otherwise.grow,
        at: inCell(FIRST, '.solo-buttons .button:not(.primary)'),
        move: { type: 'grow', cell: FIRST },
        takes: (move) => move.type === 'grow' && (move.cell === FIRST || move.cell === SECOND),
      },
      pluck(FIRST, said.pluck, otherwise.pluck),
      pluck(SECOND, said.fill, otherwise.fill),
      { text: said.answer, at: ['.witches-clue', ...POT.map(atCell)] },
    ],
    end: said.end,
  };
}
