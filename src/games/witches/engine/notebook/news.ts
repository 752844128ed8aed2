// Entries of which nothing is known yet, as masks: most recipes that are found show nothing new, and that is soon seen.

import type { Entry } from './decide.ts';
import type { Found } from './found.ts';
import { tallyPlace } from './knowledge.ts';

export interface News {
  /** Might the find show something that is not known? */
  has(found: Found): boolean;
  /** It is known now. */
  remove(entry: Entry): void;
}

export function createNews(entries: readonly Entry[]): News {
  const lengths = new Set<number>();
  /** By ingredient: mask of places in the tally. */
  const roles: number[] = [];
  /** By variable: mask of ingredients. */
  const holders: number[] = [];
  for (const entry of entries)
    if (entry.type === 'length') lengths.add(entry.recipeLength);
    else if (entry.type === 'role')
      roles[entry.index] = (roles[entry.index] ?? 0) | (1 << entry.place);
    else holders[entry.variable] = (holders[entry.variable] ?? 0) | (1 << entry.item);
  return {
    has(found) {
      if (lengths.has(found.recipeLength)) return true;
      for (let index = 0; index < found.roles.length; index++) {
        const role = found.roles[index];
        if (role && ((roles[index] ?? 0) & (1 << tallyPlace(role))) !== 0) return true;
      }
      for (let variable = 0; variable < found.holders.length; variable++) {
        const open = holders[variable] ?? 0;
        if (open !== 0)
          for (const mask of found.holders[variable] ?? []) if ((mask & open) !== 0) return true;
      }
      return false;
    },
    remove(entry) {
      if (entry.type === 'length') lengths.delete(entry.recipeLength);
      else if (entry.type === 'role')
        roles[entry.index] = (roles[entry.index] ?? 0) & ~(1 << entry.place);
      else holders[entry.variable] = (holders[entry.variable] ?? 0) & ~(1 << entry.item);
    },
  };
}
