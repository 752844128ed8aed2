// What members of a room do: moves, deals, the chair, coming and going, the logs of races. Every act has an id and is done
// once; sent again it gets the same answer.

import { type Fault, failure, type Result, success } from '../../core/result.ts';
import { dealWord, placeIn, type RoomStep, roomRefusals } from '../../core/room.ts';
import { saveOfRound } from '../../core/roundsave.ts';
import { printSave } from '../../core/save.ts';
import type { Seat, TableTypes } from '../../core/table.ts';
import { readLevel } from '../../games/tables.ts';
import { type NewMove, tidyName } from '../../wire/rooms.ts';
import type { Judge } from '../judge/judge.ts';
import type { Store } from '../store/store.ts';
import { freeName } from './joining.ts';
import { type Draft, holderOf, isHere, type Live, leaveSeat, levelOf } from './live.ts';
import type { Member, Rooms } from './rooms.ts';
import { newSeed } from './tokens.ts';

/** The table says no, in its own words. */
export interface RefusedFault extends Fault {
  readonly code: 'refused';
  readonly refusal: { readonly type: string };
}

/** The number of the entry. */
type Done = Result<{ readonly seq: number }>;

export interface Acts {
  /** Faults besides those of the room: missed, refused, badMove, notYours. */
  move(member: Member, move: NewMove): Promise<Done>;
  /** Of another level where one is named, which only the chair may. */
  deal(member: Member, id: string, preset?: string): Promise<Done>;
  /** Takes the chair; or hands it on, where a seat is named. */
  chair(member: Member, id: string, to?: Seat): Promise<Done>;
  lock(member: Member, id: string, locked: boolean): Promise<Done>;
  rename(member: Member, id: string, name: string): Promise<Done>;
  /** Leaves the own seat, or sends somebody away. */
  vacate(member: Member, seat: Seat): Promise<Done>;
  end(member: Member): Promise<Done>;
  /** The round as an ordinary save, once it is over. */
  save(member: Member): Result<string>;
  /** The log of the own race. Faults besides those of logs: notInRound, notOffered. */
  sendLog(member: Member, text: string): Promise<Done>;
  log(member: Member, seat: Seat): Promise<Result<string>>;
}

const refused = (refusal: { readonly type: string }): { ok: false; fault: RefusedFault } => ({
  ok: false,
  fault: { code: 'refused', refusal },
});

const ofRoom: readonly string[] = roomRefusals;

/** What the room itself says no to is a fault; what the table says no to is told as it said it. */
function answerOf(draft: Draft, step: RoomStep<TableTypes>): Done {
  if (step.ok) return success({ seq: draft.room.head });
  if ('fault' in step) return failure(step.fault.code);
  return ofRoom.includes(step.refusal.type) ? failure(step.refusal.type) : refused(step.refusal);
}

const isOver = ({ room, setting }: Live) => {
  const status = setting.rules.status(room);
  return status === 'won' || status === 'lost';
};

/** Deals for people who came or went meanwhile are made again so often. */
const DEALS = 3;

export function createActs(rooms: Rooms, store: Store, judge: Judge): Acts {
  const dealing = new Map<string, Promise<unknown>>();

  /** Does it once, for somebody who still has a seat. The mark keeps ids that members choose from those made here. */
  const act = (
    { live, secret }: Member,
    id: string,
    decide: (draft: Draft, seat: Seat, moveId: string) => Done,
    mark: ':' | '!' = ':',
  ): Promise<Done> =>
    rooms.change(live, (draft) => {
      const own = draft.seatOf(secret);
      const moveId = `${own?.seat ?? 0}${mark}${id}`;
      const known = live.ids.get(moveId);
      if (known !== undefined) return success({ seq: known });
      if (own?.standing === 'removed') return failure('removed');
      if (!own || !isHere(own)) return failure('leftRoom');
      if (own.standing === 'watching') return failure('notSeated');
      return decide(draft, own.seat, moveId);
    });

  /** Who has left is away at once. */
  const isAway = (live: Live, seat: Seat) =>
    (live.room.members[seat - 1]?.gone ?? true) || rooms.awayOf(live, seat) >= rooms.away;

  async function deal(member: Member, id: string, wanted?: string): Promise<Done> {
    const { live } = member;
    const { rules, table, entry } = live.setting;
    const { game, kind } = live.record;
    if (wanted !== undefined && !readLevel(entry, wanted)) return failure('badPreset', 'preset');
    for (let tried = 0; tried < DEALS; tried++) {
      /** Nobody is dealt for who may not have it: that would be work for nothing. */
      const allowed = await act(member, id, ({ room }, seat) => {
        const status = rules.status(room);
        if (room.ended) return failure('roomEnded');
        if (status === 'playing' || status === 'stuck') return failure('roundRuns');
        if (rules.players(room).length < table.seats.least) return failure('tooFew');
        const other = wanted !== undefined && wanted !== levelOf(live, room);
        return other && room.chair !== seat ? failure('notChair') : success({ seq: 0 });
      });
      if (!allowed.ok || allowed.value.seq > 0) return allowed;
      const people = rules.players(live.room).length;
      const level = levelOf(live);
      const chosen = wanted === level ? undefined : wanted;
      const preset = chosen ?? level;
      // The settings of the code that it was opened with hold until a level is chosen.
      const code = preset === null ? live.record.code : null;
      const first = code !== null && live.room.rounds === 0;
      const order = { game, table: kind, preset, code, people };
      const dealt = first ? success(code) : await judge.dealTable({ ...order, seed: newSeed() });
      if (!dealt.ok) return failure(dealt.fault.code);
      const done = await act(member, id, (draft, seat, moveId) =>
        rules.players(draft.room).length === people
          ? answerOf(
              draft,
              draft.add({ seat, kind: 'deal', word: dealWord(dealt.value, chosen) }, moveId),
            )
          : failure('otherPeople'),
      );
      if (done.ok || done.fault.code !== 'otherPeople') return done;
    }
    return failure('busy');
  }

  return {
    async move(member, { id, base, word }) {
      const { live: before } = member;
      if (before.setting.rules.mustBeAway(before.room, word).length > 0)
        await rooms.lookAround(before);
      return act(member, id, (draft, seat, moveId) => {
        const { live, room } = draft;
        const { rules } = live.setting;
        if (rules.isServers(word)) return refused({ type: 'notYours' });
        if (base !== room.head && !rules.isLoose(word)) return failure('missed');
        if (rules.mustBeAway(room, word).some((other) => !isAway(live, other)))
          return refused({ type: 'notAway' });
        return answerOf(draft, draft.add({ seat, kind: 'move', word }, moveId));
      });
    },
    async deal(member, id, preset) {
      // One at a time for a room: who presses at the same time is told what came of the first.
      const room = member.live.record.id;
      const mine = (dealing.get(room) ?? Promise.resolve()).then(() => deal(member, id, preset));
      const settled = mine.catch(() => undefined);
      dealing.set(room, settled);
      try {
        return await mine;
      } finally {
        if (dealing.get(room) === settled) dealing.delete(room);
      }
    },
    async chair(member, id, to) {
      await rooms.lookAround(member.live);
      return act(member, id, (draft, seat, moveId) => {
        const { live, room } = draft;
        if (to !== undefined)
          return answerOf(draft, draft.add({ seat, kind: 'chair', word: String(to) }, moveId));
        if (room.chair === seat) return success({ seq: room.head });
        if (room.chair !== null && !isAway(live, room.chair)) return failure('chairHere');
        return answerOf(draft, draft.add({ seat, kind: 'chair', word: '' }, moveId));
      });
    },
    async lock(member, id, locked) {
      await rooms.lookAround(member.live);
      return act(member, id, (draft, seat, moveId) => {
        if (draft.room.chair !== seat) return failure('notChair');
        if (draft.room.locked === locked) return success({ seq: draft.room.head });
        const kind = locked ? 'lock' : 'unlock';
        return answerOf(draft, draft.add({ seat, kind, word: '' }, moveId));
      });
    },
    rename: (member, id, typed) =>
      act(member, id, (draft, seat, moveId) => {
        const name = tidyName(typed);
        if (name === undefined) return failure('badName', 'name');
        const word = freeName(draft.room, name, seat);
        if (draft.room.members[seat - 1]?.name === word) return success({ seq: draft.room.head });
        return answerOf(draft, draft.add({ seat, kind: 'rename', word }, moveId));
      }),
    vacate: ({ live, secret }, seat) =>
      rooms.change(live, (draft): Done => {
        const own = draft.seatOf(secret);
        if (!own) return failure('notMember');
        const left = holderOf(live.seats, seat);
        const isOwn = left?.secret === secret;
        if (!isOwn && !isHere(own)) return failure('leftRoom');
        const head = success({ seq: draft.room.head });
        if (own.standing === 'watching' && seat === own.seat) {
          leaveSeat(draft, own);
          return head;
        }
        if (!left) return failure('noSuchSeat');
        if (!isOwn && draft.room.chair !== own.seat) return failure('notChair');
        if (left.standing !== 'in') return head;
        if (isOwn) {
          const step = leaveSeat(draft, left);
          return step ? answerOf(draft, step) : head;
        }
        const step = draft.add({ seat: own.seat, kind: 'remove', word: String(seat) });
        if (step.ok) draft.seat({ ...left, standing: 'removed' });
        return answerOf(draft, step);
      }),
    end: ({ live, secret }) =>
      rooms.change(live, (draft): Done => {
        const own = draft.seatOf(secret);
        if (draft.room.ended) return success({ seq: draft.room.head });
        if (own?.standing !== 'in' || draft.room.chair !== own.seat) return failure('notChair');
        return answerOf(draft, draft.add({ seat: own.seat, kind: 'end', word: '' }));
      }),
    save({ live }) {
      const { table, version } = live.setting;
      const log = live.entries.map(({ entry }) => entry);
      const save = saveOfRound(table, live.room, log, { game: live.record.game, version });
      return save.ok ? success(printSave(save.value)) : failure(save.fault);
    },
    async sendLog(member, text) {
      const { live, seat } = member;
      const { table } = live.setting;
      const { round, rounds } = live.room;
      const id = `log${rounds}`;
      const known = live.ids.get(`${seat}!${id}`);
      if (known !== undefined) return success({ seq: known });
      if (!table.judged) return failure('notOffered');
      if (!round) return failure('noRound');
      if (seat === null || placeIn(round, seat) === null) return failure('notInRound');
      // When it came is what counts, not when the judge had time for it.
      const at = rooms.timeOf(live);
      const verdict = await judge.judgeRun(live.record.game, round.code, text);
      if (!verdict.ok) return verdict;
      const word = table.moveCode.encode(table.judged(verdict.value.run));
      await store.keepRaceLog({ room: live.record.id, round: rounds, seat, log: text, at });
      return act(
        member,
        id,
        (draft, own, moveId) =>
          draft.room.rounds === rounds
            ? answerOf(draft, draft.add({ at, seat: own, kind: 'move', word }, moveId))
            : failure('noRound'),
        '!',
      );
    },
    async log({ live }, seat) {
      if (!isOver(live)) return failure(live.room.round ? 'roundRuns' : 'noRound');
      const log = await store.findRaceLog(live.record.id, live.room.rounds, seat);
      return log === undefined ? failure('noLog') : success(log);
    },
  };
}
