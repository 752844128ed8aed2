// Stored ratings: enough games in every row, and figures that follow from them.

import { describe, expect, it } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { generate } from '../engine/generate.ts';
import { rate, ratingLevels } from '../engine/index.ts';
import { levelIds } from '../names.ts';
import { potionsNeeded } from '../testing/simulated-players.ts';
import { ratingRows } from './rating-data.ts';
import { presetRating, ratingOf } from './ratings.ts';
import { presets } from './settings.ts';

const tableLevels = levelIds.filter((id) => id !== 'custom');

describe('stored ratings', () => {
  it('are there for every preset, with at least 300 games a player', () => {
    for (const { id } of presets) {
      const { strong, casual } = presetRating(id) ?? {};
      expect(strong?.games, id).toBeGreaterThanOrEqual(300);
      expect(casual?.games, id).toBeGreaterThanOrEqual(300);
    }
  });

  it('tell median and spread of the games that were won', () => {
    // Two given up, then 1, 5 and 4 games with 2, 3 and 4 potions.
    expect(ratingOf([2, 0, 1, 5, 4])).toEqual({ games: 12, won: 10, median: 3, low: 3, high: 4 });
  });

  it('rise with the levels at a table, and reach from the first word to the last', () => {
    const words = tableLevels.map((id) => {
      const params = presets.find((one) => one.id === id)?.params;
      if (!params) throw new Error(id);
      const puzzle = generate(params, createRng(`rated ${id}`), unlimitedBudget);
      if (!puzzle.ok) throw new Error(puzzle.fault.code);
      const rating = rate(puzzle.value, unlimitedBudget);
      return ratingLevels.findIndex((level) => rating.ok && rating.value.level === level);
    });
    expect(words).toEqual([...words].sort((one, other) => one - other));
    expect(words[0]).toBe(0);
    expect(words.at(-1)).toBe(ratingLevels.length - 1);
  });

  it('are what the players play: the first games of a row come out as they are stored', () => {
    const params = presets[0].params;
    const row = ratingRows[presets[0].id];
    const counts = new Array<number>(20).fill(0);
    for (let game = 0; game < 12; game++) {
      const seed = `rating ${presets[0].id} ${game}`;
      const puzzle = generate(params, createRng(seed), unlimitedBudget);
      if (!puzzle.ok) throw new Error(puzzle.fault.code);
      for (const player of ['careful', 'casual'] as const) {
        const potions = potionsNeeded(puzzle.value, player, seed, unlimitedBudget) ?? 0;
        if (player === 'careful') counts[potions] = (counts[potions] ?? 0) + 1;
        expect(potions).toBeGreaterThan(0);
      }
    }
    for (const [potions, games] of counts.entries())
      expect(games).toBeLessThanOrEqual(row?.strong[potions] ?? 0);
  });
});
