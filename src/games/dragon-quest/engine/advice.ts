// Advice: which moves of a position are worth comparing, and how often each wins on shuffled unseen cards. What hints
// and lessons have in common. It sees the view only.

import type { Budget } from '../../../core/budget.ts';
import { cardTable } from '../rules/cards.ts';
import { moveCode } from '../rules/code.ts';
import type { Move, View } from '../types.ts';
import { carefulAction, carefulManner } from './bots/careful.ts';
import { candidates, type Effort, type Judged, judge } from './bots/strong.ts';
import { mirrorKey } from './mirror.ts';
import { USE_JOKER_KING, USE_JOKER_QUEEN } from './simulation/actions.ts';
import { guessedSim, knownOf, movesOf } from './simulation/bridge.ts';
import type { Sim } from './simulation/position.ts';
import type { Known } from './simulation/source.ts';

/** A position as the simulation has it, with its sensible actions: one of each sort. */
export interface Choices {
  readonly seen: View;
  readonly position: Sim;
  readonly known: Known;
  /** The careful bot's own. */
  readonly careful: number;
  readonly actions: readonly number[];
  /** The move of an action; of a Joker that is to be named the one that is due now. */
  moveOf(action: number): Move;
}

/** So many cells are compared for the next card. */
const CELLS = 6;

export function choicesOf(seen: View): Choices {
  const position = guessedSim(seen);
  const careful = carefulAction(position, carefulManner);
  const jokerShown = seen.pending?.kind === 'joker';
  const moveOf = (action: number): Move => {
    const moves = movesOf(position, action, seen.items);
    if (!jokerShown) return moves[0] ?? { type: 'accept' };
    const isNamed = action === USE_JOKER_KING || action === USE_JOKER_QUEEN;
    return (isNamed ? moves[1] : undefined) ?? { type: 'cancel' };
  };
  const all = [careful, ...candidates(position, CELLS)];
  const sorts = new Set<string>();
  const various = all.filter((action) => {
    const move = moveOf(action);
    if (isIdle(seen, move)) return false;
    const sort = sortOf(seen, move, action);
    if (sorts.has(sort)) return false;
    sorts.add(sort);
    return true;
  });
  const actions = various.length > 0 ? various : [careful];
  return { seen, position, known: knownOf(seen), careful, actions, moveOf };
}

const cardOn = (seen: View, cell: number) =>
  seen.cards.find((card) => card.cell === cell && card.faceUp);

/** Resolving a card that brings nothing: of use only where there is no room and its floor is needed. */
export const isIdle = (seen: View, move: Move): boolean =>
  move.type === 'resolve' && seen.placeable.length > 0 && cardOn(seen, move.cell)?.futile === true;

/** Moves of one sort are the same to a player: mirror images, and the same gain from another card. */
function sortOf(seen: View, move: Move, action: number): string {
  if (move.type === 'place') return `place ${mirrorKey(seen, move.cell)}`;
  if (move.type === 'resolve') {
    const card = cardOn(seen, move.cell)?.card ?? '??';
    const kind = card === '??' ? '' : cardTable[card].kind;
    if (kind === 'gem' || kind === 'treasure' || kind === 'healing') return `resolve ${kind}`;
  }
  // A Joker that is to be named has one move now, and two ends.
  return `${moveCode.encode(move)} ${action}`;
}

/**
 * What cannot be worse than waiting: it gives at once what it could give later, costs nothing, and makes floor. Winning
 * comes before it.
 */
export function freeMoves(seen: View): readonly Move[] {
  if (seen.pending) return [];
  const gains = seen.cards.filter(({ card, faceUp, futile, hindrance }) => {
    if (!faceUp || card === '??' || futile || hindrance) return false;
    const { kind } = cardTable[card];
    if (kind === 'healing') return seen.params.health - seen.health >= 2;
    return kind === 'gem' || kind === 'treasure' || kind === 'passage';
  });
  return gains.map(({ cell }) => ({ type: 'resolve', cell }));
}

/** The way out that wins for certain, if there is one: the exit first, then those who sell or give one. */
export function winningMove(seen: View): Move | undefined {
  if (!seen.queenBeaten) return undefined;
  if (seen.pending?.kind === 'offer') return { type: 'leave' };
  if (seen.pending) return undefined;
  const ways = (['SA', 'BX', 'CA'] as const).flatMap(
    (way) => seen.cards.find((shown) => shown.card === way && shown.faceUp) ?? [],
  );
  const way = ways.find(({ hindrance }) => hindrance === null);
  return way && { type: 'resolve', cell: way.cell };
}

/** Best first. `undefined`: the budget is used up. */
export function judgeChoices(
  choices: Choices,
  effort: Effort,
  seed: number,
  budget: Budget,
): readonly Judged[] | undefined {
  const { position, known, actions } = choices;
  return judge(position, known, actions, effort, seed, budget);
}
