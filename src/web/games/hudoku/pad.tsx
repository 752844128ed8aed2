// The number pad with the count left of each digit, and the tools: pencil, eraser, marks, check.

import { For, type JSX, Show } from 'solid-js';
import { words } from '#words/hudoku/index.ts';
import { largestDigit } from './cells.ts';
import type { HudokuProps } from './hand.ts';

/** Keys per row of a pad under the board: one row for few, two for many. */
const columnsFor = (digits: number) => (digits <= 6 ? digits : Math.ceil(digits / 2));

export function Pad(props: HudokuProps): JSX.Element {
  const { play, hand } = props;
  const largest = largestDigit(play.view().template);
  const digits = Array.from({ length: largest }, (_, index) => index + 1);
  /** Does the digit not fit the selected cells? Without a selection any digit can be held. */
  const isUnfit = (digit: number) => hand.cells().length > 0 && digit > hand.limit();
  return (
    /* A press leaves the focus on the board, so that its keys keep working; Tab still leads here. */
    <div class="hudoku-pad" onMouseDown={(event) => event.preventDefault()} role="none">
      <div
        class="pad-digits"
        classList={{ many: largest > 10, nine: largest <= 9 }}
        style={{ '--pad-columns': columnsFor(largest), '--pad-all': largest }}
        role="group"
        aria-label={words.face.pad}
      >
        <For each={digits}>
          {(digit) => (
            <button
              type="button"
              class="button pad-digit digits"
              data-digit={digit}
              classList={{
                chosen: hand.digit() === digit,
                held: hand.held() === digit,
                done: hand.left(digit) <= 0,
              }}
              aria-pressed={hand.held() === digit}
              aria-description={words.face.left(hand.left(digit))}
              disabled={play.over() || isUnfit(digit)}
              onClick={() => hand.pressDigit(digit)}
            >
              <span>{digit}</span>
              <small aria-hidden="true">{hand.left(digit) > 0 ? hand.left(digit) : '✓'}</small>
            </button>
          )}
        </For>
      </div>
      <div class="pad-tools">
        <Tool
          name={words.face.pencil}
          pressed={hand.marking()}
          act={() => hand.setMarking(!hand.marking())}
        />
        <Tool name={words.face.erase} off={play.over()} act={() => hand.erase()} />
        <Tool name={words.face.fillMarks} off={play.over()} act={() => hand.fillMarks()} />
        <Tool
          name={words.face.clearMarks}
          off={play.over()}
          act={() => play.move({ type: 'clearMarks' })}
        />
        <Show when={play.view().mode === 'calm'}>
          <Tool
            name={words.face.check}
            off={play.over()}
            act={() => play.move({ type: 'check' })}
          />
        </Show>
      </div>
    </div>
  );
}

function Tool(props: {
  readonly name: string;
  readonly pressed?: boolean;
  readonly off?: boolean;
  act(): void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      aria-pressed={props.pressed}
      classList={{ pressed: props.pressed ?? false }}
      disabled={props.off ?? false}
      onClick={() => props.act()}
    >
      {props.name}
    </button>
  );
}
