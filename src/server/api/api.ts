// The HTTP API of the service. Errors are faults with a fitting status and never echo the request. Every write is
// idempotent. Routes of rooms are in room-routes.ts.

import { randomBytes, randomInt } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { nameWords } from '#words/server.ts';
import { checkDaily } from '../../cabinet/daily.ts';
import type { Day } from '../../cabinet/day.ts';
import type { Fault } from '../../core/result.ts';
import { findGame, type Manifest } from '../../games/index.ts';
import { limits } from '../../wire/limits.ts';
import type { About, PlayerAnswer } from '../../wire/service-api.ts';
import { createDays } from '../daily-results.ts';
import type { Judge } from '../judge/judge.ts';
import type { Signals } from '../rooms/process-bus.ts';
import { createRoomService } from '../rooms/room-service.ts';
import { type Store, type StoredPlayer, StoreFailed, watchStore } from '../store/store.ts';
import { createArrivals, createGate, createLimiter } from './admission.ts';
import { answerHeaders, type Env, refuse, SOON } from './faults.ts';
import { createMetrics } from './metrics.ts';
import { addressOf, isLocal, isOwnPage, readText, secretOf } from './request.ts';
import { createRoomRoutes } from './room-routes.ts';

/** A random name for a player, such as “Quiet Heron”. */
export function makeName(draw: (below: number) => number = (below) => randomInt(below)): string {
  const { first, second } = nameWords;
  return `${first[draw(first.length)] ?? ''} ${second[draw(second.length)] ?? ''}`;
}

export interface ApiOptions {
  readonly store: Store;
  readonly judge: Judge;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The clock of rooms, which never goes back; `now` by default. */
  readonly roomTime?: () => number;
  readonly trustsProxy?: boolean;
  /** Concurrent requests, and concurrent logs among them. */
  readonly atOnce?: number;
  readonly logsAtOnce?: number;
  /** The channel to other processes of the same service. */
  readonly signals?: Signals | undefined;
  /** Milliseconds of absence after which others may pass for a member. */
  readonly away?: number | undefined;
  /** Finds the games that rooms can be opened for. */
  readonly find?: (game: string) => Manifest | undefined;
  /** Receives internal errors, which clients never see. */
  readonly report?: (error: unknown) => void;
}

/** If the store hangs, requests beyond these are rejected immediately. */
const AT_ONCE = 500;
const SMALL_BODY = 1024;
/** Logs in progress (found, judged or written) at a time; enough to keep judge and database busy. */
const LOGS_IN_WORK = 16;

const isWrite = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method);

function createApi(options: ApiOptions, metrics: ReturnType<typeof createMetrics>) {
  const { judge, now } = options;
  const store = watchStore(options.store, (work, millis) =>
    metrics.time('store', { work }, millis),
  );
  const days = createDays(store, judge, now);
  const { signals, find = findGame, report, trustsProxy = false } = options;
  const rooms = createRoomService({
    ...{ store, judge, find, signals, report },
    now: options.roomTime ?? now,
    away: options.away,
  });
  const byPlayer = createLimiter(limits.playerWrites, now);
  const byAddress = createLimiter(limits.addressWrites, now);
  const bySeat = createLimiter(limits.roomWrites, now);
  const inRooms = createLimiter(limits.roomAddressWrites, now);
  const api = new Hono<Env>();

  let underWay = 0;
  // Counts a log from the moment it was read, so that no client waits for the database only to learn that the judge is full.
  let logs = 0;
  const logGate = createGate(LOGS_IN_WORK);
  const arrivals = createArrivals();
  /** Is there no room for another log? */
  const isFull = () =>
    judge.isFull || logs + arrivals.count >= (options.logsAtOnce ?? limits.queue);
  const measured: MiddlewareHandler<Env> = async (context, next) => {
    const start = performance.now();
    underWay++;
    try {
      if (underWay > (options.atOnce ?? AT_ONCE) && context.req.path !== '/metrics')
        context.res = refuse(context, { code: 'busy' });
      else await next();
    } finally {
      underWay--;
    }
    // The route's pattern, not the path: a path would add a metric for every visitor.
    const route = context.req.matchedRoutes.at(-1)?.path ?? '';
    const { method } = context.req.raw;
    metrics.count('requests', { method, route, status: String(context.res.status) });
    metrics.time('requests', { route }, performance.now() - start);
    for (const [name, value] of Object.entries(answerHeaders)) context.header(name, value);
  };

  const guarded: MiddlewareHandler<Env> = async (context, next) => {
    if (!isWrite(context.req.method)) return next();
    const inRoom = context.req.path.startsWith('/api/rooms/');
    if (!isOwnPage((name) => context.req.header(name)))
      return refuse(context, { code: 'otherOrigin' });
    const address = addressOf(context.env.incoming, trustsProxy);
    const secret = secretOf(context.req.header('authorization'));
    if (secret === undefined || secret === null) {
      const wait = byAddress.take(address);
      if (wait > 0) return refuse(context, { code: 'tooFrequent' }, wait);
      return refuse(context, { code: secret === null ? 'badSecret' : 'noSecret' });
    }
    // The address first: a client over that limit cannot fill the table of players.
    const wait = inRoom
      ? inRooms.take(address) || bySeat.take(secret)
      : byAddress.take(address) || byPlayer.take(secret);
    return wait > 0 ? refuse(context, { code: 'tooFrequent' }, wait) : next();
  };

  /** The player who sent the request; undefined if the secret is missing or unknown. */
  const visitor = async (context: Context<Env>): Promise<StoredPlayer | undefined> => {
    const secret = secretOf(context.req.header('authorization'));
    return secret ? store.findPlayer(secret) : undefined;
  };

  type DailyHandler = (context: Context<Env>, day: Day, game: Manifest) => Promise<Response>;
  const ofDaily = (act: DailyHandler) => async (context: Context<Env>) => {
    const day = checkDaily(context.req.param('day') ?? '');
    if (!day.ok) return refuse(context, { code: day.fault.code });
    const game = findGame(context.req.param('game') ?? '');
    return game ? act(context, day.value, game) : refuse(context, { code: 'unknownGame' });
  };

  /** The body must be empty or an empty object. */
  const emptyBody = async (context: Context<Env>): Promise<Fault | undefined> => {
    const text = await readText(context.env.incoming, SMALL_BODY);
    if (!text.ok) return text.fault;
    return /^\s*(\{\s*\})?\s*$/.test(text.value) ? undefined : { code: 'badBody' };
  };

  api.use(measured);
  api.use('/api/*', guarded);

  api.get('/api/about', (context) =>
    context.json({
      name: 'curio',
      version: options.version,
      time: now(),
      limits: { ...limits, away: rooms.away },
      features: ['players', 'numbers', 'rarity', 'rooms'],
    } satisfies About),
  );

  api.post('/api/players', async (context) => {
    const fault = await emptyBody(context);
    if (fault) return refuse(context, fault);
    const secret = secretOf(context.req.header('authorization')) ?? '';
    const id = randomBytes(12).toString('base64url');
    const player = await store.knowPlayer(secret, { id, name: makeName() }, now());
    return context.json({ player: player.id, name: player.name } satisfies PlayerAnswer);
  });

  api.patch('/api/players/me', async (context) => {
    const fault = await emptyBody(context);
    if (fault) return refuse(context, fault);
    const player = await visitor(context);
    if (!player) return refuse(context, { code: 'unknownPlayer' });
    const name = makeName();
    await store.renamePlayer(player.id, name);
    return context.json({ player: player.id, name } satisfies PlayerAnswer);
  });

  api.delete('/api/players/me', async (context) => {
    const player = await visitor(context);
    if (player) await store.deletePlayer(player.id);
    await rooms.blank(secretOf(context.req.header('authorization')) ?? '');
    return context.body(null, 204);
  });

  const submit = ofDaily(async (context, day, game) => {
    const log = await readText(context.env.incoming, limits.body);
    arrivals.end(context.env.incoming);
    if (!log.ok) return refuse(context, log.fault);
    if (isFull()) return refuse(context, { code: 'busy' });
    logs++;
    try {
      return await logGate.pass(async () => {
        const player = await visitor(context);
        if (!player) return refuse(context, { code: 'unknownPlayer' });
        const answer = await days.submit(player.id, day, game.id, log.value);
        metrics.count('logs', { answer: answer.ok ? 'counted' : answer.fault.code });
        return answer.ok ? context.json(answer.value) : refuse(context, answer.fault);
      });
    } finally {
      logs--;
    }
  });
  const numbers = ofDaily(async (context, day, game) => {
    const player = await visitor(context);
    return context.json(await days.numbers(day, game.id, player?.id));
  });
  const rarity = ofDaily(async (context, day, game) => {
    if (!game.picks) return refuse(context, { code: 'notOffered' });
    const player = await visitor(context);
    return context.json(await days.rarity(day, game.id, player?.id));
  });
  api.put('/api/days/:day/:game/log', submit);
  api.get('/api/days/:day/:game/numbers', numbers);
  api.get('/api/days/:day/:game/rarity', rarity);

  const { routes, stream } = createRoomRoutes({ rooms, store, judge, now, trustsProxy, arrivals });
  api.route('/api/rooms', routes);

  api.get('/healthz', async (context) => {
    await store.check();
    if (judge.isBroken) return refuse(context, { code: 'judgeFailed' });
    return isFull() ? refuse(context, { code: 'busy' }) : context.text('ok');
  });

  api.get('/metrics', (context) => {
    if (!isLocal(context.env.incoming)) return refuse(context, { code: 'notFound' });
    const { user, system } = process.cpuUsage();
    const gauges = {
      cpu_seconds: (user + system) / 1e6,
      requests_under_way: underWay,
      judge_load: judge.load,
      rooms_loaded: rooms.loaded,
      streams_open: rooms.streams.count,
      memory_bytes: process.memoryUsage.rss(),
    };
    return context.text(metrics.print(gauges));
  });

  api.notFound((context) => refuse(context, { code: 'notFound' }));
  api.onError((error, context) => {
    report?.(error);
    return refuse(context, { code: error instanceof StoreFailed ? 'storeFailed' : 'failed' });
  });
  return { routes: api, isFull, admit: arrivals.admit, rooms, stream };
}

const FULL = JSON.stringify({ code: 'busy' });

export function apiListener(options: ApiOptions) {
  const metrics = createMetrics();
  const api = createApi(options, metrics);
  const answer = getRequestListener(api.routes.fetch, {
    overrideGlobalObjects: false,
    // Requests that cannot be parsed, such as one with an invalid host.
    errorHandler: () => Response.json({ code: 'badRequest' }, { status: 400 }),
  });
  const listener: RequestListener = (request, response) => {
    if (api.stream(request, response)) return;
    if (request.method !== 'PUT') return void answer(request, response);
    // Under ten times the load, a rejection must cost next to nothing, so it comes before any reading or lookup.
    if (!api.isFull()) {
      return api.admit(request, response, () => void answer(request, response));
    }
    metrics.count('requests', { method: 'PUT', route: '', status: '503' });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': FULL.length };
    response.writeHead(503, { ...answerHeaders, ...headers, 'Retry-After': SOON });
    response.end(FULL);
  };
  const { endStreams, close } = api.rooms;
  return { listener, endStreams, close };
}
