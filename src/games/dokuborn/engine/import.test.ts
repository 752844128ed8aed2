import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../core/result.ts';
import { publishedCards, sampleFile } from '../../../data/testing/sample.ts';
import { loadDokuborn } from '../index.ts';
import { ask, catalogue, dragons, game, MUSHU } from '../testing/index.ts';

const newer = sampleFile(publishedCards(catalogue.cards));
const withoutMushu = sampleFile(
  publishedCards(catalogue.cards.filter((card) => card.id !== MUSHU)),
);
const start = [game.start(dragons('free'), 0)];

describe('a newer card file', () => {
  test('is packed for the game to be loaded with', async () => {
    const imported = orThrow(ask({ type: 'importCards', text: newer }));
    if (imported.type !== 'imported') throw new Error(imported.type);
    expect(imported.cards).toBe(catalogue.cards.length);
    const { presets } = await loadDokuborn({ catalogue: imported.packed });
    expect(presets[0].params.cards).toBe(imported.version);
  });

  test.each([
    ['as it was', newer, start, true],
    ['without the only green dragon', withoutMushu, start, false],
    ['without the only green dragon, and no grid in play', withoutMushu, undefined, true],
  ])('tells whether the grid in play can be filled: %s', (_, text, path, fillable) => {
    expect(orThrow(ask({ type: 'importCards', text }, path))).toMatchObject({ fillable });
  });
});
