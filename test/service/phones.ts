// Phones in a room over a network that loses responses, repeats requests and breaks streams, and the checker: every
// acknowledged id is in the log exactly once, numbers have no gaps, each phone received the log from its start, and a replay
// of the log gives what each phone saw.

import { expect } from 'vitest';
import { emptyRoom, type Room, replayRoom } from '../../src/core/room.ts';
import { createTableLoader } from '../../src/server/rooms/cached-room.ts';
import type { Store, StoredEntry } from '../../src/server/store/store.ts';
import type { RoomUpdate } from '../../src/wire/rooms.ts';
import { expectOk } from '../harness.ts';
import { findAny, type Guest, type Listener, newsIn } from './company.ts';
import type { Reply } from './visitors.ts';

/** A move, or a new name. */
export type Sending = { readonly word: string } | { readonly name: string };

interface Waiting {
  readonly id: string;
  readonly base: number;
  readonly sending: Sending;
}

export class Phone {
  readonly guest: Guest;
  /** Received entries, in order. */
  readonly heard: RoomUpdate['entries'] = [];
  readonly seen: RoomUpdate[] = [];
  /** Acknowledged ids with their entry number. */
  readonly told = new Map<string, number>();
  /** The `base` that each was sent with. */
  readonly #bases = new Map<string, number>();
  readonly statuses = new Map<number, number>();
  readonly waiting: Waiting[] = [];
  #ids = 0;
  #stream: Listener | undefined;
  #read = 0;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  get last(): number {
    return this.heard.length;
  }

  baseOf(id: string): number | undefined {
    return this.#bases.get(id);
  }

  /** Takes only the next entry. */
  take(news: RoomUpdate): void {
    for (const entry of news.entries) if (entry.seq === this.last + 1) this.heard.push(entry);
    if (this.last === news.head) this.seen.push(news);
  }

  drain(): void {
    const { news } = this.#stream ?? { news: [] };
    for (; this.#read < news.length; this.#read++) {
      const one = news[this.#read];
      if (one) this.take(one);
    }
  }

  async #ask(asking: Promise<Reply>): Promise<Reply | undefined> {
    const reply = await asking.catch(() => undefined);
    const status = reply?.status ?? 0;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    return reply;
  }

  /** Resolves with whether a response arrived. */
  async look(): Promise<boolean> {
    const reply = await this.#ask(this.guest.ask('GET', `?after=${this.last}`));
    if (reply?.status !== 200) return false;
    this.take(newsIn(reply.json));
    return true;
  }

  async listen(): Promise<void> {
    this.drop();
    this.#read = 0;
    this.#stream = await this.guest.listen(this.last).catch(() => undefined);
  }

  /** Breaks the stream; what has arrived stays. */
  drop(): void {
    this.drain();
    this.#stream?.close();
    this.#stream = undefined;
  }

  /** Queues something to send. */
  put(sending: Sending): Waiting {
    this.drain();
    this.#ids++;
    const one = { id: `${this.guest.name}-${this.#ids}`, base: this.last, sending };
    this.waiting.push(one);
    this.#bases.set(one.id, one.base);
    return one;
  }

  /** `lost`: the response does not arrive, so the phone retries later. */
  async send({ id, base, sending }: Waiting, lost = false): Promise<void> {
    const asking =
      'word' in sending
        ? this.guest.ask('POST', '/moves', { id, base, ...sending })
        : this.guest.ask('POST', '/name', { id, ...sending });
    const reply = await this.#ask(asking);
    if (lost || !reply || reply.status === 429 || reply.status >= 500) return;
    const place = this.waiting.findIndex((one) => one.id === id);
    if (place >= 0) this.waiting.splice(place, 1);
    const { seq, missed } = Object(reply.json);
    if (reply.status === 200) {
      // Sent twice at once, it gets one number.
      expect(this.told.get(id) ?? seq).toBe(seq);
      this.told.set(id, seq);
    } else if (reply.status === 409 && missed) this.take(newsIn(missed));
  }

  /** Until everything is acknowledged and received. */
  async settle(): Promise<void> {
    for (const one of [...this.waiting]) await this.send(one);
    this.drop();
    await this.look();
  }
}

/** Compares everything with the log in the store. */
export async function checkRoom(store: Store, phones: readonly Phone[]): Promise<StoredEntry[]> {
  const room = phones[0]?.guest.seated.room ?? '';
  const record = await store.findRoom(room);
  const log = [...(await store.roomEntries(room, 0))];
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  expect(record?.head).toBe(log.length);
  expect(new Set(log.map(({ moveId }) => moveId)).size).toBe(log.length);
  const setting = record && (await createTableLoader(findAny).load(record.game, record.kind));
  if (!setting) throw new Error('no such table');
  const { rules } = setting;
  const rooms: Room[] = [emptyRoom];
  for (const entry of log)
    rooms.push(expectOk(replayRoom(rules, [entry], rooms.at(-1) ?? emptyRoom)));
  for (const phone of phones) {
    const { guest, told, heard, seen, waiting } = phone;
    const { seat } = guest.seated;
    for (const [id, seq] of told) {
      const entry = log[seq - 1];
      expect(entry?.moveId, id).toBe(`${seat}:${id}`);
      // A conditional move was played on exactly what its player saw.
      if (entry?.kind === 'move' && !rules.isUnconditional(entry.word))
        expect(seq, id).toBe((phone.baseOf(id) ?? Number.NaN) + 1);
    }
    // A request without a response may be in the log, once.
    const own = log.filter(({ moveId }) => moveId.startsWith(`${seat}:`));
    const known = [...told.keys(), ...waiting.map(({ id }) => id)].map((id) => `${seat}:${id}`);
    for (const { moveId, kind } of own) if (kind !== 'deal') expect(known).toContain(moveId);
    expect(heard).toEqual(
      log.slice(0, heard.length).map((entry) => {
        const { moveId, ...shown } = rules.shown(entry, seat) as StoredEntry;
        return shown;
      }),
    );
    for (const { head, view, members } of seen) {
      const then = rooms[head] ?? emptyRoom;
      expect(view).toEqual(JSON.parse(JSON.stringify(rules.view(then, seat))));
      expect(members.map(({ name }) => name)).toEqual(then.members.map(({ name }) => name));
    }
  }
  return log;
}
