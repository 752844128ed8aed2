// Visitors who send logs while things break, and the checker: every acknowledged log is stored exactly once, and the counts
// match the runs.

import { expect } from 'vitest';
import { secretOf } from '../../src/server/api/request.ts';
import type { Store } from '../../src/server/store/store.ts';
import { ask, bearer, type Reply } from './visitors.ts';

export interface Crowd {
  /** Acknowledged logs by player. */
  readonly told: ReadonlySet<string>;
  /** How often each status came; 0 is a broken connection. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Sends as one visitor after another; every second one sends twice at once. */
  visit(port: number, goesOn: () => boolean, heard?: () => void): Promise<void>;
  /** Retries what was not acknowledged until it is. */
  sendAgain(port: number): Promise<void>;
  check(store: Store): Promise<void>;
}

export function createCrowd(prefix: string, day: string, game: string, log: string): Crowd {
  const told = new Set<string>();
  const tried = new Set<string>();
  const statuses = new Map<number, number>();
  const path = `/api/days/${day}/${game}/log`;
  let names = 0;

  async function attempt(promise: Promise<Reply>): Promise<number> {
    const status = await promise.then(
      (reply) => reply.status,
      () => 0,
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    return status;
  }

  async function send(port: number, name: string, times: number): Promise<void> {
    const number = Number(name.slice(prefix.length));
    // Each from its own address, to stay within the rate limits.
    const home = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
    const headers = { ...bearer(name), 'x-forwarded-for': home };
    const join = ask(port, 'POST', '/api/players', { headers, body: '{}' });
    if ((await attempt(join)) !== 200) return;
    tried.add(name);
    const put = () => attempt(ask(port, 'PUT', path, { headers, body: log }));
    const answers = await Promise.all(Array.from({ length: times }, put));
    if (answers.includes(200)) told.add(name);
  }

  return {
    told,
    statuses,
    async visit(port, goesOn, heard) {
      while (goesOn()) {
        names++;
        await send(port, `${prefix}${names}`, 1 + (names % 2));
        heard?.();
      }
    },
    async sendAgain(port) {
      for (const name of tried) if (!told.has(name)) await send(port, name, 1);
    },
    async check(store) {
      for (const name of told) {
        const secret = secretOf(bearer(name).authorization) ?? '';
        const player = await store.findPlayer(secret);
        const run = player && (await store.findRun(player.id, day, game));
        expect(run, name).toMatchObject({ counted: true, judged: { solved: true } });
      }
      const { players } = await store.dayCounts(day, game);
      expect(players).toBeGreaterThanOrEqual(told.size);
      expect(players).toBeLessThanOrEqual(tried.size);
      expect(await store.findMiscounts()).toEqual([]);
    },
  };
}
