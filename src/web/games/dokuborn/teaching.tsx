// Teaching, loaded with its pages: the exact wording of the conditions, the lesson (four cells, a card that misses and
// two that fit), and the figure of the rules.

import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { lesson as said } from '#words/dokuborn/rules.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { tableOf } from '../../../games/dokuborn/cards/condition-table.ts';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';
import {
  type DokubornTypes,
  type Family,
  families,
  type Move,
  type Params,
  type Puzzle,
  type View,
} from '../../../games/dokuborn/types.ts';
import type { FaceTeaching, Figures } from '../../board/face.ts';
import { stillPlay } from '../../board/guided-play.ts';
import { atCell, type Lesson } from '../../board/lesson.ts';
import { library } from '../../play/wiring.ts';
import { Grid } from './grid.tsx';
import { boardInPlay, handOf } from './hand.ts';
import { Condition } from './label.tsx';

const { help } = words.face;

export function Help(): JSX.Element {
  const labels = () => {
    const view = boardInPlay()?.view();
    return view ? [...view.rows, ...view.columns] : [];
  };
  // without a board: the cards that the next one would use
  const [rules] = createResource(() => library.load('dokuborn'));
  const version = () =>
    boardInPlay()?.view().catalogueNow ?? String(rules.latest?.presets[0].params['cards'] ?? '');
  return (
    <>
      <Show when={labels().length > 0}>
        <section class="rules-section game-dokuborn">
          <h3>{help.ofThisGrid}</h3>
          <ul class="doku-conditions">
            <For each={labels()}>
              {(label) => (
                <li>
                  <Condition label={label} />
                  <small class="muted">
                    {words.conditionWording(label)} {help.inCatalogue(label.cards)}
                  </small>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <section class="rules-section game-dokuborn">
        <h3>{help.all}</h3>
        <For each={families}>{(family) => <FamilyList family={family} version={version()} />}</For>
      </section>
    </>
  );
}

function FamilyList(props: {
  readonly family: Family;
  /** The catalogue in use. */
  readonly version: string;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const list = () => {
    const catalogue = loadedCatalogue(props.version);
    return catalogue ? tableOf(catalogue).list.filter(({ family }) => family === props.family) : [];
  };
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.familyNames[props.family]} <span class="muted">{list().length}</span>
      </summary>
      <Show when={open()}>
        <ul class="doku-conditions">
          <For each={list()}>
            {(condition) => (
              <li>
                <Condition label={{ ...condition, cards: 0 }} bare />
                <small class="muted">{words.conditionWording(condition)}</small>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </details>
  );
}

/** Card ids, the same in every edition of the catalogue. */
const cards = {
  snowQueen: 41,
  braveTailor: 115,
  chosenByTheOcean: 117,
  soaringMaui: 549,
  spiritOfWinter: 42,
} as const;

/** Amethyst and Ruby, by cost 3 and Hero. */
const grid = { size: 2, rows: ['c2', 'c4'], columns: ['o3', 's2'] } as const;

const place = (cell: number, card: number): Move => ({ type: 'place', cell, card });
const inCell = (cell: number) => (move: Move) => move.type === 'place' && move.cell === cell;
const filled =
  (cell: number) =>
  ({ cells }: View) =>
    cells[cell]?.card !== null;
const atCard = (card: number) => `[data-card="${card}"]`;

export async function loadLesson(rules: Rules<DokubornTypes>): Promise<Lesson<DokubornTypes>> {
  const { otherwise } = said;
  const [{ params: usual }] = rules.presets;
  const params: Params = { ...usual, size: 2, level: 1, mode: 'free', avoid: '' };
  const puzzle: Puzzle = { ...grid, level: 1, mode: 'free', catalogue: params.cards };
  return {
    deal: dealPuzzle(rules, params, puzzle),
    before: [place(0, cards.snowQueen), place(3, cards.chosenByTheOcean)],
    aim: said.aim,
    steps: [
      {
        text: said.crossing,
        at: [atCell(0), '[aria-rowindex="2"] .doku-head', '.doku-heads .doku-head:nth-child(2)'],
      },
      {
        text: said.miss,
        at: [atCell(2), '#doku-name', atCard(cards.braveTailor)],
        move: place(2, cards.braveTailor),
        otherwise: otherwise.miss,
      },
      {
        text: said.place,
        at: [atCell(2), '#doku-name', atCard(cards.soaringMaui)],
        move: place(2, cards.soaringMaui),
        takes: inCell(2),
        until: filled(2),
        otherwise: otherwise.place,
      },
      {
        text: said.last,
        at: [atCell(1), '#doku-name', atCard(cards.spiritOfWinter)],
        move: place(1, cards.spiritOfWinter),
        takes: inCell(1),
        until: filled(1),
        otherwise: otherwise.last,
      },
    ],
    end: said.end,
  };
}

/** The figure of the rules: four cells with their conditions, two of them filled. */
export async function loadFigures(rules: Rules<DokubornTypes>): Promise<Figures> {
  const { deal, before } = await loadLesson(rules);
  return {
    crossing: () => {
      const play = stillPlay(rules, words, deal, before);
      return (
        <div class="doku rules-doku">
          <Grid play={play} hand={handOf(play)} />
        </div>
      );
    },
  };
}

export const teaching: FaceTeaching<DokubornTypes> = {
  lesson: loadLesson,
  figures: loadFigures,
  Help,
  HintMore: () => null,
};
