// The High Witch at work: potions are tested, notes taken, and the end opens the seal. Moves on a board go to it.

import type { Outcome } from '../../../core/game.ts';
import { MAX_ENTRIES } from '../potion/effects/effect.ts';
import { evaluate } from '../potion/evaluate.ts';
import { playBoard, soloStart } from '../solo/game.ts';
import {
  maxSeeds,
  type PlayedEntry,
  type WitchesEvent,
  type WitchesMove,
  type WitchesPuzzle,
  type WitchesRefusal,
  type WitchesState,
} from '../types/index.ts';
import { eventAfter } from './events.ts';
import { isSeedCount } from './parse.ts';
import { fingerprint } from './seal.ts';
import { noteOptions } from './view.ts';

type WitchesOutcome = Outcome<WitchesState, WitchesEvent, WitchesRefusal>;

const refuse = (type: WitchesRefusal['type'], slot?: number): WitchesOutcome => ({
  ok: false,
  refusal: slot === undefined ? { type } : { type, slot },
});

export function start(puzzle: WitchesPuzzle): WitchesState {
  return {
    fingerprint: fingerprint(puzzle),
    trials: [],
    notes: puzzle.ingredients.map(() => 0),
    ending: null,
    solo: soloStart(puzzle),
  };
}

export function apply(
  puzzle: WitchesPuzzle,
  state: WitchesState,
  move: WitchesMove,
): WitchesOutcome {
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
      return playBoard(puzzle, state, move);
  }
}

function refusedEntry(
  puzzle: WitchesPuzzle,
  entries: readonly PlayedEntry[],
): WitchesOutcome | undefined {
  if (entries.length === 0) return refuse('emptyPotion');
  if (entries.length > MAX_ENTRIES) return refuse('longPotion');
  const most = maxSeeds(puzzle);
  for (const [slot, entry] of entries.entries()) {
    if (!puzzle.ingredients.some((one) => one.name === entry.ingredient))
      return refuse('unknownIngredient', slot);
    if (!isSeedCount(entry.seeds, most)) return refuse('badSeeds', slot);
  }
  return undefined;
}

/** What the potion showed cannot be unseen, so undo does not pass it. */
function test(
  puzzle: WitchesPuzzle,
  state: WitchesState,
  move: Extract<WitchesMove, { type: 'use' | 'last' }>,
): WitchesOutcome {
  const refusal = refusedEntry(puzzle, move.entries);
  if (refusal) return refusal;
  const potion = state.trials.length + 1;
  const last = move.type === 'last';
  const result = evaluate(puzzle, move.entries, potion);
  const ending = result.won ? 'won' : last ? 'lost' : null;
  const events: WitchesEvent[] = [{ type: 'tested', potion, last, result }];
  const card = puzzle.events && ending === null ? eventAfter(puzzle.seed, potion) : undefined;
  if (card) events.push({ type: 'drew', card });
  const trials = [...state.trials, { entries: move.entries, result }];
  return { ok: true, state: { ...state, trials, ending }, events, final: true };
}

function note(
  puzzle: WitchesPuzzle,
  state: WitchesState,
  move: Extract<WitchesMove, { type: 'note' }>,
): WitchesOutcome {
  const index = puzzle.ingredients.findIndex((one) => one.name === move.ingredient);
  if (index < 0) return refuse('unknownIngredient');
  const all = noteOptions({ maxSeeds: maxSeeds(puzzle) }).reduce(
    (mask, bit) => mask | (1 << bit),
    0,
  );
  if (!Number.isInteger(move.ruledOut) || (move.ruledOut & ~all) !== 0) return refuse('badNote');
  if (state.notes[index] === move.ruledOut) return refuse('sameNote');
  return {
    ok: true,
    state: {
      ...state,
      notes: state.notes.map((mask, other) => (other === index ? move.ruledOut : mask)),
    },
    events: [{ type: 'noted', ingredient: move.ingredient, ruledOut: move.ruledOut }],
  };
}
