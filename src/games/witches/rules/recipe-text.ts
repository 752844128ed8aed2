// Canonical texts of recipes, clues and potions in URL-safe letters, one text per value. Codes and seals use
// them.

import { failure, type Result, success } from '../../../core/result.ts';
import {
  type EffectName,
  effectIndex,
  effectNames,
  type IngredientName,
  ingredientNames,
  sortEffects,
} from '../names.ts';
import {
  type Clue,
  type Ingredient,
  type Kind,
  kinds,
  type PlayedEntry,
  type Potion,
  type Recipe,
} from '../types/potion.ts';

const EFFECT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const KIND_LETTERS: Readonly<Record<Kind, string>> = {
  good: 'g',
  ignore: 'i',
  overachiever: 'o',
  imposter: 'm',
};
const NAME_LETTERS = 'abcdefghij';
const SEPARATOR = '_';

export function letterOf(name: IngredientName): string {
  return NAME_LETTERS.charAt(ingredientNames.indexOf(name));
}

export function nameOf(letter: string): IngredientName | undefined {
  return letter.length === 1 ? ingredientNames[NAME_LETTERS.indexOf(letter)] : undefined;
}

function ingredientText(ingredient: Ingredient): string {
  const number = ingredient.number === null ? '-' : String(ingredient.number);
  const held = sortEffects(ingredient.effects).map((name) =>
    EFFECT_LETTERS.charAt(effectIndex(name)),
  );
  return `${letterOf(ingredient.name)}${KIND_LETTERS[ingredient.kind]}${number}${held.join('')}`;
}

/** `4t` or `4u` (length told or hidden), then a word per ingredient: name, kind, number, effects. */
export function recipeText(
  recipe: Pick<Recipe, 'ingredients' | 'recipeLength' | 'lengthTold'>,
): string {
  const head = `${recipe.recipeLength}${recipe.lengthTold ? 't' : 'u'}`;
  return [head, ...recipe.ingredients.map(ingredientText)].join(SEPARATOR);
}

const WORD = /^([a-j])([giom])(-|\d)([A-Za-z]*)$/;

/** Does not check the recipe's rules. Faults: badCode, unknownEffect. */
export function readRecipe(text: string): Result<Omit<Recipe, 'seed'>> {
  const [head = '', ...words] = text.split(SEPARATOR);
  const shape = /^([456])([tu])$/.exec(head);
  if (!shape) return failure('badCode', 'recipe', head.slice(0, 20));
  const ingredients: Ingredient[] = [];
  for (const [index, word] of words.entries()) {
    const where = `ingredients[${index}]`;
    const [, letter = '', kindLetter = '', number = '', letters = ''] = WORD.exec(word) ?? [];
    const name = nameOf(letter);
    const kind = kinds.find((one) => KIND_LETTERS[one] === kindLetter);
    if (!name || !kind) return failure('badCode', where, word.slice(0, 20));
    const effects: EffectName[] = [];
    for (const [place, one] of [...letters].entries()) {
      const effect = effectNames[EFFECT_LETTERS.indexOf(one)];
      if (!effect) return failure('unknownEffect', `${where}.effects[${place}]`, one);
      effects.push(effect);
    }
    ingredients.push({ name, kind, number: number === '-' ? null : Number(number), effects });
  }
  return success({ ingredients, recipeLength: Number(shape[1]), lengthTold: shape[2] === 't' });
}

const halves = ['decoy', 'first half', 'second half'] as const;
const HALVES = { decoy: 'd', 'first half': 'f', 'second half': 's' } as const;

/** Empty for none. */
export function clueText(clue: Clue | null): string {
  if (!clue) return '';
  switch (clue.type) {
    case 'group':
      return `g${clue.ingredients.map(letterOf).join('')}${clue.is === 'decoy' ? 'd' : clue.is}`;
    case 'negative':
      return `n${letterOf(clue.ingredient)}${clue.not}`;
    case 'effects':
      return `e${letterOf(clue.ingredient)}${clue.count}`;
    case 'half':
      return `h${letterOf(clue.ingredient)}${HALVES[clue.is]}`;
  }
}

/** Undefined for other texts. Does not check whether the clue is true. */
export function readClue(text: string): Clue | null | undefined {
  if (text === '') return null;
  const group = /^g([a-j])([a-j])([a-j])([1-6d])$/.exec(text);
  if (group) {
    const ingredients = group.slice(1, 4).flatMap((letter) => nameOf(letter) ?? []);
    const is = group[4] === 'd' ? 'decoy' : Number(group[4]);
    return new Set(ingredients).size === 3 ? { type: 'group', ingredients, is } : undefined;
  }
  const [, type, letter = '', value = ''] =
    /^(?=n.[1-6]$|e.\d+$|h.[dfs]$)([neh])([a-j])(.{1,2})$/.exec(text) ?? [];
  const ingredient = nameOf(letter);
  if (!ingredient) return undefined;
  if (type === 'n') return { type: 'negative', ingredient, not: Number(value) };
  if (type === 'e') return { type: 'effects', ingredient, count: Number(value) };
  const is = halves.find((half) => HALVES[half] === value);
  return is && { type: 'half', ingredient, is };
}

export function potionText(entries: Potion): string {
  return entries.map((entry) => `${letterOf(entry.ingredient)}${entry.seeds}`).join('');
}

/** Pairs of letter and digit; undefined for anything else, also for the empty potion. */
export function readPotion(text: string): Potion | undefined {
  if (!/^([a-j][1-6])+$/.test(text)) return undefined;
  const entries: PlayedEntry[] = [];
  for (let index = 0; index < text.length; index += 2) {
    const ingredient = nameOf(text.charAt(index));
    if (ingredient) entries.push({ ingredient, seeds: Number(text.charAt(index + 1)) });
  }
  return entries;
}
