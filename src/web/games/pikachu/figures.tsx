// The figures of Pikachu's rules: each kind of line on nine tiles, and a pair that no line joins.

import { For, type JSX } from 'solid-js';
import { boardFromTiles } from '../../../games/pikachu/board/board.ts';
import { findPath } from '../../../games/pikachu/board/paths.ts';
import type { Point } from '../../../games/pikachu/types.ts';
import type { Figures } from '../../board/face.ts';
import { type Fit, fitBoard } from './layout.ts';
import { Overlay } from './overlay.tsx';
import { SetContext } from './sets.ts';
import { loadSymbols } from './sheets.ts';
import { Tile } from './tile.tsx';
import { triedLines } from './tried.ts';

const SIDE = 3;
/** Pixels. */
const SIZE = 150;
const KINDS = 24;

interface Example {
  readonly id: string;
  readonly tiles: readonly number[];
  readonly pair: readonly [number, number];
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

function Board(props: { readonly example: Example; readonly fit: Fit }): JSX.Element {
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
