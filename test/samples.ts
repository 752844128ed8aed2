// Sample sizes. `npm test` runs a twentieth of what the promises name and the cheapest cases of long lists;
// `npm run soak` runs everything.
//   for (let seed = 0; seed < samples(200); seed++) …
//   it.each(someOf(tables, 2))(…)
//   for (const preset of spreadOf(game.presets, 6)) …
//   it.runIf(soaking)(…)

export const soaking = process.env['CURIO_SOAK'] === '1';

export function samples(promised: number): number {
  return soaking ? promised : Math.ceil(promised / 20);
}

/** The first few of a list; in soak all of it. */
export function someOf<T>(all: readonly T[], few: number): readonly T[] {
  return soaking ? all : all.slice(0, few);
}

/** A few of a list, from its beginning to its end; in soak all of it. */
export function spreadOf<T>(all: readonly T[], few: number): readonly T[] {
  if (soaking || all.length <= few) return all;
  return all.filter((_, index) => (index * few) % all.length < few);
}
