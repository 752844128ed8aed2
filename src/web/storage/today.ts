// Which day it is where the player is. The only place that asks the wall clock for a date; days count from
// local midnight to local midnight, however many hours lie between them.

import { type Accessor, createRoot, createSignal } from 'solid-js';
import { isServer } from 'solid-js/web';
import { countedDay, dailyBoardId, dailySeed } from '../../cabinet/daily.ts';
import { type Day, printDay } from '../../cabinet/day.ts';
import type { Status } from '../../core/game.ts';
import { gameIds } from '../../games/index.ts';
import { openDatabase } from './database.ts';
import { type BoardRecord, readBoard } from './records.ts';

export function localDay(date: Date): Day {
  return printDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
}

/** The day that a game counts for, by the wall time of its end. */
export function endingDay(
  { daily, createdAt }: Pick<BoardRecord, 'daily' | 'createdAt'>,
  at: number,
): Day {
  const end = new Date(at);
  const begun = localDay(new Date(createdAt));
  return countedDay({ daily, begun, ended: localDay(end), hour: end.getHours() });
}

/** Milliseconds to the first moment of the next day. Where clocks change at midnight that may be one o'clock. */
export function millisToMidnight(now: Date): number {
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, next.getTime() - now.getTime());
}

/** Checks at least this often, for clocks that are set and machines that slept. */
const LOOK_EVERY = 60_000;

function follow(): Accessor<Day> {
  const [day, setDay] = createSignal(localDay(new Date()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const now = new Date();
    setDay(localDay(now));
    timer = setTimeout(look, Math.min(millisToMidnight(now), LOOK_EVERY));
  };
  look();
  if (isServer) return day;
  document.addEventListener('visibilitychange', look);
  addEventListener('focus', look);
  return day;
}

let followed: Accessor<Day> | undefined;

/** The player's date; follows the clock on a page left open. */
export function today(): Day {
  followed ??= createRoot(follow);
  return followed();
}

/** The status of each daily that has a board here, by game. */
export type DailyStates = Readonly<Partial<Record<string, Status>>>;

export async function dailyStates(day: Day): Promise<DailyStates> {
  const database = await openDatabase();
  const range = { first: `${dailySeed(day)}-`, last: `${dailySeed(day)}-~` };
  const states: Partial<Record<string, Status>> = {};
  for (const value of await database.all('boards', range)) {
    const board = readBoard(value);
    const id = gameIds.find((game) => board.ok && dailyBoardId(game, day) === board.value.id);
    if (board.ok && id) states[id] = board.value.status;
  }
  return states;
}
