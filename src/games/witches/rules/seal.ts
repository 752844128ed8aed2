// The sealed recipe: a fingerprint at the start, the opening at the end, and the check that they match.

import { decodeText, encodeText } from '../../../core/base64.ts';
import { sha256, utf8Bytes } from '../../../core/hash.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Opening } from '../types/index.ts';
import type { Recipe } from '../types/potion.ts';
import { checkRecipe, settled } from './recipe.ts';
import { readRecipe, recipeText } from './recipe-text.ts';

const hash = (salt: string, recipe: string) =>
  Array.from(sha256(utf8Bytes(`curio witches seal 1\n${salt}\n${recipe}`)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** 64 hexadecimal digits. The salt is the puzzle's seed, so the opening also lets anyone replay all answers. */
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

/** Faults: badSeal for malformed openings, brokenSeal if fingerprint and contents do not match. */
export function checkSeal(
  text: string,
): Result<{ readonly fingerprint: string; readonly recipe: Recipe }> {
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
  const broken = checkRecipe(sealed);
  if (broken) return failure('badSeal', broken.fault.where, broken.fault.detail);
  return success({ fingerprint: print, recipe: sealed });
}
