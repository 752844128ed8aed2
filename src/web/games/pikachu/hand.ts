// What the player has in hand on one board, beside the game itself: the selected tile, and what is known about
// the rest of the game.

import { type Accessor, createSignal } from 'solid-js';
import type { PikachuTypes, Point } from '../../../games/pikachu/types.ts';
import { perPlay } from '../../play/perplay.ts';
import type { Play } from '../../play/play.ts';
import { kept, switchForm } from '../../storage/kept.ts';
import { seenPlace, seenPoint, type Turn, turnOf } from './layout.ts';
import { words } from './words.ts';

export type PikachuPlay = Play<PikachuTypes>;

/** The position cannot be cleared; so many undos lead back to one that can. */
export interface Trouble {
  /** The position it is about. */
  readonly tiles: readonly number[];
  readonly undos: number;
  readonly exact: boolean;
}

export interface Hand {
  /** How the board lies, set by whoever shows it. */
  readonly turn: Accessor<Turn>;
  setTurn(turn: Turn): void;
  /** Reshuffles that may still be used; undefined where they are not counted. */
  reshuffles(): number | undefined;
  setReshuffles(left: Accessor<number | undefined>): void;
  readonly selected: Accessor<number | undefined>;
  select(cell: number | undefined): void;
  /** The symbol whose tiles are shown. */
  readonly alike: Accessor<number | undefined>;
  setAlike(tile: number | undefined): void;
  readonly trouble: Accessor<Trouble | undefined>;
  setTrouble(trouble: Trouble | undefined): void;
  readonly examining: Accessor<boolean>;
  setExamining(examining: boolean): void;
  /** The position that was looked at last. */
  readonly examined: Accessor<readonly number[] | undefined>;
  setExamined(tiles: readonly number[]): void;
  /** The position whose notice the player has put away. */
  readonly putAway: Accessor<readonly number[] | undefined>;
  setPutAway(tiles: readonly number[] | undefined): void;
}

export const handOf = perPlay((play: PikachuPlay): Hand => {
  const { rows, cols } = play.view();
  const [turn, setTurn] = createSignal(turnOf(rows, cols, false));
  const [reshuffles, setReshuffles] = createSignal<Accessor<number | undefined>>(() => undefined);
  const [selected, select] = createSignal<number>();
  const [alike, setAlike] = createSignal<number>();
  const [trouble, setTrouble] = createSignal<Trouble>();
  const [examining, setExamining] = createSignal(false);
  const [examined, setExamined] = createSignal<readonly number[]>();
  const [putAway, setPutAway] = createSignal<readonly number[]>();
  return {
    turn,
    setTurn: (next) => void setTurn(next),
    reshuffles: () => reshuffles()(),
    setReshuffles: (left) => void setReshuffles(() => left),
    selected,
    select: (cell) => void select(cell),
    alike,
    setAlike: (tile) => void setAlike(tile),
    trouble,
    setTrouble: (next) => void setTrouble(next),
    examining,
    setExamining: (next) => void setExamining(next),
    examined,
    setExamined: (tiles) => void setExamined(tiles),
    putAway,
    setPutAway: (tiles) => void setPutAway(tiles),
  };
});

/** Can the position still be cleared? Where not, how far back it could is found as well. Silent when all is well, unless asked. */
export async function examine(play: PikachuPlay, asked: 'byPlayer' | 'always'): Promise<void> {
  const hand = handOf(play);
  if (hand.examining() || play.over()) return;
  const { tiles } = play.view();
  const movedOn = () => play.view().tiles !== tiles;
  const tell = (text: string) => {
    if (asked === 'byPlayer') play.say(text);
  };
  hand.setExamining(true);
  if (asked === 'byPlayer') hand.setPutAway(undefined);
  try {
    tell(words.face.looking);
    const answer = await play.ask({ type: 'clearable' });
    if (movedOn()) return;
    const clearable =
      answer.ok && answer.value.type === 'clearable' ? answer.value.clearable : 'unknown';
    if (clearable === 'yes') return tell(words.face.isClearable);
    if (clearable === 'unknown') return tell(words.face.isUnknown);
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

/** What the button says: the price, or how many the journey still has. */
export function reshuffleText(play: PikachuPlay): string {
  const left = handOf(play).reshuffles();
  return left === undefined ? words.face.reshuffle : words.face.reshuffleLeft(left);
}

export function goBack(play: PikachuPlay, undos: number): void {
  play.undo(undos, words.face.wentBack);
}

export const placeOf = (turn: Turn, cell: number) => words.face.place(...seenPlace(turn, cell));

export const pathText = (turn: Turn, points: readonly Point[]) =>
  words.face.pathPoints(points.map((point) => seenPoint(turn, point)));

/** Is the player told of every lost position without asking? */
export const { value: always, set: setAlways } = kept('curio.pikachu.always', switchForm(false));

const [debug, setDebug] = createSignal(false);

export { debug, setDebug };
