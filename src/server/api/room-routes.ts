// The HTTP routes of rooms. To open or join one, a client sends its secret and gets a token, the bearer of all other
// requests. Streams are written straight to Node's response, past the middleware that would buffer or time them.

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
import { parseJson, readShape } from '../../wire/service-api.ts';
import type { Judge } from '../judge/judge.ts';
import { createCommands, type RefusedFault } from '../rooms/commands.ts';
import type { AuthorizedMember, RoomService } from '../rooms/room-service.ts';
import { type Store, StoreFailed } from '../store/store.ts';
import { type Arrivals, createLimiter } from './admission.ts';
import { answerHeaders, type Env, refuse, SOON, statusOf } from './faults.ts';
import { addressOf, bearerOf, readText, secretOf } from './request.ts';

/** Bytes of a body that is not a log: the longest move or code, with room to spare. */
const BODY = 16 * 1024;
const STREAM = /^\/api\/rooms\/([A-Za-z0-9_-]{1,40})\/events(?:\?(.*))?$/;

/** Reads an entry or seat number; undefined if it is not one. */
const readNumber = (text: string | null | undefined): number | undefined =>
  /^\d{1,9}$/.test(text ?? '0') ? Number(text ?? '0') : undefined;

async function readJson<S extends GenericSchema>(
  context: Context<Env>,
  shape: S,
): Promise<Result<InferOutput<S>>> {
  const text = await readText(context.env.incoming, BODY);
  if (!text.ok) return text;
  const read = readShape(shape, parseJson(text.value));
  return read.ok ? read : failure('badBody', read.fault.where);
}

const isRefused = (fault: Fault): fault is RefusedFault => 'refusal' in fault;

export function createRoomRoutes(options: {
  readonly rooms: RoomService;
  readonly store: Store;
  readonly judge: Judge;
  readonly now: () => number;
  readonly trustsProxy: boolean;
  readonly arrivals: Arrivals;
}) {
  const { rooms, now, trustsProxy } = options;
  const commands = createCommands(rooms, options.store, options.judge);
  const wrongLetters = createLimiter(limits.joins, now);
  const routes = new Hono<Env>();

  type Handler<T> = (member: AuthorizedMember, body: T, context: Context<Env>) => Promise<Response>;

  /** Checks the token, then runs `act` for its member. */
  const asMember = async (
    context: Context<Env>,
    act: (member: AuthorizedMember) => Promise<Response>,
    toAct?: { readonly base: number },
  ): Promise<Response> => {
    const token = secretOf(context.req.header('authorization'));
    if (!token) return refuse(context, { code: token === null ? 'badSecret' : 'noSecret' });
    const member = await rooms.enter(context.req.param('room') ?? '', token, toAct);
    // Leaving is idempotent.
    if (!member.ok && member.fault.code === 'leftRoom' && context.req.method === 'DELETE')
      return context.body(null, 204);
    return member.ok ? act(member.value) : refuse(context, member.fault);
  };

  const postAsVisitor = <S extends GenericSchema>(
    path: string,
    shape: S,
    act: (body: InferOutput<S>, context: Context<Env>) => Promise<Response>,
  ) =>
    routes.post(path, async (context) => {
      const body = await readJson(context, shape);
      return body.ok ? act(body.value, context) : refuse(context, body.fault);
    });

  const post = <S extends GenericSchema>(path: string, shape: S, act: Handler<InferOutput<S>>) =>
    postAsVisitor(path, shape, (body, context) => {
      const { base = 0 } = Object(body);
      return asMember(context, (member) => act(member, body, context), { base });
    });

  const done = (context: Context<Env>, answer: Result<object>): Response => {
    if (answer.ok) return context.json(answer.value);
    const { fault } = answer;
    if (!isRefused(fault)) return refuse(context, fault);
    return context.json({ code: fault.code, refusal: fault.refusal }, 422);
  };

  postAsVisitor('/', newRoomShape, async (wish, context) => {
    const secret = bearerOf(context.req.header('authorization')) ?? '';
    const opened = await rooms.open(wish, secret);
    return opened.ok ? context.json(opened.value, 201) : refuse(context, opened.fault);
  });

  postAsVisitor('/join', joinShape, async (wish, context) => {
    if ((wish.letters === undefined) === (wish.room === undefined))
      return refuse(context, { code: 'badBody', where: 'letters' });
    // Only wrong letters count: this stops guessing, but not a whole class that joins.
    const address = addressOf(context.env.incoming, trustsProxy);
    const wait = wrongLetters.wait(address);
    if (wait > 0) return refuse(context, { code: 'tooFrequent' }, wait);
    const secret = bearerOf(context.req.header('authorization')) ?? '';
    const joined = await rooms.join(wish, secret);
    if (joined.ok) return context.json(joined.value);
    if (statusOf(joined.fault) === 404) wrongLetters.take(address);
    return refuse(context, joined.fault);
  });

  routes.get('/:room', (context) =>
    asMember(context, async (member) => {
      const after = readNumber(context.req.query('after'));
      if (after === undefined) return refuse(context, { code: 'badNumber', where: 'after' });
      return context.json(rooms.update(member, after));
    }),
  );

  post('/:room/moves', newMoveShape, async (member, move, context) => {
    const answer = await commands.move(member, move);
    if (answer.ok || answer.fault.code !== 'missed') return done(context, answer);
    const { head } = member.cached.room;
    return context.json({ code: 'missed', head, missed: rooms.update(member, move.base) }, 409);
  });
  post('/:room/deal', dealShape, async (member, { id, preset }, context) =>
    done(context, await commands.deal(member, id, preset)),
  );
  post('/:room/chair', chairShape, async (member, { id, seat }, context) =>
    done(context, await commands.passHost(member, id, seat)),
  );
  post('/:room/lock', lockShape, async (member, { id, locked }, context) =>
    done(context, await commands.lock(member, id, locked)),
  );
  post('/:room/name', nameShape, async (member, { id, name }, context) =>
    done(context, await commands.rename(member, id, name)),
  );

  const gone = (context: Context<Env>, answer: Result<object>) =>
    answer.ok ? context.body(null, 204) : done(context, answer);

  routes.delete('/:room/seats/:seat', (context) =>
    asMember(context, async (member) => {
      const seat = readNumber(context.req.param('seat'));
      if (seat === undefined) return refuse(context, { code: 'noSuchSeat' });
      return gone(context, await commands.vacate(member, seat));
    }),
  );
  routes.delete('/:room', (context) =>
    asMember(context, async (member) => gone(context, await commands.end(member))),
  );

  routes.get('/:room/save', (context) =>
    asMember(context, async (member) => {
      const save = commands.save(member);
      return save.ok ? context.text(save.value) : refuse(context, save.fault);
    }),
  );
  routes.get('/:room/logs/:seat', (context) =>
    asMember(context, async (member) => {
      const seat = readNumber(context.req.param('seat'));
      if (seat === undefined) return refuse(context, { code: 'noSuchSeat' });
      const log = await commands.log(member, seat);
      return log.ok ? context.text(log.value) : refuse(context, log.fault);
    }),
  );
  routes.put('/:room/log', async (context) => {
    const log = await readText(context.env.incoming, limits.body);
    options.arrivals.end(context.env.incoming);
    if (!log.ok) return refuse(context, log.fault);
    return asMember(context, async (member) =>
      done(context, await commands.sendLog(member, log.value)),
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
    const after = readNumber(new URLSearchParams(query).get('after'));
    if (after === undefined) return { code: 'badNumber' };
    const member = await rooms.enter(room, token);
    if (!member.ok) return member.fault;
    if (response.destroyed) return undefined;
    const { cached, secret } = member.value;
    const address = addressOf(request, trustsProxy);
    return rooms.streams.open({ cached, secret, after, address, headers: answerHeaders }, response);
  }

  return {
    routes,
    /** Handles the request and returns true if it asks for a stream. */
    stream(request: IncomingMessage, response: ServerResponse): boolean {
      const [, room, query = ''] = STREAM.exec(request.url ?? '') ?? [];
      if (room === undefined || request.method !== 'GET') return false;
      openStream(request, response, room, query).then(
        (fault) => fault && refuseStream(response, fault),
        (error: unknown) =>
          refuseStream(response, { code: error instanceof StoreFailed ? 'storeFailed' : 'failed' }),
      );
      return true;
    },
  };
}
