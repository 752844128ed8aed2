import { describe, expect, it } from 'vitest';
import type { RaceTypes } from '../../src/core/race.ts';
import {
  COUNTDOWN,
  GRACE,
  type RaceMove,
  type RaceState,
  raceTable,
  rankedOf,
  runOf,
  STEPS,
  stepsOf,
} from '../../src/core/race.ts';
import { success } from '../../src/core/result.ts';
import { createRoomRules, emptyRoom, type NewEntry, type Room } from '../../src/core/room.ts';
import { toy } from '../../src/games/toy/index.ts';
import type { Move } from '../../src/games/toy/types.ts';
import { newRun, open as openChest } from './runs.ts';

const run = { solved: true, practice: false, millis: 30_000, moves: 9, hints: 0 } as const;
const finish = (changes: Partial<typeof run> | Record<string, unknown> = {}): RaceMove => ({
  type: 'finish',
  ...run,
  ...changes,
});

const { code: toyCode } = newRun().deal;

function toySession(...moves: readonly Move[]) {
  const session = newRun();
  for (const [index, move] of moves.entries()) session.play(move, 1000 * (index + 1));
  return session;
}

const begin = (people: number) => raceTable.start(null, people, 1000, 'code');

function play(state: RaceState, place: number, move: RaceMove, at: number): RaceState {
  const played = raceTable.apply(null, state, place, move, at);
  if (!played.ok) throw new Error(played.refusal.type);
  return played.state;
}

const released = (people: number) => play(begin(people), 0, { type: 'release' }, 1000 + COUNTDOWN);
const START = 1000 + COUNTDOWN;

describe('a race', () => {
  it('hides the deal until one moment, which is the clock’s', () => {
    const before = begin(3);
    expect(raceTable.view(null, before, 1)).toMatchObject({ phase: 'countdown', code: '', you: 1 });
    expect(raceTable.timeout?.(null, before)).toEqual({ at: START, move: { type: 'release' } });
    expect(raceTable.apply(null, before, 1, { type: 'progress', steps: 1 }, 2000)).toMatchObject({
      refusal: { type: 'notReleased' },
    });
    const after = released(3);
    expect(raceTable.view(null, after, null)).toMatchObject({ phase: 'running', code: 'code' });
    expect(raceTable.timeout?.(null, after)).toBeUndefined();
  });

  it('counts the time of the log, or that of the server where the log says less than it can be', () => {
    const honest = play(released(2), 1, finish(), START + 31_000);
    expect(honest.runners[0]?.finish?.millis).toBe(30_000);
    const slowed = play(released(2), 1, finish({ millis: 5000 }), START + 31_000);
    expect(slowed.runners[0]?.finish?.millis).toBe(31_000 - GRACE);
  });

  it('is over when all are done, and nobody ends twice', () => {
    let state = play(released(3), 2, finish(), START + 30_000);
    expect(raceTable.apply(null, state, 2, finish(), START + 31_000)).toMatchObject({
      refusal: { type: 'alreadyDone' },
    });
    state = play(state, 1, { type: 'giveUp' }, START + 32_000);
    expect(raceTable.status(null, state)).toBe('playing');
    const last = raceTable.apply(null, state, 3, finish(), START + 33_000);
    expect(last).toMatchObject({
      events: [{ type: 'finished', place: 3, solved: true }, { type: 'raceOver' }],
    });
    expect(last.ok && raceTable.status(null, last.state)).toBe('won');
    expect(last.ok && raceTable.apply(null, last.state, 1, { type: 'stop' }, 0)).toMatchObject({
      refusal: { type: 'raceOver' },
    });
  });

  it('is closed without those who are away, and stopped by the chair', () => {
    const state = play(released(3), 2, finish(), START + 30_000);
    expect(raceTable.needsAway?.(state, { type: 'close' })).toEqual([1, 3]);
    expect(raceTable.moveClass({ type: 'stop' })).toBe('host');
    const closed = play(state, 2, { type: 'close' }, START + 200_000);
    expect(raceTable.view(null, closed, 1).phase).toBe('over');
    expect(raceTable.status(null, play(released(2), 1, { type: 'stop' }, START))).toBe('lost');
  });

  it('is finished by the server alone', () => {
    expect(raceTable.moveClass(finish())).toBe('server');
    expect(raceTable.moveClass({ type: 'release' })).toBe('server');
    expect(raceTable.moveClass({ type: 'giveUp' })).toBe('unconditional');
  });

  it.each<RaceMove>([
    { type: 'release' },
    { type: 'progress', steps: 0 },
    { type: 'progress', steps: STEPS },
    finish(),
    finish({ solved: false, practice: true, hints: 3 }),
    { type: 'giveUp' },
    { type: 'close' },
    { type: 'stop' },
  ])('writes and reads %j', (move) => {
    expect(raceTable.moveCode.decode(raceTable.moveCode.encode(move))).toEqual(success(move));
  });

  it.each(['', 'p', 'p21', 'p-1', 'p01', 'f1', 'f10-1-1', 'f20-1-1-1', 'x', 'rr'])(
    '%s is no move',
    (text) => {
      expect(raceTable.moveCode.decode(text).ok).toBe(false);
    },
  );

  it('ranks by time those who solved it unaided, then with help, then how far the others came', () => {
    let state = released(6);
    state = play(state, 1, finish({ millis: 90_000 }), START + 90_000);
    state = play(state, 2, finish({ millis: 40_000, hints: 1 }), START + 90_000 - 48_000);
    state = play(state, 3, finish({ millis: 60_000 }), START + 60_000);
    state = play(state, 4, { type: 'progress', steps: 7 }, START + 60_000);
    state = play(state, 5, finish({ millis: 60_000 }), START + 60_000);
    state = play(state, 6, { type: 'giveUp' }, START + 70_000);
    expect(
      rankedOf(state.runners).map(({ place, rank, standing }) => [place, rank, standing]),
    ).toEqual([
      [3, 1, 'solved'],
      [5, 1, 'solved'],
      [1, 3, 'solved'],
      [2, 4, 'helped'],
      [4, undefined, 'running'],
      [6, undefined, 'gaveUp'],
    ]);
  });

  it('reads a run from its session', () => {
    const session = toySession(openChest(0), openChest(5));
    expect(runOf(session)).toEqual({
      solved: true,
      millis: 2000,
      moves: 2,
      hints: 0,
      practice: false,
    });
    expect(stepsOf(toy, toySession(openChest(0), openChest(1)).view)).toBe(
      Math.floor((2 / 9) * STEPS),
    );
  });
});

describe('a race in a room', () => {
  const rules = createRoomRules<RaceTypes>(raceTable, () => success(null));
  function roomOf(...entries: readonly NewEntry[]): Room<RaceTypes> {
    return entries.reduce<Room<RaceTypes>>((room, entry) => {
      const step = rules.step(room, entry);
      if (!step.ok) throw new Error(JSON.stringify(step));
      return step.room;
    }, emptyRoom);
  }
  const sit = (seat: number, at = 0): NewEntry => ({ at, seat, kind: 'sit', word: `P${seat}` });

  it('is dealt for all, released by the room’s clock, watched by who comes late, and dealt again', () => {
    const deal: NewEntry = { at: 1000, seat: 1, kind: 'deal', word: toyCode };
    const dealt = roomOf(sit(1), sit(2), deal);
    const due = rules.due(dealt);
    expect(due).toMatchObject({ at: 1000 + COUNTDOWN, kind: 'clock', word: 'r' });
    if (!due) return;
    const move = (seat: number, word: string, at: number): NewEntry => ({
      at,
      seat,
      kind: 'move',
      word,
    });
    const running = roomOf(sit(1), sit(2), deal, due, sit(3, 20_000));
    expect(rules.view(running, 1)).toMatchObject({ code: toyCode, you: 1 });
    expect(rules.view(running, 3)).toMatchObject({ you: null });
    expect(rules.step(running, move(3, 'p1', 21_000))).toMatchObject({
      refusal: { type: 'notInRound' },
    });
    expect(rules.step(running, move(2, 's', 21_000))).toMatchObject({
      refusal: { type: 'notChair' },
    });
    const over = roomOf(sit(1), sit(2), deal, due, sit(3, 20_000), move(1, 's', 21_000));
    expect(rules.status(over)).toBe('lost');
    const again = rules.step(over, { at: 30_000, seat: 3, kind: 'deal', word: toyCode });
    expect(again.ok && again.room.round?.seats).toEqual([1, 2, 3]);
  });
});
