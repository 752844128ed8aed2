// `curio daily --numbers` tells what a service tells, and what is wrong where none does.

import { describe, expect, it } from 'vitest';
import { gameIds } from '../../src/games/index.ts';
import { medianOf } from '../../src/wire/daily-numbers.ts';
import type { ServiceReply } from '../../src/wire/service-api.ts';
import { curio } from './world.ts';

const longest = Math.max(...gameIds.map((id) => id.length));
const HERE = 'http://localhost:8080';
const DAY = '2026-11-16';
const reply = (body: unknown, status = 200): ServiceReply => ({
  status,
  text: JSON.stringify(body),
});
const about = {
  name: 'curio',
  version: '1',
  time: 1,
  limits: { fewest: 30 },
  features: ['numbers'],
};
const few = { players: 12, final: false, histogram: [], solvedShare: null };
const many = {
  players: 60,
  final: true,
  histogram: [
    [64_000, 10],
    [76_096, 30],
    [90_496, 12],
  ],
  solvedShare: 52 / 60,
};
const rarity = { players: 60, final: true, cells: [[{ card: 7, share: 0.5 }]] };

/** A service at this address, with changes by the end of an address. */
function service(changes: Readonly<Record<string, ServiceReply>> = {}, at = HERE) {
  const usual: Record<string, ServiceReply> = { [`${at}/api/about`]: reply(about) };
  for (const id of gameIds) usual[`${at}/api/days/${DAY}/${id}/numbers`] = reply(few);
  usual[`${at}/api/days/${DAY}/dokuborn/rarity`] = reply(rarity);
  for (const address of Object.keys(usual))
    for (const [end, answer] of Object.entries(changes))
      if (address.endsWith(end)) usual[address] = answer;
  return usual;
}

const run = (
  args: readonly string[],
  web: Readonly<Record<string, ServiceReply>>,
  environment = {},
) => curio(['daily', '--numbers', '--date', DAY, ...args], { real: true, web, environment });

describe('curio daily --numbers', () => {
  it('prints a line for every game', async () => {
    const { exit, out, err } = await run([], service({ '/pikachu/numbers': reply(many) }));
    expect([exit, err]).toEqual([0, []]);
    expect(out).toEqual([
      'Monday 16 November 2026',
      ...gameIds.map((id) => {
        const line =
          id === 'pikachu'
            ? '60 people played; 87 % solved it. Half of these within 1:16. Final.'
            : '12 people so far; from 30 on you see how you compare.';
        return `${id.padEnd(longest)}  ${line}`;
      }),
      'Replayed: every result was replayed before it counted. That is no ranking.',
    ]);
  });

  it('prints objects for programs, with the choices of those games that have them', async () => {
    const { out } = await run(['--json'], service());
    const lines = out.map((line) => JSON.parse(line));
    expect(lines.map(({ game }) => game)).toEqual(gameIds);
    expect(lines[0]).toEqual({ game: 'hudoku', daily: DAY, ...few });
    expect(lines[2]).toEqual({ game: 'dokuborn', daily: DAY, ...few, rarity });
  });

  it('asks where it is told to', async () => {
    const there = 'https://curio.example/games';
    const web = service({}, there);
    expect(await run(['--service', `${there}/`], web)).toMatchObject({ exit: 0 });
    expect(await run([], web, { CURIO_SERVICE_URL: there })).toMatchObject({ exit: 0 });
    expect(await run(['--service', HERE], web, { CURIO_SERVICE_URL: there })).toMatchObject({
      exit: 1,
    });
  });

  it.each<[string, Readonly<Record<string, ServiceReply>>, string, string]>([
    [
      'nobody',
      {},
      'unreachable',
      'Nobody answers at http://localhost:8080. Start one with npm start',
    ],
    [
      'another program',
      service({ '/about': { status: 200, text: '<!doctype html>' } }),
      'badAnswer',
      'is not a service of Curio, or one of another version',
    ],
    [
      'one without numbers',
      service({ '/about': reply({ ...about, features: [] }) }),
      'noNumbers',
      'keeps no numbers',
    ],
    [
      'one with other games',
      service({ '/witches/numbers': reply({ code: 'unknownGame' }, 404) }),
      'unknownGame',
      'does not know all the games',
    ],
    [
      'one that is busy',
      service({ '/hudoku/numbers': reply({ code: 'busy' }, 503) }),
      'busy',
      'could not answer (busy)',
    ],
    [
      'one that is broken',
      service({ '/dokuborn/rarity': { status: 200, text: '{"players":' } }),
      'badAnswer',
      'is not a service of Curio',
    ],
  ])('says what is wrong with %s', async (_name, web, code, message) => {
    const json = await run(['--json'], web);
    expect([json.exit, json.out]).toEqual([1, []]);
    expect(JSON.parse(json.err[0] ?? '')).toMatchObject({
      error: code,
      message: expect.stringContaining(message),
    });
  });

  it.each(['localhost:8080', 'ftp://curio', 'http://', 'nonsense'])(
    'says that %s is no address',
    async (address) => {
      const wrong = await run(['--service', address], service());
      expect(wrong).toMatchObject({ exit: 1, out: [] });
      expect(wrong.err[0]).toContain('is not an address of a service');
    },
  );

  it('wants --numbers beside --service', async () => {
    const wrong = await curio(['daily', '--service', HERE], { real: true });
    expect(wrong).toMatchObject({ exit: 2, out: [] });
    expect(wrong.err[0]).toContain('--service is for --numbers');
  });
});

it.each([
  [[], null],
  [[[1000, 0]], 1000],
  [
    [
      [1000, 3],
      [2000, 2],
    ],
    1000,
  ],
  [
    [
      [1000, 2],
      [2000, 3],
    ],
    2000,
  ],
  [
    [
      [1000, 1],
      [null, 3],
    ],
    null,
  ],
] as const)('the middle of %j is %j', (histogram, middle) => {
  expect(medianOf(histogram)).toBe(middle);
});
