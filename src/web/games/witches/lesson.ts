// The lesson of Wondering Witches: five herbs, a clue and an effect, four potions that tell, and the one that wins.

import { dealPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { effectNames, type IngredientName, ingredientNames } from '../../../games/witches/names.ts';
import type { Move, Params, Puzzle, WitchesTypes } from '../../../games/witches/types/index.ts';
import type { Ingredient } from '../../../games/witches/types/potion.ts';
import type { Lesson, LessonStep } from '../../board/lesson.ts';
import { words } from '#words/witches/index.ts';

const params: Params = {
  ingredients: 5,
  length: '4',
  decoys: 'ignore',
  effects: 1,
  clue: true,
  events: false,
  specialCells: false,
  lastPotion: false,
  play: 'high-witch',
  board: 'cauldrons',
};

const [parsley, sage, chives, rosemary, oregano] = ingredientNames;

const good = (name: IngredientName, number: number): Ingredient => ({
  name,
  kind: 'good',
  number,
  effects: [],
});

const puzzle: Puzzle = {
  ingredients: [
    good(parsley, 3),
    { ...good(sage, 1), effects: effectNames.filter((name) => name === 'Revealer') },
    { name: chives, kind: 'ignore', number: null, effects: [] },
    good(rosemary, 4),
    good(oregano, 2),
  ],
  recipeLength: 4,
  lengthTold: true,
  seed: 'lesson',
  clue: { type: 'negative', ingredient: oregano, not: 3 },
  drama: false,
  specialCells: false,
  lastPotion: false,
  events: false,
  board: null,
};

type Potion = readonly (readonly [name: IngredientName, seeds: number])[];

const use = (potion: Potion): Move => ({
  type: 'use',
  entries: potion.map(([ingredient, seeds]) => ({ ingredient, seeds })),
});

const atHerb = (name: IngredientName) => `[data-herb="${name}"]`;
/** The name of the herb stands before the counts. */
const atSeeds = (seeds: number) => `.witches-counts .button:nth-child(${seeds + 1})`;

const brew = (potion: Potion, text: string, otherwise: string): LessonStep<WitchesTypes> => ({
  text,
  otherwise,
  at: [
    ...new Set(potion.map(([name]) => atHerb(name))),
    ...potion.map(([, seeds]) => atSeeds(seeds)),
    '.witches-brew',
  ],
  move: use(potion),
});

export async function loadLesson(rules: Rules<WitchesTypes>): Promise<Lesson<WitchesTypes>> {
  const said = await words.loadLesson();
  const { otherwise } = said;
  const recipe: Potion = [
    [sage, 1],
    [oregano, 2],
    [parsley, 3],
    [rosemary, 4],
  ];
  const withDecoy: Potion = [
    [sage, 1],
    [chives, 2],
  ];
  const outOfOrder: Potion = [
    [oregano, 2],
    [sage, 1],
  ];
  return {
    deal: dealPuzzle(rules, params, puzzle),
    aim: said.aim,
    steps: [
      { text: said.cauldron, at: ['.witches-cauldron'] },
      brew([[rosemary, 3]], said.undergrown, otherwise.undergrown),
      brew([[sage, 2]], said.overgrown, otherwise.overgrown),
      { text: said.effect, at: ['.witches-messages', '.witches-chips li'] },
      brew(withDecoy, said.decoy, otherwise.decoy),
      { text: said.clue, at: ['.witches-clue'] },
      brew(outOfOrder, said.order, otherwise.order),
      brew(recipe, said.brew, otherwise.brew),
    ],
    end: said.end,
  };
}
