import { describe, expect, it } from 'vitest';
import { finish, playToy } from '../../../../test/cabinet/histories.ts';
import { readStored } from '../../../cabinet/result.ts';
import type { BoardRecord } from '../../storage/records.ts';
import { itemsOf, matchItems, noFilter } from './game-items.ts';

const board = (id: string, changes: Partial<BoardRecord> = {}): BoardRecord => ({
  id,
  game: 'toy',
  save: 'curio 1\n',
  revision: 1,
  status: 'playing',
  level: 'short',
  createdAt: 1,
  updatedAt: new Date(2026, 10, 15, 12).getTime(),
  millis: 3,
  moves: 4,
  ...changes,
});

const result = (run: string, day: string) => {
  const game = { seed: 1, level: 'short', tries: [2], pace: 700, hints: 0, undos: 0 } as const;
  const read = readStored(finish(playToy(game), { level: 'short', run, day }).result);
  if (!read.ok) throw new Error('no result');
  return read.value;
};

describe('my games', () => {
  it('are all boards, and results whose boards are gone, newest first', () => {
    const items = itemsOf(
      [board('old', { updatedAt: new Date(2026, 10, 1).getTime() }), board('new')],
      [result('new', '2026-11-15'), result('gone', '2026-11-10')],
    );
    expect(items.map(({ kind, day }) => [kind, day])).toEqual([
      ['board', '2026-11-15'],
      ['result', '2026-11-10'],
      ['board', '2026-11-01'],
    ]);
  });

  it('name those of a newer format, and unknown dates', () => {
    const [newer] = itemsOf([board('a', { save: 'curio 2\ntoy 1\n', updatedAt: 0 })], []);
    expect(newer).toMatchObject({ state: 'newer', day: undefined });
  });

  it('are found by words in any order, state, kind and date', () => {
    const items = itemsOf(
      [
        board('a', { name: 'Train ride' }),
        board('b', {
          status: 'won',
          daily: '2026-11-03',
          updatedAt: new Date(2026, 10, 3).getTime(),
        }),
      ],
      [],
    );
    const find = (filter: Partial<typeof noFilter>) =>
      matchItems(items, { ...noFilter, ...filter }, ({ name = '' }) => name.toLowerCase()).map(
        ({ id }) => id,
      );
    expect(find({})).toEqual(['a', 'b']);
    expect(find({ text: 'RIDE train' })).toEqual(['a']);
    expect(find({ text: 'train bus' })).toEqual([]);
    expect(find({ state: 'won' })).toEqual(['b']);
    expect(find({ kind: 'daily' })).toEqual(['b']);
    expect(find({ kind: 'free' })).toEqual(['a']);
    expect(find({ game: 'hudoku' })).toEqual([]);
    expect(find({ from: '2026-11-04' })).toEqual(['a']);
    expect(find({ to: '2026-11-03' })).toEqual(['b']);
  });
});
