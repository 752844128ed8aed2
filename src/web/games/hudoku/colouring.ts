// Colours for the regions of a board: neighbours never share one, with as few colours as it takes. Four are enough for
// every map; a drawing whose regions lie in pieces may need more, and then two pieces somewhere look alike.

import { regionName } from '../../../games/hudoku/grid/layout.ts';
import type { Template } from '../../../games/hudoku/types.ts';

export const COLOURS = 4;
/** Steps of the search, far above what boards of 20 by 20 take. */
const PATIENCE = 2000;

/** Which regions touch which, side by side. */
export function neighboursOf(template: Template): ReadonlyMap<string, ReadonlySet<string>> {
  const touching = new Map<string, Set<string>>();
  const touch = (one: string, other: string) => {
    if (one !== other) touching.get(one)?.add(other);
  };
  const names = template.map((row) => row.map(regionName));
  for (const name of names.flat()) touching.set(name, touching.get(name) ?? new Set());
  for (const [row, line] of names.entries())
    for (const [column, name] of line.entries())
      for (const beside of [names[row]?.[column + 1], names[row + 1]?.[column]]) {
        if (beside === undefined) continue;
        touch(name, beside);
        touch(beside, name);
      }
  return touching;
}

function colourWith(
  count: number,
  neighbours: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> | undefined {
  const colours = new Map<string, number>();
  let steps = 0;
  const usedAround = (name: string) =>
    new Set([...(neighbours.get(name) ?? [])].flatMap((other) => colours.get(other) ?? []));
  /** The region with the least choice left; the first of equals, so that a board always looks the same. */
  const next = () => {
    let best: string | undefined;
    let most = -1;
    for (const name of neighbours.keys()) {
      if (colours.has(name)) continue;
      const used = usedAround(name).size;
      if (used > most) [best, most] = [name, used];
    }
    return best;
  };
  const search = (): boolean => {
    const name = next();
    if (name === undefined) return true;
    const used = usedAround(name);
    for (let colour = 0; colour < count; colour++) {
      if (used.has(colour) || ++steps > PATIENCE) continue;
      colours.set(name, colour);
      if (search()) return true;
      colours.delete(name);
    }
    return false;
  };
  return search() ? colours : undefined;
}

const known = new WeakMap<Template, ReadonlyMap<string, number>>();

/** The colour of every region, from 0. */
export function coloursOf(template: Template): ReadonlyMap<string, number> {
  const before = known.get(template);
  if (before) return before;
  const neighbours = neighboursOf(template);
  let found: ReadonlyMap<string, number> | undefined;
  for (let count = 1; count <= COLOURS && !found; count++) found = colourWith(count, neighbours);
  found ??= new Map([...neighbours.keys()].map((name, index) => [name, index % COLOURS]));
  known.set(template, found);
  return found;
}
