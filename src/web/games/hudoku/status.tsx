// The status: cells filled, and in a timed game the countdown ring and the score with its deductions. Screen readers can
// read the ring at any time; it never announces itself.

import { type JSX, Show } from 'solid-js';
import { words } from '#words/hudoku/index.ts';
import { COUNTDOWN } from '../../../games/hudoku/rules/play.ts';
import { scoreParts } from '../../../games/hudoku/rules/score.ts';
import type { HudokuTypes } from '../../../games/hudoku/types.ts';
import type { Play } from '../../play/play.ts';
import { secondsLeft } from '../../play/time.ts';

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
      <dl class="hudoku-figures" classList={{ scored: view().mode === 'timed' }}>
        <Show when={view().mode === 'timed'} fallback={<Counts play={props.play} />}>
          <Points play={props.play} />
        </Show>
      </dl>
    </div>
  );
}

function Figure(props: { readonly name: string; readonly value: string }): JSX.Element {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd class="digits">{props.value}</dd>
    </div>
  );
}

const filled = (play: Play<HudokuTypes>) =>
  `${play.view().revealedCount}/${play.view().totalCells}`;

function Counts(props: { readonly play: Play<HudokuTypes> }): JSX.Element {
  return (
    <>
      <Figure name={words.face.filled} value={filled(props.play)} />
      <Figure name={words.face.hints} value={String(props.play.view().hintsUsed)} />
      <Figure name={words.face.wrong} value={String(props.play.view().incorrectEntries)} />
    </>
  );
}

/** The current score and its parts. Whole seconds only, so it changes once a second. */
function Points(props: { readonly play: Play<HudokuTypes> }): JSX.Element {
  const { view, elapsed, over, tally } = props.play;
  const parts = () => scoreParts(view(), over() ? tally().millis : elapsed());
  return (
    <>
      <Figure name={words.face.points} value={words.face.amount(parts().points)} />
      <Figure name={words.face.filled} value={filled(props.play)} />
      <Figure name={words.face.time} value={words.face.minus(parts().time)} />
      <Figure
        name={words.face.counted(words.face.hints, view().hintsUsed)}
        value={words.face.minus(parts().hints)}
      />
      <Figure
        name={words.face.counted(words.face.wrong, view().incorrectEntries)}
        value={words.face.minus(parts().misses)}
      />
    </>
  );
}
