// People at tables for load: who they are, what they send, and all of their streams.

import { Agent, type ClientRequest, request } from 'node:http';

export const AT_ONCE = 32;
/** No more deals wait for the judge at a time. */
const SEATED_AT_ONCE = 12;

export interface Reply {
  readonly status: number;
  readonly text: string;
}

export const agent = new Agent({ keepAlive: true, maxSockets: 128 });
let homes = 0;
/** Everybody comes from a home of their own, as through a proxy. */
const newHome = () => {
  homes++;
  return `10.${homes >> 16}.${(homes >> 8) & 255}.${homes & 255}`;
};

export interface Person {
  readonly port: number;
  readonly home: string;
  readonly token: string;
  readonly room: string;
  sent: number;
}

export function ask(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): Promise<Reply> {
  return new Promise((resolve) => {
    const size = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { host: '127.0.0.1', port, agent, method, path };
    const sent = request({ ...options, headers: { ...headers, ...size } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.once('error', () => resolve({ status: 0, text: '' }));
    sent.end(body);
  });
}

export const headersOf = ({ home, token }: Pick<Person, 'home' | 'token'>) => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': home,
});

/** So many at a time. */
export async function inTurns<T>(
  count: number,
  work: (index: number) => Promise<T>,
  atOnce = SEATED_AT_ONCE,
): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) done[index] = await work(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

export async function sit(
  port: number,
  path: string,
  body: object,
): Promise<Person & { letters: string }> {
  const home = newHome();
  const secret = Buffer.from(`bench${homes}`.padEnd(32, '.')).toString('base64url');
  const reply = await ask(
    port,
    'POST',
    path,
    headersOf({ home, token: secret }),
    JSON.stringify(body),
  );
  if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.text}`);
  const { token, room, letters } = JSON.parse(reply.text);
  return { port, home, token, room, letters, sent: 0 };
}

/** Streams, and by room which entry the slowest of them has brought when. */
export class Ears {
  readonly #open: ClientRequest[] = [];
  readonly #reached = new Map<string, number[]>();
  readonly #waiting = new Map<string, (() => void)[]>();
  broken = 0;

  async listen(people: readonly Person[]): Promise<void> {
    await inTurns(
      people.length,
      async (index) => {
        const person = people[index];
        if (person) await this.#listen(person);
      },
      AT_ONCE,
    );
  }

  #listen(person: Person): Promise<void> {
    return new Promise((resolve) => {
      const { room, port } = person;
      const heads = this.#reached.get(room) ?? [];
      this.#reached.set(room, heads);
      const place = heads.push(0) - 1;
      const options = { host: '127.0.0.1', port, path: `/api/rooms/${room}/events?after=0` };
      const sent = request({ ...options, agent: false, headers: headersOf(person) }, (response) => {
        if (response.statusCode !== 200) this.broken++;
        let rest = '';
        response.setEncoding('latin1');
        response.on('data', (chunk: string) => {
          rest += chunk;
          const end = rest.lastIndexOf('\n\n');
          if (end < 0) return;
          const start = rest.lastIndexOf('id: ', end);
          if (start >= 0) heads[place] = Number.parseInt(rest.slice(start + 4, start + 14), 10);
          rest = rest.slice(end + 2);
          // A copy: each one takes itself out.
          for (const look of [...(this.#waiting.get(room) ?? [])]) look();
          resolve();
        });
        response.once('close', () => resolve());
      });
      sent.once('error', () => {
        this.broken++;
        resolve();
      });
      sent.end();
      this.#open.push(sent);
    });
  }

  /** Fulfilled when all streams of the room have brought this entry. */
  reached(room: string, seq: number): Promise<void> {
    const heads = this.#reached.get(room) ?? [];
    const all = () => heads.every((head) => head >= seq);
    if (all()) return Promise.resolve();
    return new Promise((resolve) => {
      const looks = this.#waiting.get(room) ?? [];
      this.#waiting.set(room, looks);
      const look = () => {
        if (!all()) return;
        looks.splice(looks.indexOf(look), 1);
        resolve();
      };
      looks.push(look);
    });
  }

  close(): void {
    for (const one of this.#open) one.destroy();
  }
}
