// Hidden information never leaves the server: two rooms with the same moves, whose puzzles differ only in what is hidden, send
// the same bytes to all members, in every response and stream.

import { expect, test } from 'vitest';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { deal, dealPuzzle } from '../../src/core/deal.ts';
import { COUNTDOWN } from '../../src/core/race.ts';
import { createRng } from '../../src/core/rng.ts';
import { rules as toy } from '../../src/games/toy/rules.ts';
import { witches } from '../../src/games/witches/index.ts';
import { fingerprint } from '../../src/games/witches/rules/seal.ts';
import {
  playTwins,
  type TwinGame,
  twinsOf,
} from '../../src/games/witches/testing/random-tables.ts';
import { dealPreset, expectOk, manifestOf } from '../harness.ts';
import { type Guest, joinAs, joinReply, type Listener, openAs, openRooms } from './company.ts';

const params = { chests: 40, candles: 9 };
const codeFor = (treasure: number) => dealPuzzle(toy, params, { ...params, treasure }).code;

type Service = Awaited<ReturnType<typeof openRooms>>;
type Script = (service: Service, guests: readonly Guest[]) => AsyncIterable<unknown>;

/** Everything that three members and a spectator receive while the script is played, except those in `apart`. */
async function bytesOf(
  more: object,
  script: Script,
  apart: readonly string[] = [],
): Promise<string> {
  const service = await openRooms();
  const { port } = service;
  const anna = await openAs(port, 'anna', { preset: undefined, ...more });
  const ben = await joinAs(port, 'ben', anna);
  const carl = await joinAs(port, 'carl', anna);
  const eve = await joinAs(port, 'eve', anna, { watch: true });
  const guests = [anna, ben, carl, eve];
  const heard = guests.filter(({ name }) => !apart.includes(name));
  const streams: Listener[] = [];
  for (const guest of heard) streams.push(await guest.listen(0));
  const said: string[] = [];
  const hear = (reply: { status: number; headers: object; text: string }) => {
    const { date, ...headers } = Object(reply.headers);
    said.push(JSON.stringify([reply.status, headers, reply.text]));
  };
  for await (const replies of script(service, guests)) {
    for (const reply of [replies].flat()) hear(Object(reply));
    for (const guest of heard) {
      hear(await guest.ask('GET', '?after=0'));
      hear(await guest.ask('GET', '/save'));
      hear(await guest.ask('GET', '/logs/1'));
    }
    // A newcomer joins.
    const again = apart.includes('ben') ? 'carl' : 'ben';
    hear(await joinReply(port, again, { room: anna.seated.room }));
    hear(await service.ask('GET', '/api/about'));
  }
  const { head } = await anna.news();
  const isTold = ({ news, faults }: Listener) => news.at(-1)?.head === head || faults.length > 0;
  await expect.poll(() => streams.every(isTold)).toBe(true);
  const all = [...said, ...streams.map((stream) => stream.text())].join('\n');
  for (const stream of streams) stream.close();
  await service.close();
  const { room, letters } = anna.seated;
  const tokens = guests.map(({ seated }) => seated.token);
  // Values that are random per room.
  return [room, letters, ...tokens].reduce((text, drawn) => text.replaceAll(drawn, '…'), all);
}

/** Chests on both sides, notes, a gift and its news, refusals, missed entries, candles, a refused new round. */
const played: Script = async function* (service, guests) {
  const [anna, ben, carl, eve] = guests;
  if (!anna || !ben || !carl || !eve) return;
  yield await anna.deal('d');
  yield await anna.play('open1');
  yield await ben.play('note33');
  yield await ben.play('open40');
  yield await anna.move('open2', 1);
  yield await carl.play('open2');
  yield await carl.play('open99');
  yield await anna.play('wick');
  yield await eve.play('open3');
  yield await anna.deal('e');
  service.clock.now += 60_000;
  yield await anna.play('wave');
  yield await anna.ask('POST', '/chair', { id: 'c', seat: 2 });
  yield await ben.ask('DELETE', '/seats/3');
};

test('the treasure of a table', async () => {
  const one = await bytesOf({ code: codeFor(21) }, played);
  const other = await bytesOf({ code: codeFor(30) }, played);
  expect(one).toBe(other);
  expect(one).toContain('"kind":"deal","word":""');
});

test('the deal of a race, before it is let go', async () => {
  const game = await manifestOf('hudoku').loadGame();
  const preset = game.presets[0].id;
  const countdown: Script = async function* (service, [anna, ben]) {
    yield await anna?.deal('d');
    yield await ben?.play('p3');
    service.clock.now += COUNTDOWN - 1;
    yield await ben?.play('p4');
  };
  const more = (seed: string) => ({
    ...{ game: 'hudoku', kind: 'race', code: dealPreset(game, preset, seed).code },
  });
  const one = await bytesOf(more('one'), countdown);
  expect(one).toBe(await bytesOf(more('other'), countdown));
  expect(one).toContain('countdown');
});

test.each(['paper', 'screen'])('the recipe of a table of witches on %s', async (kind) => {
  let body = '';
  const script: Script = async function* ({ store }, [anna, ben, , eve]) {
    if (!anna || !ben || !eve) return;
    yield await anna.deal('d');
    const [dealt] = (await store.roomEntries(anna.seated.room, 0)).filter(
      (entry) => entry.kind === 'deal',
    );
    // The part of the code that holds the recipe; its length does not vary.
    body = dealt?.word.split('.')[3] ?? '';
    yield await anna.play('x');
    yield await ben.play('pass');
    yield await eve.play('pass');
    yield await ben.ask('GET', '/save');
  };
  const all = await bytesOf({ game: 'witches', kind, code: undefined }, script);
  expect(body.length).toBeGreaterThan(10);
  expect(all).toContain('"status":"playing"');
  expect(all).not.toContain(body);
  // Nor any long substring.
  for (let from = 0; from + 12 <= body.length; from += 4)
    expect(all).not.toContain(body.slice(from, from + 12));
});

/** A game that goes the same way with two recipes; few moves, because everything is fetched after each. */
const twinScript = (words: TwinGame['words'], noteOfBen: string): Script =>
  async function* (service, guests) {
    yield await guests[0]?.deal('d');
    let replies: unknown[] = [];
    for (const [at, { seat, word, note }] of words.entries()) {
      service.clock.now += 40_000;
      const guest = guests[seat - 1];
      const isBens = note && guest?.name === 'ben';
      const reply = await guest?.play(isBens ? `${word.slice(0, -2)}${noteOfBen}` : word);
      if (guest?.name !== 'ben') replies.push(reply);
      if (at % 12 !== 11) continue;
      yield replies;
      replies = [];
    }
    yield [...replies, await guests[3]?.play('x'), await guests[0]?.play('?')];
  };

/** The first difference of two texts, for a readable failure. */
function differenceOf([one = '', other = '']: readonly string[]): string {
  if (one === other) return '';
  let at = 0;
  while (one[at] === other[at]) at++;
  return [one, other].map((text) => text.slice(Math.max(0, at - 200), at + 200)).join('\n');
}

const WITCHES_TABLES = [
  ['paper', 'first-game'],
  ['paper', 'potion-master'],
  ['screen', 'beginner'],
  ['screen', 'high-witch'],
] as const;

test.each(WITCHES_TABLES)(
  'the recipe and the notes of others at a table of witches on %s, %s, in mid-game',
  async (kind, level) => {
    const preset = witches.presets.find(({ id }) => id === level)?.params;
    if (!preset) throw new Error(level);
    const params =
      kind === 'screen'
        ? { ...preset, play: 'table' as const, seats: '3' as const, events: false }
        : preset;
    const rng = createRng(`${kind} ${level}`);
    const { puzzle } = expectOk(deal(witches, params, 'twins', unlimitedBudget));
    const twins = twinsOf(puzzle, rng);
    if (!twins) throw new Error('no twin');
    const { words, potions, refused } = playTwins(kind, twins, 90, rng);
    expect(potions).toBeGreaterThan(1);
    expect(refused).toBeGreaterThan(1);
    const texts: string[] = [];
    for (const [at, one] of twins.entries()) {
      const { code } = dealPuzzle(witches, params, one);
      const script = twinScript(words, at === 0 ? '05' : '0a');
      const all = await bytesOf({ game: 'witches', kind, code }, script, ['ben']);
      expect(all).toContain(fingerprint(one));
      texts.push(all.replaceAll(fingerprint(one), '…'));
    }
    expect(differenceOf(texts)).toBe('');
  },
);

test('and what is not hidden makes a difference', async () => {
  const asked: Script = async function* (service, guests) {
    yield* played(service, guests);
    yield await guests[0]?.play('open26');
  };
  expect(await bytesOf({ code: codeFor(21) }, asked)).not.toBe(
    await bytesOf({ code: codeFor(30) }, asked),
  );
});
