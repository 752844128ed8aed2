// Settings of every kind: what fits, how people write it, how codes write it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samples } from '../../test/samples.ts';
import {
  checkSetting,
  checkSettings,
  type Field,
  parseSetting,
  settingsCodec,
} from './settings.ts';

const level: Field = { kind: 'choice', key: 'level', options: ['easy', 'hard'] };
const size: Field = { kind: 'number', key: 'size', min: -2, max: 40 };
const calm: Field = { kind: 'flag', key: 'calm' };
const board: Field = { kind: 'text', key: 'board', maxLength: 8 };
const fields = [level, size, calm, board];
const params = { level: 'hard', size: 12, calm: true, board: 'a b~é' };
const codec = settingsCodec(fields);

describe('checkSetting', () => {
  it.each([
    [level, 'easy'],
    [size, -2],
    [size, 40],
    [size, 0],
    [calm, true],
    [calm, false],
    [board, ''],
    [board, '12345678'],
    [board, '😀😀😀😀'],
  ])('%j accepts %j', (field, value) => {
    expect(checkSetting(field, value)).toBeUndefined();
  });

  it.each([
    [level, 'medium', 'badChoice', 'easy, hard'],
    [level, 'Easy', 'badChoice', 'easy, hard'],
    [level, 1, 'badChoice', 'easy, hard'],
    [level, undefined, 'badChoice', 'easy, hard'],
    [size, -3, 'badNumber', '-2 to 40'],
    [size, 41, 'badNumber', '-2 to 40'],
    [size, 1.5, 'badNumber', '-2 to 40'],
    [size, Number.NaN, 'badNumber', '-2 to 40'],
    [size, '12', 'badNumber', '-2 to 40'],
    [calm, 1, 'badFlag', 'true, false'],
    [calm, 'true', 'badFlag', 'true, false'],
    [board, '123456789', 'badText', 'at most 8 characters'],
    [board, 5, 'badText', 'at most 8 characters'],
    [board, null, 'badText', 'at most 8 characters'],
    [board, 'half \ud800', 'badText', 'at most 8 characters'],
  ])('%j refuses %j', (field, value, code, detail) => {
    expect(checkSetting(field, value)).toEqual({ code, where: field.key, detail });
  });
});

describe('checkSettings', () => {
  it('finds nothing wrong with good params', () => {
    expect(checkSettings(fields, params)).toEqual([]);
  });

  it('names every unknown, missing and unfit setting', () => {
    const faults = checkSettings(fields, { colour: 'red', level: 'easy', size: 99, calm: true });
    expect(faults.map(({ code, where }) => [code, where])).toEqual([
      ['unknownSetting', 'colour'],
      ['badNumber', 'size'],
      ['badText', 'board'],
    ]);
    expect(faults[0]?.detail).toBe('level, size, calm, board');
  });
});

describe('parseSetting', () => {
  it.each([
    [level, 'hard', 'hard'],
    [size, '7', 7],
    [size, '007', 7],
    [size, '-2', -2],
    [size, '-0', 0],
    [calm, 'true', true],
    [calm, 'yes', true],
    [calm, 'on', true],
    [calm, '1', true],
    [calm, 'false', false],
    [calm, 'no', false],
    [calm, 'off', false],
    [calm, '0', false],
    [board, 'abc', 'abc'],
    [board, '', ''],
  ])('%j reads %j', (field, text, value) => {
    expect(parseSetting(field, text)).toEqual({ ok: true, value });
  });

  it.each([
    [level, '', 'badChoice'],
    [size, '', 'badNumber'],
    [size, '7.0', 'badNumber'],
    [size, '+7', 'badNumber'],
    [size, '1e1', 'badNumber'],
    [size, '0x7', 'badNumber'],
    [size, ' 7', 'badNumber'],
    [size, '99999999999', 'badNumber'],
    [calm, 'TRUE', 'badFlag'],
    [calm, '', 'badFlag'],
    [board, 'much too long', 'badText'],
  ])('%j refuses %j', (field, text, code) => {
    expect(parseSetting(field, text)).toMatchObject({ ok: false, fault: { code } });
  });
});

describe('settingsCodec', () => {
  it('writes the values in the order of the fields', () => {
    expect(codec.encode(params)).toBe('hard~12~1~YSBifsOp');
    expect(codec.decode('hard~12~1~YSBifsOp')).toEqual({ ok: true, value: params });
  });

  it('leaves out what is usual at the end, so that codes of before the field are read', () => {
    const extra: Field = { kind: 'choice', key: 'extra', options: ['none', 'much'], usual: 'none' };
    const later = settingsCodec([level, extra]);
    expect(later.encode({ level: 'hard', extra: 'none' })).toBe('hard');
    expect(later.encode({ level: 'hard' })).toBe('hard');
    expect(later.decode('hard')).toEqual({ ok: true, value: { level: 'hard', extra: 'none' } });
    expect(later.encode({ level: 'hard', extra: 'much' })).toBe('hard~much');
    expect(later.decode('hard~much')).toEqual({
      ok: true,
      value: { level: 'hard', extra: 'much' },
    });
    // One code only for the same params.
    expect(later.decode('hard~none').ok).toBe(false);
    expect(later.decode('hard~much~none').ok).toBe(false);
    expect(later.decode('').ok).toBe(false);
    expect(checkSettings([level, extra], { level: 'hard' })).toEqual([]);
    expect(checkSettings([level, extra], { level: 'hard', extra: 'some' })).toHaveLength(1);
  });

  it('reads the params of a game without settings', () => {
    const none = settingsCodec([]);
    expect(none.decode(none.encode({}))).toEqual({ ok: true, value: {} });
    expect(none.decode('x').ok).toBe(false);
    expect(none.decode('~').ok).toBe(false);
  });

  it.each([
    ['too few values', 'hard~12~1', undefined],
    ['too many values', 'hard~12~1~~', undefined],
    ['nothing', '', undefined],
    ['an unknown choice', 'mild~12~1~', 'level'],
    ['a number out of range', 'hard~41~1~', 'size'],
    ['a number with zeros before it', 'hard~012~1~', 'size'],
    ['a negative zero', 'hard~-0~1~', 'size'],
    ['no number', 'hard~~1~', 'size'],
    ['a flag in words', 'hard~12~true~', 'calm'],
    ['a text that is not base64', 'hard~12~1~!', 'board'],
    ['a text that is too long', 'hard~12~1~MTIzNDU2Nzg5', 'board'],
    ['a text that is not UTF-8', 'hard~12~1~gA', 'board'],
  ])('refuses %s', (_name, text, where) => {
    const result = codec.decode(text);
    expect(result).toMatchObject({ ok: false, fault: { code: 'badParams' } });
    if (!result.ok) expect(result.fault.where).toBe(where);
  });

  it('brings back whatever the fields accept', () => {
    const any = fc.record({
      level: fc.constantFrom('easy', 'hard'),
      size: fc.integer({ min: -2, max: 40 }),
      calm: fc.boolean(),
      board: fc.string({ unit: 'binary', maxLength: 8 }).filter((text) => text.length <= 8),
    });
    fc.assert(
      fc.property(any, (value) => {
        expect(checkSettings(fields, value)).toEqual([]);
        expect(codec.encode(value)).toMatch(/^[A-Za-z0-9_~-]*$/);
        expect(codec.decode(codec.encode(value))).toEqual({ ok: true, value });
      }),
      { numRuns: samples(2000) },
    );
  });
});
