import { describe, expect, test } from 'vitest';
import { hasAssetsOf } from '../../../cabinet/result.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal, dealPuzzle } from '../../../core/deal.ts';
import { printSave, saveOf } from '../../../core/save.ts';
import { Session } from '../../../core/session.ts';
import { loadDokuborn } from '../../../games/dokuborn/index.ts';
import { manifest } from '../../../games/dokuborn/manifest.ts';
import type { BoardRecord } from '../../storage/records.ts';
import { hooks } from './hooks.ts';

const game = await loadDokuborn();
const [{ params }] = game.presets;

function board(seed: string) {
  const dealt = deal(game, params, seed, unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  const session = new Session(game, dealt.value);
  const { puzzle, code } = dealt.value;
  const record: BoardRecord = {
    id: seed,
    game: 'dokuborn',
    save: printSave(saveOf(session, 0)),
    revision: 0,
    status: 'playing',
    level: 'medium3',
    createdAt: 0,
    updatedAt: 0,
    millis: 0,
    moves: 0,
  };
  return { record, puzzle, code, ids: [...puzzle.rows, ...puzzle.columns] };
}

describe('hooks of Dokuborn', () => {
  test('a board keeps the catalogue in use and nothing to draw less', () => {
    const older = { ...params, avoid: 'c1,o5', cards: '2020-01-01-00000000' };
    expect(hooks.storedSettings?.(game, older)).toEqual(params);
  });

  test('the conditions of the last grids are drawn less, each once, within the field', () => {
    const boards = ['a', 'b', 'c', 'd', 'e'].map(board);
    const other = { ...board('f').record, game: 'hudoku' };
    const records = [other, ...boards.map(({ record }) => record)];
    const dealt = hooks.dealSettings?.(game, params, records) ?? {};
    const avoid = String(dealt['avoid']).split(',');
    expect(new Set(avoid)).toEqual(new Set(boards.slice(0, 4).flatMap(({ ids }) => ids)));
    expect(new Set(avoid).size).toBe(avoid.length);
    expect(game.checkParams({ ...params, avoid: avoid.join(',') })).toEqual([]);
    expect(hooks.dealSettings?.(game, params, [])).toEqual(params);
  });

  test('a broken save teaches nothing', () => {
    const broken = { ...board('a').record, save: 'curio 1\n\nnonsense' };
    expect(hooks.dealSettings?.(game, params, [broken])).toEqual(params);
  });

  test.each([
    ['3:YzEs', true],
    [' 2:abc', true],
    ['9:abc', true],
    ['hudoku.1p.x.y.z', false],
    ['https://example.org/play/x', false],
    ['', false],
  ])('knows its own codes: %s', (code, known) => {
    expect(manifest.foreignCodes?.find(code) !== undefined).toBe(known);
  });

  test('boards of another catalogue wait for it', () => {
    const { code, puzzle } = board('a');
    expect(hasAssetsOf(game, code, manifest.assets)).toBe(true);
    const older = dealPuzzle(game, { ...params, cards: '2020-01-01-00000000' }, puzzle);
    expect(hasAssetsOf(game, older.code, manifest.assets)).toBe(false);
    expect(hasAssetsOf(game, 'nonsense', manifest.assets)).toBeUndefined();
  });
});
