// The addresses of rooms. Who opens or joins one sends the own secret and gets a token; the token is the bearer of everything
// after that. Streams are written to Node's response itself, past everything that would gather or measure them.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Context, Hono } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import { type Fault, failure, type Result } from '../../core/result.ts';
import { limits } from '../../wire/limits.ts';
import {
  chairShape,
  dealShape,
  joinShape,
  lockShape,
  nameShape,
  newMoveShape,
  newRoomShape,
} from '../../wire/rooms.ts';
import { readShape } from '../../wire/shapes.ts';
import type { Judge } from '../judge/judge.ts';
import { createActs, type RefusedFault } from '../rooms/acts.ts';
import type { Member, Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';
import { StoreFailed } from '../store/watched.ts';
import type { Arrivals } from './arrivals.ts';
import { readText } from './body.ts';
import { answerHeaders, type Env, refuse, SOON, statusOf } from './faults.ts';
import { createLimiter } from './limiter.ts';
import { addressOf, bearerOf, secretOf } from './visitor.ts';

export interface RoomRoutesOptions {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly judge: Judge;
  readonly now: () => number;
  readonly trustsProxy: boolean;
  readonly arrivals: Arrivals;
}

export interface RoomRoutes {
  readonly routes: Hono<Env>;
  /** Answers the request where it asks for a stream. */
  stream(request: IncomingMessage, response: ServerResponse): boolean;
}

/** Bytes of a body that is not a log: the longest move or code, and room to spare. */
const BODY = 16 * 1024;
const STREAM = /^\/api\/rooms\/([A-Za-z0-9_-]{1,40})\/events(?:\?(.*))?$/;

/** The number of an entry; undefined where it is none. */
const readAfter = (text: string | null | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '0') ? Number(text ?? '0') : undefined;

async function readJson<S extends GenericSchema>(
  context: Context<Env>,
  shape: S,
): Promise<Result<InferOutput<S>>> {
  const text = await readText(context.env.incoming, BODY);
  if (!text.ok) return text;
  let json: unknown;
  try {
    json = JSON.parse(text.value);
  } catch {
    return failure('badBody');
  }
  const read = readShape(shape, json);
  return read.ok ? read : failure('badBody', read.fault.where);
}

const isRefused = (fault: Fault): fault is RefusedFault => 'refusal' in fault;

export function createRoomRoutes(options: RoomRoutesOptions): RoomRoutes {
  const { rooms, now, trustsProxy } = options;
  const acts = createActs(rooms, options.store, options.judge);
  const wrongLetters = createLimiter(limits.joins, now);
  const routes = new Hono<Env>();

  type Handler<T> = (member: Member, body: T, context: Context<Env>) => Promise<Response>;

  /** For whoever has a token of this room. */
  const asMember = async (
    context: Context<Env>,
    act: (member: Member) => Promise<Response>,
    toAct?: { readonly base: number },
  ): Promise<Response> => {
    const token = secretOf(context.req.header('authorization'));
    if (!token) return refuse(context, { code: token === null ? 'badSecret' : 'noSecret' });
    const member = await rooms.enter(context.req.param('room') ?? '', token, toAct);
    // Who has left already has left.
    if (!member.ok && member.fault.code === 'leftRoom' && context.req.method === 'DELETE')
      return context.body(null, 204);
    return member.ok ? act(member.value) : refuse(context, member.fault);
  };

  const post = <S extends GenericSchema>(path: string, shape: S, act: Handler<InferOutput<S>>) =>
    routes.post(path, async (context) => {
      const body = await readJson(context, shape);
      if (!body.ok) return refuse(context, body.fault);
      const { base = 0 } = Object(body.value);
      return asMember(context, (member) => act(member, body.value, context), { base });
    });

  const done = (context: Context<Env>, answer: Result<object>): Response => {
    if (answer.ok) return context.json(answer.value);
    const { fault } = answer;
    if (!isRefused(fault)) return refuse(context, fault);
    return context.json({ code: fault.code, refusal: fault.refusal }, 422);
  };

  routes.post('/', async (context) => {
    const wish = await readJson(context, newRoomShape);
    if (!wish.ok) return refuse(context, wish.fault);
    const secret = bearerOf(context.req.header('authorization')) ?? '';
    const opened = await rooms.open(wish.value, secret);
    return opened.ok ? context.json(opened.value, 201) : refuse(context, opened.fault);
  });

  routes.post('/join', async (context) => {
    const wish = await readJson(context, joinShape);
    if (!wish.ok) return refuse(context, wish.fault);
    if ((wish.value.letters === undefined) === (wish.value.room === undefined))
      return refuse(context, { code: 'badBody', where: 'letters' });
    // Whoever guesses is stopped; a whole class that joins is not.
    const address = addressOf(context.env.incoming, trustsProxy);
    const wait = wrongLetters.wait(address);
    if (wait > 0) return refuse(context, { code: 'tooFrequent' }, wait);
    const secret = bearerOf(context.req.header('authorization')) ?? '';
    const joined = await rooms.join(wish.value, secret);
    if (joined.ok) return context.json(joined.value);
    if (statusOf(joined.fault) === 404) wrongLetters.take(address);
    return refuse(context, joined.fault);
  });

  routes.get('/:room', (context) =>
    asMember(context, async (member) => {
      const after = readAfter(context.req.query('after'));
      if (after === undefined) return refuse(context, { code: 'badNumber', where: 'after' });
      return context.json(rooms.news(member, after));
    }),
  );

  post('/:room/moves', newMoveShape, async (member, move, context) => {
    const answer = await acts.move(member, move);
    if (answer.ok || answer.fault.code !== 'missed') return done(context, answer);
    const { head } = member.live.room;
    return context.json({ code: 'missed', head, missed: rooms.news(member, move.base) }, 409);
  });
  post('/:room/deal', dealShape, async (member, { id, preset }, context) =>
    done(context, await acts.deal(member, id, preset)),
  );
  post('/:room/chair', chairShape, async (member, { id, seat }, context) =>
    done(context, await acts.chair(member, id, seat)),
  );
  post('/:room/lock', lockShape, async (member, { id, locked }, context) =>
    done(context, await acts.lock(member, id, locked)),
  );
  post('/:room/name', nameShape, async (member, { id, name }, context) =>
    done(context, await acts.rename(member, id, name)),
  );

  const gone = (context: Context<Env>, answer: Result<object>) =>
    answer.ok ? context.body(null, 204) : done(context, answer);

  routes.delete('/:room/seats/:seat', (context) =>
    asMember(context, async (member) => {
      const seat = readAfter(context.req.param('seat'));
      if (seat === undefined) return refuse(context, { code: 'noSuchSeat' });
      return gone(context, await acts.vacate(member, seat));
    }),
  );
  routes.delete('/:room', (context) =>
    asMember(context, async (member) => gone(context, await acts.end(member))),
  );

  routes.get('/:room/save', (context) =>
    asMember(context, async (member) => {
      const save = acts.save(member);
      return save.ok ? context.text(save.value) : refuse(context, save.fault);
    }),
  );
  routes.get('/:room/logs/:seat', (context) =>
    asMember(context, async (member) => {
      const seat = readAfter(context.req.param('seat'));
      if (seat === undefined) return refuse(context, { code: 'noSuchSeat' });
      const log = await acts.log(member, seat);
      return log.ok ? context.text(log.value) : refuse(context, log.fault);
    }),
  );
  routes.put('/:room/log', async (context) => {
    const log = await readText(context.env.incoming, limits.body);
    options.arrivals.end(context.env.incoming);
    if (!log.ok) return refuse(context, log.fault);
    return asMember(context, async (member) =>
      done(context, await acts.sendLog(member, log.value)),
    );
  });

  function refuseStream(response: ServerResponse, fault: Fault): void {
    const status = statusOf(fault);
    const wait = status === 429 || status === 503 ? { 'Retry-After': SOON } : {};
    response.writeHead(status, { ...answerHeaders, ...wait, 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ code: fault.code }));
  }

  async function openStream(
    request: IncomingMessage,
    response: ServerResponse,
    room: string,
    query: string,
  ): Promise<Fault | undefined> {
    if (rooms.isEnding) return { code: 'busy' };
    const token = secretOf(request.headers.authorization);
    if (!token) return { code: token === null ? 'badSecret' : 'noSecret' };
    const after = readAfter(new URLSearchParams(query).get('after'));
    if (after === undefined) return { code: 'badNumber' };
    const member = await rooms.enter(room, token);
    if (!member.ok) return member.fault;
    if (response.destroyed) return undefined;
    const { live, secret } = member.value;
    const address = addressOf(request, trustsProxy);
    return rooms.streams.open({ live, secret, after, address, headers: answerHeaders }, response);
  }

  return {
    routes,
    stream(request, response) {
      const [, room, query = ''] = STREAM.exec(request.url ?? '') ?? [];
      if (room === undefined || request.method !== 'GET') return false;
      openStream(request, response, room, query).then(
        (fault) => fault && refuseStream(response, fault),
        (error: unknown) =>
          refuseStream(response, {
            code: error instanceof StoreFailed ? 'storeFailed' : 'failed',
          }),
      );
      return true;
    },
  };
}
