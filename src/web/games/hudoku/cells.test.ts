import { describe, expect, it } from 'vitest';
import { createRng } from '../../../core/rng.ts';
import { regionName } from '../../../games/hudoku/grid/layout.ts';
import { templates } from '../../../games/hudoku/grid/template.ts';
import type { Template } from '../../../games/hudoku/types.ts';
import { COLOURS, coloursOf, neighboursOf } from './cells.ts';

/** Every pair of neighbours that looks the same. */
function alike(template: Template): string[] {
  const colours = coloursOf(template);
  return [...neighboursOf(template)].flatMap(([name, others]) =>
    [...others].filter((other) => colours.get(other) === colours.get(name)),
  );
}

/** Random regions, each in one piece: they grow until the board is full. */
function grown(rows: number, columns: number, regions: number, seed: string): Template {
  const rng = createRng(seed);
  const names: (string | undefined)[] = new Array(rows * columns).fill(undefined);
  for (let region = 0; region < regions; region++) names[rng.below(names.length)] = `r${region}`;
  while (names.includes(undefined)) {
    const cell = rng.below(names.length);
    const beside = [
      cell % columns > 0 ? names[cell - 1] : undefined,
      cell % columns < columns - 1 ? names[cell + 1] : undefined,
      names[cell - columns],
      names[cell + columns],
    ].find((name) => name !== undefined);
    names[cell] ??= beside;
  }
  return Array.from({ length: rows }, (_, row) =>
    names.slice(row * columns, (row + 1) * columns).map((name) => name ?? ''),
  );
}

describe('the colours of regions', () => {
  it.each(Object.entries(templates))('differ between neighbours on %s', (_, template) => {
    expect(alike(template)).toEqual([]);
    for (const token of template.flat())
      expect(coloursOf(template).get(regionName(token))).toBeLessThan(COLOURS);
  });
  it('are two on the chequered board of a sudoku', () => {
    expect(new Set(coloursOf(templates.sudoku).values()).size).toBe(2);
  });
  it('differ on any map whose regions are in one piece', () => {
    for (let index = 0; index < 40; index++)
      expect(alike(grown(12, 12, 6 + index, `map-${index}`)), `map ${index}`).toEqual([]);
  });
  it('are there even where no four are enough', () => {
    // Five regions in pieces that all touch each other.
    const names = ['a', 'b', 'c', 'd', 'e'];
    const template = names.flatMap((one, index) =>
      names.slice(index + 1).map((other) => [one, other]),
    );
    expect([...coloursOf(template).keys()].sort()).toEqual(names);
  });
});
