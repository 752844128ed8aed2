// What the player has in hand on one board, beside the game itself: the selected tile, how far a hint has been
// shown, and what is known about the rest of the game. Kept beside the play, so that a pause does not lose it.

import { type Accessor, createSignal } from 'solid-js';
import type { Hint } from '../../../core/game.ts';
import {
  type Move,
  type PikachuTypes,
  type Point,
  patterns,
} from '../../../games/pikachu/types.ts';
import type { Play } from '../../play/play.ts';
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
  readonly selected: Accessor<number | undefined>;
  select(cell: number | undefined): void;
  /** The hint's path was asked for, too. */
  readonly pathShown: Accessor<boolean>;
  showPath(shown: boolean): void;
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

const hands = new WeakMap<PikachuPlay, Hand>();

export function handOf(play: PikachuPlay): Hand {
  const known = hands.get(play);
  if (known) return known;
  const { rows, cols } = play.view();
  const [turn, setTurn] = createSignal(turnOf(rows, cols, false));
  const [selected, select] = createSignal<number>();
  const [pathShown, showPath] = createSignal(false);
  const [trouble, setTrouble] = createSignal<Trouble>();
  const [examining, setExamining] = createSignal(false);
  const [examined, setExamined] = createSignal<readonly number[]>();
  const [putAway, setPutAway] = createSignal<readonly number[]>();
  const hand: Hand = {
    turn,
    setTurn: (next) => void setTurn(next),
    selected,
    select: (cell) => void select(cell),
    pathShown,
    showPath: (shown) => void showPath(shown),
    trouble,
    setTrouble: (next) => void setTrouble(next),
    examining,
    setExamining: (next) => void setExamining(next),
    examined,
    setExamined: (tiles) => void setExamined(tiles),
    putAway,
    setPutAway: (tiles) => void setPutAway(tiles),
  };
  hands.set(play, hand);
  return hand;
}

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

export function goBack(play: PikachuPlay, undos: number): void {
  play.undo(undos);
  play.say(words.face.wentBack, 'good');
}

/** What a hint of a pair rests on. */
export function joinOf(hint: Hint<Move>) {
  const fact = hint.because[0];
  const pattern = patterns.find((known) => known === fact?.['pattern']);
  const path = fact?.['path'];
  if (!pattern || !Array.isArray(path)) return undefined;
  const points: readonly Point[] = path.filter(
    (point): point is Point => typeof point?.row === 'number' && typeof point?.col === 'number',
  );
  return { pattern, points };
}

export const placeOf = (turn: Turn, cell: number) => words.face.place(...seenPlace(turn, cell));

export const pathText = (turn: Turn, points: readonly Point[]) =>
  words.face.pathPoints(points.map((point) => seenPoint(turn, point)));

/** First the pair, then its path, then the move. */
export async function pressHint(play: PikachuPlay): Promise<void> {
  const shown = play.hint();
  if (shown) return hintAgain(play, shown);
  const hand = handOf(play);
  hand.showPath(false);
  await play.askHint();
  const hint = play.hint();
  if (!hint) return;
  if (hint.technique === 'hopeless') return examine(play, 'byPlayer');
  const [from, to] = hint.cells;
  if (from === undefined || to === undefined) return;
  const name = words.face.tile(play.view().tiles[from] ?? 0);
  const pair = words.face.hintPair(name, placeOf(hand.turn(), from), placeOf(hand.turn(), to));
  play.say(hint.technique === 'unsure' ? `${pair} ${words.face.hintUnsure}` : pair);
}

export function hintAgain(play: PikachuPlay, hint: Hint<Move>): void {
  const hand = handOf(play);
  const join = joinOf(hint);
  if (!hint.move || !join) play.dropHint();
  else if (hand.pathShown()) play.move(hint.move);
  else {
    hand.showPath(true);
    play.say(words.face.hintPath(join.pattern, pathText(hand.turn(), join.points)));
  }
}

const ALWAYS = 'curio.pikachu.always';

function storedAlways(): boolean {
  try {
    return localStorage.getItem(ALWAYS) === 'on';
  } catch {
    return false;
  }
}

const [always, setAlwaysSignal] = createSignal(storedAlways());
const [debug, setDebug] = createSignal(false);

/** Is the player told of every lost position without asking? */
export { always, debug, setDebug };

export function setAlways(on: boolean): void {
  setAlwaysSignal(on);
  try {
    localStorage.setItem(ALWAYS, on ? 'on' : 'off');
  } catch {
    // Refused: it holds for this visit.
  }
}
