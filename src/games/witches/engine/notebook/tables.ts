// What one answer allows: all roles of the ingredients in its potion that give it, as rows. A row has a set of roles for
// each ingredient, so that roles which make no difference there share one. Depends only on the effects of those in the potion.

import type { Behaviour, CompiledIngredient } from '../../potion/compile.ts';
import { NONE } from '../../potion/effects/effect.ts';
import { isSingle, lowest } from './masks.ts';
import { fitsTrial, growsLike, type IndexedTrial, isHopeless, spokenBy } from './match.ts';
import { type Growth, plainReading, type Reading, type TableInput } from './reading.ts';
import { sharpReading } from './sharp.ts';
import type { Variable } from './space.ts';

export interface Row {
  /** By ingredient of the table: mask of roles. */
  readonly roles: readonly number[];
  /** By free report: mask of ingredients who may have made it. */
  readonly holders: readonly number[];
}

export interface Table {
  /** Different ingredients of the potion. */
  readonly items: readonly number[];
  /** No two of them have a recipe in common. */
  readonly rows: readonly Row[];
  /** Rows say only what is misgrown: the answer has to be looked at again once all roles are known. */
  readonly rough: boolean;
}

/** Who forgets all that was counted before. */
export function resettersOf(variables: readonly Variable[], masks: readonly number[]): number {
  const at = variables.findIndex(({ row }) => row.ends === 'reset');
  return masks[at] ?? 0;
}

/** Beginnings are cut short where they can be, so that far fewer are looked at than there are. */
function isTooMany(
  classes: readonly (readonly number[])[],
  limit: number,
  blind: boolean,
): boolean {
  const most = classes.reduce((product, list) => product * list.length, 1);
  return most > limit * (blind ? 1.3 : 12);
}

/** One class of roles of an ingredient, and what it comes to in the trial. */
interface Choice extends Growth {
  readonly mask: number;
  readonly compiled: CompiledIngredient;
  /** The same without its reports: they have nothing to do with what is misgrown. */
  readonly mute: CompiledIngredient;
  /** The bit of the number that it takes from the others. */
  readonly number: number;
  /** Runs of an imposter. */
  readonly imposters: number;
}

const muted = new WeakMap<Behaviour, Behaviour>();

/** The same behaviour without reports; always the same one, so that scans stay fast. */
function mute(acts: Behaviour): Behaviour {
  if (acts.reports.length === 0) return acts;
  const without = muted.get(acts) ?? { ...acts, reports: [] };
  muted.set(acts, without);
  return without;
}

function choicesOf(
  { roles, acts, imposterActs, ran }: TableInput,
  reading: Reading,
  item: number,
  classes: readonly number[],
): readonly Choice[] {
  return classes.flatMap((mask) => {
    const role = roles[lowest(mask)];
    const imposter = role?.kind === 'imposter';
    const does = (imposter ? imposterActs : acts)[item];
    if (!role || !does) return [];
    const good = role.kind === 'good';
    const { number } = role;
    const { under, over, settled, tells } = reading.growth(item, role);
    const compiled = { number: number ?? NONE, good, imposter, acts: does };
    return {
      under,
      over,
      settled,
      tells,
      mask,
      compiled,
      mute: does.reports.length === 0 ? compiled : { ...compiled, acts: mute(does) },
      number: good && isSingle(mask) ? 1 << (number ?? 0) : 0,
      imposters: imposter ? (ran[item] ?? 0) : 0,
    };
  });
}

/** By trial: rows that were made without a scan, the same for all placements in which its ingredients look alike. */
const unscanned = new WeakMap<IndexedTrial, Map<string, readonly Row[]>>();

/** All that rows depend on where nothing is scanned. */
function looksText(
  { trial, ran, imposterRoom }: TableInput,
  { open, saved }: Reading,
  choices: readonly (readonly Choice[])[],
): string {
  let text = `${imposterRoom} ${open} ${saved}`;
  for (const [place, item] of trial.different.entries()) {
    text += `|${ran[item]}`;
    for (const { mask, number, imposters, under, over, settled, tells } of choices[place] ?? [])
      text += ` ${mask},${number},${imposters},${under},${over},${settled},${tells}`;
  }
  return text;
}

/** Null where it would take more steps than it may; `unsure` is called where a fit could not be told. */
export function createTable(input: TableInput, unsure: () => void): Table | null {
  const { trial, reporters, recipeLength, maxSeeds } = input;
  const items = trial.different;
  const reading = input.sharp && !trial.won ? sharpReading(input) : plainReading(input);
  const ingredients = input.blank.map(
    (acts): CompiledIngredient => ({ number: NONE, good: false, imposter: false, acts }),
  );
  const recipe = { recipeLength, maxSeeds, ingredients, seedLow: 0, seedHigh: 0 };
  // whoever is undecided says nothing
  const mutes = ingredients.slice();
  const muteRecipe = { ...recipe, ingredients: mutes };
  const rough = isTooMany(reading.fine, input.limit, reading.blind);
  const classes = rough ? reading.coarse() : reading.fine;
  if (!classes) return null;
  if (rough && !reading.exact && isTooMany(classes, input.limit, reading.blind)) return null;
  const rows: Row[] = [];
  const chosen: number[] = [];
  let left = input.limit;
  const heardReports = trial.won ? [] : reporters.filter(({ stream }) => trial.values.has(stream));

  const anybody = reporters.map(() => -1);
  const add = (): void => {
    if (rough && reading.exact) {
      rows.push({ roles: chosen.slice(), holders: anybody });
      return;
    }
    left--;
    if (rough) {
      if (growsLike(muteRecipe, trial)) rows.push({ roles: chosen.slice(), holders: anybody });
      return;
    }
    const fit = fitsTrial(recipe, trial);
    if (fit === 'unsure') unsure();
    if (fit !== 'yes') return;
    const holders = anybody.slice();
    for (const { report, stream } of heardReports) {
      const said = trial.values.get(stream) ?? [];
      let mask = 0;
      for (const item of items) if (spokenBy(report, 1 << item, said)) mask |= 1 << item;
      if (mask === 0) return;
      holders[report] = mask;
    }
    rows.push({ roles: chosen.slice(), holders });
  };
  const resetters = resettersOf(input.variables, input.masks);
  /** By place: mask of the ingredients from there on. */
  const openFrom = items.map((_, place) =>
    items.slice(place).reduce((mask, item) => mask | (1 << item), 0),
  );
  /** By place: how often the ingredients from there on ran, together. */
  const runsFrom = [...items, -1].map((_, place) =>
    items.slice(place).reduce((sum, item) => sum + (input.ran[item] ?? 0), 0),
  );
  const choices = items.map((item, place) => choicesOf(input, reading, item, classes[place] ?? []));
  const needsNoScan = rough && reading.exact && !reading.scanned;
  const looks = needsNoScan ? looksText(input, reading, choices) : '';
  const known = unscanned.get(trial) ?? new Map<string, readonly Row[]>();
  const before = needsNoScan ? known.get(looks) : undefined;
  if (before) return { items, rows: before, rough };
  const blanks = ingredients.slice();
  const fill = (
    place: number,
    given: number,
    under: number,
    over: number,
    room: number,
    open: number,
  ): void => {
    const item = items[place];
    if (left <= 0) return;
    // imposters that ran are heard, all of them
    if (!trial.won && room > (runsFrom[place] ?? 0)) return;
    if (item === undefined) {
      add();
      return;
    }
    const cutShort = reading.scanned && place + 1 < items.length;
    for (const choice of choices[place] ?? []) {
      if ((given & choice.number) !== 0) continue;
      const roomAfter = room - choice.imposters;
      if (roomAfter < 0) continue;
      const less = under - choice.under;
      const more = over - choice.over;
      const openAfter = open - choice.settled;
      const tooMany = Math.max(0, -less) + Math.max(0, -more);
      if (choice.tells && (tooMany > reading.saved || less + more > openAfter)) continue;
      ingredients[item] = choice.compiled;
      mutes[item] = choice.mute;
      chosen[place] = choice.mask;
      if (cutShort) {
        left--;
        if (isHopeless(muteRecipe, trial, openFrom[place + 1] ?? 0, resetters)) continue;
      }
      fill(place + 1, given | choice.number, less, more, roomAfter, openAfter);
      if (left <= 0) return;
    }
    const blank = blanks[item];
    if (!blank) return;
    ingredients[item] = blank;
    mutes[item] = blank;
  };
  fill(0, 0, trial.undergrown, trial.overgrown, input.imposterRoom, reading.open);
  if (needsNoScan) unscanned.set(trial, known.set(looks, rows));
  return left > 0 ? { items, rows, rough } : null;
}

/** Rows that go with what the ingredients may still be. */
export function liveRows(
  table: Table | undefined,
  rows: readonly Row[],
  roles: readonly number[],
  holders: readonly number[],
): readonly Row[] {
  const items = table?.items ?? [];
  const found: Row[] = [];
  next: for (const row of rows) {
    for (let place = 0; place < items.length; place++)
      if (((row.roles[place] as number) & (roles[items[place] as number] as number)) === 0)
        continue next;
    for (let report = 0; report < holders.length; report++)
      if (((row.holders[report] as number) & (holders[report] as number)) === 0) continue next;
    found.push(row);
  }
  return found;
}
