// Commands of room members: move, deal, pass the host role, lock, rename, leave, submit a race log. Each carries an id and
// takes effect once; sent again, it returns the same result.

import { isOver } from '../../core/game.ts';
import { finishMove } from '../../core/race.ts';
import { type Fault, failure, type Result, success } from '../../core/result.ts';
import { dealWord, placeIn, type RoomStep, roomRefusals, saveOfRound } from '../../core/room.ts';
import { printSave } from '../../core/save.ts';
import type { Seat, TableTypes } from '../../core/table.ts';
import { readLevel } from '../../games/tables.ts';
import { type NewMove, tidyName } from '../../wire/rooms.ts';
import type { Judge } from '../judge/judge.ts';
import type { Store } from '../store/store.ts';
import {
  type CachedRoom,
  holderOf,
  isHere,
  leaveSeat,
  levelOf,
  type RoomTransaction,
} from './cached-room.ts';
import { freeName, newSeed } from './joining.ts';
import type { AuthorizedMember, RoomService } from './room-service.ts';

export interface RefusedFault extends Fault {
  readonly code: 'refused';
  readonly refusal: { readonly type: string };
}

/** With the number of the new entry. */
type CommandResult = Result<{ readonly seq: number }>;

const refused = (refusal: { readonly type: string }): { ok: false; fault: RefusedFault } => ({
  ok: false,
  fault: { code: 'refused', refusal },
});

const ofRoom: readonly string[] = roomRefusals;

/** Refusals of the room are faults; refusals of the table pass through unchanged. */
function resultOf(transaction: RoomTransaction, step: RoomStep<TableTypes>): CommandResult {
  if (step.ok) return success({ seq: transaction.room.head });
  if ('fault' in step) return failure(step.fault.code);
  return ofRoom.includes(step.refusal.type) ? failure(step.refusal.type) : refused(step.refusal);
}

const add = (
  transaction: RoomTransaction,
  entry: Parameters<RoomTransaction['add']>[0],
  moveId?: string,
): CommandResult => resultOf(transaction, transaction.add(entry, moveId));

/** Attempts to deal while members come and go. */
const DEAL_TRIES = 3;

export function createCommands(rooms: RoomService, store: Store, judge: Judge) {
  const dealing = new Map<string, Promise<unknown>>();

  /** Runs a command once, if the member still has a seat. The mark separates ids of clients from ids made here. */
  const run = (
    { cached, secret }: AuthorizedMember,
    id: string,
    decide: (transaction: RoomTransaction, seat: Seat, moveId: string) => CommandResult,
    mark: ':' | '!' = ':',
  ): Promise<CommandResult> =>
    rooms.change(cached, (transaction) => {
      const own = transaction.seatOf(secret);
      const moveId = `${own?.seat ?? 0}${mark}${id}`;
      const known = cached.ids.get(moveId);
      if (known !== undefined) return success({ seq: known });
      if (own?.standing === 'removed') return failure('removed');
      if (!own || !isHere(own)) return failure('leftRoom');
      if (own.standing === 'watching') return failure('notSeated');
      return decide(transaction, own.seat, moveId);
    });

  /** Members who left count as away at once. */
  const isAway = (cached: CachedRoom, seat: Seat) =>
    (cached.room.members[seat - 1]?.gone ?? true) || rooms.awayOf(cached, seat) >= rooms.away;

  async function deal(
    member: AuthorizedMember,
    id: string,
    wanted?: string,
  ): Promise<CommandResult> {
    const { cached } = member;
    const { rules, table, entry } = cached.setting;
    const { game, kind } = cached.record;
    if (wanted !== undefined && !readLevel(entry, wanted)) return failure('badPreset', 'preset');
    for (let tried = 0; tried < DEAL_TRIES; tried++) {
      // Check permission first: dealing is expensive.
      const allowed = await run(member, id, ({ room }, seat) => {
        const status = rules.status(room);
        if (room.ended) return failure('roomEnded');
        if (status === 'playing' || status === 'stuck') return failure('roundRuns');
        if (rules.players(room).length < table.seats.least) return failure('tooFew');
        const other = wanted !== undefined && wanted !== levelOf(cached, room);
        return other && room.host !== seat ? failure('notChair') : success({ seq: 0 });
      });
      if (!allowed.ok || allowed.value.seq > 0) return allowed;
      const people = rules.players(cached.room).length;
      const level = levelOf(cached);
      const chosen = wanted === level ? undefined : wanted;
      const preset = chosen ?? level;
      // The settings of the room's code apply until the host chooses a level.
      const code = preset === null ? cached.record.code : null;
      const first = code !== null && cached.room.rounds === 0;
      const order = { game, table: kind, preset, code, people };
      const dealt = first ? success(code) : await judge.dealTable({ ...order, seed: newSeed() });
      if (!dealt.ok) return failure(dealt.fault.code);
      const done = await run(member, id, (transaction, seat, moveId) =>
        rules.players(transaction.room).length === people
          ? add(transaction, { seat, kind: 'deal', word: dealWord(dealt.value, chosen) }, moveId)
          : failure('otherPeople'),
      );
      if (done.ok || done.fault.code !== 'otherPeople') return done;
    }
    return failure('busy');
  }

  return {
    /** Faults: those of the room, missed, refused, badMove, notYours. */
    async move(member: AuthorizedMember, { id, base, word }: NewMove): Promise<CommandResult> {
      const { cached: before } = member;
      if (before.setting.rules.mustBeAway(before.room, word).length > 0)
        await rooms.refreshPresence(before);
      return run(member, id, (transaction, seat, moveId) => {
        const { cached, room } = transaction;
        const { rules } = cached.setting;
        if (rules.isServers(word)) return refused({ type: 'notYours' });
        if (base !== room.head && !rules.isUnconditional(word)) return failure('missed');
        if (rules.mustBeAway(room, word).some((other) => !isAway(cached, other)))
          return refused({ type: 'notAway' });
        return add(transaction, { seat, kind: 'move', word }, moveId);
      });
    },
    /** Deals the next round; only the host may change the level. */
    async deal(member: AuthorizedMember, id: string, preset?: string): Promise<CommandResult> {
      // One deal at a time per room: members who press at the same moment get the result of the first.
      const room = member.cached.record.id;
      const mine = (dealing.get(room) ?? Promise.resolve()).then(() => deal(member, id, preset));
      const settled = mine.catch(() => undefined);
      dealing.set(room, settled);
      try {
        return await mine;
      } finally {
        if (dealing.get(room) === settled) dealing.delete(room);
      }
    },
    /** Passes the host role to a seat, or takes it from an absent host. */
    async passHost(member: AuthorizedMember, id: string, to?: Seat): Promise<CommandResult> {
      await rooms.refreshPresence(member.cached);
      return run(member, id, (transaction, seat, moveId) => {
        const { cached, room } = transaction;
        if (to !== undefined)
          return add(transaction, { seat, kind: 'chair', word: String(to) }, moveId);
        if (room.host === seat) return success({ seq: room.head });
        if (room.host !== null && !isAway(cached, room.host)) return failure('chairHere');
        return add(transaction, { seat, kind: 'chair', word: '' }, moveId);
      });
    },
    async lock(member: AuthorizedMember, id: string, locked: boolean): Promise<CommandResult> {
      await rooms.refreshPresence(member.cached);
      return run(member, id, (transaction, seat, moveId) => {
        if (transaction.room.host !== seat) return failure('notChair');
        if (transaction.room.locked === locked) return success({ seq: transaction.room.head });
        const kind = locked ? 'lock' : 'unlock';
        return add(transaction, { seat, kind, word: '' }, moveId);
      });
    },
    rename: (member: AuthorizedMember, id: string, typed: string): Promise<CommandResult> =>
      run(member, id, (transaction, seat, moveId) => {
        const name = tidyName(typed);
        if (name === undefined) return failure('badName', 'name');
        const word = freeName(transaction.room, name, seat);
        if (transaction.room.members[seat - 1]?.name === word)
          return success({ seq: transaction.room.head });
        return add(transaction, { seat, kind: 'rename', word }, moveId);
      }),
    /** Leaves the member's own seat, or removes another member. */
    vacate: ({ cached, secret }: AuthorizedMember, seat: Seat): Promise<CommandResult> =>
      rooms.change(cached, (transaction): CommandResult => {
        const own = transaction.seatOf(secret);
        if (!own) return failure('notMember');
        const left = holderOf(cached.seats, seat);
        const isOwn = left?.secret === secret;
        if (!isOwn && !isHere(own)) return failure('leftRoom');
        const head = success({ seq: transaction.room.head });
        if (own.standing === 'watching' && seat === own.seat) {
          leaveSeat(transaction, own);
          return head;
        }
        if (!left) return failure('noSuchSeat');
        if (!isOwn && transaction.room.host !== own.seat) return failure('notChair');
        if (left.standing !== 'in') return head;
        if (isOwn) {
          const step = leaveSeat(transaction, left);
          return step ? resultOf(transaction, step) : head;
        }
        const step = transaction.add({ seat: own.seat, kind: 'remove', word: String(seat) });
        if (step.ok) transaction.seat({ ...left, standing: 'removed' });
        return resultOf(transaction, step);
      }),
    end: ({ cached, secret }: AuthorizedMember): Promise<CommandResult> =>
      rooms.change(cached, (transaction): CommandResult => {
        const own = transaction.seatOf(secret);
        if (transaction.room.ended) return success({ seq: transaction.room.head });
        if (own?.standing !== 'in' || transaction.room.host !== own.seat)
          return failure('notChair');
        return add(transaction, { seat: own.seat, kind: 'end', word: '' });
      }),
    /** The finished round as an ordinary save. */
    save({ cached }: AuthorizedMember): Result<string> {
      const { table, version } = cached.setting;
      const log = cached.entries.map(({ entry }) => entry);
      const save = saveOfRound(table, cached.room, log, { game: cached.record.game, version });
      return save.ok ? success(printSave(save.value)) : failure(save.fault);
    },
    /** Has the log of the member's race judged. Faults: those of logs, notInRound, notOffered. */
    async sendLog(member: AuthorizedMember, text: string): Promise<CommandResult> {
      const { cached, seat } = member;
      const { table } = cached.setting;
      const { round, rounds } = cached.room;
      const id = `log${rounds}`;
      const known = cached.ids.get(`${seat}!${id}`);
      if (known !== undefined) return success({ seq: known });
      if (cached.record.kind !== 'race') return failure('notOffered');
      if (!round) return failure('noRound');
      if (seat === null || placeIn(round, seat) === null) return failure('notInRound');
      // The time of arrival counts, not of the judgement.
      const at = rooms.timeOf(cached);
      const verdict = await judge.judgeRun(cached.record.game, round.code, text);
      if (!verdict.ok) return verdict;
      const word = table.moveCode.encode(finishMove(verdict.value.run));
      await store.keepRaceLog({ room: cached.record.id, round: rounds, seat, log: text, at });
      return run(
        member,
        id,
        (transaction, own, moveId) =>
          transaction.room.rounds === rounds
            ? add(transaction, { at, seat: own, kind: 'move', word }, moveId)
            : failure('noRound'),
        '!',
      );
    },
    /** The log of a seat in a finished race. */
    async log({ cached }: AuthorizedMember, seat: Seat): Promise<Result<string>> {
      if (!isOver(cached.setting.rules.status(cached.room)))
        return failure(cached.room.round ? 'roundRuns' : 'noRound');
      const log = await store.findRaceLog(cached.record.id, cached.room.rounds, seat);
      return log === undefined ? failure('noLog') : success(log);
    },
  };
}
