// Short codes: eight letters restore the same puzzle for the same table, and typing errors are detected.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { createRng, pick, type Rng } from '../../../core/rng.ts';
import { gameIds } from '../../index.ts';
import { witches } from '../index.ts';
import { manifest } from '../manifest.ts';
import { decoyChoices, lengthChoices } from '../names.ts';
import { boardKinds } from '../types/board.ts';
import type { Params } from '../types/index.ts';
import { checkParams, presets } from './settings.ts';
import {
  numberOf,
  numbersOf,
  printShort,
  readSheetTable,
  readShort,
  showShort,
  type TableShape,
  tableQuery,
} from './sheet-code.ts';

const LETTERS = 'BCDFGHJKMNPRSTVWXYZ';

function anyParams(rng: Rng): Params {
  const level = pick(
    presets.filter(({ params }) => params.play !== 'solo'),
    rng,
  );
  if (level && rng.below(2) === 0) return level.params;
  const flag = () => rng.below(2) === 1;
  const params: Params = {
    ingredients: 4 + rng.below(7),
    length: pick(lengthChoices, rng) ?? '4',
    decoys: pick(decoyChoices, rng) ?? 'ignore',
    effects: rng.below(3),
    clue: flag(),
    events: flag(),
    specialCells: flag(),
    lastPotion: flag(),
    play: 'high-witch',
    board: 'cauldrons',
    seats: '1',
  };
  return checkParams(params).length === 0 ? params : anyParams(rng);
}

function anyShape(rng: Rng): TableShape {
  const params = anyParams(rng);
  return {
    params,
    players: 1 + rng.below(5),
    kind: pick(boardKinds, rng) ?? 'cauldrons',
    number: rng.below(numbersOf(params)),
  };
}

const open = (code: string) => manifest.foreignCodes.open(witches, code, unlimitedBudget);

describe('short codes', () => {
  it('say what they were made of, however they are typed (5,000 tables)', () => {
    const rng = createRng('tables');
    const seen = new Set<string>();
    for (let round = 0; round < samples(5000); round++) {
      const shape = anyShape(rng);
      const code = printShort(shape);
      expect(code).toMatch(/^[BCDFGHJKMNPRSTVWXYZ]{8}$/);
      expect(readShort(code)).toEqual({ ok: true, value: shape });
      expect(readShort(` ${showShort(code).toLowerCase()}\n`)).toEqual({ ok: true, value: shape });
      seen.add(code);
    }
    expect(seen.size).toBeGreaterThan(0.99 * samples(5000));
  });

  it('notice every wrong letter and every exchange of two (200 codes)', () => {
    const rng = createRng('typos');
    for (let round = 0; round < samples(200); round++) {
      const code = printShort(anyShape(rng));
      for (let place = 0; place < code.length; place++) {
        for (const letter of LETTERS)
          if (letter !== code[place])
            expect(readShort(code.slice(0, place) + letter + code.slice(place + 1)).ok).toBe(false);
        for (let other = place + 1; other < code.length; other++) {
          const letters = [...code];
          [letters[place], letters[other]] = [letters[other] ?? '', letters[place] ?? ''];
          if (letters.join('') !== code) expect(readShort(letters.join('')).ok).toBe(false);
        }
        const lost = code.slice(0, place) + code.slice(place + 1);
        expect(readShort(lost)).toMatchObject({ fault: { code: 'shortLength', detail: '7' } });
      }
    }
  });

  it('are hardly ever met by chance', () => {
    const rng = createRng('chance');
    let met = 0;
    for (let round = 0; round < 20_000; round++) {
      const code = Array.from({ length: 8 }, () => LETTERS.charAt(rng.below(19))).join('');
      if (readShort(code).ok) met++;
    }
    expect(met / 20_000).toBeLessThan(0.02);
  });

  it('take what looks alike for the letter that was meant', () => {
    const rng = createRng('alike');
    const pairs = { V: 'u', Z: '2', S: '5', G: '6', B: '8' };
    for (const [letter, alike] of Object.entries(pairs)) {
      let code = '';
      while (!code.includes(letter)) code = printShort(anyShape(rng));
      expect(readShort(code.replaceAll(letter, alike))).toEqual(readShort(code));
    }
  });

  it('deal the puzzle of any seed again, whole (300 deals)', () => {
    const rng = createRng('deals');
    for (let round = 0; round < samples(300); round++) {
      const { params, players, kind } = anyShape(rng);
      const dealt = deal(witches, params, `seed-${round}`, unlimitedBudget);
      if (!dealt.ok) throw new Error(dealt.fault.code);
      const number = numberOf(dealt.value.puzzle);
      if (number === undefined) throw new Error('no number');
      const opened = open(printShort({ params, players, kind, number }));
      expect(opened).toMatchObject({ ok: true, value: { code: dealt.value.code } });
    }
  });

  it('are none of a puzzle that was changed, or is played alone', () => {
    const [first] = presets;
    const dealt = deal(witches, first.params, 'changed', unlimitedBudget);
    const solo = presets.find(({ params }) => params.play === 'solo');
    const alone = solo && deal(witches, solo.params, 'alone', unlimitedBudget);
    if (!dealt.ok || !alone?.ok) throw new Error('no deal');
    const { puzzle } = dealt.value;
    expect(numberOf(puzzle)).toBeTypeOf('number');
    expect(numberOf({ ...puzzle, clue: null })).toBeUndefined();
    expect(numberOf({ ...puzzle, ingredients: [...puzzle.ingredients].reverse() })).toBeUndefined();
    expect(numberOf({ ...puzzle, seed: 'mine' })).toBeUndefined();
    expect(numberOf(alone.value.puzzle)).toBeUndefined();
  });
});

describe('what is taken for a short code', () => {
  const code = printShort({ ...anyShape(createRng('one')), players: 4 });
  it.each([
    [code, true],
    [`  ${showShort(code)} `, true],
    [code.slice(1), true],
    [`${code}B`, true],
    [`${code.slice(0, 7)}A`, true],
    ['sandwich', false],
    ['KDFW', false],
    ['KDFW MXRT is our code', false],
    ['', false],
  ])('%s: %s', (text, taken) => {
    expect(manifest.foreignCodes.find(text) !== undefined).toBe(taken);
  });

  it('is no name of a game', () => {
    for (const id of gameIds) expect(manifest.foreignCodes.find(id)).toBeUndefined();
  });
});

describe('the people at the table', () => {
  const names = ['Łukasz', 'Зоя & Co', '', '李小龙'];
  const link = `https://curio.example/play/witches.2p.x.y.z${tableQuery({ players: 5, names })}`;
  const code = printShort({ ...anyShape(createRng('two')), players: 2 });
  it.each([
    [link, { players: 5, names }],
    [`${link}#top`, { players: 5, names }],
    [`witches.2p.x.y.z${tableQuery({ players: 1, names: [] })}`, { players: 1, names: [] }],
    [showShort(code), { players: 2, names: [] }],
    [`x${tableQuery({ players: 3, names: ['龍'.repeat(24)] })}`, { players: 3, names: [] }],
    ['https://curio.example/play/x?players=2&names=A,B,C', { players: 2, names: ['A', 'B'] }],
    ['https://curio.example/play/x?players=6', undefined],
    ['https://curio.example/play/x?names=A', undefined],
    ['witches.2p.x.y.z', undefined],
  ])('%s', (text, table) => {
    expect(readSheetTable(text)).toEqual(table);
  });
});
