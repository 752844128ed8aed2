// What the hints have told about the chosen cell, and the button for the next step.

import { type JSX, Show } from 'solid-js';
import { type DokubornTypes, LAST_STEP } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';
import type { Hand } from './hand.ts';
import { words } from './words.ts';

const { face } = words;

export function HintSteps(props: {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
}): JSX.Element {
  const { play, hand } = props;
  const clue = () => play.view().cells[hand.selected()]?.clue;
  const step = () => clue()?.step ?? 0;
  const told = () => {
    const known = clue();
    return known ? face.told(known) : '';
  };
  /** The cards placed leave no answer: the hint says so instead. */
  const warning = () => {
    const hint = play.hints.hint();
    return hint?.technique === 'deadEnd' ? play.words.hint(hint, play.view()).join(' ') : '';
  };
  const placeTold = () => {
    const known = clue();
    if (known?.card === null || known === undefined) return;
    if (play.move({ type: 'place', cell: hand.selected(), card: known.card }).ok) hand.close();
  };
  return (
    <>
      <p class="doku-told" role="status">
        {warning() || told()}
      </p>
      <Show
        when={step() < LAST_STEP}
        fallback={
          <button type="button" class="button" onClick={placeTold}>
            {face.placeTold}
          </button>
        }
      >
        <button
          type="button"
          class="button"
          aria-busy={play.hints.thinking()}
          onClick={() => void play.hints.ask()}
        >
          <span class="doku-step digits" aria-hidden="true">
            {step() + 1}/{LAST_STEP}
          </span>
          {face.nextHint(step())}
        </button>
      </Show>
      <Show when={step() === LAST_STEP - 1}>
        <small class="muted doku-warn">{face.lastStep}</small>
      </Show>
    </>
  );
}
