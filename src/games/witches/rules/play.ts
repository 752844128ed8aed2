// Playing against the High Witch: start, moves, event cards, view and legal moves. Tests potions, takes
// notes, and opens the seal at the end. Moves on a board are delegated to `seats/solo-play.ts`.

import type { Outcome, Status } from '../../../core/game.ts';
import { memoByObject } from '../../../core/memo.ts';
import { createRng, shuffled } from '../../../core/rng.ts';
import {
  decks,
  type EffectName,
  type EventCard,
  effectNames,
  moods,
  pairedEffects,
} from '../names.ts';
import { MAX_ENTRIES } from '../potion/effects.ts';
import { evaluate } from '../potion/evaluate.ts';
import { noted } from '../seats/notes.ts';
import { isBoardMove, playBoard, soloMoves, soloSetup, soloStart } from '../seats/solo-play.ts';
import {
  type Event,
  type Move,
  type Puzzle,
  type Refusal,
  refuse,
  type State,
  type View,
} from '../types/index.ts';
import { noteOptions } from '../types/notebook.ts';
import { maxSeeds, type Potion, type Recipe } from '../types/potion.ts';
import { isSeedCount } from './recipe.ts';
import { fingerprint, openSeal } from './seal.ts';

/** The card after a potion (from 1), the same for everyone at the table. Every three potions bring one good, one
 * neutral and one bad card in any order; no card repeats before all have come. */
export function eventAfter(seed: string, potionNumber: number): EventCard | undefined {
  const rng = createRng(`${seed}/events`);
  const three = Math.floor((potionNumber - 1) / moods.length);
  const order = shuffled(moods, rng.fork(`order ${three}`));
  const mood = order[(potionNumber - 1) % moods.length] ?? 'neutral';
  const round = Math.floor(three / decks[mood].length);
  return shuffled(decks[mood], rng.fork(`${mood} ${round}`))[three % decks[mood].length];
}

type WitchesOutcome = Outcome<State, Event, Refusal>;

export function start(puzzle: Puzzle): State {
  return {
    fingerprint: fingerprint(puzzle),
    trials: [],
    notes: puzzle.ingredients.map(() => 0),
    ending: null,
    solo: soloStart(puzzle),
    table: null,
  };
}

export function apply(puzzle: Puzzle, state: State, move: Move): WitchesOutcome {
  if (state.ending !== null) return refuse('gameOver');
  switch (move.type) {
    case 'use':
      return state.solo ? refuse('brewOnBoard') : test(puzzle, state, move);
    case 'last':
      if (state.solo) return playBoard(puzzle, state, move);
      return puzzle.lastPotion ? test(puzzle, state, move) : refuse('noLastPotion');
    case 'note':
      return note(puzzle, state, move);
    case 'reveal':
      return {
        ok: true,
        state: { ...state, ending: 'lost' },
        events: [{ type: 'revealed' }],
        final: true,
      };
    default:
      return isBoardMove(move) ? playBoard(puzzle, state, move) : refuse('roomOnly');
  }
}

export function status(_puzzle: Puzzle, state: State): Status {
  return state.ending ?? 'playing';
}

export function potionRefusal(puzzle: Puzzle, entries: Potion): Refusal | undefined {
  if (entries.length === 0) return { type: 'emptyPotion' };
  if (entries.length > MAX_ENTRIES) return { type: 'longPotion' };
  const most = maxSeeds(puzzle);
  for (const [slot, entry] of entries.entries()) {
    if (!puzzle.ingredients.some((one) => one.name === entry.ingredient))
      return { type: 'unknownIngredient', slot };
    if (!isSeedCount(entry.seeds, most)) return { type: 'badSeeds', slot };
  }
  return undefined;
}

/** Final: the answer cannot be unseen, so undo stops here. */
function test(
  puzzle: Puzzle,
  state: State,
  move: Extract<Move, { type: 'use' | 'last' }>,
): WitchesOutcome {
  const refusal = potionRefusal(puzzle, move.entries);
  if (refusal) return { ok: false, refusal };
  const potion = state.trials.length + 1;
  const last = move.type === 'last';
  const result = evaluate(puzzle, move.entries, potion);
  const ending = result.won ? 'won' : last ? 'lost' : null;
  const events: Event[] = [{ type: 'tested', potion, last, result }];
  const card = puzzle.events && ending === null ? eventAfter(puzzle.seed, potion) : undefined;
  if (card) events.push({ type: 'drew', card });
  const trials = [...state.trials, { entries: move.entries, result }];
  return { ok: true, state: { ...state, trials, ending }, events, final: true };
}

function note(puzzle: Puzzle, state: State, move: Extract<Move, { type: 'note' }>): WitchesOutcome {
  const ingredients = puzzle.ingredients.map(({ name }) => name);
  const outcome = noted({ ingredients, maxSeeds: maxSeeds(puzzle) }, state.notes, move);
  if (!outcome.ok) return outcome;
  return {
    ok: true,
    state: { ...state, notes: outcome.notes },
    events: [{ type: 'noted', ingredient: move.ingredient, ruledOut: move.ruledOut }],
  };
}

/** Drawn effects in table order: pairs once, without the Imposter that imposters have anyway. */
export function drawnEffects(recipe: Pick<Recipe, 'ingredients'>): readonly EffectName[] {
  return effectNames.flatMap((name) => {
    const holders = recipe.ingredients.filter(
      (one) => one.effects.includes(name) && !(name === 'Imposter' && one.kind === 'imposter'),
    );
    const times = pairedEffects.includes(name) ? holders.length >> 1 : holders.length;
    return new Array<EffectName>(times).fill(name);
  });
}

/** Puzzles are immutable, and every view after every move needs them. */
const effectsOf = memoByObject((puzzle: Puzzle) => drawnEffects(puzzle));

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

/** Accepted moves, not all: potions of one and two ingredients (there are millions) or moves on the board, one change
 * of each note, and reveal. */
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

function* shortPotions(shown: View): Iterable<Potion> {
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
