// A room as its log says, with the toy's table in it: who sits where, what is dealt, what is played, who may read it.

import { describe, expect, it } from 'vitest';
import { expectOk } from '../../test/harness.ts';
import { rules as toy } from '../games/toy/rules.ts';
import { createScreen, type ToyTableTypes } from '../games/toy/screen.ts';
import { dealPuzzle, readPuzzle } from './deal.ts';
import { success } from './result.ts';
import {
  createRoomRules,
  dealWord,
  emptyRoom,
  MOST_SEATS,
  type NewEntry,
  placeIn,
  type Room,
  type RoomRefusal,
  replayRoom,
  roomKinds,
  roomRefusals,
} from './room.ts';

const params = { chests: 9, candles: 2 };
const CODE = dealPuzzle(toy, params, { ...params, treasure: 5 }).code;
const table = createScreen(toy);
const readToy = (code: string) => {
  const deal = readPuzzle(toy, code);
  return deal.ok ? success(deal.value.puzzle) : deal;
};
const rules = createRoomRules(table, readToy);

/** `1 sit Anna`, `2 move open1`, `@60000` for the clock of the room. `deal` deals the one code of this file. */
function entriesOf(lines: string): NewEntry[] {
  let at = 0;
  return lines.split(/\s*,\s*/).flatMap((line) => {
    if (line === '') return [];
    if (line.startsWith('@')) {
      at = Number(line.slice(1));
      return [];
    }
    const [seat = '', kind = '', ...word] = line.split(' ');
    const text = kind === 'deal' && word.length === 0 ? CODE : word.join(' ');
    const known = roomKinds.find((one) => one === kind) ?? expect.fail();
    return [{ at, seat: Number(seat), kind: known, word: text }];
  });
}

function reach(lines: string): Room<ToyTableTypes> {
  const log = entriesOf(lines).map((entry, index) => ({ ...entry, seq: index + 1 }));
  return expectOk(replayRoom(rules, log));
}

const attempt = (lines: string, line: string) => {
  const [entry] = entriesOf(line);
  if (!entry) throw new Error('no entry');
  return rules.step(reach(lines), entry);
};

const TWO = '1 sit Anna, 2 sit Ben';
const names = (room: Room<ToyTableTypes>) =>
  room.members.map(({ name, gone }) => (gone ? `(${name})` : name)).join(' ');

describe('people', () => {
  it.each([
    ['nobody', '', '', null],
    ['the first has the chair', TWO, 'Anna Ben', 1],
    ['renamed', `${TWO}, 2 rename Bea`, 'Anna Bea', 1],
    ['left: the chair goes to the next', `${TWO}, 1 leave`, '(Anna) Ben', 2],
    ['sent away', `${TWO}, 1 remove 2`, 'Anna (Ben)', 1],
    ['taken over', `${TWO}, 1 leave, 1 sit Carl`, 'Carl Ben', 2],
    ['the chair taken', `${TWO}, 2 chair`, 'Anna Ben', 2],
    ['the chair handed on', `${TWO}, 1 chair 2`, 'Anna Ben', 2],
    ['all left, and one came back', `${TWO}, 1 leave, 2 leave, 2 sit Ben`, '(Anna) Ben', 2],
  ])('%s', (_name, lines, members, chair) => {
    const room = reach(lines);
    expect([names(room), room.host]).toEqual([members, chair]);
  });

  it('a locked room lets in nobody new; a seat that was left may be taken', () => {
    expect(attempt(`${TWO}, 1 lock`, '3 sit Carl').ok).toBe(false);
    expect(attempt(`${TWO}, 2 leave, 1 lock`, '2 sit Ben').ok).toBe(true);
    expect(attempt(`${TWO}, 1 lock, 1 unlock`, '3 sit Carl').ok).toBe(true);
  });
});

describe('rounds', () => {
  it('are dealt by the level that whoever leads chose last, until they choose another one', () => {
    const played = `${TWO}, 1 deal, 1 move open6`;
    expect(reach(played).level).toBeNull();
    const other = reach(`${played}, 1 deal ${dealWord(CODE, 'hard:wide')}`);
    expect([other.level, other.round?.code, other.rounds]).toEqual(['hard:wide', CODE, 2]);
    const again = `${played}, 1 deal ${dealWord(CODE, 'hard')}, 1 move open6`;
    expect(reach(`${again}, 2 deal`).level).toBe('hard');
    expect(reach(`${again}, 2 deal ${dealWord(CODE, 'hard')}`).level).toBe('hard');
    const wish = `2 deal ${dealWord(CODE, 'easy')}`;
    expect(attempt(again, wish)).toMatchObject({ ok: false, refusal: { type: 'notChair' } });
    expect(attempt(`${TWO}, 1 deal`, `1 deal ${dealWord(CODE, 'easy')}`)).toMatchObject({
      refusal: { type: 'roundRuns' },
    });
  });

  it('are dealt for who is here: whoever left leaves no hole', () => {
    const room = reach(`${TWO}, 3 sit Carl, 2 leave, 1 deal`);
    expect(room.round?.seats).toEqual([1, 3]);
    expect(room.round && placeIn(room.round, 3)).toBe(2);
    expect(room.round && placeIn(room.round, 2)).toBeNull();
    expect(rules.status(room)).toBe('playing');
  });

  it('late comers get a place where the table has one, and watch where it has none', () => {
    const full = Array.from({ length: 6 }, (_, index) => `${index + 1} sit P${index}`).join(', ');
    expect(reach(`${TWO}, 1 deal, 3 sit Carl`).round?.seats).toEqual([1, 2, 3]);
    expect(reach(`${full}, 1 deal, 7 sit Late`).round?.seats).toEqual([1, 2, 3, 4, 5, 6]);
    expect(attempt(`${full}, 1 deal, 7 sit Late`, '7 move wave')).toMatchObject({
      refusal: { type: 'notInRound' },
    });
  });

  it('who comes back has the place that was theirs', () => {
    const room = reach(`${TWO}, 1 deal, 2 leave, 2 sit Ben`);
    expect(room.round?.seats).toEqual([1, 2]);
  });

  it('follow one another', () => {
    const room = reach(`${TWO}, 1 deal, 1 move open6, 2 deal`);
    expect([room.rounds, rules.status(room)]).toEqual([2, 'playing']);
  });

  it('the clock plays what it owes, at its time, and nothing else', () => {
    const room = reach(`${TWO}, @5000, 1 deal`);
    expect(rules.due(room)).toEqual({ at: 65_000, seat: 0, kind: 'clock', word: 'burn' });
    expect(attempt(`${TWO}, @5000, 1 deal`, '@64999, 0 clock burn').ok).toBe(false);
    const burned = reach(`${TWO}, @5000, 1 deal, @65000, 0 clock burn, @125000, 0 clock burn`);
    expect([rules.status(burned), rules.due(burned)]).toEqual(['lost', undefined]);
    expect(rules.due(reach(`${TWO}, 1 deal, 1 end`))).toBeUndefined();
  });

  it('time never goes back', () => {
    const room = reach(`${TWO}, @9000, 1 deal, @10, 1 move wave`);
    expect(room.at).toBe(9000);
  });
});

describe('who may read what', () => {
  const entry = (line: string) => ({ ...(entriesOf(line)[0] ?? expect.fail()), seq: 1 });
  it.each([
    ['1 deal', null, ''],
    ['1 deal', 1, ''],
    ['1 move note3', 1, 'note3'],
    ['1 move note3', 2, ''],
    ['1 move note3', null, ''],
    ['1 move open3', 2, 'open3'],
    ['2 sit Ben', null, 'Ben'],
  ])('%s, seen by %s: %j', (line, onlooker, word) => {
    expect(rules.shown(entry(line), onlooker).word).toBe(word);
    expect(rules.hears(entry(line), onlooker)).toBe(word !== '' || line.includes('deal'));
  });

  it('a view has the own note, and no other', () => {
    const room = reach(`${TWO}, 1 deal, 1 move note3, 2 move note4`);
    expect([1, 2, null].map((onlooker) => rules.view(room, onlooker)?.note)).toEqual([2, 3, null]);
    expect(rules.view(reach(TWO), 1)).toBeNull();
  });
});

it('says what a move needs', () => {
  const room = reach(`${TWO}, 3 sit Carl, 1 leave, 2 deal`);
  expect(rules.mustBeAway(room, 'pass2')).toEqual([3]);
  expect(rules.mustBeAway(room, 'open1')).toEqual([]);
  expect([
    rules.isUnconditional('wave'),
    rules.isUnconditional('open1'),
    rules.isUnconditional('?'),
  ]).toEqual([true, false, false]);
  expect(rules.isServers('open1')).toBe(false);
  const judged = createRoomRules(
    { ...table, moveClass: ({ type }) => (type === 'wave' ? 'server' : 'ordered') },
    readToy,
  );
  expect([judged.isServers('wave'), judged.isServers('open1')]).toEqual([true, false]);
});

it('lets only the host make a move of the host', () => {
  const strict = createRoomRules(
    { ...table, moveClass: ({ type }) => (type === 'wave' ? 'host' : 'ordered') },
    readToy,
  );
  const room = reach(`${TWO}, 1 deal`);
  const [by1, by2] = entriesOf('1 move wave, 2 move wave');
  expect(by1 && strict.step(room, by1).ok).toBe(true);
  expect(by2 && strict.step(room, by2)).toMatchObject({ refusal: { type: 'notChair' } });
});

describe('refusals', () => {
  const crowd = Array.from({ length: MOST_SEATS }, (_, n) => `${n + 1} sit P${n}`).join(', ');
  const rows: readonly [type: RoomRefusal, lines: string, line: string][] = [
    ['roomEnded', `${TWO}, 1 end`, '1 leave'],
    ['roomFull', crowd, `${MOST_SEATS + 1} sit Late`],
    ['roomLocked', `${TWO}, 1 lock`, '3 sit Carl'],
    ['seatTaken', TWO, '2 sit Carl'],
    ['notSeated', TWO, '4 sit Carl'],
    ['notSeated', TWO, '3 move open1'],
    ['notSeated', `${TWO}, 2 leave`, '2 leave'],
    ['notSeated', TWO, '1 remove 7'],
    ['notSeated', TWO, '1 chair 7'],
    ['notInRound', `${TWO}, 3 sit C, 4 sit D, 5 sit E, 6 sit F, 7 sit G, 1 deal`, '7 move wave'],
    ['noRound', TWO, '1 move open1'],
    ['roundRuns', `${TWO}, 1 deal`, '2 deal'],
    ['tooFew', '1 sit Anna', '1 deal'],
    ['notChair', TWO, '2 lock'],
    ['notChair', TWO, '2 remove 1'],
    ['notChair', TWO, '2 chair 2'],
    ['notChair', TWO, '2 end'],
    ['wrongClock', `${TWO}, 1 deal`, '@60000, 0 clock wave'],
    ['wrongClock', TWO, '0 clock burn'],
  ];
  it.each(rows)('%s after %j: %s', (type, lines, line) => {
    expect(attempt(lines, line)).toEqual({ ok: false, refusal: { type } });
  });
  it('have each a row', () => {
    expect(new Set(rows.map(([type]) => type))).toEqual(new Set(roomRefusals));
  });
});

describe('a log that does not hold', () => {
  const faultOf = (lines: string, change: (log: { seq: number }[]) => void = () => {}) => {
    const log = entriesOf(lines).map((entry, index) => ({ ...entry, seq: index + 1 }));
    change(log);
    const read = replayRoom(rules, log);
    return read.ok ? undefined : read.fault;
  };
  it.each([
    ['a gap', () => faultOf(TWO, (log) => log.shift()), { code: 'gap', where: 'entry 1' }],
    ['twice', () => faultOf(TWO, (log) => log.push({ ...expectLast(log) })), { code: 'gap' }],
    ['no move', () => faultOf(`${TWO}, 1 deal, 1 move ?`), { code: 'badMove', where: 'entry 4' }],
    ['no puzzle', () => faultOf(`${TWO}, 1 deal x`), { code: 'notACode', where: 'entry 3' }],
    [
      'a move that is refused',
      () => faultOf(`${TWO}, 1 deal, 2 move open1`),
      { code: 'refusedMove', where: 'entry 4', detail: 'notYourTurn' },
    ],
  ])('%s', (_name, act, fault) => {
    expect(act()).toMatchObject(fault);
  });
});

const expectLast = <T>(list: readonly T[]): T => list.at(-1) ?? expect.fail();

it('a room grows from where it was', () => {
  const log = entriesOf(`${TWO}, 1 deal, 1 move open1, 2 move wave`).map((entry, index) => ({
    ...entry,
    seq: index + 1,
  }));
  const heard: string[] = [];
  const half = expectOk(replayRoom(rules, log.slice(0, 3)));
  const whole = expectOk(
    replayRoom(rules, log.slice(3), half, ({ seq }, events) =>
      heard.push(`${seq} ${events.map(({ type }) => type).join()}`),
    ),
  );
  expect(whole).toEqual(expectOk(replayRoom(rules, log, emptyRoom)));
  expect(heard).toEqual(['4 missed', '5 waved']);
});
