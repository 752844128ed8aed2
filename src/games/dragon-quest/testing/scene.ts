// For tests of the rules: a position, written as text, and a way to play words on it.

import { moveCode } from '../rules/code.ts';
import { apply } from '../rules/moves.ts';
import { presets } from '../rules/params.ts';
import { printDungeon } from '../rules/print.ts';
import { start } from '../rules/turn.ts';
import { legalMoves, view } from '../rules/view.ts';
import type { Event, Params, Puzzle, State } from '../types.ts';
import { position, stackedPuzzle } from './index.ts';

type Orders = Parameters<typeof stackedPuzzle>[1];

/** A position and a way to play words on it. */
export class Scene {
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
