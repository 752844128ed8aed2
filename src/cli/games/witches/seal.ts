// `curio witches open <seal>`: checks that a recipe shown at the end is the one that was sealed at the start.

import { language } from '#words/formats.ts';
import { manifest } from '../../../games/witches/manifest.ts';
import { printIngredient } from '../../../games/witches/rules/print.ts';
import { checkSeal } from '../../../games/witches/rules/seal.ts';
import { withFaults } from '../../../words/words.ts';
import { type Io, misuse, OK, refuse } from '../../context.ts';
import { words } from './words.ts';

const { open: openWords } = words;

/** Answers the exit code: 0 the seal holds, 1 it does not or is none, 2 wrong usage. */
export async function witchesOpen(args: readonly string[], io: Io): Promise<number> {
  const [seal, ...rest] = args;
  if (seal === undefined || seal === '' || rest.length > 0) {
    return misuse(io, openWords.usage);
  }
  const opened = checkSeal(seal);
  if (!opened.ok) {
    if (io.json) io.out(JSON.stringify({ ok: false, fault: opened.fault }));
    const told = await withFaults(await manifest.words[language]());
    const message = told.fault(opened.fault) ?? opened.fault.code;
    return refuse(io, opened.fault, message);
  }
  const { fingerprint, recipe } = opened.value;
  const { ingredients, recipeLength, seed } = recipe;
  if (io.json) {
    io.out(JSON.stringify({ ok: true, fingerprint, recipeLength, salt: seed, ingredients }));
    return OK;
  }
  io.out(openWords.holds);
  io.out(openWords.fingerprint(fingerprint));
  io.out(openWords.compare);
  io.out(openWords.recipe(recipeLength));
  for (const ingredient of ingredients) io.out(`  ${printIngredient(ingredient)}`);
  return OK;
}
