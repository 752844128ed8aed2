// A hint at once, while the thorough one still counts recipes: the ingredient that the potions so far tell least about.

import { type Hint, type Mark, oneStep } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { IngredientName } from '../names/ingredients.ts';
import { soloSetup } from '../solo/game.ts';
import { soloMoves } from '../solo/moves.ts';
import type { Move, View } from '../types/index.ts';
import { wasTested } from './advice.ts';

/** Faults: nothingToHint. */
export function hastyHint(view: View): Result<Hint<Move>> {
  if (view.status !== 'playing') return failure('nothingToHint');
  const uses = (name: IngredientName) =>
    view.trials.filter(({ entries }) => entries.some(({ ingredient }) => ingredient === name))
      .length;
  const [rarest, ...others] = [...view.ingredients].sort((left, right) => uses(left) - uses(right));
  if (rarest === undefined) return failure('nothingToHint');
  const move = view.solo ? planting(view, rarest) : freshPotion(view, rarest, others);
  if (!move) return failure('nothingToHint');
  const index = view.ingredients.indexOf(rarest);
  const note: Mark = { kind: 'row', list: 'notes', index };
  const targets: readonly Mark[] =
    move.type === 'plant' ? [{ kind: 'target', cell: move.cell }] : [note];
  const fact = {
    type: 'seldom',
    ingredient: rarest,
    potions: view.trials.length,
    times: uses(rarest),
  };
  return success(
    oneStep(
      'seldomTested',
      { area: { cells: [], panel: 'notes' }, facts: [fact], marks: [note] },
      { targets, move },
    ),
  );
}

/** A short potion with it that has not been tested. */
function freshPotion(
  view: View,
  rarest: IngredientName,
  others: readonly IngredientName[],
): Move | undefined {
  for (const other of others)
    for (let seeds = 1; seeds <= view.maxSeeds; seeds++) {
      const entries = [
        { ingredient: rarest, seeds },
        { ingredient: other, seeds: Math.min(seeds + 1, view.maxSeeds) },
      ];
      if (!wasTested(view.trials, entries)) return { type: 'use', entries };
    }
  return undefined;
}

function planting(view: View, rarest: IngredientName): Move | undefined {
  const setup = soloSetup(view);
  if (!setup || !view.solo) return undefined;
  for (const move of soloMoves(setup, view.solo.state))
    if (move.type === 'plant' && move.ingredient === rarest) return move;
  return undefined;
}
