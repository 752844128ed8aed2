// Beside the grid: the status, the chosen cell with its hints, and the banner of a dead end.

import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import type { Mark } from '../../../core/hint.ts';
import { fullName } from '../../../data/card.ts';
import { priceOf } from '../../../games/dokuborn/rules/clue.ts';
import { cellName, labelsOf } from '../../../games/dokuborn/rules/print.ts';
import type { DeadEnd, DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';
import { FigureList } from '../../ui/figures.tsx';
import { markFresh } from '../../ui/tap-guard.ts';
import { othersOf } from './after-game.ts';
import type { DokubornProps } from './hand.ts';
import { Condition } from './label.tsx';

// The dead end: which card blocks which cell, and the way out.

/** Marks on the grid: crosses on cells without a card, a ring on the blocking card, arrows along the chain. */
export function deadEndMarks({ cells, chain, blockers }: DeadEnd): readonly Mark[] {
  const [from] = chain;
  const blocking = from ?? blockers[0]?.cell;
  return [
    ...cells.map((cell): Mark => ({ kind: 'cross', cell })),
    ...(blocking === undefined ? [] : [{ kind: 'cause', cell: blocking } as const]),
    ...chain.slice(1).map(
      (to, index): Mark => ({
        kind: 'link',
        from: chain[index] ?? to,
        to,
        as: 'path',
        order: index + 1,
      }),
    ),
  ];
}

function DeadEndBanner(props: DokubornProps & { readonly deadEnd: DeadEnd }): JSX.Element {
  const { play, hand } = props;
  return (
    <section class="doku-banner card" aria-label={face.deadEndTitle} ref={markFresh}>
      <h2>{face.deadEndTitle}</h2>
      <p>{face.deadEndText(play.view(), props.deadEnd)}</p>
      <div class="row">
        <Show when={props.deadEnd.take !== null}>
          <button type="button" class="button primary" onClick={() => void hand.takeOff()}>
            {face.takeOff(play.view(), props.deadEnd)}
          </button>
        </Show>
        <Show when={props.deadEnd.undos > 0}>
          <button type="button" class="button" onClick={() => play.undo(props.deadEnd.undos)}>
            {face.goBack(props.deadEnd.undos)}
          </button>
        </Show>
        <button type="button" class="button quiet" onClick={() => hand.dismiss()}>
          {face.notNow}
        </button>
      </div>
    </section>
  );
}

/** What hints have revealed of the chosen cell, and the button for the next one. */
export function CellHint(props: DokubornProps): JSX.Element {
  const { play, hand } = props;
  const told = () => {
    const known = play.view().cells[hand.selected()]?.clue;
    return known ? face.told(known) : '';
  };
  // The hint card is beside the board, so the search closes.
  const ask = () => {
    hand.close();
    void play.hints.ask();
  };
  return (
    <>
      <p class="doku-told">{play.hints.sentence() || told()}</p>
      <Show when={!play.hints.shown()}>
        <button type="button" class="button" aria-busy={play.hints.thinking()} onClick={ask}>
          {face.hintHere(priceOf(play.view(), hand.selected(), 1))}
        </button>
      </Show>
    </>
  );
}

const { face } = words;

export function Panel(props: DokubornProps): JSX.Element {
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
  const figures = (): readonly (readonly [string, string])[] => {
    const { score, most, guesses, guessesLeft, misses, spare } = view();
    const rare = others()?.own;
    const points: readonly [string, string] = rare
      ? [face.rarity.score, String(rare.score)]
      : [face.score, face.scoreOf(score, most)];
    // Spare guesses already show the misses.
    return guessesLeft === null
      ? [points, [face.guesses, String(guesses)], [face.misses, String(misses)]]
      : [points, [face.guessesLeft, face.guessesOf(guessesLeft, spare ?? 0)]];
  };
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

function ChosenCell(props: DokubornProps): JSX.Element {
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

function OutlookBox({ hand }: DokubornProps): JSX.Element {
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
