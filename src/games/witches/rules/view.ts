// What the High Witch shows, and what may be done: never the recipe before the end.

import { type EffectName, effectNames, pairedEffects } from '../names/effects.ts';
import { soloSetup } from '../solo/game.ts';
import { soloMoves } from '../solo/moves.ts';
import type { Move, Puzzle, State, View } from '../types/index.ts';
import { noteOptions } from '../types/notebook.ts';
import { maxSeeds, type PlayedEntry, type Recipe } from '../types/potion.ts';
import { eventAfter } from './events.ts';
import { openSeal } from './seal.ts';

export { DECOY_BIT, noteOptions } from '../types/notebook.ts';

/** Effects that were drawn, in table order: pairs once, and not what an imposter has by being one. */
export function drawnEffects(recipe: Pick<Recipe, 'ingredients'>): readonly EffectName[] {
  return effectNames.flatMap((name) => {
    const holders = recipe.ingredients.filter(
      (one) => one.effects.includes(name) && !(name === 'Imposter' && one.kind === 'imposter'),
    );
    const times = pairedEffects.includes(name) ? holders.length >> 1 : holders.length;
    return new Array<EffectName>(times).fill(name);
  });
}

/** Of a puzzle, which never changes: everyone's view has them after every move. */
const drawnOf = new WeakMap<Puzzle, readonly EffectName[]>();

function effectsOf(puzzle: Puzzle): readonly EffectName[] {
  const known = drawnOf.get(puzzle) ?? drawnEffects(puzzle);
  drawnOf.set(puzzle, known);
  return known;
}

export function view(puzzle: Puzzle, state: State): View {
  const potions = state.trials.length;
  const card =
    puzzle.events && potions > 0 && state.ending === null
      ? eventAfter(puzzle.seed, potions)
      : undefined;
  return {
    ingredients: puzzle.ingredients.map((ingredient) => ingredient.name),
    recipeLength: puzzle.lengthTold ? puzzle.recipeLength : null,
    maxSeeds: maxSeeds(puzzle),
    drama: puzzle.drama,
    effects: effectsOf(puzzle),
    clue: puzzle.clue,
    specialCells: puzzle.specialCells,
    lastPotion: puzzle.lastPotion,
    fingerprint: state.fingerprint,
    trials: state.trials,
    notes: state.notes,
    event: card ?? null,
    status: state.ending ?? 'playing',
    opening: state.ending === null ? null : openSeal(puzzle),
    solo: puzzle.board && state.solo ? { board: puzzle.board, state: state.solo } : null,
    table: null,
  };
}

/**
 * Moves that are accepted: potions of one and of two ingredients, not all of the millions there are, or moves
 * on the board; one change of each note; reveal.
 */
export function* legalMoves(shown: View): Iterable<Move> {
  if (shown.status !== 'playing') return;
  const setup = soloSetup(shown);
  if (setup && shown.solo) yield* soloMoves(setup, shown.solo.state);
  for (const entries of setup ? [] : shortPotions(shown)) {
    yield { type: 'use', entries };
    if (shown.lastPotion && entries.length === 1) yield { type: 'last', entries };
  }
  for (const [index, ingredient] of shown.ingredients.entries())
    for (const bit of noteOptions(shown))
      yield { type: 'note', ingredient, ruledOut: (shown.notes[index] ?? 0) ^ (1 << bit) };
  yield { type: 'reveal' };
}

function* shortPotions(shown: View): Iterable<readonly PlayedEntry[]> {
  for (const first of shown.ingredients)
    for (let seeds = 1; seeds <= shown.maxSeeds; seeds++) {
      yield [{ ingredient: first, seeds }];
      for (const second of shown.ingredients)
        if (second !== first)
          yield [
            { ingredient: first, seeds },
            { ingredient: second, seeds: (seeds % shown.maxSeeds) + 1 },
          ];
    }
}
