// Test only: drawn boards for two and for five seats on which the same cells belong to seats 1 and 2, potions that do
// what they are told, and games played by words of moves that carry the seat.

import { effectNames } from '../names/effects.ts';
import { wholeMoveCode as moveCode } from '../rules/tablecode.ts';
import { startAny as start, viewAny as view } from '../rules/whole.ts';
import { playTable } from '../table/game.ts';
import type { Special, Start } from '../types/board.ts';
import type { Event, Puzzle, State, View } from '../types/index.ts';
import type { Message, PotionResult } from '../types/potion.ts';
import type { SeatState } from '../types/table.ts';
import { drawnBoard } from './boards.ts';
import { puzzleFrom } from './index.ts';

/**
 * Seat 1: cauldrons A 0-1 and D 37-38, gardens a 8-10, c 2, d 45-47, e 39.
 * Seat 2: cauldrons B 4-5 and E 34-35, gardens b 12-13, f 42-43.
 */
const FRONT = ['AAc.BB..', 'aaa.bb..', '........', '........'];
const BACK = '..EE.DDe ..ff.ddd ........ ........';
/** Seat 3: G 24-25, g 16-17. Seat 4: H 28-29, h 20-21. Seat 5: I 14-15, i 6-7. */
const FRONT_OF_FIVE = ['AAc.BBii', 'aaa.bbII', 'gg..hh..', 'GG..HH..'];
/** Seat 1: gardens a 0-1, c 8-10. Seat 2: b 4-5, d 12-13. Seats 3 to 5: e, f, g. */
const BEDS = ['aa..bb..', 'ccc.dd..', '........', '........'];
const BEDS_OF_FIVE = ['aa..bbgg', 'ccc.dd..', 'ee..ff..', '........'];

export interface TableSetting {
  readonly seats: 2 | 5;
  readonly specials?: readonly Special[];
  readonly starts?: readonly Start[];
  readonly lastPotion?: boolean;
  /** What each potion does: names of effects with commas, or `win`. */
  readonly potions?: readonly string[];
  readonly beds?: true;
}

function boardFor({ seats, specials = [], starts = [], beds }: TableSetting) {
  const change = { players: seats, specials, starts };
  if (beds) {
    const front = seats === 5 ? BEDS_OF_FIVE : BEDS;
    const kind = 'gardens' as const;
    return drawnBoard(front.join(' '), '........ '.repeat(4), { kind, ...change });
  }
  return drawnBoard((seats === 5 ? FRONT_OF_FIVE : FRONT).join(' '), BACK, change);
}

export function tablePuzzle(setting: TableSetting): Puzzle {
  const recipe = puzzleFrom('g1 g2 g3 g4 i i');
  return { ...recipe, board: boardFor(setting), lastPotion: setting.lastPotion ?? false };
}

export function answerTo(text: string): PotionResult {
  const messages = text
    .split(',')
    .flatMap((name): Message[] =>
      effectNames.flatMap((known) => (known === name ? [{ effect: known }] : [])),
    );
  return { won: text === 'win', undergrown: 0, overgrown: 0, messages };
}

export interface Told {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A word such as `2_p12-3`; `*` lets everybody pass who can still act. */
export function tryWord(setting: TableSetting, state: State, word: string) {
  const move = moveCode.decode(word);
  if (!move.ok || move.value.type !== 'seat') throw new Error(`not a move of a seat: ${word}`);
  return playTable(tablePuzzle(setting), state, move.value.seat, move.value.move, (_, potion) =>
    answerTo(setting.potions?.[potion - 1] ?? ''),
  );
}

/** Plays words; all of them must be accepted. */
export function playWords(setting: TableSetting, words: string, from?: State): Told {
  let state = from ?? start(tablePuzzle(setting));
  const events: Event[] = [];
  const play = (word: string) => {
    const outcome = tryWord(setting, state, word);
    if (!outcome.ok) throw new Error(`${word}: ${outcome.refusal.type}`);
    state = outcome.state;
    events.push(...outcome.events);
  };
  for (const word of words.split(' ').filter((one) => one !== ''))
    if (word === '*') {
      const round = state.table?.round;
      for (let seat = 1; seat <= setting.seats && state.table?.round === round; seat++) {
        const own = state.table?.seats[seat - 1];
        if (own?.acted === 'open' && own.choices.length === 0) play(`${seat}_x`);
      }
    } else play(word);
  return { state, events };
}

/** Why the last of these words is refused; `ok` where it is not. */
export function refusalOf(setting: TableSetting, words: string): string {
  const list = words.split(' ');
  const { state } = playWords(setting, list.slice(0, -1).join(' '));
  const outcome = tryWord(setting, state, list.at(-1) ?? '');
  return outcome.ok ? 'ok' : outcome.refusal.type;
}

export const eventNames = (events: readonly Event[]) => events.map(({ type }) => type).join(' ');

export const plotText = ({ solo }: State, cell: number) =>
  (solo?.plots[cell] ?? [])
    .map(
      ({ ingredient, dots, plucked }) =>
        `${plucked ? '(' : ''}${ingredient} ${dots}${plucked ? ')' : ''}`,
    )
    .join(' + ');

export function seatIn({ table }: State, seat: number): SeatState {
  const own = table?.seats[seat - 1];
  if (!own) throw new Error(`nobody has seat ${seat}`);
  return own;
}

export const statusText = (state: State, seat: number) =>
  seatIn(state, seat)
    .statuses.map(({ effect }) => effect)
    .join(',');

/** What a seat of this setting sees. */
export const seenBy = (setting: TableSetting, state: State, seat: number | null): View =>
  view(tablePuzzle(setting), state, seat);

/** Parsley 1 and Sage 1 into the first cauldron of seat 1: a potion by it, in four rounds. */
export const POTION_1 = '1_p8-0 * 1_p9-1 * 1_k8-0-0 * 1_k9-0-0';
/** The same of seat 2, in its cauldron B. */
export const POTION_2 = '2_p12-0 * 2_p13-1 * 2_k12-0-4 * 2_k13-0-4';
