// What hints have told about the chosen cell, and the way to one.

import { type JSX, Show } from 'solid-js';
import { priceOf } from '../../../games/dokuborn/rules/price.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';
import type { Hand } from './hand.ts';
import { words } from './words.ts';

const { face } = words;

export function CellHint(props: {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
}): JSX.Element {
  const { play, hand } = props;
  const told = () => {
    const known = play.view().cells[hand.selected()]?.clue;
    return known ? face.told(known) : '';
  };
  // The card of the hint stands beside the board, so the search makes way for it.
  const ask = () => {
    hand.close();
    void play.hints.ask();
  };
  return (
    <>
      <p class="doku-told">{play.hints.sentence() || told()}</p>
      <Show when={!play.hints.told()}>
        <button type="button" class="button" aria-busy={play.hints.thinking()} onClick={ask}>
          {face.hintHere(priceOf(play.view(), hand.selected(), 1))}
        </button>
      </Show>
    </>
  );
}
