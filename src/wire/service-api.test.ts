import { describe, expect, it } from 'vitest';
import {
  aboutShape,
  goneShape,
  logAnswerShape,
  numbersShape,
  rarityShape,
  readAnswer,
  readRetryAfter,
  type ServiceReply,
} from './service-api.ts';

const numbers = { players: 3, final: false, histogram: [], solvedShare: null };
const reply = (status: number, body: unknown, more: Partial<ServiceReply> = {}): ServiceReply => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
});

describe('an answer of the service', () => {
  it('is its value', () => {
    expect(readAnswer(numbersShape, reply(200, numbers))).toEqual({ ok: true, value: numbers });
  });

  it('of a newer service may say more', () => {
    const more = { ...numbers, mood: 'fine', you: undefined };
    expect(readAnswer(numbersShape, reply(200, more))).toEqual({ ok: true, value: numbers });
  });

  it.each([
    ['a page that asks to log in', numbersShape, '<!doctype html><title>Wi-Fi</title>', undefined],
    ['nothing', numbersShape, '', undefined],
    ['half of it', numbersShape, '{"players":3,"fin', undefined],
    ['a list', numbersShape, [], 'players'],
    ['null', numbersShape, null, undefined],
    ['no players', numbersShape, { ...numbers, players: undefined }, 'players'],
    ['players below zero', numbersShape, { ...numbers, players: -1 }, 'players'],
    ['half a player', numbersShape, { ...numbers, players: 1.5 }, 'players'],
    ['players as text', numbersShape, { ...numbers, players: '3' }, 'players'],
    ['a share above one', numbersShape, { ...numbers, solvedShare: 2 }, 'solvedShare'],
    ['bars that are none', numbersShape, { ...numbers, histogram: [[1]] }, 'histogram.0.1'],
    ['bars without end', numbersShape, { ...numbers, histogram: [['x', 1]] }, 'histogram.0.0'],
    ['an own run without time', numbersShape, { ...numbers, you: { solved: true } }, 'you.status'],
    ['another label', logAnswerShape, { label: 'timed' }, 'status'],
    [
      'cards that are text',
      rarityShape,
      { players: 1, final: true, cells: [[{ card: 'x' }]] },
      'cells.0.0.card',
    ],
    [
      'limits that are text',
      aboutShape,
      { name: 'curio', version: '1', time: 1, limits: { fewest: 'x' }, features: [] },
      'limits.fewest',
    ],
    ['a text instead of a deletion', goneShape, 'OK', undefined],
    ['an empty page instead of a deletion', goneShape, '', undefined],
  ])('that is no answer is a fault: %s', (_name, shape, body, where) => {
    const fault = where === undefined ? { code: 'badAnswer' } : { code: 'badAnswer', where };
    expect(readAnswer(shape, reply(200, body))).toMatchObject({ ok: false, fault, status: 200 });
  });

  it('is a deletion when there is nothing in it', () => {
    expect(readAnswer(goneShape, reply(204, ''))).toEqual({ ok: true, value: undefined });
  });

  it.each([
    [
      422,
      { code: 'badLine', where: 'line 4', detail: 'never shown' },
      { code: 'badLine', where: 'line 4' },
    ],
    [401, { code: 'unknownPlayer' }, { code: 'unknownPlayer' }],
    [500, '<h1>Internal Server Error</h1>', { code: 'badAnswer', where: 'status 500' }],
    [502, '', { code: 'badAnswer', where: 'status 502' }],
    [404, { error: 'not here' }, { code: 'badAnswer', where: 'status 404' }],
    [302, '', { code: 'badAnswer', where: 'status 302' }],
  ])('with status %i is a fault', (status, body, fault) => {
    expect(readAnswer(numbersShape, reply(status, body))).toEqual({ ok: false, fault, status });
  });

  it('says when to come again', () => {
    const busy = reply(503, { code: 'busy' }, { retryAfter: '7' });
    expect(readAnswer(numbersShape, busy)).toMatchObject({ status: 503, wait: 7000 });
  });

  it.each([
    ['2', 2000],
    [' 30 ', 30_000],
    ['0', 0],
    ['999999999', 3_600_000],
    ['-5', undefined],
    ['soon', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['', undefined],
    [null, undefined],
  ])('whose Retry-After is %j waits for %j', (header, wait) => {
    expect(readRetryAfter(header)).toBe(wait);
  });
});
