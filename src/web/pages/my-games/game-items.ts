// The rows of My games: every board, and every result whose board is gone, without their logs, so that thousands stay
// light; their names, and what the search matches.

import { createResource } from 'solid-js';
import { dayText } from '#words/formats.ts';
import { mine as words } from '#words/pages.ts';
import { shell } from '#words/shell.ts';
import { type Day, isDay } from '../../../cabinet/day.ts';
import { type Counted, isWin } from '../../../cabinet/result.ts';
import { gameIds } from '../../../games/index.ts';
import type { BoardRecord } from '../../storage/records.ts';
import { localDay } from '../../storage/today.ts';
import { loadWords, titleOf } from '../../ui/game-words.ts';

/** `other`: neither won nor lost, as practice or finished by the clock. */
export const itemStates = ['playing', 'won', 'lost', 'other', 'newer'] as const;
type ItemState = (typeof itemStates)[number];

export interface GameItem {
  readonly kind: 'board' | 'result';
  /** The id of the board or the result. */
  readonly id: string;
  readonly game: string;
  readonly level: string;
  readonly name?: string;
  readonly daily?: Day;
  readonly state: ItemState;
  /** The player's date of the last step, if known. */
  readonly day: Day | undefined;
  /** Orders the games of one day. */
  readonly at: number;
  readonly millis: number;
  readonly moves: number;
}

const NEWER_SAVE = /^curio (?!1\n)\d+\n/;

function boardState(board: BoardRecord, result: Counted | undefined): ItemState {
  if (NEWER_SAVE.test(board.save)) return 'newer';
  if (board.status === 'playing' || board.status === 'stuck') return 'playing';
  return result ? resultState(result) : board.taken ? 'other' : board.status;
}

function resultState(result: Counted): ItemState {
  if (isWin(result)) return 'won';
  return result.practice || result.byClock ? 'other' : 'lost';
}

function boardItem(board: BoardRecord, result: Counted | undefined): GameItem {
  const { id, game, level, name, daily, updatedAt, millis, moves } = board;
  return {
    kind: 'board',
    id,
    game,
    level,
    ...(name === undefined ? {} : { name }),
    ...(isDay(daily) ? { daily } : {}),
    state: boardState(board, result),
    day: updatedAt > 0 ? localDay(new Date(updatedAt)) : undefined,
    at: updatedAt,
    millis,
    moves,
  };
}

function resultItem(result: Counted): GameItem {
  const { id, game, level, daily, day, millis, moves } = result;
  return {
    kind: 'result',
    id,
    game,
    level,
    ...(daily === undefined ? {} : { daily }),
    state: resultState(result),
    day,
    at: 0,
    millis,
    moves,
  };
}

/** Newest first. */
export function itemsOf(
  boards: readonly BoardRecord[],
  results: readonly Counted[],
): readonly GameItem[] {
  const byRun = new Map(results.map((result) => [result.run, result]));
  const here = new Set(boards.map(({ id }) => id));
  const items = [
    ...boards.map((board) => boardItem(board, byRun.get(board.id))),
    // A run that was undone and finished again is one game.
    ...[...byRun.values()].filter(({ run }) => !here.has(run)).map(resultItem),
  ];
  const dayOf = ({ day = '' }: GameItem) => day;
  return items.sort((left, right) => {
    const [one, other] = [dayOf(left), dayOf(right)];
    return one === other ? right.at - left.at : one < other ? 1 : -1;
  });
}

export interface ItemFilter {
  readonly text: string;
  readonly game: string;
  readonly state: ItemState | 'all';
  readonly kind: 'all' | 'daily' | 'free';
  readonly from: string;
  readonly to: string;
}

export const noFilter: ItemFilter = {
  text: '',
  game: '',
  state: 'all',
  kind: 'all',
  from: '',
  to: '',
};

/** `describe` returns the text that the search matches, in lower case. */
export function matchItems(
  items: readonly GameItem[],
  filter: ItemFilter,
  describe: (item: GameItem) => string,
): readonly GameItem[] {
  const { game, state, kind, from, to } = filter;
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    if (game !== '' && item.game !== game) return false;
    if (state !== 'all' && item.state !== state) return false;
    if (kind !== 'all' && (item.daily !== undefined) !== (kind === 'daily')) return false;
    if (from !== '' && (item.day ?? '') < from) return false;
    if (to !== '' && (item.day ?? '9') > to) return false;
    if (words.length === 0) return true;
    const text = describe(item);
    return words.every((word) => text.includes(word));
  });
}

export interface Names {
  nameOf(item: GameItem): string;
  levelOf(game: string, level: string): string;
  /** The text that the search matches, in lower case. */
  describe(item: GameItem): string;
}

/** By game and level. */
type LevelNames = ReadonlyMap<string, string>;

export const levelNameIn = (names: LevelNames | undefined, game: string, level: string): string =>
  names?.get(`${game} ${level}`) ?? (level === 'custom' ? shell.custom : level);

export async function loadLevelNames(games: readonly string[]): Promise<LevelNames> {
  const loaded = await Promise.all(games.map(async (id) => [id, await loadWords(id)] as const));
  return new Map(
    loaded.flatMap(([id, found]) =>
      Object.entries(found?.presets ?? {}).map(
        ([level, { name }]) => [`${id} ${level}`, name] as const,
      ),
    ),
  );
}

export function createNames(): Names {
  const [levels] = createResource(() => loadLevelNames(gameIds));
  const known = new WeakMap<GameItem, string>();
  const levelOf = (game: string, level: string) => levelNameIn(levels.latest, game, level);
  const nameOf = (item: GameItem) =>
    item.name ??
    `${titleOf(item.game).title}, ${item.daily === undefined ? levelOf(item.game, item.level) : words.daily(dayText(item.daily))}`;
  return {
    nameOf,
    levelOf,
    describe(item) {
      const found = known.get(item);
      if (found !== undefined) return found;
      const { name = '', game, level, day, daily } = item;
      const dates = [day, daily].flatMap((date) =>
        date === undefined ? [] : [date, dayText(date)],
      );
      const parts = [
        name,
        titleOf(game).title,
        levelOf(game, level),
        words.states[item.state],
        ...dates,
      ];
      const text = parts.join(' ').toLowerCase();
      // Level names may still be loading.
      if (levels.state === 'ready') known.set(item, text);
      return text;
    },
  };
}
