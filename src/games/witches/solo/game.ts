// Solo: the board of `board/` joined with the High Witch. What the board asks is answered by the recipe; nothing of
// the recipe gets onto the board.

import type { Outcome } from '../../../core/game.ts';
import { openRooms } from '../board/check.ts';
import { boardOptions } from '../board/options.ts';
import { planPotion } from '../engine/solo/plan.ts';
import { type EffectName, effectsByCategory } from '../potion/effects/index.ts';
import { evaluate } from '../potion/evaluate.ts';
import type { Board } from '../types/board.ts';
import type {
  PlayedEntry,
  WitchesEvent,
  WitchesParams,
  WitchesPuzzle,
  WitchesRefusal,
  WitchesState,
  WitchesView,
} from '../types/index.ts';
import { maxSeeds } from '../types/index.ts';
import { playSolo } from './play.ts';
import { type SoloMove, type SoloState, type SoloTable, soloEffects, startSolo } from './state.ts';

/** Effects that mean nothing to one player alone. */
export const companyEffects: readonly EffectName[] = effectsByCategory.ChangePlayers.filter(
  (name) => !soloEffects.some((known) => known === name),
);

export function soloTable(view: WitchesView): SoloTable | undefined {
  const { ingredients, lastPotion, solo } = view;
  return solo ? { board: solo.board, ingredients, maxSeeds: view.maxSeeds, lastPotion } : undefined;
}

function tableOf(puzzle: WitchesPuzzle, board: Board): SoloTable {
  return {
    board,
    ingredients: puzzle.ingredients.map(({ name }) => name),
    maxSeeds: maxSeeds(puzzle),
    lastPotion: puzzle.lastPotion,
  };
}

export function soloStart(puzzle: WitchesPuzzle): SoloState | null {
  return puzzle.board && startSolo(tableOf(puzzle, puzzle.board));
}

/** Does the board go with the settings? The part that does not. */
export function boardMismatch(params: WitchesParams, board: Board | null): 'board' | undefined {
  if (params.play !== 'solo') return board ? 'board' : undefined;
  if (!board) return 'board';
  const wanted = boardOptions(params, params.board, 1, 'solo');
  const open = openRooms(board);
  const fits =
    board.kind === wanted.kind &&
    board.players === wanted.players &&
    board.ingredients === wanted.ingredients &&
    board.specials.length > 0 === (wanted.special === 'solo') &&
    board.specials.every(({ special }) => SOLO_CELLS.includes(special)) &&
    (wanted.rooms ?? []).every((size) => open.includes(size));
  return fits ? undefined : 'board';
}

const SOLO_CELLS: readonly string[] = [
  'efficiency',
  'lowCeiling',
  'fertileGround',
  'hardGround',
  'blackMagic',
];

type WitchesOutcome = Outcome<WitchesState, WitchesEvent, WitchesRefusal>;

/** One move on the board, the High Witch's answer and its consequences included. */
export function playBoard(
  puzzle: WitchesPuzzle,
  state: WitchesState,
  move: SoloMove,
): WitchesOutcome {
  const { board } = puzzle;
  const { solo } = state;
  if (!board || !solo) return { ok: false, refusal: { type: 'noBoard' } };
  const outcome = playSolo(tableOf(puzzle, board), solo, move, (entries, potion) =>
    evaluate(puzzle, entries, potion),
  );
  if (!outcome.ok) return outcome;
  const { phase, potions } = outcome.state;
  const last = move.type === 'last';
  const events = outcome.events.map(
    (event): WitchesEvent => (event.type === 'tested' ? { ...event, last } : event),
  );
  const next: WitchesState = {
    ...state,
    solo: outcome.state,
    trials: potions.map(({ entries, result }) => ({ entries, result })),
    ending: phase === 'won' || phase === 'lost' ? phase : null,
  };
  return {
    ok: true,
    state: next,
    events,
    ...(outcome.seals ? { seals: true } : {}),
    // The recipe lies open now.
    ...(next.ending === null ? {} : { final: true }),
  };
}

/** All moves to the test of this potion on the board as it stands; undefined where there is no way to it. */
export function planBoard(
  puzzle: WitchesPuzzle,
  state: WitchesState,
  entries: readonly PlayedEntry[],
): readonly SoloMove[] | undefined {
  const { board } = puzzle;
  return board && state.solo ? planPotion(tableOf(puzzle, board), state.solo, entries) : undefined;
}
