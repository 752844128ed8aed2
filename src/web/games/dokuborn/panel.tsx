// Beside the grid: how it stands, the chosen cell, and what can be asked.

import { For, type JSX, Show } from 'solid-js';
import { fullName } from '../../../data/card.ts';
import { labelsOf } from '../../../games/dokuborn/rules/labels.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';
import type { Hand } from './hand.ts';
import { CellHint } from './hints.tsx';
import { Condition } from './label.tsx';
import { words } from './words.ts';

const { face } = words;

interface PanelProps {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
}

export function Panel(props: PanelProps): JSX.Element {
  const { play, hand } = props;
  return (
    <div class="doku-side stack">
      <Show when={words.catalogueNotice(play.view())}>
        {(text) => <p class="note">{text()}</p>}
      </Show>
      <Show when={play.status() === 'stuck'}>
        <p class="note bad">{face.stuck}</p>
      </Show>
      <ChosenCell play={play} hand={hand} />
      <Show
        when={!play.over()}
        fallback={
          <button type="button" class="button primary" onClick={() => hand.open('answers')}>
            {face.answers.title}
          </button>
        }
      >
        <Show when={!play.watching}>
          <OutlookBox play={play} hand={hand} />
        </Show>
      </Show>
    </div>
  );
}

/** Level, points, guesses. */
export function Standing(props: { readonly play: Play<DokubornTypes> }): JSX.Element {
  const view = () => props.play.view();
  const figures = (): readonly (readonly [string, string])[] => [
    [face.score, String(view().score)],
    view().guessesLeft === null
      ? [face.guesses, String(view().guesses)]
      : [face.guessesLeft, String(view().guessesLeft)],
    [face.misses, String(view().misses)],
  ];
  return (
    <div class="doku-standing">
      <p class="doku-level">
        <span class="doku-stars" aria-hidden="true">
          {face.stars(view().levelNow)}
        </span>
        {words.level(String(view().levelNow))}
        <span class="muted">{words.fields.mode.options[view().mode]}</span>
      </p>
      <dl class="doku-figures">
        <For each={figures()}>
          {([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd class="digits">{value}</dd>
            </div>
          )}
        </For>
      </dl>
    </div>
  );
}

function ChosenCell(props: PanelProps): JSX.Element {
  const { play, hand } = props;
  const cell = () => play.view().cells[hand.selected()];
  const labels = () => labelsOf(play.view(), hand.selected()).flatMap((label) => label ?? []);
  return (
    <section
      class="doku-chosen card"
      aria-label={face.cell(cellName(play.view().size, hand.selected()))}
    >
      <h2>
        {cellName(play.view().size, hand.selected())}
        <Show when={cell()?.card}>{(card) => <span>{fullName(card())}</span>}</Show>
      </h2>
      <ul class="doku-conditions">
        <For each={labels()}>
          {(label) => (
            <li>
              <Condition label={label} />
              <small class="muted">{words.conditionWording(label)}</small>
            </li>
          )}
        </For>
      </ul>
      <Show when={cell()?.card}>
        <p class="doku-earned">{face.worth(cell()?.worth ?? 0)}</p>
      </Show>
      <Show when={!play.over() && !play.watching}>
        <div class="doku-acts">
          <button
            type="button"
            class="button primary doku-find"
            onClick={() => hand.open('search')}
          >
            {cell()?.card ? face.replace : face.find}
          </button>
          <Show when={cell()?.card} fallback={<CellHint play={play} hand={hand} />}>
            <button type="button" class="button" onClick={() => hand.remove()}>
              {face.remove}
            </button>
          </Show>
        </div>
      </Show>
    </section>
  );
}

function OutlookBox(props: PanelProps): JSX.Element {
  const { play, hand } = props;
  const cells = () =>
    (hand.outlook()?.cells ?? []).map((cell) => cellName(play.view().size, cell)).join(', ');
  return (
    <div class="doku-outlook">
      <button type="button" class="button" onClick={() => void hand.askOutlook()}>
        {face.outlook}
      </button>
      <Show when={hand.outlook()}>
        {(outlook) => (
          <Show when={!outlook().solvable} fallback={<p class="note">{face.fillable}</p>}>
            <div class="note bad">
              <p>{face.deadEnd(cells())}</p>
              <button type="button" class="button" onClick={() => play.undo(outlook().undos)}>
                {face.goBack(outlook().undos)}
              </button>
            </div>
          </Show>
        )}
      </Show>
    </div>
  );
}
