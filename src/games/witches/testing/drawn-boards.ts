// Test only: boards drawn as text for one, two and five players, potions with given effects, and games played
// from move words. On both table boards the same cells belong to seats 1 and 2.

import { effectNames, ingredientNames } from '../names.ts';
import { soloMoveCode } from '../rules/code.ts';
import { anyMoveCode as moveCode } from '../rules/table-code.ts';
import { startAny as start, viewAny as view } from '../rules/with-tables.ts';

import { startSolo } from '../seats/board-state.ts';
import { playSolo, type SoloOutcome } from '../seats/solo-play.ts';
import { playTable } from '../seats/table-game.ts';
import type { Board, Special, Start } from '../types/board.ts';
import type { Event, Puzzle, State, View } from '../types/index.ts';
import type { Message, PotionResult } from '../types/potion.ts';
import {
  type Brew,
  type SoloEvent,
  type SoloSetup,
  type SoloState,
  soloEffects,
} from '../types/solo.ts';
import type { SeatState } from '../types/table.ts';
import { puzzleFrom } from './index.ts';

/** One text per side: capitals are cauldrons, small letters gardens, a dot the note cell. */
export function drawnBoard(front: string, back: string, change: Partial<Board> = {}): Board {
  const letters = `${front} ${back}`.replace(/\s/g, '');
  const names = [...new Set(letters)].filter((letter) => letter !== '.');
  const cellsOf = (name: string) =>
    [...letters].flatMap((letter, cell) => (letter === name ? [cell] : []));
  const [frontNote = 0, backNote = 0] = cellsOf('.');
  return {
    kind: 'cauldrons',
    players: 1,
    ingredients: 6,
    regions: names.map((name) => ({
      kind: name === name.toUpperCase() ? 'cauldron' : 'garden',
      cells: cellsOf(name),
    })),
    notes: [frontNote, backNote],
    starts: [],
    specials: [],
    ...change,
  };
}

// Cells of the front: A 0-1, B 2-5, c 6-7, a 8-9, b 10-12, d 13-15, e 16-23, f 24-30; of the back: C 32-33, g the rest.
const POTS = 'AABBBBcc aabbbddd eeeeeeee fffffff.';
const POTS_BACK = 'CCgggggg gggggggg gggggggg ggggggg.';
// Gardens: a 0-1, b 2-5, c 6-7, d 8-9 and 16, e 10-15 without 12, f 12, and so on.
const BEDS = 'aabbbbcc ddeefeee dghhhhhi jjkkkkl.';
const BEDS_BACK = 'mmnnnnoo mmnnppoo qqqqqqrr sssssst.';

export interface SoloSetting {
  readonly specials?: readonly Special[];
  readonly starts?: readonly Start[];
  readonly maxSeeds?: number;
  readonly lastPotion?: boolean;
  /** Effects of each potion, or `win`. */
  readonly potions?: readonly string[];
  readonly bed?: true;
}

export function setupOf(setting: SoloSetting): SoloSetup {
  const { specials = [], starts = [], maxSeeds = 4, lastPotion = false } = setting;
  const change = { specials, starts };
  return {
    board: setting.bed
      ? drawnBoard(BEDS, BEDS_BACK, { kind: 'gardens', ...change })
      : drawnBoard(POTS, POTS_BACK, change),
    ingredients: ingredientNames.slice(0, 6),
    maxSeeds,
    lastPotion,
  };
}

export function answerOf(text: string): PotionResult {
  const effects = text.split(' ').filter((effect) => effect !== '');
  const messages = effects.flatMap((effect): Message[] =>
    soloEffects.flatMap((known): Message[] => (known === effect ? [{ effect: known }] : [])),
  );
  return { won: text === 'win', undergrown: 0, overgrown: 0, messages };
}

export const brewOf =
  (setting: SoloSetting): Brew =>
  (_, potion) =>
    answerOf(setting.potions?.[potion - 1] ?? '');

export function step(setting: SoloSetting, state: SoloState, word: string): SoloOutcome {
  const move = soloMoveCode.decode(word);
  if (!move.ok) throw new Error(`not a move: ${word}`);
  return playSolo(setupOf(setting), state, move.value, brewOf(setting));
}

/** All moves must be accepted. */
export function played(
  setting: SoloSetting,
  words: string,
): { state: SoloState; events: SoloEvent[] } {
  let state = startSolo(setupOf(setting));
  const events: SoloEvent[] = [];
  for (const word of words.split(' ').filter((one) => one !== '')) {
    const outcome = step(setting, state, word);
    if (!outcome.ok) throw new Error(`${word}: ${outcome.refusal.type}`);
    state = outcome.state;
    events.push(...outcome.events);
  }
  return { state, events };
}

export const dots = (state: SoloState, cell: number) =>
  (state.plots[cell] ?? []).map((plant) => plant.dots).join();
export const names = (events: readonly SoloEvent[]) => events.map(({ type }) => type).join(' ');

/** Two plants into cauldron A: the shortest potion. */
export const POTION = 'p24-0 p25-1 k24-0-0 k25-0-0';
export const POTION_TWO = 'p26-0 p27-1 p28-0 p29-1 k26-0-2 k27-0-2 k28-0-2 k29-0-2';

/**
 * Seat 1: cauldrons A 0-1 and D 37-38, gardens a 8-10, c 2, d 45-47, e 39.
 * Seat 2: cauldrons B 4-5 and E 34-35, gardens b 12-13, f 42-43.
 */
const FRONT = ['AAc.BB..', 'aaa.bb..', '........', '........'];
const BACK = '..EE.DDe ..ff.ddd ........ ........';
/** Seat 3: G 24-25, g 16-17. Seat 4: H 28-29, h 20-21. Seat 5: I 14-15, i 6-7. */
const FRONT_OF_FIVE = ['AAc.BBii', 'aaa.bbII', 'gg..hh..', 'GG..HH..'];
/** Seat 1: gardens a 0-1, c 8-10. Seat 2: b 4-5, d 12-13. Seats 3 to 5: e, f, g. */
const TABLE_BEDS = ['aa..bb..', 'ccc.dd..', '........', '........'];
const BEDS_OF_FIVE = ['aa..bbgg', 'ccc.dd..', 'ee..ff..', '........'];

export interface TableSetting {
  readonly seats: 2 | 5;
  readonly specials?: readonly Special[];
  readonly starts?: readonly Start[];
  readonly lastPotion?: boolean;
  /** Effects of each potion, separated by commas, or `win`. */
  readonly potions?: readonly string[];
  readonly beds?: true;
}

function boardFor({ seats, specials = [], starts = [], beds }: TableSetting) {
  const change = { players: seats, specials, starts };
  if (beds) {
    const front = seats === 5 ? BEDS_OF_FIVE : TABLE_BEDS;
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

interface TableHistory {
  readonly state: State;
  readonly events: readonly Event[];
}

/** A word such as `2_p12-3`. */
export function tryWord(setting: TableSetting, state: State, word: string) {
  const move = moveCode.decode(word);
  if (!move.ok || move.value.type !== 'seat') throw new Error(`not a move of a seat: ${word}`);
  return playTable(tablePuzzle(setting), state, move.value.seat, move.value.move, (_, potion) =>
    answerTo(setting.potions?.[potion - 1] ?? ''),
  );
}

/** All moves must be accepted; `*` passes for every seat that can still act. */
export function playWords(setting: TableSetting, words: string, from?: State): TableHistory {
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

/** The refusal of the last word, or `ok`. */
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

export const seenBy = (setting: TableSetting, state: State, seat: number | null): View =>
  view(tablePuzzle(setting), state, seat);

/** Parsley 1 and Sage 1 into the first cauldron of seat 1, in four rounds. */
export const POTION_1 = '1_p8-0 * 1_p9-1 * 1_k8-0-0 * 1_k9-0-0';
/** The same for seat 2 and its cauldron B. */
export const POTION_2 = '2_p12-0 * 2_p13-1 * 2_k12-0-4 * 2_k13-0-4';
