// For tests of secrecy: two puzzles of a table that differ only in what is hidden, and a game that goes the same way with
// both, because whatever would be answered differently is not played.

import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import type { Table } from '../../../core/table.ts';
import { isWinnable } from '../engine/winnable/winnable.ts';
import { compile } from '../potion/compile.ts';
import { checkClue } from '../rules/clue.ts';
import { fingerprint } from '../rules/seal.ts';
import { wholeMoveCode } from '../rules/tablecode.ts';
import { paperTable } from '../together/paper.ts';
import { screenTable } from '../together/screen.ts';
import type { PlainMove, Puzzle, State, View, WitchesTypes } from '../types/index.ts';
import type { Seat } from '../types/table.ts';
import { drawMove, movesOf } from './wander.ts';

export type Twins = readonly [Puzzle, Puzzle];

/** Two ingredients have exchanged what they are; everything that is told at the start holds for both puzzles. */
export function twinsOf(puzzle: Puzzle, rng: Rng): Twins | undefined {
  const { ingredients, clue } = puzzle;
  for (const one of shuffled(ingredients, rng))
    for (const other of shuffled(ingredients, rng)) {
      const swapped = ingredients.map((own) => {
        if (own === one) return { ...other, name: own.name };
        return own === other ? { ...one, name: own.name } : own;
      });
      const twin: Puzzle = { ...puzzle, ingredients: swapped };
      if (JSON.stringify(swapped) === JSON.stringify(ingredients)) continue;
      if (clue && !checkClue(twin, clue)) continue;
      if (isWinnable(compile(twin))) return [puzzle, twin];
    }
  return undefined;
}

export interface TwinGame {
  /** Words as members send them, some of which are refused. */
  readonly words: readonly { readonly seat: Seat; readonly word: string; readonly note: boolean }[];
  readonly potions: number;
  readonly refused: number;
}

/** As many moves as that, by three people, after which neither table is over. */
export function playTwins(
  kind: 'paper' | 'screen',
  twins: Twins,
  steps: number,
  rng: Rng,
): TwinGame {
  return kind === 'paper'
    ? playBoth(paperTable, twins, steps, rng, ({ game }) => game, drawOnPaper)
    : playBoth(
        screenTable,
        twins,
        steps,
        rng,
        (state) => state,
        (_, seat, puzzle, state) => drawMove(state, movesOf(puzzle, state, seat), rng),
      );
}

type Draw = (
  view: View,
  seat: Seat,
  puzzle: Puzzle,
  state: State,
  rng: Rng,
) => PlainMove | undefined;

interface TableTypes<S> extends Omit<WitchesTypes, 'State'> {
  State: S;
}

/** What was told, without the seals: these are of the recipes, and tell nothing by themselves. */
const textOf = (twins: Twins, told: unknown) =>
  twins.reduce((text, puzzle) => text.replaceAll(fingerprint(puzzle), ''), JSON.stringify(told));

function playBoth<S>(
  table: Table<TableTypes<S>>,
  twins: Twins,
  steps: number,
  rng: Rng,
  gameOf: (state: S) => State,
  draw: Draw,
): TwinGame {
  const seats = twins[0].board?.players ?? 3;
  const words: TwinGame['words'][number][] = [];
  let [state, twin] = [table.start(twins[0], seats, 0, ''), table.start(twins[1], seats, 0, '')];
  let refused = 0;
  for (let step = 0; step < steps * 4 && words.length < steps; step++) {
    const of = 1 + rng.below(seats);
    // Now and then one tries what another may do.
    const seat = rng.below(6) === 0 ? 1 + rng.below(seats) : of;
    const move = draw(table.view(twins[0], state, of), of, twins[0], gameOf(state), rng);
    if (!move || table.needsAway?.(state, move).length) continue;
    const outcome = table.apply(twins[0], state, seat, move, 0);
    const other = table.apply(twins[1], twin, seat, move, 0);
    if (textOf(twins, outcome) !== textOf(twins, other)) continue;
    if (outcome.ok && gameOf(outcome.state).ending !== null) continue;
    words.push({ seat, word: wholeMoveCode.encode(move), note: move.type === 'note' });
    if (outcome.ok && other.ok) [state, twin] = [outcome.state, other.state];
    else refused++;
  }
  return { words, potions: gameOf(state).trials.length, refused };
}

function drawOnPaper(view: View, seat: Seat, _: Puzzle, __: State, rng: Rng): PlainMove {
  const entry = (ingredient: View['ingredients'][number]) => ({
    ingredient,
    seeds: 1 + rng.below(view.maxSeeds),
  });
  const entries = shuffled(view.ingredients, rng)
    .slice(0, 1 + rng.below(3))
    .map(entry);
  const [{ ingredient } = { ingredient: view.ingredients[0] ?? 'Parsley' }] = entries;
  const moves: readonly PlainMove[] = [
    { type: 'use', entries, tester: seat },
    { type: 'use', entries, tester: 1 + rng.below(3) },
    { type: 'draft', tester: seat, entries },
    { type: 'note', ingredient, ruledOut: 1 + rng.below(6) },
    { type: 'share', ingredient, ruledOut: 1 + rng.below(6) },
    { type: 'asked', what: 'check' },
    { type: 'turn', person: 1 + rng.below(3) },
    { type: 'tester', potion: rng.below(3), person: 1 + rng.below(4) },
    { type: 'guest', name: 'Gast' },
  ];
  return pick(moves, rng) ?? { type: 'asked', what: 'check' };
}
