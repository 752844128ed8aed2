// Hidden information stays hidden: two services that differ only in it send the same responses, byte for byte.

import { expect, test } from 'vitest';
import { limits } from '../../src/wire/limits.ts';
import { type Asking, bearer, openService, type Reply } from './visitors.ts';

const DAY = '2026-11-16';
const pathOf = (game: string, what: string) => `/api/days/${DAY}/${game}/${what}`;

/** Everything an outsider can request, with the responses. */
async function asked(service: Awaited<ReturnType<typeof openService>>): Promise<string> {
  const stranger = bearer('stranger');
  await service.ask('POST', '/api/players', { headers: stranger, body: '{}' });
  const questions: readonly (readonly [string, string, Asking])[] = [
    ...['hudoku', 'dokuborn'].flatMap((game) =>
      ['numbers', 'rarity'].flatMap((what) =>
        [{}, { headers: stranger }, { headers: bearer('nobody') }].map(
          (asking) => ['GET', pathOf(game, what), asking] as const,
        ),
      ),
    ),
    ['GET', '/api/about', {}],
    ['GET', '/healthz', {}],
    ['PUT', pathOf('dokuborn', 'log'), { headers: stranger, body: 'nonsense' }],
    ['PUT', pathOf('dokuborn', 'log'), { headers: bearer('nobody'), body: 'won 5' }],
    ['GET', '/api/players/me', { headers: stranger }],
  ];
  const answers: string[] = [];
  for (const [method, path, asking] of questions) {
    const reply: Reply = await service.ask(method, path, asking);
    const { date, ...headers } = reply.headers;
    answers.push(JSON.stringify([method, path, reply.status, headers, reply.text]));
  }
  return answers.join('\n');
}

/** The responses of a service with this many players, each with the given log. */
async function answersOf(players: number, logOf: (n: number) => string, prefix = 'p') {
  const service = await openService();
  try {
    for (let n = 0; n < players; n++) {
      service.clock.now += 1000;
      const headers = bearer(`${prefix}${n}`);
      await service.ask('POST', '/api/players', { headers, body: '{}' });
      for (const game of ['hudoku', 'dokuborn'])
        await service.ask('PUT', pathOf(game, 'log'), { headers, body: logOf(n) });
    }
    return await asked(service);
  } finally {
    await service.close();
  }
}

test('the choices of others, while the day is open', async () => {
  const many = limits.fewest + 5;
  const one = await answersOf(many, (n) => `won 5000 card ${n % 3}`);
  const other = await answersOf(many, (n) => `won 5000 card ${7 + n}`);
  expect(one).toBe(other);
  expect(one).toContain('"players\\":35');
});

test('how few people did', async () => {
  const few = limits.fewest - 1;
  const one = await answersOf(few, () => 'won 5000');
  const other = await answersOf(few, (n) => (n % 2 === 0 ? 'lost' : `won ${n * 77_000}`));
  expect(one).toBe(other);
});

test('who they are', async () => {
  const many = limits.fewest + 5;
  expect(await answersOf(many, () => 'won 5000', 'a')).toBe(
    await answersOf(many, () => 'won 5000', 'b'),
  );
});

test('and what is not hidden makes a difference', async () => {
  const many = limits.fewest + 5;
  expect(await answersOf(many, () => 'won 5000')).not.toBe(
    await answersOf(many, () => 'won 500000'),
  );
});
