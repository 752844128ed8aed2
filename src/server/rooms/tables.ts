// The rules of tables, loaded with the first room that needs them.

import { readPuzzle } from '../../core/deal.ts';
import { success } from '../../core/result.ts';
import { createRoomRules, type RoomRules } from '../../core/room.ts';
import type { Table, TableKind, TableTypes } from '../../core/table.ts';
import type { Manifest, TableEntry } from '../../games/manifest.ts';

export interface Setting {
  readonly table: Table;
  readonly rules: RoomRules<TableTypes>;
  readonly entry: TableEntry;
  /** Of the game's rules. */
  readonly version: number;
}

export interface Tables {
  /** Undefined where the game has no such table. */
  load(game: string, kind: TableKind): Promise<Setting | undefined>;
}

async function loadSetting(manifest: Manifest, entry: TableEntry): Promise<Setting> {
  const rules = await (entry.loadRules ?? manifest.loadRules)();
  const table = await entry.load(rules);
  const read = (code: string) => {
    const deal = readPuzzle(rules, code);
    return deal.ok ? success(deal.value.puzzle) : deal;
  };
  return { table, entry, rules: createRoomRules(table, read), version: rules.version };
}

export function createTables(find: (game: string) => Manifest | undefined): Tables {
  const loaded = new Map<string, Promise<Setting>>();
  return {
    async load(game, kind) {
      const manifest = find(game);
      const entry = (await manifest?.loadTables?.())?.[kind];
      if (!manifest || !entry) return undefined;
      const key = `${game} ${kind}`;
      const known = loaded.get(key) ?? loadSetting(manifest, entry);
      loaded.set(key, known);
      return known;
    },
  };
}
