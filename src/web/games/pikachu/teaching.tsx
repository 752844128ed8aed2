// Loaded for teaching: the lesson, and the figures of the rules: each kind of line on nine tiles, and a pair that no line
// joins.

import { For, type JSX } from 'solid-js';
import { lesson as said } from '#words/pikachu/teaching.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { boardFromTiles } from '../../../games/pikachu/board/board.ts';
import { findPath } from '../../../games/pikachu/board/paths.ts';
import type {
  Move,
  Params,
  PikachuTypes,
  Point,
  Puzzle,
  View,
} from '../../../games/pikachu/types.ts';
import type { FaceTeaching, Figures } from '../../board/face.ts';
import { atCell, type Lesson, type LessonStep } from '../../board/lesson.ts';
import { Overlay, triedLines } from './board-effects.tsx';
import { type BoardFit, fitBoard } from './layout.ts';
import { loadSymbols, SetContext, Tile } from './tiles.tsx';

/** Four tiles of three symbols: the smallest board that needs every kind of line. */
const params: Params = { rows: 3, cols: 4, level: 'expert', gravity: 'none', minutes: 0 };

type LessonPair = readonly [from: number, to: number];

const pairs = {
  neighbours: [0, 1],
  around: [9, 11],
  corner: [2, 5],
  /** Refused at first. */
  between: [4, 10],
  rest: [6, 7],
  last: [3, 8],
} as const satisfies Readonly<Record<string, LessonPair>>;

const puzzle: Puzzle = {
  ...params,
  tiles: [2, 2, 1, 2, 1, 1, 3, 3, 2, 3, 1, 3],
  proof: Object.values(pairs).flat(),
  seed: 1,
};

const isPair = (move: Move, one: number, other: number) =>
  move.type === 'match' &&
  ((move.from === one && move.to === other) || (move.from === other && move.to === one));

const matches = (move: Move, { pairs: open }: View) =>
  open.some((pair) => isPair(move, Math.floor(pair / 1024), pair % 1024));

const step = (
  [from, to]: LessonPair,
  text: string,
  otherwise: string,
): LessonStep<PikachuTypes> => ({
  text,
  otherwise,
  at: [atCell(from), atCell(to)],
  move: { type: 'match', from, to },
  takes: (move) => isPair(move, from, to),
});

export async function loadLesson(rules: Rules<PikachuTypes>): Promise<Lesson<PikachuTypes>> {
  const { otherwise } = said;
  const tiles = '.pikachu-tile:not(.empty)';
  return {
    deal: dealPuzzle(rules, params, puzzle),
    aim: said.aim,
    steps: [
      step(pairs.neighbours, said.neighbours, otherwise.marked),
      step(pairs.between, said.refused, otherwise.refused),
      step(pairs.around, said.around, otherwise.marked),
      step(pairs.corner, said.corner, otherwise.marked),
      step(pairs.between, said.between, otherwise.marked),
      { ...step(pairs.rest, said.rest, otherwise.rest), at: [tiles], takes: matches },
      { ...step(pairs.last, said.last, otherwise.rest), at: [tiles], takes: matches },
    ],
    end: said.end,
  };
}

const SIDE = 3;
/** Pixels. */
const SIZE = 150;
const KINDS = 24;

interface Example {
  readonly id: string;
  readonly tiles: readonly number[];
  readonly pair: LessonPair;
}

const examples: readonly Example[] = [
  { id: 'straight', tiles: [9, 0, 9, 19, 17, 19, 17, 19, 17], pair: [0, 2] },
  { id: 'corner', tiles: [9, 0, 0, 19, 17, 0, 17, 19, 9], pair: [0, 8] },
  { id: 'around', tiles: [9, 19, 9, 17, 19, 17, 19, 17, 19], pair: [0, 2] },
  { id: 'between', tiles: [9, 0, 17, 19, 0, 19, 17, 0, 9], pair: [0, 8] },
  { id: 'refused', tiles: [9, 19, 17, 19, 17, 19, 17, 19, 9], pair: [0, 8] },
];

const pointOf = (cell: number): Point => ({
  row: Math.floor(cell / SIDE) + 1,
  col: (cell % SIDE) + 1,
});

function Board(props: { readonly example: Example; readonly fit: BoardFit }): JSX.Element {
  const { tiles, pair } = props.example;
  const { fit } = props;
  const [from, to] = [pointOf(pair[0]), pointOf(pair[1])];
  const board = boardFromTiles(SIDE, SIDE, tiles);
  const found = findPath(board, from, to);
  const rows = [0, 1, 2];
  return (
    <div
      class="pikachu-ground"
      style={{
        '--width': `${fit.width}px`,
        '--height': `${fit.height}px`,
        '--margin': `${fit.margin}px`,
        '--picture': `${Math.floor(fit.height * 0.82)}px`,
      }}
    >
      <div class="pikachu-grid">
        <For each={rows}>
          {(row) => (
            <div class="pikachu-row">
              <For each={rows}>
                {(column) => {
                  const cell = row * SIDE + column;
                  return (
                    <Tile
                      tile={tiles[cell] ?? 0}
                      place=""
                      column={column}
                      selected={found.valid && pair.includes(cell)}
                      hinted={[]}
                      missed={!found.valid && pair.includes(cell) ? 0 : undefined}
                      slide={undefined}
                      pictured
                      cellProps={{ tabindex: -1, 'data-cell': cell, onFocus: () => {} }}
                      act={() => {}}
                    />
                  );
                }}
              </For>
            </div>
          )}
        </For>
      </div>
      <Overlay
        fit={fit}
        ghosts={[]}
        drawing={{
          lines: found.valid
            ? [found.path]
            : triedLines(board, from, to).map(({ points }) => points),
          kind: found.valid ? 'hinted' : 'refused',
          stays: true,
        }}
      />
    </div>
  );
}

export async function loadFigures(): Promise<Figures> {
  await loadSymbols(KINDS, 'emoji');
  const fit = fitBoard(SIDE, SIDE, SIZE, SIZE);
  const row = (shown: readonly Example[]) => () => (
    <SetContext.Provider value={() => 'emoji'}>
      <div class="rules-row">
        <For each={shown}>{(example) => <Board example={example} fit={fit} />}</For>
      </div>
    </SetContext.Provider>
  );
  return {
    lines: row(examples.filter(({ id }) => id !== 'refused')),
    refused: row(examples.filter(({ id }) => id === 'refused')),
  };
}

export const teaching: FaceTeaching<PikachuTypes> = {
  lesson: loadLesson,
  figures: loadFigures,
  Help: () => null,
  HintMore: () => null,
};
