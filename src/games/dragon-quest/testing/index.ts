// For tests: the same position with other hidden cards, and positions written as text.

import { type Rng, shuffled } from '../../../core/rng.ts';
import { type DungeonCard, dungeonCards, fates, isDungeonCard, itemCards } from '../cards.ts';
import { moveCode } from '../rules/code.ts';
import { cellAt, columnOf, parseDungeon, rowOf, START_CELL, UNKNOWN } from '../rules/dungeon.ts';
import { presets } from '../rules/index.ts';
import { apply } from '../rules/moves.ts';
import { levelDeck, mayStart, start } from '../rules/turn.ts';
import { leftFates, legalMoves, printDungeon, view } from '../rules/view.ts';
import type { Event, Laid, Params, Puzzle, Stack, State } from '../types.ts';

/** A deal that differs from this one only in what is hidden in this state. */
export function exchangeHidden(puzzle: Puzzle, state: State, rng: Rng): Puzzle | undefined {
  const { level, dungeon, usedFates, fateDraws } = state;
  const deck = levelDeck(puzzle, level);
  const seen = dungeon.flatMap(({ card }) => (card === '??' ? [] : [card]));
  const unseen = deck.filter((card) => !seen.includes(card));
  let hidden = shuffled(unseen, rng);
  while (!mayStart(hidden[0])) hidden = shuffled(unseen, rng);
  const [first = 'S2', ...rest] = hidden;
  const open = fateDraws % fates.length;
  const round = [...usedFates.slice(0, open), ...shuffled(leftFates(usedFates), rng)];
  const stack: Stack = {
    decks: [{ level, cards: [first, ...seen, ...rest] }],
    fates: open === 0 ? [] : [{ round: (fateDraws - open) / fates.length, cards: round }],
    items: [],
  };
  return { params: puzzle.params, seed: rng.below(0x100000000), stack };
}

/** A deal with these cards on top, the rest in table order: start card, deck, fate and items. */
export function stackedPuzzle(
  params: Puzzle['params'],
  orders: {
    readonly start?: DungeonCard;
    readonly deck?: readonly DungeonCard[];
    /** Rounds of five: what is missing in the last one comes in rising order. */
    readonly fates?: readonly number[];
    readonly items?: readonly (typeof itemCards)[number][];
  },
): Puzzle {
  const { start: under, deck = [], fates: wanted = [], items = [] } = orders;
  const other = dungeonCards.filter((card) => card !== under && !deck.includes(card));
  const first = under ?? other.find(mayStart) ?? 'S4';
  const cards = [first, ...deck, ...other.filter((card) => card !== first)];
  const rounds: Stack['fates'][number][] = [];
  for (let from = 0; from < wanted.length; from += fates.length) {
    const drawn = wanted.slice(from, from + fates.length);
    const known = fates.filter((fate) => drawn.includes(fate));
    known.sort((left, right) => drawn.indexOf(left) - drawn.indexOf(right));
    const rest = fates.filter((fate) => !drawn.includes(fate));
    rounds.push({ round: from / fates.length, cards: [...known, ...rest] });
  }
  const draws = items.map((item, draw) => ({
    draw,
    cards: [item, ...itemCards.filter((card) => card !== item)],
  }));
  return { params, seed: 1, stack: { decks: [{ level: 1, cards }], fates: rounds, items: draws } };
}

/** The state in which the dungeon lies as written: `#??` is the start card. */
export function position(
  puzzle: Puzzle,
  rows: readonly string[],
  rest: Partial<State> = {},
): State {
  const spots = parseDungeon(rows);
  const origin = spots.find((spot) => spot.card === UNKNOWN);
  if (!origin) throw new Error('a position needs its start card #??');
  const dungeon: Laid[] = spots.map(({ row, column, card, faceUp }) => ({
    cell: cellAt(
      rowOf(START_CELL) + row - origin.row,
      columnOf(START_CELL) + column - origin.column,
    ),
    card: isDungeonCard(card) ? card : '??',
    faceUp,
  }));
  dungeon.sort((left, right) => Number(right.card === '??') - Number(left.card === '??'));
  return { ...start(puzzle), dungeon, ...rest };
}

// For tests of the rules: a position, written as text, and a way to play words on it.

type Orders = Parameters<typeof stackedPuzzle>[1];

/** A position and a way to play words on it. */
export class TestScene {
  readonly puzzle: Puzzle;
  state: State;
  events: readonly Event[] = [];
  revealed = false;
  constructor(
    rows: readonly string[],
    rest: Partial<State> = {},
    orders: Orders = {},
    params: Params = presets[0].params,
  ) {
    this.puzzle = stackedPuzzle(params, orders);
    this.state =
      rows.length > 0 ? position(this.puzzle, rows, rest) : { ...start(this.puzzle), ...rest };
  }
  play(...words: readonly string[]): this {
    for (const word of words) {
      const outcome = this.try(word);
      if (!outcome.ok) throw new Error(`${word}: ${outcome.refusal.type}`);
      this.state = outcome.state;
      this.events = outcome.events;
      this.revealed = outcome.reveals ?? false;
    }
    return this;
  }
  try(word: string) {
    const move = moveCode.decode(word);
    if (!move.ok) throw new Error(`no move: ${word}`);
    return apply(this.puzzle, this.state, move.value);
  }
  refusal(word: string): string | undefined {
    const outcome = this.try(word);
    return outcome.ok ? undefined : outcome.refusal.type;
  }
  get rows(): readonly string[] {
    const all = view(this.puzzle, { ...this.state, ending: 'trapped' });
    return printDungeon(all).map((row) => row.replace(/ +/g, ' '));
  }
  get view() {
    return view(this.puzzle, this.state);
  }
  get words(): readonly string[] {
    return [...legalMoves(this.view)].map((move) => moveCode.encode(move));
  }
  get happened(): readonly string[] {
    return this.events.map((event) => event.type);
  }
}
