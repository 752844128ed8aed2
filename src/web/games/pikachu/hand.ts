// The player's hand beyond the game itself: the selected tile, keys, Debug, and whether the board can still be cleared.

import { type Accessor, createSignal } from 'solid-js';
import { words } from '#words/pikachu/index.ts';
import type { PikachuTypes, Point } from '../../../games/pikachu/types.ts';
import { type Play, perPlay } from '../../play/play.ts';
import { persistedSignal, switchForm } from '../../storage/local-store.ts';
import { type BoardTurn, seenPlace, seenPoint, turnOf } from './layout.ts';

export type PikachuPlay = Play<PikachuTypes>;

/** A position that cannot be cleared, and how many undos lead back to one that can. */
interface Trouble {
  /** The position. */
  readonly tiles: readonly number[];
  readonly undos: number;
  readonly exact: boolean;
}

export const handOf = perPlay((play: PikachuPlay) => {
  const { rows, cols } = play.view();
  /** The orientation of the board, set by the component that shows it. */
  const [turn, setTurn] = createSignal(turnOf(rows, cols, false));
  const [reshuffles, setReshuffles] = createSignal<Accessor<number | undefined>>(() => undefined);
  const [selected, select] = createSignal<number>();
  /** The symbol whose tiles are highlighted. */
  const [alike, setAlike] = createSignal<number>();
  const [trouble, setTrouble] = createSignal<Trouble>();
  const [examining, setExamining] = createSignal(false);
  /** The last examined position. */
  const [examined, setExamined] = createSignal<readonly number[]>();
  /** The position whose notice the player dismissed. */
  const [putAway, setPutAway] = createSignal<readonly number[]>();
  return {
    turn,
    setTurn,
    /** Reshuffles left; undefined if unlimited. */
    reshuffles: () => reshuffles()(),
    setReshuffles: (left: Accessor<number | undefined>) => void setReshuffles(() => left),
    selected,
    select,
    alike,
    setAlike,
    trouble,
    setTrouble,
    examining,
    setExamining,
    examined,
    setExamined,
    putAway,
    setPutAway,
  };
});

/** Finds out whether the position can still be cleared, and if not, how far back it could. Silent if all is well, unless asked. */
export async function examine(play: PikachuPlay, asked: 'byPlayer' | 'always'): Promise<void> {
  const hand = handOf(play);
  if (hand.examining() || play.over()) return;
  const { tiles } = play.view();
  const movedOn = () => play.view().tiles !== tiles;
  const say = (text: string) => {
    if (asked === 'byPlayer') play.say(text);
  };
  hand.setExamining(true);
  if (asked === 'byPlayer') hand.setPutAway(undefined);
  try {
    say(words.face.looking);
    const answer = await play.ask({ type: 'clearable' });
    if (movedOn()) return;
    const clearable =
      answer.ok && answer.value.type === 'clearable' ? answer.value.clearable : 'unknown';
    if (clearable === 'yes') return say(words.face.isClearable);
    if (clearable === 'unknown') return say(words.face.isUnknown);
    const back = await play.ask({ type: 'lastClearable' });
    if (movedOn()) return;
    const found =
      back.ok && back.value.type === 'lastClearable' ? back.value : { undos: 0, exact: false };
    hand.setTrouble({ tiles, undos: found.undos, exact: found.exact });
    if (play.status() === 'playing') play.say(`${words.face.lostTitle}.`, 'bad');
  } finally {
    hand.setExamined(tiles);
    hand.setExamining(false);
  }
}

/** The label of the button: the price, or the number left on the journey. */
export function reshuffleText(play: PikachuPlay): string {
  const left = handOf(play).reshuffles();
  return left === undefined ? words.face.reshuffle : words.face.reshuffleLeft(left);
}

export function goBack(play: PikachuPlay, undos: number): void {
  play.undo(undos, words.face.wentBack);
}

export const placeOf = (turn: BoardTurn, cell: number) =>
  words.face.place(...seenPlace(turn, cell));

export const pathText = (turn: BoardTurn, points: readonly Point[]) =>
  words.face.pathPoints(points.map((point) => seenPoint(turn, point)));

/** Warn the player of every lost position without asking? */
export const { value: always, set: setAlways } = persistedSignal(
  'curio.pikachu.always',
  switchForm(false),
);

const [debug, setDebug] = createSignal(false);

export { debug, setDebug };

export const keys = {
  /** To the next tile in that direction; Home and End to the ends of the row, with Ctrl of the board. */
  go: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Ctrl+Home', 'Ctrl+End'],
  /** With Shift, the previous one. */
  nextEqual: ['e'],
  /** Matches the pair of a shown hint; otherwise Enter presses the tile, like any button. */
  match: ['Enter'],
  /** Clears the selection and the hint. */
  leave: ['Escape'],
} as const;
