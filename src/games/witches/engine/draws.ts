// What is drawn by chance: the same recipe need not say it again, so it tells less than it seems to.

import { type EffectName, effectIndex } from '../names/effects.ts';
import type { IngredientName } from '../names/ingredients.ts';
import type { CompiledRecipe } from '../potion/compile.ts';
import { answer, lastHad, winsForCertain } from '../potion/evaluate.ts';
import type { PlayedEntry, PotionResult } from '../types/potion.ts';
import type { Part, Split } from './advice.ts';
import type { Pool } from './pool.ts';

/** Reports whose value is drawn, and effects that draw numbers. */
const CHANCY: readonly EffectName[] = ['Detective', 'Liar', 'Joker', 'Even', 'Random'];
const DRAWING: readonly EffectName[] = ['Even', 'Random'];
const CHANCY_PLACES = CHANCY.map(effectIndex);

/** Did the last answer, or its code, come about by chance? */
export const lastWasDrawn = (): boolean => CHANCY_PLACES.some(lastHad);

/** Does some recipe draw numbers? Then they are in sums and distances, too. */
const drawsNumbers = ({ sample }: Pool): boolean =>
  sample.some(({ ingredients }) =>
    ingredients.some(({ effects }) => effects.some((effect) => DRAWING.includes(effect))),
  );

/** What of an answer is the same whatever is drawn. */
function sureText({ won, undergrown, overgrown, messages }: PotionResult, drawn: boolean): string {
  const said = messages
    .map(({ effect, value = '' }) =>
      drawn || CHANCY.includes(effect) ? effect : `${effect}${value}`,
    )
    .sort();
  const grown = drawn ? [] : [undergrown, overgrown];
  return won ? 'won' : [...grown, ...said].join();
}

/** Parts that another draw could have made one are one: so what holds in all of it holds whatever is drawn. */
export function surelyApart(
  pool: Pool,
  names: readonly IngredientName[],
  { entries, parts }: Split,
): readonly Part[] {
  const drawn = drawsNumbers(pool);
  const settled = drawn
    ? parts.flatMap((part) => withoutLuck(pool.recipes, names, entries, part))
    : parts;
  const apart = new Map<string, Part>();
  for (const { result, members } of settled) {
    const key = sureText(result, drawn);
    const before = apart.get(key);
    apart.set(key, { result, members: [...(before?.members ?? []), ...members] });
  }
  return [...apart.values()];
}

/** Of parts that are surely apart the one whose answer was looked ahead at as this one. */
export function surelyLike(
  pool: Pool,
  names: readonly IngredientName[],
  split: Split,
  result: PotionResult,
): Part | undefined {
  const drawn = drawsNumbers(pool);
  const told = sureText(result, drawn);
  return surelyApart(pool, names, split).find((one) => sureText(one.result, drawn) === told);
}

/** Draws until one does not win where that is not certain. */
const TRIES = 60;

/** Of a win those in whom it is certain; the others with what they may answer as well. */
function withoutLuck(
  recipes: readonly CompiledRecipe[],
  names: readonly IngredientName[],
  entries: readonly PlayedEntry[],
  part: Part,
): readonly Part[] {
  if (!part.result.won) return [part];
  const items = entries.map(({ ingredient }) => names.indexOf(ingredient));
  const seeds = entries.map((entry) => entry.seeds);
  return part.members.map((member): Part => {
    const recipe = recipes[member];
    let { result } = part;
    if (recipe && !winsForCertain(recipe, items, seeds))
      for (let draw = 2; result.won && draw < TRIES; draw++)
        result = answer(recipe, items, seeds, draw);
    return { result, members: [member] };
  });
}
