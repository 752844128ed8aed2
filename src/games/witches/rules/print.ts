// The view of the High Witch and of a solo board as text, for terminals and tests.

import { printBoard } from '../board/print.ts';
import { moodOf } from '../names.ts';
import { soloSetup } from '../seats/solo-play.ts';
import type { View } from '../types/index.ts';
import { DECOY_BIT, noteOptions } from '../types/notebook.ts';
import type { Clue, Ingredient, Message, Potion, PotionResult } from '../types/potion.ts';
import type { SoloSetup, SoloState } from '../types/solo.ts';

/** Three letters of a plant and its dots; `xx` for used-up cells. */
export function printSolo(setup: SoloSetup, state: SoloState): string {
  return printBoard(setup.board, (cell) => {
    if (state.barred.includes(cell)) return 'xx';
    const plants = state.plots[cell] ?? [];
    const growing = plants.filter(({ plucked }) => !plucked);
    const last = growing[growing.length - 1];
    if (last) return last.ingredient.slice(0, 3) + last.dots;
    return plants.length > 0 ? 'xx' : undefined;
  });
}

const printPotion = (entries: Potion): string =>
  entries.map((entry) => `${entry.ingredient} ${entry.seeds}`).join(', ');

const printMessage = (message: Message) =>
  message.value === undefined ? message.effect : `${message.effect}: ${message.value}`;

function printResult(result: PotionResult): string {
  if (result.won) return 'won';
  const grown = `${result.undergrown} undergrown, ${result.overgrown} overgrown`;
  return [grown, ...result.messages.map(printMessage)].join('; ');
}

function printClue(clue: Clue): string {
  switch (clue.type) {
    case 'group':
      return `one of ${clue.ingredients.join(', ')} is ${clue.is === 'decoy' ? 'a decoy' : `number ${clue.is}`}`;
    case 'negative':
      return `${clue.ingredient} is not number ${clue.not}`;
    case 'effects':
      return `${clue.ingredient} has ${clue.count} ${clue.count === 1 ? 'effect' : 'effects'}`;
    case 'half':
      return `${clue.ingredient} is ${clue.is === 'decoy' ? 'a decoy' : `in the ${clue.is} of the recipe`}`;
  }
}

export function printIngredient(ingredient: Ingredient): string {
  const number = ingredient.number === null ? '' : ` ${ingredient.number}`;
  const held = ingredient.effects.length > 0 ? ` (${ingredient.effects.join(', ')})` : '';
  return `${ingredient.name}: ${ingredient.kind}${number}${held}`;
}

function noteLines(view: View): readonly string[] {
  return view.ingredients.flatMap((name, index) => {
    const mask = view.notes[index] ?? 0;
    const ruledOut = noteOptions(view).filter((bit) => (mask & (1 << bit)) !== 0);
    if (ruledOut.length === 0) return [];
    const words = ruledOut.map((bit) => (bit === DECOY_BIT ? 'decoy' : String(bit + 1)));
    return [`Note: ${name} is not ${words.join(', ')}`];
  });
}

function boardLines(view: View): readonly string[] {
  const setup = soloSetup(view);
  if (!setup || !view.solo) return [];
  const { state } = view.solo;
  const [due] = state.choices;
  return [
    `Turn ${state.turns + 1}`,
    printSolo(setup, state),
    ...(state.poisoned ? ['Poisoned'] : []),
    ...(state.distracted ? ['Distracted'] : []),
    ...(due ? [`Choose: ${due}`] : []),
    ...(state.phase === 'last' ? ['The last potion'] : []),
  ];
}

export function print(view: View): string {
  const length = view.recipeLength === null ? '4 or 6' : String(view.recipeLength);
  const lines = [
    `Recipe of ${length} among ${view.ingredients.join(', ')}`,
    `Seeds 1 to ${view.maxSeeds}; decoys: ${view.drama ? 'with drama' : 'without numbers'}`,
    `Effects in play: ${view.effects.join(', ') || 'none'}`,
    ...(view.clue ? [`Clue: ${printClue(view.clue)}`] : []),
    `Seal: ${view.fingerprint}`,
    ...view.trials.map(
      (trial, index) =>
        `${index + 1}. ${printPotion(trial.entries)} -> ${printResult(trial.result)}`,
    ),
    ...boardLines(view),
    ...noteLines(view),
    ...(view.event ? [`Event (${moodOf(view.event)}): ${view.event}`] : []),
  ];
  if (view.opening)
    lines.push(
      view.status === 'won' ? 'Won. The recipe was:' : 'Lost. The recipe was:',
      ...view.opening.recipe.map((ingredient) => `  ${printIngredient(ingredient)}`),
      `Opening: ${view.opening.seal}`,
    );
  return lines.join('\n');
}
