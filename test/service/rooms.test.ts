// Rooms over the wire: opened, joined, played, watched, left. Bad requests are in rooms-refusals.test.ts.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { COUNTDOWN } from '../../src/core/race.ts';
import { replayText } from '../../src/core/replay.ts';
import { limits } from '../../src/wire/limits.ts';
import { expectOk, manifestOf } from '../harness.ts';
import { type Guest, joinAs, joinReply, openAs, openRooms, seatedIn, toyRoom } from './company.ts';
import { solvedLog } from './logs.ts';
import { ask, bearer } from './visitors.ts';

let service: Awaited<ReturnType<typeof openRooms>>;
beforeEach(async () => {
  service = await openRooms();
});
afterEach(() => service.close());

/** Anna has opened it, the others have joined. */
async function table(...names: readonly string[]): Promise<readonly [Guest, ...Guest[]]> {
  const anna = await openAs(service.port, 'anna');
  const others: Guest[] = [];
  for (const name of names) others.push(await joinAs(service.port, name, anna));
  return [anna, ...others];
}

describe('coming and going', () => {
  test('a room is opened once, and the same wish again is the same room', async () => {
    const first = await openAs(service.port, 'anna');
    const again = await openAs(service.port, 'anna');
    expect(again.seated).toEqual(first.seated);
    expect(first.seated).toMatchObject({ seat: 1, letters: expect.stringMatching(/^[A-Z]{6}$/) });
    const other = await openAs(service.port, 'anna', { id: 'second' });
    expect(other.seated.room).not.toBe(first.seated.room);
    expect(await first.news()).toMatchObject({ head: 1, rounds: 0, view: null, chair: 1 });
  });

  test('by letters as people type them, or by the room; again is the same seat', async () => {
    const [anna] = await table();
    const { letters, room } = anna.seated;
    const typed = `${letters.slice(0, 3).toLowerCase()} - ${letters.slice(3)}`;
    const ben = seatedIn(await joinReply(service.port, 'ben', { letters: typed }));
    expect(ben.seat).toBe(2);
    const again = seatedIn(await joinReply(service.port, 'ben', { room }));
    expect([again.seat, again.token]).toEqual([2, ben.token]);
    expect(seatedIn(await joinReply(service.port, 'carl', { room, name: 'ben' })).seat).toBe(3);
    const { members } = await anna.news();
    expect(members.map(({ name }) => name)).toEqual(['anna', 'ben', 'ben 2']);
    expect(again.news?.entries).toEqual([]);
  });

  test('who leaves comes back to the same seat, unless somebody has taken it over', async () => {
    const [anna, ben] = await table('ben');
    expect((await ben?.ask('DELETE', '/seats/2'))?.status).toBe(204);
    expect((await ben?.ask('DELETE', '/seats/2'))?.status).toBe(204);
    expect((await ben?.ask('GET', '?after=0'))?.json).toEqual({ code: 'leftRoom' });
    expect((await anna.news()).members[1]).toMatchObject({ gone: true, name: 'ben' });
    expect((await joinAs(service.port, 'ben', anna)).seated.seat).toBe(2);
    await ben?.ask('DELETE', '/seats/2');
    const carl = await joinAs(service.port, 'carl', anna, { seat: 2 });
    expect(carl.seated.seat).toBe(2);
    expect((await ben?.ask('GET', '?after=0'))?.json).toEqual({ code: 'leftRoom' });
    expect((await joinAs(service.port, 'ben', anna)).seated.seat).toBe(3);
  });

  test('watchers see, and do not move', async () => {
    const [anna] = await table('ben');
    const eve = await joinAs(service.port, 'eve', anna, { watch: true });
    expect(eve.seated.seat).toBeNull();
    await anna.deal();
    expect(await eve.news()).toMatchObject({ you: null, status: 'playing', view: { you: null } });
    expect((await eve.play('open1')).json).toEqual({ code: 'notSeated' });
    expect((await joinAs(service.port, 'eve', anna)).seated.seat).toBe(3);
    expect((await eve.news()).you).toBe(3);
  });

  test('the chair locks, sends away, hands on and ends; others do not', async () => {
    const [anna, ben, carl] = await table('ben', 'carl');
    for (const [method, what, body] of [
      ['POST', '/lock', { id: 'x', locked: true }],
      ['DELETE', '/seats/3', undefined],
      ['DELETE', '', undefined],
    ] as const)
      expect((await ben?.ask(method, what, body))?.json).toEqual({ code: 'notChair' });
    const locked = await anna.ask('POST', '/lock', { id: 'l', locked: true });
    expect(locked.json).toEqual({ seq: 4 });
    expect((await anna.ask('POST', '/lock', { id: 'l', locked: true })).json).toEqual({ seq: 4 });
    expect((await joinReply(service.port, 'dora', { room: anna.seated.room })).json).toEqual({
      code: 'roomLocked',
    });
    expect((await anna.ask('DELETE', '/seats/3')).status).toBe(204);
    expect((await carl?.ask('GET', '?after=0'))?.json).toEqual({ code: 'removed' });
    expect((await joinReply(service.port, 'carl', { room: anna.seated.room })).json).toEqual({
      code: 'removed',
    });
    await anna.ask('POST', '/chair', { id: 'c', seat: 2 });
    expect((await ben?.news())?.chair).toBe(2);
    expect((await ben?.ask('DELETE', ''))?.status).toBe(204);
    expect((await anna.play('open1')).json).toEqual({ code: 'roomEnded' });
    expect((await anna.news()).ended).toBe(true);
  });

  test('the chair is taken after two minutes of absence, and not before', async () => {
    const [anna, ben] = await table('ben');
    const stream = await anna.listen();
    service.clock.now += 10 * limits.away;
    const take = (id: string) => ben?.ask('POST', '/chair', { id });
    expect((await take('a'))?.json).toEqual({ code: 'chairHere' });
    stream.close();
    await expect.poll(async () => (await ben?.news())?.members[0]?.here).toBe(false);
    service.clock.now += limits.away - 2;
    expect((await take('b'))?.json).toEqual({ code: 'chairHere' });
    service.clock.now += 1;
    expect((await take('c'))?.status).toBe(200);
    expect((await ben?.news())?.chair).toBe(2);
  });
});

describe('a round', () => {
  test('is dealt for all who are there, played in turn, and ends in an ordinary save', async () => {
    const [anna, ben] = await table('ben');
    expect((await anna.deal('d')).json).toEqual({ seq: 3 });
    expect((await anna.deal('d')).json).toEqual({ seq: 3 });
    expect((await anna.ask('GET', '/save')).json).toEqual({ code: 'roundRuns' });
    expect((await ben?.play('open1'))?.json).toEqual({
      code: 'refused',
      refusal: { type: 'notYourTurn' },
    });
    for (let tried = 0; (await anna.news()).status === 'playing' && tried < 200; tried++) {
      const { view } = await anna.news();
      const { turn, offered, chests } = Object(view);
      const who = turn === 1 ? anna : ben;
      const word = offered ? 'wick' : `open${chests.indexOf('closed') + 1}`;
      expect((await who?.play(word))?.status).toBe(200);
    }
    const over = await anna.news();
    expect(over.status).toBe('won');
    const save = (await anna.ask('GET', '/save')).text;
    const session = expectOk(replayText(await manifestOf('toy').loadRules(), save));
    expect(session.status).toBe('won');
    expect((await ben?.deal())?.status).toBe(200);
    expect(await anna.news()).toMatchObject({ rounds: 2, status: 'playing' });
  });

  /** Opens the chests of the round one by one until it is over. */
  async function playOut(people: readonly Guest[]): Promise<void> {
    for (let tried = 0; (await people[0]?.news())?.status === 'playing' && tried < 200; tried++) {
      const { turn, offered, chests } = Object((await people[0]?.news())?.view);
      const word = offered ? 'wick' : `open${chests.indexOf('closed') + 1}`;
      expect((await people[turn - 1]?.play(word))?.status).toBe(200);
    }
  }
  const chests = async (guest: Guest) => Object((await guest.news()).view).chests.length;

  test('is of another level where whoever leads says so, for everybody and from then on', async () => {
    const people = await table('ben');
    const [anna, ben] = people;
    // Asking for the current level changes nothing.
    expect((await ben?.deal('first', 'long'))?.status).toBe(200);
    const long = await chests(anna);
    expect((await anna.deal('x', 'short')).json).toEqual({ code: 'roundRuns' });
    await playOut(people);
    expect((await ben?.deal('x', 'short'))?.json).toEqual({ code: 'notChair' });
    expect((await anna.deal('x', 'easy')).json).toEqual({ code: 'badPreset', where: 'preset' });
    expect(await anna.news()).toMatchObject({ rounds: 1, preset: 'long' });
    const dealt = (await anna.deal('other', 'short')).json;
    expect((await anna.deal('other', 'long')).json, 'sent again').toEqual(dealt);
    const carl = await joinAs(service.port, 'carl', anna);
    for (const one of [...people, carl])
      expect(await one.news()).toMatchObject({ rounds: 2, preset: 'short' });
    expect((await carl.news()).entries.filter(({ kind }) => kind === 'deal')).toMatchObject([
      { word: '' },
      { word: '' },
    ]);
    const short = await chests(anna);
    expect(short).toBeLessThan(long);
    await playOut([...people, carl]);
    // A client without levels continues with the last one.
    expect((await ben?.deal())?.status).toBe(200);
    expect([(await anna.news()).preset, await chests(anna)]).toEqual(['short', short + 1]);
  });

  test('a move that was sent again is the same move; one on an old base is told what it missed', async () => {
    const [anna, ben] = await table('ben');
    await anna.deal();
    const first = await anna.move('open1', 3, 'same');
    expect(first.json).toEqual({ seq: 4 });
    expect((await anna.move('open1', 3, 'same')).json).toEqual({ seq: 4 });
    expect((await anna.move('open7', 9, 'same')).json).toEqual({ seq: 4 });
    const late = await ben?.move('open2', 3, 'same');
    expect(late).toMatchObject({
      status: 409,
      json: { code: 'missed', head: 4, missed: { entries: [{ seq: 4, word: 'open1' }] } },
    });
    expect((await ben?.move('wave', 3))?.json).toEqual({ seq: 5 });
    expect((await ben?.move('open2', 5, 'same'))?.json).toEqual({ seq: 6 });
    expect((await anna.news()).entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('private moves are read by their seat only, and deals by nobody', async () => {
    const [anna, ben] = await table('ben');
    await anna.deal();
    await anna.play('note5');
    const own = await anna.news();
    const others = await ben?.news();
    expect(own.entries.at(-1)?.word).toBe('note5');
    expect(own.events.at(-1)).toEqual([{ type: 'noted', chest: 4 }]);
    expect(others?.entries.at(-1)).toMatchObject({ seq: 4, seat: 1, word: '' });
    expect(others?.events.at(-1)).toEqual([]);
    expect(own.entries[2]).toMatchObject({ kind: 'deal', word: '' });
  });

  test('the clock plays at its time, however late anybody looks', async () => {
    const [anna] = await table('ben');
    await anna.deal();
    const before = await anna.news();
    service.clock.now += 150_000;
    await anna.play('wave');
    const { entries, view } = await anna.news(before.head);
    expect(entries.map(({ kind, at }) => [kind, at])).toEqual([
      ['clock', before.entries[2]?.at === undefined ? -1 : before.entries[2].at + 60_000],
      ['clock', (before.entries[2]?.at ?? 0) + 120_000],
      ['move', 150_000],
    ]);
    expect(view).toMatchObject({ candles: 4 });
  });

  test('who is away can be passed for, who is there not', async () => {
    const [anna, ben] = await table('ben');
    await anna.deal();
    expect((await ben?.play('pass1'))?.json).toEqual({
      code: 'refused',
      refusal: { type: 'notAway' },
    });
    // Anna's candles keep burning.
    service.clock.now += limits.away + 45_000;
    expect((await ben?.play('pass1'))?.status).toBe(200);
    expect((await ben?.news())?.view).toMatchObject({ turn: 2 });
  });

  test('late comers play where the table lets them', async () => {
    const [anna] = await table('ben');
    await anna.deal();
    const carl = await joinAs(service.port, 'carl', anna);
    expect((await carl.news()).members[2]).toMatchObject({ place: 3 });
    expect((await carl.play('wave')).status).toBe(200);
  });

  test('a code that somebody brought is played first, and is vouched for', async () => {
    const code = (await (await openAs(service.port, 'eve')).deal()) && 'toy.1p.7~5.A.000000';
    const reply = await ask(service.port, 'POST', '/api/rooms', {
      headers: bearer('anna'),
      body: toyRoom('anna', { preset: undefined, code }),
    });
    expect([reply.status, reply.json]).toEqual([422, { code: 'wrongCheckDigits' }]);
  });
});

describe('a race', () => {
  test('counts the logs that it has judged, and shows them when it is over', async () => {
    const anna = await openAs(service.port, 'anna', {
      game: 'hudoku',
      kind: 'race',
      preset: undefined,
    });
    const ben = await joinAs(service.port, 'ben', anna);
    const put = (who: Guest, body: string) => who.ask('PUT', '/log', undefined, { body });
    expect((await put(anna, 'x')).json).toEqual({ code: 'noRound' });
    await anna.deal();
    const hidden = Object((await anna.news()).view);
    expect([hidden.phase, hidden.code]).toEqual(['countdown', '']);
    service.clock.now += COUNTDOWN;
    const { phase, code } = Object((await anna.news()).view);
    expect(phase).toBe('running');
    const log = await solvedLog('hudoku', code, 100);
    // A claim does not finish a race, nor does the log of another puzzle.
    expect((await anna.play('f10-5-5-0')).json).toEqual({
      code: 'refused',
      refusal: { type: 'notYours' },
    });
    expect((await put(anna, log.replace('hudoku', 'pikachu'))).status).toBe(422);
    service.clock.now += 200_000;
    const finished = await put(anna, log);
    expect(finished.status).toBe(200);
    expect((await put(anna, log)).json).toEqual(finished.json);
    expect((await ben.ask('GET', '/logs/1')).json).toEqual({ code: 'roundRuns' });
    const [first] = Object((await ben.news()).view).runners;
    // The server's clock, less an allowance for latency, is the lower bound.
    expect(first.finish).toMatchObject({ solved: true, practice: false, millis: 198_000 });
    await ben.play('g');
    expect(await ben.news()).toMatchObject({ status: 'won', view: { phase: 'over' } });
    expect((await ben.ask('GET', '/logs/1')).text).toBe(log);
    expect((await ben.ask('GET', '/logs/2')).json).toEqual({ code: 'noLog' });
    expect((await put(ben, log)).json).toEqual({ code: 'refused', refusal: { type: 'raceOver' } });
  });
});

describe('streams', () => {
  test('tell every change to everybody, with their own view, after what they know', async () => {
    const [anna, ben] = await table('ben');
    const one = await anna.listen(0);
    const other = await ben?.listen(2);
    await anna.deal();
    await anna.play('note2');
    await anna.play('open1');
    await expect.poll(() => other?.news.at(-1)?.head).toBe(5);
    await expect.poll(() => one.news.at(-1)?.head).toBe(5);
    const seqs = (from: typeof one | undefined) =>
      from?.news.flatMap(({ entries }) => entries.map(({ seq }) => seq));
    expect(seqs(one)).toEqual([1, 2, 3, 4, 5]);
    expect(seqs(other)).toEqual([3, 4, 5]);
    expect(one.news.at(-1)).toMatchObject({ you: 1, view: { you: 1, note: 1 } });
    expect(other?.news.at(-1)).toMatchObject({ you: 2, view: { you: 2, note: null } });
    one.close();
    await expect.poll(() => other?.news.at(-1)?.members[0]?.here).toBe(false);
    expect(other?.news.at(-1)?.entries).toEqual([]);
    other?.close();
  });

  test('end for who was sent away, and for all when the service stops', async () => {
    const [anna, ben] = await table('ben');
    const one = await anna.listen();
    const other = await ben?.listen();
    await anna.ask('DELETE', '/seats/2');
    await other?.ended;
    expect(other?.faults).toEqual([{ code: 'removed' }]);
    const closing = service.close();
    await one.ended;
    await closing;
    service = await openRooms();
  });

  test('are no more than so many for an address, and the oldest of a seat gives way', async () => {
    const [anna, ben] = await table('ben');
    const own = [];
    for (let n = 0; n <= limits.seatStreams; n++) own.push(await anna.listen());
    await own[0]?.ended;
    const others = [];
    for (const name of ['c', 'd', 'e', 'f', 'g']) {
      const guest = await joinAs(service.port, name, anna, { watch: true });
      for (let n = 0; n < limits.seatStreams; n++) others.push(await guest.listen());
    }
    expect(others.filter(({ status }) => status === 200)).toHaveLength(16);
    const refused = await ben?.ask('GET', '/events?after=0');
    expect([refused?.status, refused?.json]).toEqual([429, { code: 'tooManyStreams' }]);
    for (const stream of [...own, ...others]) stream.close();
    await expect
      .poll(async () => (await service.ask('GET', '/metrics')).text)
      .toContain('curio_streams_open 0');
  });
});

test('who wants to be forgotten has no seat and no name in any room', async () => {
  const [anna, ben] = await table('ben');
  await ben?.ask('POST', '/name', { id: 'n', name: 'Benny' });
  await ben?.ask('POST', '/name', { id: 'm', name: 'Benjamin' });
  expect((await anna.news()).members[1]?.name).toBe('Benjamin');
  await service.ask('DELETE', '/api/players/me', { headers: bearer('ben') });
  const { entries, members } = await anna.news();
  expect(members[1]).toMatchObject({ name: '', gone: true });
  const own = entries.filter(({ seat }) => seat === 2);
  expect(own.map(({ kind, word }) => kind + word)).toEqual(['sit', 'rename', 'rename', 'leave']);
  expect(entries[0]?.word).toBe('anna');
  expect((await ben?.move('open1', 6))?.json).toEqual({ code: 'leftRoom' });
});
