// The wall clock jumps by an hour, forward or back, while players send logs: nothing is lost or counted twice, a day closes
// once for each log, and no player is locked out.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { isClosed } from '../../src/wire/daily-numbers.ts';
import { limits } from '../../src/wire/limits.ts';
import { samples } from '../samples.ts';
import { bearer, openService } from './visitors.ts';

const DAY = '2026-11-16';
const HOUR = 3_600_000;
const CLOSING = Date.parse('2026-11-17T12:00:00Z');
const LOG = `/api/days/${DAY}/hudoku/log`;
const NUMBERS = `/api/days/${DAY}/hudoku/numbers`;

let service: Awaited<ReturnType<typeof openService>>;
beforeEach(async () => {
  service = await openService();
});
afterEach(() => service.close());

test('every log that was answered is there once, as it was answered, whatever the clock said', async () => {
  const rng = createRng('clock');
  service.clock.now = CLOSING - HOUR;
  const answers = new Map<string, unknown>();
  let counted = 0;
  for (let round = 0; round < samples(1500); round++) {
    // The clock jumps during a request.
    service.clock.now += rng.below(4) === 0 ? (rng.below(2) === 0 ? HOUR : -HOUR) : rng.below(9000);
    const name = `c${rng.below(300)}`;
    const headers = { ...bearer(name) };
    const join = await service.ask('POST', '/api/players', { headers, body: '{}' });
    if (join.status === 429) continue;
    const sending = service.ask('PUT', LOG, { headers, body: 'won 5000' });
    if (rng.below(5) === 0) service.clock.now += HOUR - rng.below(2 * HOUR);
    const { status, json } = await sending;
    if (status === 429) continue;
    expect(status).toBe(200);
    const known = answers.get(name);
    const told = Object(json).counted;
    if (known === undefined) counted += told ? 1 : 0;
    else expect(told).toBe(known);
    answers.set(name, told);
  }
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThan(answers.size);
  expect((await service.ask('GET', NUMBERS)).json).toMatchObject({
    players: counted,
    final: isClosed(DAY, service.clock.now),
  });
  expect(await service.store.findMiscounts()).toEqual([]);
});

test('nobody is shut out by a clock that was set back, and limits hold after it', async () => {
  const headers = bearer('anna');
  const join = () => service.ask('POST', '/api/players', { headers, body: '{}' });
  for (const jump of [-HOUR, HOUR, -HOUR]) {
    service.clock.now += jump;
    for (let n = 0; n < limits.playerWrites; n++) expect((await join()).status).toBe(200);
    expect((await join()).status).toBe(429);
  }
});
