// Hints on the board: first the pair, then its path, then the move.

import type { Hint } from '../../../core/game.ts';
import {
  type Move,
  type PikachuTypes,
  type Point,
  patterns,
} from '../../../games/pikachu/types.ts';
import type { HintManner } from '../../play/hints.ts';
import { examine, handOf, type PikachuPlay, pathText, placeOf } from './hand.ts';
import { words } from './words.ts';

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

function explain(play: PikachuPlay, hint: Hint<Move>): string {
  const [from, to] = hint.cells;
  if (from === undefined || to === undefined) {
    // How far back it could be cleared is looked for once this has been said.
    if (hint.technique === 'hopeless') queueMicrotask(() => void examine(play, 'byPlayer'));
    return words.hint(hint, play.view()).join(' ');
  }
  const turn = handOf(play).turn();
  const name = words.face.tile(play.view().tiles[from] ?? 0);
  const pair = words.face.hintPair(name, placeOf(turn, from), placeOf(turn, to));
  return hint.technique === 'unsure' ? `${pair} ${words.face.hintUnsure}` : pair;
}

export const hints: HintManner<PikachuTypes> = {
  explain,
  show(play, hint) {
    const join = joinOf(hint);
    if (!join) return '';
    return words.face.hintPath(join.pattern, pathText(handOf(play).turn(), join.points));
  },
  again(_play, hint, stage) {
    if (!hint.move || !joinOf(hint)) return 'drop';
    return stage === 'explained' ? 'show' : 'play';
  },
  card: false,
};
