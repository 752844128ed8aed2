import { describe, expect, it } from 'vitest';
import type { Field } from '../../../core/settings.ts';
import { readOrder, type Search } from './order.ts';

const fields: readonly Field[] = [
  { kind: 'choice', key: 'kind', options: ['round', 'square'] },
  { kind: 'number', key: 'players', min: 1, max: 5 },
  { kind: 'flag', key: 'rules' },
];
const usual = { kind: 'round', players: 2, rules: false };
const read = (search: Search, language = 'de') =>
  readOrder({ fields, usual }, search, language, 'fresh');

describe('an order', () => {
  it('is as usual where the address says nothing', () => {
    expect(read({})).toEqual({ ok: true, value: { settings: usual, paper: 'a4', seed: 'fresh' } });
    expect(read({ kind: '', seed: '' })).toEqual(read({}));
  });

  it('is what the address says', () => {
    const search = { kind: 'square', players: '5', rules: 'true', seed: 'mine', paper: 'letter' };
    expect(read(search)).toEqual({
      ok: true,
      value: {
        settings: { kind: 'square', players: 5, rules: true },
        paper: 'letter',
        seed: 'mine',
      },
    });
  });

  it.each([
    ['en-US', 'letter'],
    ['en-CA', 'letter'],
    ['es-MX', 'letter'],
    ['en-GB', 'a4'],
    ['de', 'a4'],
  ])('is on the paper of the land: %s on %s', (language, paper) => {
    expect(read({}, language)).toMatchObject({ value: { paper } });
  });

  it.each([
    [{ kind: 'flat' }, 'badChoice', 'kind'],
    [{ players: '6' }, 'badNumber', 'players'],
    [{ players: 'two' }, 'badNumber', 'players'],
    [{ rules: 'perhaps' }, 'badFlag', 'rules'],
    [{ paper: 'a3' }, 'badChoice', 'paper'],
    [{ seed: 'no spaces' }, 'badSeed', 'seed'],
  ])('is refused where it makes no sense: %o', (search, code, where) => {
    expect(read(search)).toMatchObject({ ok: false, fault: { code, where } });
  });

  it('leaves out what is not asked for here', () => {
    expect(read({ level: 'hard' })).toEqual(read({}));
  });
});
