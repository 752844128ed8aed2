// How it stands: the countdown ring, cells filled, hints and errors. The ring can be read at any time and never
// speaks by itself.

import { type JSX, Show } from 'solid-js';
import { COUNTDOWN } from '../../../games/hudoku/rules/play.ts';
import type { HudokuTypes } from '../../../games/hudoku/types.ts';
import { secondsLeft } from '../../play/countdown.ts';
import type { Play } from '../../play/play.ts';
import { words } from './words.ts';

const AROUND = 2 * Math.PI * 26;

export function Status(props: { readonly play: Play<HudokuTypes> }): JSX.Element {
  const view = () => props.play.view();
  const left = () => {
    const ends = view().countdownEnds;
    return ends === null ? undefined : Math.max(0, ends - props.play.elapsed());
  };
  return (
    <div class="hudoku-status">
      <Show when={left() !== undefined}>
        <div
          class="ring stays"
          classList={{ urgent: (left() ?? 0) < 6000 }}
          role="timer"
          aria-label={words.face.countdown(secondsLeft(left() ?? 0))}
        >
          <svg viewBox="0 0 60 60" aria-hidden="true">
            <circle cx="30" cy="30" r="26" class="ring-ground" />
            <circle
              cx="30"
              cy="30"
              r="26"
              class="ring-left"
              stroke-dasharray={String(AROUND)}
              stroke-dashoffset={String(AROUND * (1 - Math.min(1, (left() ?? 0) / COUNTDOWN)))}
              transform="rotate(-90 30 30)"
            />
          </svg>
          <span class="digits" aria-hidden="true">
            {secondsLeft(left() ?? 0)}
          </span>
        </div>
      </Show>
      <dl class="hudoku-figures">
        <div>
          <dt>{words.face.filled}</dt>
          <dd class="digits">
            {view().revealedCount}/{view().totalCells}
          </dd>
        </div>
        <div>
          <dt>{words.face.hints}</dt>
          <dd class="digits">{view().hintsUsed}</dd>
        </div>
        <div>
          <dt>{words.face.wrong}</dt>
          <dd class="digits">{view().incorrectEntries}</dd>
        </div>
      </dl>
    </div>
  );
}
