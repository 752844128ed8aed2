// The database in memory, for browsers that keep nothing, and for tests.

import { type Database, type StorageProblem, type Stored, type Table, tables } from './database.ts';

export function memoryDatabase(problem?: StorageProblem): Database {
  const kept = new Map(tables.map((table) => [table, new Map<string, Stored>()]));
  const rows = (table: Table) => kept.get(table) ?? new Map<string, Stored>();
  const time = (record: Stored) =>
    'updatedAt' in record && typeof record.updatedAt === 'number' ? record.updatedAt : 0;
  return {
    lasting: false,
    ...(problem ? { problem } : {}),
    uncounted: async () =>
      structuredClone([...rows('boards').values()].filter((record) => 'uncounted' in record)),
    put: async (table, record) => void rows(table).set(record.id, structuredClone(record)),
    onLost: () => () => {},
    get: async (table, id) => structuredClone(rows(table).get(id)),
    count: async (table) => rows(table).size,
    all: async (table, range) =>
      structuredClone(
        [...rows(table).values()]
          .filter(({ id }) => !range || (id >= range.first && id <= range.last))
          .sort((left, right) => (left.id < right.id ? -1 : 1)),
      ),
    newest: async (table, limit) =>
      structuredClone(
        [...rows(table).values()].sort((left, right) => time(right) - time(left)).slice(0, limit),
      ),
    delete: async (table, id) => {
      rows(table).delete(id);
    },
    update: async (table, id, change) => {
      const next = change(structuredClone(rows(table).get(id)));
      if (next) rows(table).set(next.id, structuredClone(next));
    },
  };
}
