// The lesson of the solo game: three herbs are grown and plucked into a cauldron, and its answer is explained.

import { soloLessonTexts as said } from '#words/witches/teaching.ts';
import { readPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { type IngredientName, ingredientNames } from '../../../games/witches/names.ts';
import type { Move, WitchesTypes } from '../../../games/witches/types/index.ts';
import { atCell, type Lesson, type LessonStep } from '../../board/lesson.ts';

/** Sage is 3, Oregano 1 and a Revealer, Chives the decoy; a garden of three in the first column, a cauldron of three
 * below it. */
const CODE =
  'witches.2p.5~4~ignore~1~1~0~0~0~solo~cauldrons.aZ53qCNhBDeh6ULbrFmfm0va9d-SuekTHqV9WQdjkgu_gQpwXVqHp0K50RvzLeBiEaXgr1OmtV3UNMQfO5F-7J7B3wgoz5tFSe0cMW2EhoCvkQ.gbg6rf';
const [, sage, chives, , oregano] = ingredientNames;
const [FIRST, SECOND, THIRD] = [0, 8, 16] as const;
const GARDEN = [FIRST, SECOND, THIRD] as const;
const POT = [18, 19, 20] as const;

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
  const { otherwise } = said;
  return {
    deal: deal.value,
    before: [{ type: 'plant', cell: THIRD, ingredient: chives }],
    aim: said.aim,
    steps: [
      plant(FIRST, sage, said.plant, otherwise.plant),
      plant(SECOND, oregano, said.second, otherwise.second),
      {
        text: said.grow,
        otherwise: otherwise.grow,
        at: inCell(FIRST, '.solo-buttons .button:not(.primary)'),
        move: { type: 'grow', cell: FIRST },
        takes: (move) => move.type === 'grow' && GARDEN.some((cell) => cell === move.cell),
      },
      pluck(FIRST, said.pluck, otherwise.pluck),
      pluck(SECOND, said.next, otherwise.next),
      pluck(THIRD, said.fill, otherwise.fill),
      { text: said.grown, at: ['.solo-actions .witches-grown', '.solo-actions .witches-verdict'] },
      { text: said.clue, at: ['.solo-actions .witches-grown', '.witches-clue'] },
      { text: said.effect, at: ['.solo-actions .witches-messages'] },
      { text: said.order, at: ['.solo-actions .witches-verdict', ...POT.map(atCell)] },
    ],
    end: said.end,
  };
}
