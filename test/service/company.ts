// People in rooms, for tests: the toy's table on its own service, members with tokens, and readers of streams.

import { type IncomingMessage, request } from 'node:http';
import type { Judge } from '../../src/server/judge/judge.ts';
import { dealTable, judgeLog } from '../../src/server/judge/judge-jobs.ts';
import { newsShape, type RoomUpdate, type Seated, seatedShape } from '../../src/wire/rooms.ts';
import { readShape } from '../../src/wire/service-api.ts';
import { allGames, expectOk, manifestOf } from '../harness.ts';
import { type Asking, ask, bearer, openService, paperJudge, type Reply } from './visitors.ts';

/** Runs the judge's jobs in this thread. */
export const nearJudge: Judge = {
  ...paperJudge,
  async dealTable(order) {
    const manifest = manifestOf(order.game);
    return dealTable(await manifest.loadGame(), manifest, order);
  },
  async judgeRun(game, code, text) {
    return judgeLog(await manifestOf(game).loadGame(), code, text);
  },
};

/** Finds the toy as well as the real games. */
export const findAny = (id: string) => allGames.find((game) => game.id === id);

export type OpenOptions = Parameters<typeof openService>[0];

export const openRooms = (more: OpenOptions = {}) =>
  openService({ judge: nearJudge, find: findAny, ...more });

export function newsIn(value: unknown): RoomUpdate {
  return expectOk(readShape(newsShape, value));
}

/** A stream and what it received. */
export interface Listener {
  readonly status: number;
  readonly news: RoomUpdate[];
  /** The heads that came with heartbeats. */
  readonly beats: number[];
  readonly faults: unknown[];
  /** Everything received. */
  text(): string;
  readonly ended: Promise<void>;
  close(): void;
}

export function listen(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) =>
      resolve(read(response, () => sent.destroy())),
    );
    sent.once('error', reject);
    sent.end();
  });
}

function read(response: IncomingMessage, close: () => void): Listener {
  const news: RoomUpdate[] = [];
  const beats: number[] = [];
  const faults: unknown[] = [];
  let all = '';
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    all += chunk;
    rest += chunk;
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (block.startsWith(': ')) beats.push(Number(block.slice(2)));
      else if (block.startsWith('event: fault')) faults.push(JSON.parse(data ?? ''));
      else news.push(newsIn(JSON.parse(data ?? '')));
    }
  });
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  response.on('error', () => {});
  return { status: response.statusCode ?? 0, news, beats, faults, text: () => all, ended, close };
}

/** A member with a seat. */
export class Guest {
  /** Changes when the server restarts. */
  port: number;
  readonly name: string;
  readonly seated: Seated;
  #ids = 0;

  constructor(port: number, name: string, seated: Seated) {
    this.port = port;
    this.name = name;
    this.seated = seated;
  }

  get headers() {
    return { authorization: `Bearer ${this.seated.token}` };
  }

  get path(): string {
    return `/api/rooms/${this.seated.room}`;
  }

  ask(method: string, what: string, body?: object, more: Asking = {}): Promise<Reply> {
    const asking = body === undefined ? {} : { body: JSON.stringify(body) };
    const headers = { ...this.headers, ...more.headers };
    return ask(this.port, method, `${this.path}${what}`, { ...asking, ...more, headers });
  }

  newId(): string {
    this.#ids++;
    return `${this.name}${this.#ids}`;
  }

  move(word: string, base: number, id = this.newId()): Promise<Reply> {
    return this.ask('POST', '/moves', { id, base, word });
  }

  /** Moves on the newest state. */
  async play(word: string): Promise<Reply> {
    return this.move(word, (await this.news()).head);
  }

  deal(id = this.newId(), preset?: string): Promise<Reply> {
    return this.ask('POST', '/deal', { id, preset });
  }

  async news(after = 0): Promise<RoomUpdate> {
    return newsIn((await this.ask('GET', `?after=${after}`)).json);
  }

  listen(after = 0): Promise<Listener> {
    return listen(this.port, `${this.path}/events?after=${after}`, this.headers);
  }
}

export const seatedIn = (reply: Reply): Seated => expectOk(readShape(seatedShape, reply.json));

export const toyRoom = (name: string, more: object = {}) =>
  JSON.stringify({ id: 'first', game: 'toy', kind: 'screen', name, preset: 'long', ...more });

export async function openAs(port: number, name: string, more: object = {}): Promise<Guest> {
  const reply = await ask(port, 'POST', '/api/rooms', {
    headers: bearer(name),
    body: toyRoom(name, more),
  });
  return new Guest(port, name, seatedIn(reply));
}

export const joinReply = (port: number, name: string, wish: object): Promise<Reply> =>
  ask(port, 'POST', '/api/rooms/join', {
    headers: bearer(name),
    body: JSON.stringify({ name, ...wish }),
  });

export async function joinAs(port: number, name: string, host: Guest, wish: object = {}) {
  const reply = await joinReply(port, name, { letters: host.seated.letters, ...wish });
  return new Guest(port, name, seatedIn(reply));
}
