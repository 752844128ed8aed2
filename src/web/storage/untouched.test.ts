import { expect, it } from 'vitest';
import { dealPreset } from '../../../test/harness.ts';
import { printSave, saveOf } from '../../core/save.ts';
import { Session } from '../../core/session.ts';
import { toy } from '../../games/toy/index.ts';
import { dropUntouched, openBoards } from './boards.ts';
import { memoryDatabase } from './database.ts';
import type { BoardRecord } from './records.ts';

function recordOf(session: Session, rest: Partial<BoardRecord> = {}): BoardRecord {
  return {
    id: 'one',
    game: 'toy',
    save: printSave(saveOf(session, session.now)),
    revision: 0,
    status: 'playing',
    level: 'short',
    createdAt: 1,
    updatedAt: 2,
    millis: 0,
    moves: 0,
    ...rest,
  };
}

const fresh = () => new Session(toy, dealPreset(toy, toy.presets[0].id, 'untouched'));
const touched = () => {
  const session = fresh();
  const [move] = session.game.legalMoves(session.view);
  if (move) session.play(move, 5);
  return session;
};

it.each([
  ['nobody has touched goes', recordOf(fresh()), false],
  ['has a move on it stays', recordOf(touched()), true],
  ['is a daily stays', recordOf(fresh(), { daily: '2026-11-16' }), true],
  ['has a name stays', recordOf(fresh(), { name: 'For later' }), true],
  ['cannot be read stays', recordOf(fresh(), { save: 'text' }), true],
])('a board that %s', async (_, record, stays) => {
  const boards = openBoards(Promise.resolve(memoryDatabase()));
  await (await boards).save(record);
  await dropUntouched('another', boards);
  expect((await (await boards).list()).length).toBe(1);
  await dropUntouched('one', boards);
  expect((await (await boards).list()).length).toBe(stays ? 1 : 0);
});
