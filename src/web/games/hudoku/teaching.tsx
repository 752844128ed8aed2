// Loaded for teaching: the lesson (eleven cells, a blank, and one move of each kind), the figures of the rules on the same
// board, and the offer to practise the technique of a hint.

import { type JSX, Show } from 'solid-js';
import { words } from '#words/hudoku/index.ts';
import { lesson as said } from '#words/hudoku/teaching.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { isTemplateId, templatePractices } from '../../../games/hudoku/grid/template.ts';
import {
  type HudokuTypes,
  type Move,
  type Params,
  type Puzzle,
  practices,
  techniqueLevel,
  type View,
} from '../../../games/hudoku/types.ts';
import type { FaceTeaching, Figures, ShellActions } from '../../board/face.ts';
import { stillPlay } from '../../board/guided-play.ts';
import { atCell, type Lesson } from '../../board/lesson.ts';
import type { Play } from '../../play/play.ts';
import { HudokuBoard } from './board.tsx';
import { handOf } from './hand.ts';

const template: Puzzle['template'] = [
  ['a', 'a', 'b', 'b'],
  ['a', 'a', 'b', 'b'],
  ['-a', 'c', 'c', 'c'],
];

const params: Params = {
  template: 'custom',
  customTemplate: JSON.stringify(template),
  level: 'easy',
  mode: 'timed',
};

const puzzle: Puzzle = {
  template,
  solution: [
    [1, 2, 3, 4],
    [3, 4, 1, 2],
    ['-', 3, 2, 1],
  ],
  revealed: [
    [1, 2, 0, 4],
    [0, 0, 1, 2],
    ['-', 3, 0, 0],
  ],
  emptyHints: { '2,0': 4 },
  totalCells: 11,
  level: 'easy',
  mode: 'timed',
};

const cells = {
  large: [0, 1, 4, 5],
  missing: 2,
  small: 10,
  unsure: 4,
  blank: 8,
  rest: [5, 11],
} as const;

const enter = (cell: number, digit: number): Move => ({ type: 'enter', cell, digit });
const atDigit = (digit: number) => `.hudoku-pad [data-digit="${digit}"]`;

/** The right digit in a cell that is still open. */
const fills = (move: Move, { revealed }: View) =>
  move.type === 'enter' &&
  revealed.flat()[move.cell] === 0 &&
  puzzle.solution.flat()[move.cell] === move.digit;

export async function loadLesson(rules: Rules<HudokuTypes>): Promise<Lesson<HudokuTypes>> {
  const { otherwise } = said;
  return {
    deal: dealPuzzle(rules, params, puzzle),
    aim: said.aim,
    steps: [
      { text: said.regions, at: cells.large.map(atCell) },
      {
        text: said.missing,
        at: [atCell(cells.missing), atDigit(3)],
        move: enter(cells.missing, 3),
        otherwise: otherwise.missing,
      },
      {
        text: said.small,
        at: [atCell(cells.small), atDigit(2)],
        move: enter(cells.small, 2),
        otherwise: otherwise.small,
      },
      {
        text: said.pencil,
        at: [atCell(cells.unsure), '.hudoku-pad [aria-pressed]', atDigit(4)],
        move: { type: 'mark', cell: cells.unsure, digit: 4 },
        takes: (move) => move.type === 'mark' && move.cell === cells.unsure && move.digit === 3,
        otherwise: otherwise.pencil,
      },
      {
        text: said.blank,
        at: [atCell(cells.unsure), atCell(cells.blank), '.hudoku-pad [aria-pressed]', atDigit(3)],
        move: enter(cells.unsure, 3),
        otherwise: otherwise.blank,
      },
      { text: said.countdown, at: ['.hudoku-status .ring'] },
      {
        text: said.rest,
        at: cells.rest.map(atCell),
        move: enter(5, 4),
        takes: fills,
        otherwise: otherwise.rest,
      },
      {
        text: said.last,
        at: cells.rest.map(atCell),
        move: enter(11, 1),
        takes: fills,
        otherwise: otherwise.rest,
      },
    ],
    end: said.end,
  };
}

/** Rem. */
const CELL = 2.9;

export async function loadFigures(rules: Rules<HudokuTypes>): Promise<Figures> {
  const { deal, steps } = await loadLesson(rules);
  const board = (moves: readonly Move[]) => () => {
    const play = stillPlay(rules, words, deal, moves);
    const { rows, columns } = play.view();
    return (
      <div
        class="hudoku-figure"
        style={{ '--rows': rows, '--columns': columns, '--cell': `${CELL}rem` }}
      >
        <HudokuBoard play={play} hand={handOf(play)} />
      </div>
    );
  };
  const entries = steps.flatMap(({ move }) => (move?.type === 'enter' ? [move] : []));
  return { regions: board([]), marked: board([{ type: 'fillMarks' }]), solved: board(entries) };
}

export function PracticeOffer(props: {
  readonly play: Play<HudokuTypes>;
  readonly shell: ShellActions;
}): JSX.Element {
  const { play } = props;
  const technique = () =>
    practices.find((practice) => practice === play.hints.shown()?.hint.technique);
  /** The same board if it offers the technique. */
  const template = (practice: (typeof practices)[number]) => {
    const own = play.params.template;
    return isTemplateId(own) && templatePractices[own].includes(practice) ? own : 'sudoku';
  };
  return (
    <Show when={technique()}>
      {(practice) => (
        <button
          type="button"
          class="button quiet"
          onClick={() =>
            props.shell.deal({
              template: template(practice()),
              level: techniqueLevel[practice()],
              mode: 'calm',
              customTemplate: '',
              practise: practice(),
            })
          }
        >
          {words.face.practise}
        </button>
      )}
    </Show>
  );
}

export const teaching: FaceTeaching<HudokuTypes> = {
  lesson: loadLesson,
  figures: loadFigures,
  Help: () => null,
  HintMore: PracticeOffer,
};
