import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import { about, DAY, fewNumbers, taken } from './testing.ts';

const SECRET = 'A'.repeat(43);

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const calls: { readonly address: string; readonly init: RequestInit }[] = [];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const client = createClient(async (address, init = {}) => {
    calls.push({ address: String(address), init });
    return new Response(status === 204 ? null : text, { status, headers });
  });
  return { client, calls };
}

afterEach(() => vi.useRealTimers());

describe('the client', () => {
  it('asks as the service wants to be asked', async () => {
    const { client, calls } = answering(200, about);
    await client.about();
    await client.register(SECRET);
    await client.sendLog(SECRET, DAY, 'hudoku', 'the log');
    await client.numbers(DAY, 'hudoku');
    await client.rarity(DAY, 'dokuborn', SECRET);
    await client.forget(SECRET);
    expect(calls.map(({ address, init }) => `${init.method} ${address}`)).toEqual([
      'GET /api/about',
      'POST /api/players',
      'PUT /api/days/2026-11-16/hudoku/log',
      'GET /api/days/2026-11-16/hudoku/numbers',
      'GET /api/days/2026-11-16/dokuborn/rarity',
      'DELETE /api/players/me',
    ]);
    const [asked, made, sent, unknown] = calls;
    expect(asked?.init.headers).toBeUndefined();
    expect(made?.init).toMatchObject({
      headers: { authorization: `Bearer ${SECRET}` },
      body: '{}',
    });
    expect(sent?.init.body).toBe('the log');
    expect(unknown?.init.headers).toBeUndefined();
    expect(calls.every(({ init }) => init.credentials === 'omit')).toBe(true);
  });

  it('reads what comes', async () => {
    const log = await answering(200, taken).client.sendLog(SECRET, DAY, 'hudoku', 'log');
    expect(log).toEqual({ ok: true, value: taken });
    const numbers = await answering(200, fewNumbers).client.numbers(DAY, 'hudoku');
    expect(numbers).toEqual({ ok: true, value: fewNumbers });
    expect(await answering(204, '').client.forget(SECRET)).toEqual({ ok: true, value: undefined });
  });

  it('accepts a deletion only from the service', async () => {
    expect(await answering(200, '<p>Welcome to the hotel').client.forget(SECRET)).toMatchObject({
      ok: false,
      fault: { code: 'badAnswer' },
    });
  });

  it('hears how long it should wait', async () => {
    const { client } = answering(429, { code: 'tooFrequent' }, { 'retry-after': '9' });
    expect(await client.numbers(DAY, 'hudoku')).toEqual({
      ok: false,
      fault: { code: 'tooFrequent' },
      status: 429,
      wait: 9000,
    });
  });

  it('never throws where there is no connection', async () => {
    const client = createClient(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await client.about()).toMatchObject({
      ok: false,
      fault: { code: 'unreachable' },
      status: 0,
    });
  });

  it.each(['before', 'after'])(
    'waits for nobody for ever, %s the head of the answer',
    async (when) => {
      vi.useFakeTimers();
      const client = createClient(
        (_address, init) =>
          new Promise((resolve, reject) => {
            const stop = (fail: (reason: unknown) => void) =>
              init?.signal?.addEventListener('abort', () =>
                fail(new DOMException('', 'AbortError')),
              );
            if (when === 'before') return stop(reject);
            const text = new Promise<string>((_resolve, fail) => stop(fail));
            // As much of an answer as is looked at.
            resolve({ status: 200, headers: new Headers(), text: () => text } as Response);
          }),
      );
      const answer = client.numbers(DAY, 'hudoku');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await answer).toMatchObject({ ok: false, status: 0 });
    },
  );
});
