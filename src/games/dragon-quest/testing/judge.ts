// A plain judge of reasons: checks whether a fact about a move is true by playing the move on deals that agree with the
// view. It shares the rules with the engine, and no code that makes reasons.

import { cardTable, type Fate, fates, itemKind } from '../cards.ts';
import { apply, placeable, status } from '../rules/moves.ts';
import { legalMoves, view } from '../rules/view.ts';
import type { Laid, Move, Puzzle, Reason, State } from '../types.ts';

export interface Case {
  readonly puzzle: Puzzle;
  readonly state: State;
  readonly move: Move;
}

/** The possible next fate cards: all that are not open, or all five if all are. */
const nextFates = ({ usedFates }: State): readonly Fate[] =>
  usedFates.length === 5 ? fates : fates.filter((fate) => !usedFates.includes(fate));

/** The same deal, but with this fate card on top. */
function withFate(puzzle: Puzzle, state: State, fate: Fate): Puzzle {
  const open = state.usedFates.length % 5;
  const used = state.usedFates.slice(0, open);
  const rest = fates.filter((other) => other !== fate && !used.includes(other));
  const stack = puzzle.stack ?? { decks: [], fates: [], items: [] };
  const round = (state.fateDraws - open) / 5;
  const others = stack.fates.filter((laid) => laid.round !== round);
  const cards = [...used, fate, ...rest];
  return { ...puzzle, stack: { ...stack, fates: [...others, { round, cards }] } };
}

/** The states that a move may lead to, one for each fate card that may come. */
function afters(puzzle: Puzzle, state: State, move: Move): readonly State[] {
  return nextFates(state).map((fate) => {
    const outcome = apply(withFate(puzzle, state, fate), state, move);
    if (!outcome.ok) throw new Error(`${move.type}: ${outcome.refusal.type}`);
    return outcome.state;
  });
}

/** Answers to the pending choice, without taking the Joker back. */
const answersTo = (puzzle: Puzzle, state: State): readonly Move[] =>
  [...legalMoves(view(puzzle, state))].filter(({ type }) => type !== 'cancel');

/** Chance that the best answers to fate reach some end. Memoized. */
function chanceOf(
  puzzle: Puzzle,
  state: State,
  move: Move,
  good: (end: State) => boolean,
  known = new Map<string, number>(),
): number {
  const { items, usedFates, pending } = state;
  const key = JSON.stringify([[...items].sort(), [...usedFates].sort(), pending, move]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const ends = afters(puzzle, state, move).map((after): number => {
    if (after.pending?.kind !== 'fate' && after.pending?.kind !== 'joker') return +good(after);
    const answers = answersTo(puzzle, after);
    return Math.max(...answers.map((answer) => chanceOf(puzzle, after, answer, good, known)));
  });
  const chance = ends.reduce((sum, value) => sum + value, 0) / ends.length;
  known.set(key, chance);
  return chance;
}

const percent = (chance: number) => Math.round(100 * chance);
const dead = ({ ending }: State) => ending === 'died';

/** Does every answer to everything that waits end in death? */
function doomed(puzzle: Puzzle, state: State): boolean {
  if (state.pending === null) return dead(state);
  return answersTo(puzzle, state).every((move) =>
    afters(puzzle, state, move).every((end) => doomed(puzzle, end)),
  );
}

const roomOf = (puzzle: Puzzle, state: State, dungeon: readonly Laid[]) =>
  new Set(placeable({ ...state, dungeon }, puzzle.params));

const sameCells = (found: readonly number[], said: readonly number[]) =>
  JSON.stringify([...found].sort()) === JSON.stringify([...said].sort());

/** The card that a move is about. */
function metBy({ state, move }: Case) {
  const cell = 'cell' in move ? move.cell : state.pending?.cell;
  const card = state.dungeon.find((laid) => laid.cell === cell)?.card;
  return card === undefined || card === '??' ? undefined : card;
}

/** What the move changes, where nothing is drawn that matters: its first outcome. */
function changes({ puzzle, state, move }: Case) {
  const [after] = afters(puzzle, state, move);
  if (!after) throw new Error('nothing follows');
  return {
    after,
    hearts: after.health - state.health,
    gems: after.gems - state.gems,
    items: after.items.length - state.items.length,
  };
}

/** Cells that can take a card with these cards face-down and cannot now. */
function opened(at: Case, down: readonly number[]): readonly number[] {
  const { puzzle, state } = at;
  const before = roomOf(puzzle, state, state.dungeon);
  const turned = state.dungeon.map((laid) =>
    down.includes(laid.cell) ? { ...laid, faceUp: false } : laid,
  );
  return [...roomOf(puzzle, state, turned)].filter((cell) => !before.has(cell));
}

function laidAt(at: Case, faceUp: boolean): readonly Laid[] {
  const cell = 'cell' in at.move ? at.move.cell : 0;
  return [...at.state.dungeon, { cell, card: '??', faceUp }];
}

export function isTrue(reason: Reason, at: Case): boolean {
  const { puzzle, state, move } = at;
  const card = metBy(at);
  const won = state.statistics.fightsWon;
  const wins = (end: State) => end.statistics.fightsWon > won;
  switch (reason.type) {
    case 'wins':
      return afters(puzzle, state, move).every((end) => {
        if (end.pending?.kind !== 'offer') return status(puzzle, end) === 'won';
        return afters(puzzle, end, { type: 'leave' }).every((out) => status(puzzle, out) === 'won');
      });
    case 'free': {
      const { hearts, gems, items } = changes(at);
      if (hearts < 0 || gems < 0 || items < 0) return false;
      if (reason.gain === 'floor') return card !== undefined && cardTable[card].kind === 'passage';
      return reason.gain === 'gem' ? gems === 1 : items === 1;
    }
    case 'offer': {
      const { after, gems } = changes(at);
      const price = after.pending?.kind === 'offer' ? after.pending.price : Number.NaN;
      const stock = view(puzzle, after).stock.length;
      return gems === 0 && price === reason.price && stock === reason.stock;
    }
    case 'heals': {
      const { hearts } = changes(at);
      return hearts === reason.hearts && hearts + reason.wasted === 2 && hearts > 0;
    }
    case 'futile': {
      const { hearts, gems, items } = changes(at);
      const kind = card === undefined ? '' : cardTable[card].kind;
      return hearts === 0 && gems === 0 && items === 0 && kind === reason.what;
    }
    case 'odds': {
      const draws = nextFates(state);
      const bare = { ...state, items: [] };
      const beating = afters(puzzle, bare, move).filter(wins).length;
      const held = state.items.map(itemKind).filter((kind) => kind !== 'jack');
      return (
        reason.left === draws.length &&
        reason.beat === beating &&
        reason.chance === percent(beating / draws.length) &&
        reason.aided === percent(chanceOf(puzzle, state, move, wins)) &&
        JSON.stringify([...held].sort()) === JSON.stringify([...reason.held].sort()) &&
        reason.card === card &&
        reason.damage === (card ? cardTable[card].damage + puzzle.params.enemyDamage : 0)
      );
    }
    case 'deadly': {
      if (reason.hearts !== state.health || reason.damage !== worstLoss(at)) return false;
      if (reason.damage - reason.gems < state.health) return false;
      if (reason.gems !== state.gems && reason.gems !== 0) return false;
      const all = afters(puzzle, state, move).map((end) => doomed(puzzle, end));
      // Some draw leads where no answer helps; for certain, every one does.
      const mayDie = (end: State): boolean => {
        if (end.pending === null) return dead(end);
        return answersTo(puzzle, end).some((answer) => afters(puzzle, end, answer).some(mayDie));
      };
      return reason.certain
        ? all.every(Boolean)
        : !all.every(Boolean) && afters(puzzle, state, move).some(mayDie);
    }
    case 'pit': {
      return changes(sturdy(at)).hearts === -reason.damage;
    }
    case 'closes': {
      const before = [...roomOf(puzzle, state, state.dungeon)];
      const later = [true, false].map((faceUp) => roomOf(puzzle, state, laidAt(at, faceUp)));
      const closed = before.filter(
        (cell) => !('cell' in move && cell === move.cell) && later.every((room) => !room.has(cell)),
      );
      return sameCells(closed, reason.cells);
    }
    case 'opens': {
      if (move.type === 'place') {
        const before = roomOf(puzzle, state, state.dungeon);
        const later = [...roomOf(puzzle, state, laidAt(at, false))];
        return sameCells(
          later.filter((cell) => !before.has(cell)),
          reason.cells,
        );
      }
      const { after } = changes(sturdy(at));
      const down = after.dungeon.filter((laid) => !laid.faceUp).map((laid) => laid.cell);
      const met = 'cell' in move ? [move.cell] : [];
      return sameCells(opened(at, [...down, ...met]), reason.cells);
    }
    case 'pitRisk': {
      // Every order of what is unseen is as likely, but that exit and Queen are never under the start.
      const unseen = view(puzzle, state).unseen;
      const under = unseen.filter((other) => other !== 'SA' && other !== 'SQ');
      const orders = under.flatMap((start) => unseen.filter((next) => next !== start));
      const chance = orders.filter((next) => next === 'S2').length / orders.length;
      if (reason.damage !== cardTable.S2.damage + puzzle.params.pitDamage) return false;
      const struck = reason.damage - state.gems >= state.health;
      const helped = state.items.some((item) => ['queen', 'joker'].includes(itemKind(item)));
      return reason.chance === percent(chance) && reason.deadly === (struck && !helped);
    }
    case 'saves': {
      const item = state.items.find((held) => itemKind(held) === reason.item);
      if (!item) return false;
      const own = move.type === 'name' ? 'joker' : move.type === 'use' ? itemKind(move.item) : '';
      if (reason.used !== (own === reason.item)) return false;
      const use: Move = state.pending?.kind === 'joker' ? move : { type: 'use', item };
      if (reason.purpose === 'pit') {
        const { hearts, gems } = changes({ ...at, move: use });
        return hearts === 0 && gems === 0 && reason.chance === 100;
      }
      // What it comes to with all that is left in the hand.
      return percent(chanceOf(puzzle, state, use, wins)) >= reason.chance && reason.chance > 0;
    }
    case 'idleItem': {
      // No better than the best that can be done without it.
      const fight = takenBack(state);
      const others = answersTo(puzzle, fight).filter(
        (answer) => answer.type !== 'use' || itemKind(answer.item) !== reason.item,
      );
      const best = Math.max(...others.map((answer) => chanceOf(puzzle, fight, answer, wins)));
      return chanceOf(puzzle, state, move, wins) <= best;
    }
    case 'redraw': {
      const fight = takenBack(state);
      const ten = nextFates(state).filter((fate) => fate === 10).length / nextFates(state).length;
      return (
        chanceOf(puzzle, fight, { type: 'accept' }, wins) === 1 &&
        reason.chance === percent(ten) &&
        reason.risk === percent(1 - chanceOf(puzzle, state, move, wins))
      );
    }
    case 'gems': {
      const { after } = changes(at);
      return (
        state.gems - after.gems === reason.spent &&
        after.health === reason.hearts &&
        after.gems === reason.gems
      );
    }
    case 'leaves': {
      // Taken one after another, the free cards bring so much.
      let rich = { ...state, pending: null };
      for (const laid of state.dungeon) {
        const kind = laid.card === '??' || !laid.faceUp ? '' : cardTable[laid.card].kind;
        if (!['gem', 'healing', 'treasure'].includes(kind)) continue;
        const outcome = apply(puzzle, rich, { type: 'resolve', cell: laid.cell });
        if (outcome.ok) rich = { ...outcome.state, pending: null };
      }
      return (
        rich.gems - state.gems === reason.gems &&
        rich.health - state.health === reason.hearts &&
        rich.items.length - state.items.length === reason.items
      );
    }
    case 'leavesQueen': {
      const queen = state.dungeon.find((laid) => laid.card === 'SQ' && laid.faceUp);
      if (!queen || state.level < puzzle.params.depth) return false;
      const fight: Move = { type: 'resolve', cell: queen.cell };
      return percent(chanceOf(puzzle, { ...state, pending: null }, fight, wins)) === reason.chance;
    }
    case 'goesDown':
      return changes(at).after.level === reason.level;
    case 'cramped':
      return roomOf(puzzle, state, state.dungeon).size === reason.cells;
    case 'buys': {
      const { after, gems } = changes(at);
      return after.items.includes(reason.item) && gems === -reason.price;
    }
    case 'flips': {
      const { hearts, gems, items } = changes(at);
      const kind = card === undefined ? '' : cardTable[card].kind;
      const gain = ['gem', 'treasure', 'healing'].includes(kind);
      const spared = card === undefined ? 0 : damageIn(at);
      return (
        hearts === 0 &&
        gems === 0 &&
        items === -1 &&
        reason.card === card &&
        reason.harmless === gain &&
        reason.damage === spared
      );
    }
  }
}

/** The Joker back in the hand. */
const takenBack = (state: State): State =>
  state.pending?.kind === 'joker'
    ? { ...state, pending: { ...state.pending, kind: 'fate' } }
    : state;

/** What the card of this move costs at worst, by resolving it with nothing in the hand. */
function damageIn(at: Case): number {
  const { move } = at;
  const card = metBy(at);
  if (!('cell' in move) || !card) return 0;
  if (!['enemy', 'pit'].includes(cardTable[card].kind)) return 0;
  const { puzzle, state } = sturdy(at);
  const ends = afters(puzzle, { ...state, items: [] }, { type: 'resolve', cell: move.cell });
  return Math.max(...ends.map((end) => STURDY - end.health));
}

/** The most hearts that the move may cost a player with plenty; gems spent by the move count. */
function worstLoss({ puzzle, state, move }: Case): number {
  const going = move.type === 'spend' || state.pending?.kind === 'hiddenPit';
  const rich = { ...state, health: STURDY, gems: going ? state.gems : 0 };
  const able = { ...puzzle, params: { ...puzzle.params, health: STURDY } };
  const lossIn = (now: State): number => {
    if (now.pending === null) return STURDY - now.health;
    const ends = answersTo(able, now).flatMap((answer) => afters(able, now, answer));
    return Math.max(...ends.map(lossIn));
  };
  return Math.max(...afters(able, rich, move).map(lossIn));
}

const STURDY = 20;

/** The same position for a player with many hearts, no items and no pending choice. */
const sturdy = ({ puzzle, state, move }: Case): Case => ({
  puzzle: { ...puzzle, params: { ...puzzle.params, health: STURDY } },
  state: {
    ...state,
    items: move.type === 'flip' ? [move.item] : [],
    gems: 0,
    health: STURDY,
  },
  move,
});
