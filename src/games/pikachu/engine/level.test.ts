import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng, pick, shuffle } from '../../../core/rng.ts';
import { boardFromTiles, countTiles, settle, takeTile } from '../board/board.ts';
import { allPairs, pairCells } from '../board/pairs.ts';
import { copyTable, createTable, playCarelessly, resetTable } from '../board/playout-table.ts';
import { pikachu } from '../index.ts';
import { bands, isPromised, levelOfStuck, PLAYERS } from '../rules/params.ts';
import { orderedTiles } from '../rules/tiles.ts';
import { dealt } from '../testing.ts';
import { gravities, levels, type Puzzle } from '../types.ts';
import { createPlayers, fitLevel, measureStuck } from './generate.ts';

const sizes = [
  [3, 4],
  [6, 10],
  [8, 20],
  [20, 8],
];

const boardOf = ({ rows, cols, tiles }: Puzzle) => boardFromTiles(rows, cols, tiles);

describe('careless players', () => {
  it('end only where no pair is open, and every pair that they took was', () => {
    const rng = createRng('careless');
    for (const gravity of gravities)
      for (let sample = 0; sample < samples(60); sample++) {
        const [rows = 0, cols = 0] = pick(sizes, rng) ?? [];
        const kinds = 1 + rng.below((rows * cols) / 2);
        const tiles = shuffle(orderedTiles((rows * cols) / 2, kinds), rng);
        const first = createTable(boardFromTiles(rows, cols, tiles), gravity);
        const trial = copyTable(first);
        for (let again = 0; again < 2; again++) {
          resetTable(trial, first);
          const moves: number[] = [];
          const pairs = playCarelessly(trial, gravity, rng, moves);
          expect(moves.length).toBe(2 * pairs);
          expect(allPairs(trial.board)).toEqual([]);
          const board = boardFromTiles(rows, cols, tiles);
          for (let index = 0; index < moves.length; index += 2) {
            const [one = 0, two = 0] = moves.slice(index, index + 2);
            const open = allPairs(board).map(pairCells);
            expect(open).toContainEqual([Math.min(one, two), Math.max(one, two)]);
            for (const cell of [one, two]) takeTile(board, cell);
            for (const cell of [one, two]) settle(board, gravity, cell);
          }
          expect(Array.from(trial.board.tiles)).toEqual(Array.from(board.tiles));
          expect(countTiles(board)).toBe(rows * cols - 2 * pairs);
        }
      }
  });
});

describe('levels', () => {
  it('are measured alike in dealing, rating and vouching', () => {
    const some = ['small-easy', 'classic', 'small-hard', 'tall-down', 'left', 'tall-middle'];
    for (const { params } of pikachu.presets.filter(({ id }) => some.includes(id))) {
      const puzzle = dealt(params, 'alike');
      const stuck = measureStuck(boardOf(puzzle), puzzle.gravity, unlimitedBudget) ?? -1;
      const [least, most] = bands[params.level];
      expect(stuck).toBeGreaterThanOrEqual(least);
      expect(stuck).toBeLessThanOrEqual(most);
      expect(levelOfStuck(stuck)).toBe(params.level);
      expect(fitLevel(boardOf(puzzle), puzzle.gravity, params.level)).toBe('fits');
      expect(pikachu.rate(puzzle, unlimitedBudget)).toMatchObject({
        value: { level: params.level, figures: { stuckPercent: (100 * stuck) / PLAYERS } },
      });
      const other = levels.find((level) => level !== params.level) ?? 'easy';
      expect(pikachu.vouch(puzzle, unlimitedBudget)).toBeUndefined();
      expect(pikachu.vouch({ ...puzzle, level: other }, unlimitedBudget)?.code).toBe('wrongLevel');
    }
  });

  it.each(['classic', 'easy', 'hard', 'expert'])(
    'hold for other players too, at the median of %s deals',
    (id) => {
      const { params } = pikachu.presets.find((preset) => preset.id === id) ?? pikachu.presets[0];
      const stuck = Array.from({ length: samples(50) }, (_, sample) => {
        const board = boardOf(dealt(params, `others-${sample}`));
        return createPlayers(board, params.gravity, createRng(`others-${sample}`))(PLAYERS);
      }).sort((left, right) => left - right);
      const median = stuck[Math.floor(stuck.length / 2)] ?? -1;
      const [least, most] = bands[params.level];
      expect(median).toBeGreaterThanOrEqual(least);
      expect(median).toBeLessThanOrEqual(most);
    },
  );

  it('are a wish on boards too small for one', () => {
    expect(isPromised(46)).toBe(false);
    const small = { rows: 4, cols: 6, level: 'expert', gravity: 'none', minutes: 0 } as const;
    for (let sample = 0; sample < 5; sample++)
      expect(pikachu.vouch(dealt(small, `s${sample}`), unlimitedBudget)).toBeUndefined();
  });

  it('stand by number: the nearest between two', () => {
    const table = [0, 1, 2, 12, 20, 22, 30, 60, 69, 71, 140, 200].map(levelOfStuck);
    expect(table).toEqual([
      'easy',
      'easy',
      'classic',
      'classic',
      'classic',
      'hard',
      'hard',
      'hard',
      'hard',
      'expert',
      'expert',
      'expert',
    ]);
  });
});
