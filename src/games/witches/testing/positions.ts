// Test only: tables at the size that is played, in the middle of a game. The board is dealt; potions are tested by the rules
// and answered by the recipe, without what it takes to brew them; statuses, plants and gardens are put as a test needs them.

import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { seatAt } from '../board/sections.ts';
import { witches } from '../index.ts';
import { startAny, viewAny } from '../rules/whole.ts';
import { playTable } from '../table/game.ts';
import type { Board } from '../types/board.ts';
import type { Params, PlainMove, Puzzle, State, View } from '../types/index.ts';
import type { SoloState } from '../types/solo.ts';
import type { SeatState } from '../types/table.ts';
import { potionFrom } from './index.ts';

export interface Position {
  readonly puzzle: Puzzle;
  readonly state: State;
}

/** The same name deals the same table; `scripts/tablehints.ts` deals the same ones by the same names. */
export function dealtTable(
  level: string,
  board: Board['kind'],
  seats: '2' | '3' | '4' | '5',
  game: number,
): Position {
  const preset = witches.presets.find(({ id }) => id === level)?.params;
  if (!preset) throw new Error(`there is no preset ${level}`);
  const params: Params = { ...preset, play: 'table', events: false, seats, board };
  const rng = createRng(`table ${level}-${board}-${seats} ${game}`);
  const dealt = witches.generate(params, rng, unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  return { puzzle: dealt.value, state: startAny(dealt.value) };
}

export const seenFrom = ({ puzzle, state }: Position, seat: number): View =>
  viewAny(puzzle, state, seat);

export function withSeat(at: Position, seat: number, change: Partial<SeatState>): Position {
  const { table } = at.state;
  if (!table) throw new Error('no table');
  const seats = table.seats.map((one, place) => (place === seat - 1 ? { ...one, ...change } : one));
  return { ...at, state: { ...at.state, table: { ...table, seats } } };
}

export function moved(at: Position, seat: number, move: PlainMove): Position {
  const outcome = playTable(at.puzzle, at.state, seat, move);
  if (!outcome.ok) throw new Error(`${move.type}: ${outcome.refusal.type}`);
  return { ...at, state: outcome.state };
}

/** What these seats tested, in turn: `1 a2b1` is Parsley with two seeds and Sage with one, by the first seat. */
export function tested(at: Position, potions: readonly string[]): Position {
  return potions.reduce((before, text) => {
    const [seat = '', potion = ''] = text.split(' ');
    const entries = potionFrom(potion);
    const [first] = entries;
    if (!first) throw new Error(`no potion: ${text}`);
    const guesses = [first.ingredient];
    const asked = withSeat(before, Number(seat), { choices: ['Guesser'], guesses });
    const after = moved(asked, Number(seat), { type: 'guess', entries });
    // What the field would ask for is another test's matter.
    return withSeat(after, Number(seat), { choices: [] });
  }, at);
}

export const ownCells = ({ puzzle, state }: Position, seat: number): readonly number[] =>
  (state.solo?.gardens ?? [])
    .flatMap(({ cells }) => cells)
    .filter((cell) => seatAt(puzzle.board?.players ?? 1, cell) === seat)
    .filter((cell) => state.solo?.plots[cell]?.length === 0);

/** Cells of gardens and cauldrons that hold what nobody can use any more. */
export function usedUp(at: Position, cells: readonly number[]): Position {
  const [name = 'Parsley'] = at.puzzle.ingredients.map((one) => one.name);
  const gone = [{ ingredient: name, dots: 1, plucked: true }];
  return onBoard(at, ({ plots }) => ({
    plots: plots.map((plants, cell) =>
      cells.includes(cell) && plants.length === 0 ? gone : plants,
    ),
  }));
}

export function onBoard(
  { puzzle, state }: Position,
  change: (board: SoloState) => Partial<SoloState>,
): Position {
  const { solo } = state;
  if (!solo) throw new Error('no board');
  return { puzzle, state: { ...state, solo: { ...solo, ...change(solo) } } };
}

/** With no status left of what was tested. */
export const sobered = (at: Position): Position =>
  (at.state.table?.seats ?? []).reduce(
    (before, _, place) => withSeat(before, place + 1, { statuses: [] }),
    at,
  );
