// The High Witch as text, for the terminal and for tests.

import { moodOf } from '../names/events.ts';
import { soloSetup } from '../solo/game.ts';
import { printSolo } from '../solo/print.ts';
import type { View } from '../types/index.ts';
import type { Clue, Ingredient, Message, PlayedEntry, PotionResult } from '../types/potion.ts';
import { DECOY_BIT, noteOptions } from './view.ts';

export const printPotion = (entries: readonly PlayedEntry[]): string =>
  entries.map((entry) => `${entry.ingredient} ${entry.seeds}`).join(', ');

const printMessage = (message: Message) =>
  message.value === undefined ? message.effect : `${message.effect}: ${message.value}`;

export function printResult(result: PotionResult): string {
  if (result.won) return 'won';
  const grown = `${result.undergrown} undergrown, ${result.overgrown} overgrown`;
  return [grown, ...result.messages.map(printMessage)].join('; ');
}

export function printClue(clue: Clue): string {
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

/** The board in play, and what is special about the moment. */
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
