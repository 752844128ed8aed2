// `curio witches open <seal>`: checks that a recipe shown at the end is the one that was sealed at the start.

import { printIngredient } from '../../../games/witches/rules/print.ts';
import { checkSeal } from '../../../games/witches/rules/seal.ts';
import { words } from '../../../words/en/witches/index.ts';

export interface SealOutput {
  out(line: string): void;
  err(line: string): void;
  readonly json: boolean;
}

/** Answers the exit code: 0 the seal holds, 1 it does not or is none, 2 wrong usage. */
export async function witchesOpen(args: readonly string[], io: SealOutput): Promise<number> {
  const [seal, ...rest] = args;
  if (seal === undefined || seal === '' || rest.length > 0) {
    io.err('Usage: curio witches open <seal>');
    return 2;
  }
  const opened = checkSeal(seal);
  if (!opened.ok) {
    if (io.json) io.out(JSON.stringify({ ok: false, fault: opened.fault }));
    else io.err(words.fault(opened.fault) ?? opened.fault.code);
    return 1;
  }
  const { fingerprint, recipe } = opened.value;
  const { ingredients, recipeLength, seed } = recipe;
  if (io.json) {
    io.out(JSON.stringify({ ok: true, fingerprint, recipeLength, salt: seed, ingredients }));
    return 0;
  }
  io.out('The seal holds: this recipe was fixed before the first potion.');
  io.out(`Fingerprint: ${fingerprint}`);
  io.out('Compare it with the fingerprint that was shown at the start.');
  io.out(`Recipe of ${recipeLength}:`);
  for (const ingredient of ingredients) io.out(`  ${printIngredient(ingredient)}`);
  return 0;
}
