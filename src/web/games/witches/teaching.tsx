// Teaching: the lesson of the High Witch page (five herbs, a clue and an effect; four potions that tell something, and the
// one that wins), and potions with their answers as figures of the rules.

import { For } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { highWitchLesson as said } from '#words/witches/teaching.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { effectNames, type IngredientName, ingredientNames } from '../../../games/witches/names.ts';
import type { Params, Puzzle, WitchesTypes } from '../../../games/witches/types/index.ts';
import type { Ingredient } from '../../../games/witches/types/potion.ts';
import type { FaceTeaching, Figures } from '../../board/face.ts';
import { stillPlay } from '../../board/guided-play.ts';
import type { Lesson, LessonStep } from '../../board/lesson.ts';
import { Answer } from './potion-history.tsx';
import { loadLesson as loadSoloLesson } from './solo-lesson.ts';

const lessonParams: Params = {
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

const lessonPuzzle: Puzzle = {
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

type LessonPotion = readonly (readonly [name: IngredientName, seeds: number])[];

const atHerb = (name: IngredientName) => `[data-herb="${name}"]`;
/** The first child is the name of the herb. */
const atSeeds = (seeds: number) => `.witches-counts .button:nth-child(${seeds + 1})`;

const brew = (
  text: string,
  otherwise: string,
  ...potion: LessonPotion
): LessonStep<WitchesTypes> => ({
  text,
  otherwise,
  at: [
    ...new Set(potion.map(([name]) => atHerb(name))),
    ...potion.map(([, seeds]) => atSeeds(seeds)),
    '.witches-brew',
  ],
  move: { type: 'use', entries: potion.map(([ingredient, seeds]) => ({ ingredient, seeds })) },
});

export async function loadLesson(rules: Rules<WitchesTypes>): Promise<Lesson<WitchesTypes>> {
  const { otherwise } = said;
  return {
    deal: dealPuzzle(rules, lessonParams, lessonPuzzle),
    aim: said.aim,
    steps: [
      { text: said.cauldron, at: ['.witches-cauldron'] },
      brew(said.undergrown, otherwise.undergrown, [rosemary, 3]),
      brew(said.overgrown, otherwise.overgrown, [sage, 2]),
      { text: said.effect, at: ['.witches-messages', '.witches-chips li'] },
      brew(said.decoy, otherwise.decoy, [sage, 1], [chives, 2]),
      { text: said.clue, at: ['.witches-clue'] },
      brew(said.order, otherwise.order, [oregano, 2], [sage, 1]),
      brew(said.brew, otherwise.brew, [sage, 1], [oregano, 2], [parsley, 3], [rosemary, 4]),
    ],
    end: said.end,
  };
}

export async function loadFigures(rules: Rules<WitchesTypes>): Promise<Figures> {
  const { deal, steps } = await loadLesson(rules);
  const moves = steps.flatMap(({ move }) => move ?? []).slice(0, 3);
  return {
    potions: () => {
      const play = stillPlay(rules, words, deal, moves);
      return (
        <div class="rules-row">
          <For each={[0, 1, 2]}>{(index) => <Answer play={play} index={index} />}</For>
        </div>
      );
    },
  };
}

export const teaching: FaceTeaching<WitchesTypes> = {
  lesson: (rules, { play }) => (play === 'solo' ? loadSoloLesson(rules) : loadLesson(rules)),
  figures: loadFigures,
  Help: () => null,
  HintMore: () => null,
};
