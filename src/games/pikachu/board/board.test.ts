import { describe, expect, it } from 'vitest';
import { matrixOf } from '../testing.ts';
import { boardFromMatrix, readMatrix } from './board.ts';

describe('boardFromMatrix', () => {
  const faults: readonly (readonly [string, unknown, string])[] = [
    [
      'odd board',
      [
        [0, 0, 0],
        [0, 1, 0],
        [0, 0, 0],
      ],
      'oddBoard',
    ],
    ['unknown symbol', matrixOf(1, 2, [1, 999]), 'unknownSymbol'],
    ['negative symbol', matrixOf(1, 2, [1, -1]), 'unknownSymbol'],
    ['half a symbol', matrixOf(1, 2, [1, 0.5]), 'unknownSymbol'],
    [
      'a word for a symbol',
      [
        [0, 0, 0, 0],
        [0, 'A', 'A', 0],
        [0, 0, 0, 0],
      ],
      'unknownSymbol',
    ],
    [
      'no border',
      [
        [1, 1, 2],
        [1, 2, 2],
        [1, 1, 1],
        [1, 1, 1],
      ],
      'noBorder',
    ],
    [
      'a tile on the border',
      [
        [0, 0, 0, 0],
        [0, 1, 1, 2],
        [0, 0, 0, 0],
      ],
      'noBorder',
    ],
    ['too small', [[0, 0]], 'badMatrix'],
    [
      'ragged',
      [
        [0, 0, 0, 0],
        [0, 1, 0],
        [0, 0, 0, 0],
      ],
      'badMatrix',
    ],
    ['nothing', undefined, 'badMatrix'],
    ['too large', matrixOf(2, 40, []), 'tooLarge'],
  ];
  it.each(faults)('%s', (_name, matrix, code) => {
    const read = readMatrix(matrix as number[][]);
    expect(read.ok ? 'accepted' : read.fault.code).toBe(code);
    expect(() => boardFromMatrix(matrix as number[][])).toThrow(code);
  });
});
