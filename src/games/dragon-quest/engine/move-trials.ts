// Which moves are worth comparing, and how often each wins. Monte Carlo: every candidate is played out carefully on many
// shuffles of the unseen cards; the better half gets more shuffles (sequential halving), and all meet the same ones
// (common random numbers). Serves hints, the analysis and the strong bot, and sees the view only.

import type { Budget } from '../../../core/budget.ts';
import { cardTable } from '../cards.ts';
import { moveCode } from '../rules/code.ts';
import { columnOf, rowOf } from '../rules/dungeon.ts';
import type { Move, View } from '../types.ts';
import { carefulAction, carefulManner, playOut, roomOf } from './careful-bot.ts';
import {
  act,
  CANCEL,
  listActions,
  PLACE,
  RESOLVE,
  USE_JOKER_KING,
  USE_JOKER_QUEEN,
} from './simulation/act.ts';
import { guessedSim, knownOf, movesOf } from './simulation/bridge.ts';
import { copySim, createSim, partners, type Sim, WON } from './simulation/position.ts';
import { type KnownCards, reshuffle } from './simulation/source.ts';

export interface Judged {
  readonly action: number;
  readonly won: number;
  readonly games: number;
  /** Which games were won: the same index is the same shuffle for every action. */
  readonly wins: Uint8Array;
}

export interface Effort {
  /** Games per candidate in the first round; each further round doubles them for the better half. */
  readonly games: number;
  readonly rounds: number;
}

const listed = new Uint16Array(512);

/** The actions worth trying: not both ends of a passage, not giving up an offer, and only the roomiest cells. */
export function candidates(sim: Sim, cells: number): readonly number[] {
  const size = listActions(sim, listed);
  const places: number[] = [];
  const others: number[] = [];
  for (const action of listed.subarray(0, size)) {
    const what = action & 255;
    const kind = action & ~255;
    if (kind === PLACE) places.push(action);
    else if (kind !== CANCEL && (kind !== RESOLVE || !isSecondEnd(sim, what))) others.push(action);
  }
  const room = new Map(places.map((action) => [action, roomOf(sim, action & 255)]));
  places.sort((left, right) => (room.get(right) ?? 0) - (room.get(left) ?? 0) || left - right);
  return [...places.slice(0, cells), ...others];
}

function isSecondEnd(sim: Sim, card: number): boolean {
  const partner = partners[card] as number;
  return partner >= 0 && partner < card && (sim.up & (1 << partner)) !== 0;
}

/** Best first; undefined if the budget runs out. One step is one simulated action. */
export function judgeActions(
  { position, known, actions }: Pick<Choices, 'position' | 'known' | 'actions'>,
  effort: Effort,
  seed: number,
  budget: Budget,
): readonly Judged[] | undefined {
  const most = effort.games * 2 ** (effort.rounds - 1);
  const playOn = createTrials(position, known, seed, budget);
  let running = actions.map((action) => untried(action, most));
  let settled: Judged[] = [];
  for (let round = 0; round < effort.rounds; round++) {
    const until = effort.games * 2 ** round;
    const next: Judged[] = [];
    for (const judged of running) {
      const more = playOn(judged, until);
      if (!more) return undefined;
      next.push(more);
    }
    next.sort(byChance);
    const keep = Math.max(2, Math.ceil(next.length / 2));
    running = next.slice(0, keep);
    settled = [...next.slice(keep), ...settled];
  }
  return [...running, ...settled];
}

/** In place of an action: careful play decides from the first move on. */
export const NO_ACTION = -1;

/** An action before its first game, with room for `most` games. */
export const untried = (action: number, most: number): Judged => ({
  action,
  won: 0,
  games: 0,
  wins: new Uint8Array(most),
});

/** Games from one position, each with its own shuffle of the unseen cards, played out carefully. Returns a function that
 * plays until an action has `until` games; undefined if the budget runs out. */
export function createTrials(position: Sim, known: KnownCards, seed: number, budget: Budget) {
  const sim = createSim(position.source, position.params);
  return ({ action, won, games, wins }: Judged, until: number): Judged | undefined => {
    let total = won;
    for (let game = games; game < until; game++) {
      copySim(sim, position);
      reshuffle(sim.source, known, seed + Math.imul(game + 1, 0x9e3779b1));
      if (action !== NO_ACTION) act(sim, action);
      if (!budget.spend(1 + playOut(sim, carefulManner))) return undefined;
      if (sim.over !== WON) continue;
      wins[game] = 1;
      total++;
    }
    return { action, won: total, games: until, wins };
  };
}

export const byChance = (left: Judged, right: Judged) =>
  right.won * left.games - left.won * right.games;

/** How far one is ahead of another over paired games: only shuffles on which the two ended differently count. Percentage
 * points, with the half width of the 95 % interval. */
export function pairedLead(best: Judged, other: Judged): { lead: number; margin: number } {
  const games = Math.min(best.games, other.games);
  let ahead = 0;
  let differing = 0;
  for (let game = 0; game < games; game++) {
    const difference = (best.wins[game] as number) - (other.wins[game] as number);
    ahead += difference;
    differing += difference * difference;
  }
  if (games === 0) return { lead: 0, margin: 100 };
  const mean = ahead / games;
  // One more game on each side keeps few differences from looking like certainty.
  const variance = (differing + 2) / (games + 2) - mean * mean;
  return { lead: 100 * mean, margin: (100 * 1.96 * Math.sqrt(variance)) / Math.sqrt(games) };
}

/** A key that a placement shares with its mirror images and with nothing else: the dungeon floats, so two placements are
 * the same if turning or flipping the sheet maps one to the other. */
function mirrorKey(view: View, cell: number): string {
  // Of face-down cards only the place matters.
  const laid = view.cards.map(({ cell: at, card, faceUp }) => ({ at, what: faceUp ? card : '#' }));
  const spots = [...laid, { at: cell, what: '+' }];
  const written = [1, -1].flatMap((down) =>
    [1, -1].map((across) => {
      const top = Math.min(...spots.map(({ at }) => rowOf(at) * down));
      const left = Math.min(...spots.map(({ at }) => columnOf(at) * across));
      return spots
        .map(({ at, what }) => `${rowOf(at) * down - top},${columnOf(at) * across - left}${what}`)
        .sort()
        .join(' ');
    }),
  );
  return written.reduce((least, text) => (text < least ? text : least));
}

/** A simulated position with its sensible actions, one of each sort. */
export interface Choices {
  readonly seen: View;
  readonly position: Sim;
  readonly known: KnownCards;
  /** The careful bot's action. */
  readonly careful: number;
  readonly actions: readonly number[];
  /** The move of an action; if a Joker waits to be named, the move that is due now. */
  moveOf(action: number): Move;
}

/** Cells to compare for the next card. */
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

/** Resolving a card that gains nothing, which helps only if there is no room and its floor is needed. */
const isIdle = (seen: View, move: Move): boolean =>
  move.type === 'resolve' && seen.placeable.length > 0 && cardOn(seen, move.cell)?.futile === true;

/** A player sees no difference between moves of one sort: mirror images, and the same gain from another card. */
function sortOf(seen: View, move: Move, action: number): string {
  if (move.type === 'place') return `place ${mirrorKey(seen, move.cell)}`;
  if (move.type === 'resolve') {
    const card = cardOn(seen, move.cell)?.card ?? '??';
    const kind = card === '??' ? '' : cardTable[card].kind;
    if (kind === 'gem' || kind === 'treasure' || kind === 'healing') return `resolve ${kind}`;
  }
  // A Joker that waits to be named has one move now and two outcomes.
  return `${moveCode.encode(move)} ${action}`;
}

/** Moves that cannot be worse than waiting: they gain now what they could gain later, cost nothing, and make floor. A
 * winning move still comes first. */
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

/** The way out that certainly wins, if there is one: the exit first, then wizard and merchant. */
export function winningMove(seen: View): Move | undefined {
  if (!seen.queenBeaten) return undefined;
  if (seen.pending?.kind === 'offer') return { type: 'leave' };
  if (seen.pending) return undefined;
  const [way] = ['SA', 'BX', 'CA'].flatMap((wanted) =>
    seen.cards.filter(({ card, faceUp, hindrance }) => card === wanted && faceUp && !hindrance),
  );
  return way && { type: 'resolve', cell: way.cell };
}
