// Beside the grid: how it stands, the chosen cell, and what can be asked.

import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { fullName } from '../../../data/card.ts';
import { labelsOf } from '../../../games/dokuborn/rules/labels.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';
import { FigureList } from '../../ui/figurelist.tsx';
import { DeadEndBanner } from './banner.tsx';
import type { Hand } from './hand.ts';
import { CellHint } from './hints.tsx';
import { Condition } from './label.tsx';
import { othersOf } from './rarity.ts';
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
      <Switch>
        <Match when={play.over()}>
          <p class="doku-over-said">{face.answers.inBoard}</p>
          <button type="button" class="button primary" onClick={() => hand.open('answers')}>
            {face.answers.title}
          </button>
        </Match>
        <Match when={hand.deadEnd()}>
          {(deadEnd) => <DeadEndBanner play={play} hand={hand} deadEnd={deadEnd()} />}
        </Match>
        <Match when={true}>
          <ChosenCell play={play} hand={hand} />
          <Show when={!play.watching}>
            <OutlookBox play={play} hand={hand} />
          </Show>
        </Match>
      </Switch>
    </div>
  );
}

/** Level, points, guesses. */
export function Standing(props: { readonly play: Play<DokubornTypes> }): JSX.Element {
  const view = () => props.play.view();
  const others = othersOf(props.play);
  const score = (): readonly [string, string] => {
    const rare = others()?.own;
    return rare
      ? [face.rarity.score, String(rare.score)]
      : [face.score, face.scoreOf(view().score, view().most)];
  };
  const figures = (): readonly (readonly [string, string])[] => [
    score(),
    // Spare guesses say what misses would.
    ...(view().guessesLeft === null
      ? ([
          [face.guesses, String(view().guesses)],
          [face.misses, String(view().misses)],
        ] as const)
      : ([
          [face.guessesLeft, face.guessesOf(view().guessesLeft ?? 0, view().spare ?? 0)],
        ] as const)),
  ];
  return (
    <div class="doku-standing">
      <p class="doku-level">
        <span class="doku-stars" aria-hidden="true">
          {face.stars(view().levelNow)}
        </span>
        {words.level(String(view().levelNow))}
        <span class="muted">{words.fields.mode.options[view().mode]}</span>
        <small class="muted doku-tight">{face.levelFacts(view())}</small>
      </p>
      <FigureList class="doku-figures" figures={figures()} />
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
  const { hand } = props;
  return (
    <div class="doku-outlook">
      <button type="button" class="button" onClick={() => void hand.askOutlook()}>
        {face.outlook}
      </button>
      <Show when={hand.fillable()}>
        <p class="note">{face.fillable}</p>
      </Show>
    </div>
  );
}
