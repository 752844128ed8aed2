// Boards and other records as a browser keeps them, put there by a test.

import type { Page } from '@playwright/test';
import type { Game, Tagged } from '../../src/core/game.ts';
import { printSave, saveOf } from '../../src/core/save.ts';
import { Session } from '../../src/core/session.ts';
import type { Stored, TableName } from '../../src/web/storage/database.ts';
import type { BoardRecord } from '../../src/web/storage/records.ts';
import { dealPreset, plenty } from '../harness.ts';
import { expect } from './harness.ts';

/** Presets whose moves can be undone, so that a press is a step and the end can be had again and again. */
const presets: Readonly<Record<string, string>> = {
  hudoku: 'pinwheel-medium-calm',
  pikachu: 'small-easy',
  dokuborn: 'veryEasy2',
  'dragon-quest': 'easy',
  witches: 'first-game',
};

export interface Prepared {
  readonly record: BoardRecord;
  /** Its last move cannot be undone: the end comes once, by the hint's move, and every round needs a new board. */
  readonly final: boolean;
}

/** A board one step before its end, for practice, so that nothing is asked. */
export function almostDone(game: Game, id: string, name = `kill-${id}`): Prepared {
  const deal = dealPreset(game, presets[id] ?? game.presets[0].id, 'kill');
  const moves: Tagged[] = [];
  const play = (count: number) => {
    const session = new Session(game, deal);
    session.peek('moves', 0);
    for (const [index, move] of moves.slice(0, count).entries())
      session.play(move, 500 * (index + 1));
    return session;
  };
  const solved = game.solve(deal.puzzle, play(0).state, plenty());
  if (!solved?.ok) throw new Error(`${id} is not solved`);
  moves.push(...solved.value.moves);
  const whole = play(moves.length);
  expect(whole.over, id).toBe(true);
  const final = !whole.undo(whole.now + 500).ok;
  const session = final ? play(moves.length - 1) : whole;
  expect(session.over, id).toBe(false);
  return {
    final,
    record: {
      id: name,
      game: id,
      save: printSave(saveOf(session, session.now)),
      revision: 1,
      status: 'playing',
      level: presets[id] ?? '',
      createdAt: 1,
      updatedAt: 1,
      millis: session.now,
      moves: session.tally.moves,
    },
  };
}

/** The page must have been opened once. */
export async function putRecords(
  page: Page,
  table: TableName,
  records: readonly Stored[],
): Promise<void> {
  await page.evaluate(
    ([name, values]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('curio');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const write = request.result.transaction(name, 'readwrite');
          for (const value of values) write.objectStore(name).put(value);
          write.onabort = () => reject(write.error);
          write.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [table, records] as const,
  );
}
