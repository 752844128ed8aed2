// The sealed recipe: a fingerprint at the start, an opening at the end, and the check that they belong together.

import { decodeText, encodeText } from '../../../core/base64.ts';
import { utf8Bytes } from '../../../core/hash.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { sha256 } from '../../../core/sha256.ts';
import type { Opening } from '../types/index.ts';
import type { Recipe } from '../types/potion.ts';
import { readRecipe, recipeText } from './canon.ts';
import { checkRecipe, settled } from './recipe.ts';

const hash = (salt: string, recipe: string) =>
  Array.from(sha256(utf8Bytes(`curio witches seal 1\n${salt}\n${recipe}`)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** 64 hexadecimal digits. The salt is the puzzle's seed, so the opening lets anyone replay every answer too. */
export function fingerprint(recipe: Recipe): string {
  return hash(recipe.seed, recipeText(recipe));
}

/** Fingerprint, salt and recipe in one text of URL-safe letters. */
export function openSeal(recipe: Recipe): Opening {
  const text = recipeText(recipe);
  return {
    seal: `${hash(recipe.seed, text)}~${encodeText(recipe.seed)}~${text}`,
    salt: recipe.seed,
    recipe: recipe.ingredients,
    recipeLength: recipe.recipeLength,
  };
}

export interface OpenedSeal {
  readonly fingerprint: string;
  readonly recipe: Recipe;
}

/** Faults: badSeal for what is no opening, brokenSeal where fingerprint and contents do not belong together. */
export function checkSeal(text: string): Result<OpenedSeal> {
  const parts = text.trim().split('~');
  const [print = '', saltText = '', recipe = ''] = parts;
  if (parts.length !== 3) return failure('badSeal', 'seal', `${parts.length} of 3 parts`);
  if (!/^[0-9a-f]{64}$/.test(print)) return failure('badSeal', 'fingerprint', print.slice(0, 70));
  const salt = decodeText(saltText);
  if (!salt.ok) return failure('badSeal', 'salt', saltText.slice(0, 40));
  const read = readRecipe(recipe);
  if (!read.ok) return failure('badSeal', read.fault.where, read.fault.detail);
  if (hash(salt.value, recipe) !== print) return failure('brokenSeal', 'fingerprint', print);
  const ingredients = read.value.ingredients.map(settled);
  const sealed: Recipe = { ...read.value, ingredients, seed: salt.value };
  const fault = checkRecipe(sealed);
  if (fault) return failure('badSeal', fault.where, fault.detail);
  return success({ fingerprint: print, recipe: sealed });
}
