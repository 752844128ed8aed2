// What games are called in a list: the player's name, else the level; and all that a search finds them by.

import { createResource } from 'solid-js';
import { gameIds } from '../../../games/index.ts';
import { loadWords, shell, titleOf } from '../../words.ts';
import { dayText, mine as words } from '../words.ts';
import type { GameItem } from './items.ts';

export interface Names {
  nameOf(item: GameItem): string;
  levelOf(game: string, level: string): string;
  /** In small letters. */
  describe(item: GameItem): string;
}

async function loadLevels(): Promise<ReadonlyMap<string, string>> {
  const loaded = await Promise.all(gameIds.map(async (id) => [id, await loadWords(id)] as const));
  return new Map(
    loaded.flatMap(([id, found]) =>
      Object.entries(found?.presets ?? {}).map(
        ([level, { name }]) => [`${id} ${level}`, name] as const,
      ),
    ),
  );
}

export function createNames(): Names {
  const [levels] = createResource(loadLevels);
  const known = new WeakMap<GameItem, string>();
  const levelOf = (game: string, level: string) =>
    levels.latest?.get(`${game} ${level}`) ?? (level === 'custom' ? shell.custom : level);
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
      // Names of levels may still be on their way.
      if (levels.state === 'ready') known.set(item, text);
      return text;
    },
  };
}
