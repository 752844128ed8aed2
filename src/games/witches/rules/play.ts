// The High Witch at work: potions are tested, notes taken, and the end opens the seal. Moves on a board go to it.

import type { Outcome, Status } from '../../../core/game.ts';
import { MAX_ENTRIES } from '../potion/effects/effect.ts';
import { evaluate } from '../potion/evaluate.ts';
import { isBoardMove, playBoard, soloStart } from '../solo/game.ts';
import { noted } from '../table/notes.ts';
import type { Event, Move, Puzzle, Refusal, State } from '../types/index.ts';
import { maxSeeds, type PlayedEntry } from '../types/potion.ts';
import { eventAfter } from './events.ts';
import { isSeedCount } from './recipe.ts';
import { fingerprint } from './seal.ts';

type Played = Outcome<State, Event, Refusal>;

const refuse = (type: Refusal['type']): Played => ({ ok: false, refusal: { type } });

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

export function apply(puzzle: Puzzle, state: State, move: Move): Played {
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

/** Why this potion cannot be tested. */
export function potionRefusal(
  puzzle: Puzzle,
  entries: readonly PlayedEntry[],
): Refusal | undefined {
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

/** What the potion showed cannot be unseen, so undo does not pass it. */
function test(puzzle: Puzzle, state: State, move: Extract<Move, { type: 'use' | 'last' }>): Played {
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

function note(puzzle: Puzzle, state: State, move: Extract<Move, { type: 'note' }>): Played {
  const ingredients = puzzle.ingredients.map(({ name }) => name);
  const outcome = noted({ ingredients, maxSeeds: maxSeeds(puzzle) }, state.notes, move);
  if (!outcome.ok) return refuse(outcome.type);
  return {
    ok: true,
    state: { ...state, notes: outcome.notes },
    events: [{ type: 'noted', ingredient: move.ingredient, ruledOut: move.ruledOut }],
  };
}
