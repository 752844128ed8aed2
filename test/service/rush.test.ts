// A rush of logs: rejections come at once, no crowd is admitted before it is counted, and slow senders block no other client.

import { request } from 'node:http';
import { expect, test } from 'vitest';
import { createGate } from '../../src/server/api/admission.ts';
import { bearer, openService, paperJudge } from './visitors.ts';

const LOG = '/api/days/2026-11-16/hudoku/log';

/** A judge that waits until the test releases it. */
function patientJudge() {
  const waiting: (() => void)[] = [];
  const judge: typeof paperJudge = {
    ...paperJudge,
    judge: (...given) =>
      new Promise((resolve) => waiting.push(() => resolve(paperJudge.judge(...given)))),
  };
  return { judge, waiting };
}

async function openFor(names: readonly string[], logsAtOnce: number) {
  const { judge, waiting } = patientJudge();
  const service = await openService({ judge, logsAtOnce });
  for (const name of names)
    await service.ask('POST', '/api/players', { headers: bearer(name), body: '{}' });
  const put = (name: string) =>
    service.ask('PUT', LOG, { headers: bearer(name), body: 'won 5000' });
  return { ...service, put, waiting };
}

test('of a crowd that comes at once as many get in as there are places', async () => {
  const names = Array.from({ length: 30 }, (_, n) => `c${n}`);
  const service = await openFor(names, 4);
  const refused: number[] = [];
  const sent = names.map(async (name) => {
    const { status } = await service.put(name);
    if (status === 503) refused.push(status);
    return status;
  });
  await expect.poll(() => [service.waiting.length, refused.length]).toEqual([4, 26]);
  for (const go of service.waiting) go();
  expect((await Promise.all(sent)).filter((status) => status === 200)).toHaveLength(4);
  await service.close();
});

test('a log that trickles in keeps no place from others', async () => {
  const service = await openFor(['anna', 'ben'], 1);
  const slow = request({
    ...{ host: '127.0.0.1', port: service.port, method: 'PUT', path: LOG },
    headers: { ...bearer('anna'), 'content-length': 8 },
  });
  slow.on('error', () => {});
  slow.write('won');
  await expect.poll(async () => (await service.put('ben')).status).toBe(503);
  await expect
    .poll(
      async () => {
        const answer = service.put('ben');
        await new Promise((resolve) => setTimeout(resolve, 50));
        for (const go of service.waiting.splice(0)) go();
        return (await answer).status;
      },
      { timeout: 10_000 },
    )
    .toBe(200);
  slow.destroy();
  await service.close();
});

test('a gate lets so many pass, in their order, and goes on after a failure', async () => {
  const gate = createGate(2);
  const begun: number[] = [];
  const doors: ((fails: boolean) => void)[] = [];
  const passing = [0, 1, 2, 3, 4].map((n) =>
    gate
      .pass(async () => {
        begun.push(n);
        if (await new Promise<boolean>((resolve) => doors.push(resolve))) throw new Error('fell');
        return n;
      })
      .catch(() => 'fell'),
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  expect(begun).toEqual([0, 1]);
  doors[1]?.(true);
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  for (let n = 0; n < 5; n++) {
    for (const open of doors.splice(0)) open(false);
    await settle();
  }
  expect(await Promise.all(passing)).toEqual([0, 'fell', 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(await gate.pass(async () => 'free')).toBe('free');
});
