// For tests of this folder: a service with prepared responses, and a clock and timers that the test moves.

import type { Day } from '../../cabinet/day.ts';
import {
  type About,
  type DailyNumbers,
  type LogAnswer,
  type Rarity,
  type ServiceAnswer,
  unanswered,
} from '../../wire/service-api.ts';
import { type LocalStore, memoryStore } from '../storage/local-store.ts';
import type { Client } from './client.ts';
import { createService, type ServiceParts } from './service.ts';

export const DAY: Day = '2026-11-16';
export const NOON = Date.parse('2026-11-16T12:00:00Z');

export const about: About = {
  name: 'curio',
  version: '1',
  time: NOON,
  limits: { fewest: 30 },
  features: ['players', 'numbers', 'rarity'],
};

export const taken: LogAnswer = {
  status: 'won',
  solved: true,
  millis: 60_000,
  moves: 20,
  hints: 0,
  counted: true,
  percentile: null,
  players: 1,
  label: 'replayed',
};

export const fewNumbers: DailyNumbers = {
  players: 12,
  final: false,
  histogram: [],
  solvedShare: null,
};

export const given = <T>(value: T): ServiceAnswer<T> => ({ ok: true, value });

export const refusing = (status: number, code: string, wait?: number): ServiceAnswer<never> => ({
  ok: false,
  fault: { code },
  status,
  ...(wait === undefined ? {} : { wait }),
});

export { unanswered };

/** Survives the page, as local storage does. */
export const lastingShelf = (): LocalStore => ({ ...memoryStore(), lasting: true });

export interface MadeClient extends Client {
  /** The requests, as short lines. */
  readonly asked: string[];
  /** Sets the responses from now on, by the beginning of the request's line. */
  readonly answers: Map<string, ServiceAnswer<unknown>>;
}

/** Every request succeeds, unless an answer is prepared. */
export function madeClient(): MadeClient {
  const asked: string[] = [];
  const answers = new Map<string, ServiceAnswer<unknown>>();
  const answer = async <T>(line: string, usual: T): Promise<ServiceAnswer<T>> => {
    asked.push(line);
    const told = [...answers].find(([begin]) => line.startsWith(begin))?.[1];
    // Tests prepare responses of the right shape.
    return (told as ServiceAnswer<T> | undefined) ?? given(usual);
  };
  const short = (secret: string | undefined) => secret?.slice(0, 4) ?? 'nobody';
  return {
    asked,
    answers,
    about: () => answer('about', about),
    register: (secret) => answer(`register ${short(secret)}`, { player: 'p', name: 'Quiet Heron' }),
    forget: (secret) => answer(`forget ${short(secret)}`, undefined),
    sendLog: (secret, day, game, log) =>
      answer(`send ${day} ${game} ${short(secret)} ${log}`, taken),
    numbers: (day, game, secret) => answer(`numbers ${day} ${game} ${short(secret)}`, fewNumbers),
    rarity: (day, game, secret) =>
      answer<Rarity>(`rarity ${day} ${game} ${short(secret)}`, {
        players: 12,
        final: false,
        cells: [],
      }),
  };
}

/** One tab; another may share its storage. */
export function madeTab({
  client = madeClient(),
  shelf = lastingShelf(),
  more = {},
}: {
  readonly client?: MadeClient;
  readonly shelf?: LocalStore;
  readonly more?: Partial<ServiceParts>;
} = {}) {
  const clock = { now: 0 };
  const timers: { at: number; act: () => void }[] = [];
  let secrets = 0;
  const service = createService({
    client,
    shelf,
    loadLog: async (id) => `log-of-${id}`,
    findResult: async (_day, game) => `result-${game}`,
    alone: async (work) => {
      await work();
      return true;
    },
    after(millis, act) {
      const timer = { at: clock.now + millis, act };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    random: () => 0.5,
    now: () => clock.now,
    wallTime: () => NOON + clock.now,
    random32: () => new Uint8Array(32).fill(++secrets),
    ...more,
  });
  /** Advances the clock and runs what falls due. */
  const pass = async (millis: number) => {
    clock.now += millis;
    const due = timers.filter(({ at }) => at <= clock.now);
    for (const timer of due) {
      timers.splice(timers.indexOf(timer), 1);
      timer.act();
    }
    await settle();
  };
  return { service, client, shelf, clock, timers, pass };
}

/** Waits for everything that needs no clock. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
}

/** The first four letters of the made secrets. */
export const ME = 'AQEB';
export const sendLine = (game: string, who = ME) => `send ${DAY} ${game} ${who} log-of-${game}-1`;

/** A tab whose player has agreed and finished these. */
export async function agreed(...games: readonly string[]) {
  const tab = madeTab();
  tab.service.agree();
  for (const game of games) tab.service.finished(DAY, game, `${game}-1`);
  await settle();
  return tab;
}

/** The next log arrives when the returned function is called. */
export function onTheWay(client: MadeClient): () => void {
  let arrive = () => {};
  const { sendLog } = client;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  Object.assign(client, {
    sendLog: async (...args: Parameters<typeof sendLog>) => {
      Object.assign(client, { sendLog });
      await held;
      return sendLog(...args);
    },
  });
  return () => arrive();
}
