// The points of a match on their way from the tiles to the score. Only a picture: the score has them already.

import { For, type JSX } from 'solid-js';
import { Portal } from 'solid-js/web';
import { words } from './words.ts';

export interface Gain {
  /** Where it begins. */
  readonly cell: number;
  readonly points: number;
  readonly combo: number;
  readonly serial: number;
}

interface Flight {
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + width / 2, top: top + height / 2 };
};

function flightOf(grid: Element | undefined, cell: number): Flight | undefined {
  const tile = grid?.querySelector(`[data-cell="${cell}"]`);
  const score = document.querySelector('.pikachu-score');
  if (!tile || !score) return undefined;
  const from = middleOf(tile);
  const to = middleOf(score);
  return { ...from, across: to.left - from.left, down: to.top - from.top };
}

export function Gains(props: {
  readonly gains: readonly Gain[];
  grid(): Element | undefined;
}): JSX.Element {
  return (
    <Portal>
      <div class="game-pikachu pikachu-gains" aria-hidden="true">
        <For each={props.gains}>
          {(gain) => {
            const flight = flightOf(props.grid(), gain.cell);
            if (!flight) return undefined;
            return (
              <span
                class="digits"
                classList={{ high: gain.combo > 1 }}
                style={{
                  left: `${flight.left}px`,
                  top: `${flight.top}px`,
                  '--across': `${flight.across}px`,
                  '--down': `${flight.down}px`,
                }}
              >
                {words.face.gain(gain.points)}
              </span>
            );
          }}
        </For>
      </div>
    </Portal>
  );
}
