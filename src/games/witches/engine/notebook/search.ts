// The search for recipes that fit: first the effects that decide who runs, then those that change numbers, then roles,
// potion by potion; each potion is scanned as soon as its ingredients are known, and before that as far as they are.
// Complete: what it does not find within its steps is open, what it finds nothing of to the end is impossible.

import type { Budget } from '../../../../core/budget.ts';
import { type Rng, shuffled } from '../../../../core/rng.ts';
import { type EffectName, effectIndex, effectNames } from '../../names/effects.ts';
import {
  type Behaviour,
  type CompiledIngredient,
  type CompiledRecipe,
  compileIngredients,
  idle,
} from '../../potion/compile.ts';
import { NONE, YES } from '../../potion/effects/effect.ts';
import type { Ingredient } from '../../types/potion.ts';
import { allows, decoyGroup, type Hypothesis, type Role, rolesFor } from './knowledge.ts';
import {
  exceeds,
  fitsTrial,
  foreseen,
  type IndexedTrial,
  marked,
  runs,
  speaking,
  spokenBy,
  undecided,
} from './match.ts';
import { bitCount, createSpace, heardFits, type Space, timesIn, type Variable } from './space.ts';
import { createTable, IMPOSTER, type Row, type Table, watchOf } from './tables.ts';

/** A recipe that fits, with everything that may still be chosen freely. */
export interface Found {
  readonly recipeLength: number;
  readonly roles: readonly Role[];
  /** By variable: masks of holders, each of which does. One where it was branched on. */
  readonly holders: readonly (readonly number[])[];
}

/** What is taken to be so. */
export interface Assumption {
  readonly recipeLength?: number;
  readonly role?: { readonly index: number; fits(role: Role): boolean };
  readonly effect?: { readonly variable: number; readonly item: number };
}

export interface Hunt extends Assumption {
  /** Tries things in a random order; without it in the order of the lists. */
  readonly rng?: Rng;
  readonly steps: number;
  /** Steps for one placement of the effects, after which another is tried; the hunt is then never complete. */
  readonly patience?: number;
  /** True: enough. */
  visit(found: Found): boolean;
}

/** `found`: the visitor had enough. `none`: all that there is was visited. `open`: the steps are used up. */
export type Outcome = 'found' | 'none' | 'open' | 'exhausted';

/** Who runs how often in each trial, once those who decide about it are placed; and who may have the other effects. */
interface Frame {
  readonly ran: readonly Int32Array[];
  readonly options: readonly (readonly number[])[];
}

export interface Search {
  readonly space: Space;
  run(hunt: Hunt, budget: Budget): Outcome;
  /** Proven: from now on left out. */
  strikeRole(index: number, fits: (role: Role) => boolean): void;
  strikeHolder(variable: number, item: number): void;
  strikeLength(recipeLength: number): void;
}

/** What an ingredient does, as an imposter, and while it is undecided. */
type Doing = readonly [Behaviour, Behaviour, Behaviour];

const scratchRan = new Int32Array(16);
const scratchHeard = new Int32Array(effectNames.length);

export function createSearch(knowledge: Space['knowledge']): Search {
  const space = createSpace(knowledge);
  const { trials, variables } = space;
  const count = knowledge.ingredients.length;
  const deciders = [...variables.keys()].filter((one) => variables[one]?.deciding);
  const placed = [...variables.keys()].filter((one) => {
    const variable = variables[one];
    return variable && !variable.deciding && !variable.free;
  });
  /** Ingredients that some trial had, and one that a clue counts the effects of: among the others it is all the same. */
  const tested = trials.reduce((mask, { potion }) => mask | potion, clueMask(knowledge));
  const reporters = variables.filter(({ report }) => report >= 0);
  const frames = new Map<string, Frame | null>();
  const struck: ((role: Role, index: number) => boolean)[] = [];
  const struckHolders = variables.map(() => 0);
  const struckLengths = new Set<number>();

  const heldBy = (masks: readonly number[], item: number): EffectName[] =>
    variables.flatMap(({ name }, index) =>
      ((masks[index] ?? 0) & (1 << item)) !== 0 ? [name] : [],
    );
  const compiled = (masks: readonly number[], extra: readonly EffectName[]): readonly Behaviour[] =>
    compileIngredients(
      knowledge.ingredients.map((name, item): Ingredient => {
        const held = heldBy(masks, item);
        const more = extra.filter((one) => !held.includes(one));
        return { name, kind: 'ignore', number: null, effects: [...held, ...more] };
      }),
    ).map(({ acts }) => acts);

  /** Undefined where the answers say that somebody else ran. */
  function frameOf(masks: readonly number[]): Frame | null {
    const key = deciders.map((one) => masks[one]).join();
    const known = frames.get(key);
    if (known !== undefined) return known;
    const made = makeFrame(masks);
    frames.set(key, made);
    return made;
  }

  function makeFrame(masks: readonly number[]): Frame | null {
    const acts = compiled(masks, []).map(marked);
    const ingredients = acts.map((one) => ({
      number: NONE,
      good: false,
      imposter: false,
      acts: one,
    }));
    const recipe = { recipeLength: 4, maxSeeds: 6, ingredients, seedLow: 0, seedHigh: 0 };
    const ran: Int32Array[] = [];
    for (const trial of trials) {
      runs(recipe, trial, scratchRan, scratchHeard);
      ran.push(scratchRan.slice(0, count));
      if (trial.won) continue;
      for (const one of deciders) {
        const stream = variables[one]?.stream ?? 0;
        if (scratchHeard[stream] !== trial.heard[stream]) return null;
      }
    }
    const options = variables.map((variable, index) => {
      if (variable.deciding) return [masks[index] ?? 0];
      return variable.options.filter((mask) =>
        trials.every((trial, at) => {
          if (trial.won) return true;
          const times = timesIn(mask, ran[at] ?? []);
          return heardFits(variable, trial.heard[variable.stream] ?? 0, times, knowledge.drama);
        }),
      );
    });
    return options.every((list) => list.length > 0) ? { ran, options } : null;
  }

  const group = decoyGroup(knowledge);
  const reportVariables = reporters.map(({ stream }) =>
    variables.findIndex((one) => one.stream === stream),
  );
  const spoken = reporters.map(({ stream, row }) => ({ stream, run: row.report ?? (() => NONE) }));

  /** What is the same for all placements of one length. */
  interface Stock {
    readonly recipeLength: number;
    readonly roles: readonly Role[];
    readonly imposters: number;
    readonly domains: readonly number[];
    readonly struck: number[];
    readonly tables: Map<string, Table | null>;
  }
  const stocks = new Map<number, Stock>();
  function stockOf(recipeLength: number): Stock {
    const known = stocks.get(recipeLength);
    if (known) return known;
    const roles = rolesFor(knowledge, recipeLength);
    const maskFor = (fits: (role: Role) => boolean) =>
      roles.reduce((mask, role, place) => (fits(role) ? mask | (1 << place) : mask), 0);
    const made: Stock = {
      recipeLength,
      roles,
      imposters: maskFor((role) => role.kind === 'imposter'),
      domains: knowledge.ingredients.map((_, index) =>
        maskFor((role) => allows(knowledge, recipeLength, index, role)),
      ),
      struck: knowledge.ingredients.map((_, index) =>
        maskFor((role) => struck.some((out) => out(role, index))),
      ),
      tables: new Map(),
    };
    stocks.set(recipeLength, made);
    return made;
  }

  /** Behaviours by ingredient and by what it holds; partners are part of that. */
  const behaviours = new Map<string, Doing>();
  function behaviourOf(masks: readonly number[], item: number): Doing {
    let key = String(item);
    for (const [index, { row }] of variables.entries()) {
      const mask = masks[index] ?? 0;
      if ((mask & (1 << item)) !== 0) key += row.partner ? ` ${index}:${mask}` : ` ${index}`;
    }
    const known = behaviours.get(key);
    if (known) return known;
    const acts = foreseen(compiled(masks, [])[item] ?? idle);
    const imposter = foreseen(compiled(masks, ['Imposter'])[item] ?? idle);
    const made = [
      speaking(acts, item, spoken),
      speaking(imposter, item, spoken),
      undecided(acts),
    ] as const;
    behaviours.set(key, made);
    return made;
  }

  /** Effects of those in the potion; of those that only say their name, how many. */
  function tableKey(masks: readonly number[], trial: IndexedTrial): string {
    let key = '';
    for (const item of new Set(trial.items)) {
      let notices = 0;
      for (const [index, variable] of variables.entries()) {
        const mask = masks[index] ?? 0;
        if ((mask & (1 << item)) === 0) continue;
        if (variable.notice) notices++;
        else key += variable.row.partner ? `${index}:${mask & trial.potion} ` : `${index} `;
      }
      key += `${notices},`;
    }
    return key;
  }

  function tableOf(
    stock: Stock,
    frame: Frame,
    masks: readonly number[],
    at: number,
    spend: () => void,
  ): Table | null {
    const trial = trials[at];
    if (!trial) return null;
    const key = `${at} ${tableKey(masks, trial)}`;
    const known = stock.tables.get(key);
    if (known !== undefined) return known;
    const ran = frame.ran[at] ?? new Int32Array(count);
    const acts = knowledge.ingredients.map((_, item) => behaviourOf(masks, item));
    let sure = true;
    const made = createTable(
      {
        trial,
        variables,
        reporters,
        masks,
        recipeLength: stock.recipeLength,
        maxSeeds: knowledge.maxSeeds,
        counting: space.counting,
        roles: stock.roles,
        domains: stock.domains,
        acts: acts.map(([one]) => one),
        imposterActs: acts.map(([, one]) => one),
        blank: acts.map(([, , one]) => one),
        ran,
        imposterRoom: trial.won
          ? 99
          : (trial.heard[IMPOSTER] ?? 0) - timesIn(maskOf(variables, masks, 'Imposter'), ran),
        limit: TABLE_STEPS,
      },
      spend,
      () => {
        sure = false;
      },
    );
    const kept = sure ? made : null;
    stock.tables.set(key, kept);
    return kept;
  }

  /** The recipe of one role for each ingredient; undecided where there are more. */
  function recipeOf(
    stock: Stock,
    doing: readonly Doing[],
    roles: readonly number[],
  ): CompiledRecipe {
    return {
      recipeLength: stock.recipeLength,
      maxSeeds: knowledge.maxSeeds,
      seedLow: 0,
      seedHigh: 0,
      ingredients: roles.map((mask, item): CompiledIngredient => {
        const [acts, imposterActs, blank] = doing[item] ?? [idle, idle, idle];
        const role = bitCount(mask) === 1 ? stock.roles[lowest(mask)] : undefined;
        if (!role) return { number: NONE, good: false, imposter: false, acts: blank };
        const imposter = role.kind === 'imposter';
        return {
          number: role.number ?? NONE,
          good: role.kind === 'good',
          imposter,
          acts: imposter ? imposterActs : acts,
        };
      }),
    };
  }
  const placesOf = (stock: Stock, chosen: readonly Role[]) =>
    chosen.map((role) => 1 << stock.roles.indexOf(role));

  function run(hunt: Hunt, budget: Budget): Outcome {
    let left = hunt.steps;
    let outcome: Outcome = 'none';
    /** False: everything ends. */
    const spend = (): boolean => {
      if (left-- <= 0) outcome = 'open';
      else if (!budget.spend()) outcome = 'exhausted';
      else return true;
      return false;
    };
    const mixed = <T>(list: readonly T[]) => (hunt.rng ? shuffled(list, hunt.rng) : list);
    const { effect } = hunt;
    const allowed = (variable: number, list: readonly number[]) =>
      list.filter(
        (mask) =>
          (mask & (struckHolders[variable] ?? 0)) === 0 &&
          (effect?.variable !== variable || (mask & (1 << effect.item)) !== 0),
      );
    const masks: number[] = variables.map(() => 0);
    /** By variable: all masks that what is placed stands for. */
    const alike: (readonly number[])[] = variables.map(() => [0]);
    /** What ingredients may be before any effect is placed; lengths that do not go with it are left out. */
    const starts = new Map<number, readonly number[]>();
    for (const length of knowledge.lengths) {
      if (struckLengths.has(length)) continue;
      if (hunt.recipeLength !== undefined && hunt.recipeLength !== length) continue;
      const stock = stockOf(length);
      const roles = stock.domains.map((base, index) => {
        let mask = base & ~(stock.struck[index] ?? 0);
        if (hunt.role?.index === index)
          for (const [place, role] of stock.roles.entries())
            if (!hunt.role.fits(role)) mask &= ~(1 << place);
        return mask;
      });
      if (spread(roles, length)) starts.set(length, roles);
    }
    if (starts.size === 0) return 'none';
    const groups = (variable: number, list: readonly number[]) =>
      mixed(groupsOf(variables[variable], list, tested));

    /** True: go on. */
    const decide = (place: number): boolean => {
      const one = deciders[place];
      if (one === undefined) {
        const frame = frameOf(masks);
        if (!frame) return true;
        const options = frame.options.map((list, index) => mixed(allowed(index, list)));
        return options.some((list) => list.length === 0) || give(frame, options, 0);
      }
      for (const group of groups(one, allowed(one, variables[one]?.options ?? []))) {
        masks[one] = group[0] ?? 0;
        alike[one] = group;
        if (!spend() || !decide(place + 1)) return false;
      }
      masks[one] = 0;
      return true;
    };
    const give = (
      frame: Frame,
      options: readonly (readonly number[])[],
      place: number,
    ): boolean => {
      const one = placed[place];
      if (one === undefined) {
        if (space.counting && !countsFit(space, masks, frame)) return true;
        for (const length of mixed([...starts.keys()]))
          if (!assign(frame, options, length)) return false;
        return true;
      }
      for (const group of groups(one, options[one] ?? [])) {
        masks[one] = group[0] ?? 0;
        alike[one] = group;
        if (!spend() || !give(frame, options, place + 1)) return false;
      }
      masks[one] = 0;
      return true;
    };

    /** All roles for one placement of the effects and one length. */
    const assign = (
      frame: Frame,
      options: readonly (readonly number[])[],
      recipeLength: number,
    ): boolean => {
      const stock = stockOf(recipeLength);
      const tables: Table[] = [];
      const late: number[] = [];
      for (const at of trials.keys()) {
        const table = tableOf(stock, frame, masks, at, () => {
          left -= SCAN;
        });
        if (!table || table.rough) late.push(at);
        if (table?.rows.length === 0) return true;
        if (table) tables.push(table);
      }
      if (left <= 0) return spend();
      // what is only scanned in the end takes longer
      let patience = (hunt.patience ?? Number.POSITIVE_INFINITY) * (1 + 3 * late.length);
      const acts =
        late.length > 0 ? knowledge.ingredients.map((_, item) => behaviourOf(masks, item)) : [];
      const drawnImposters = maskOf(variables, masks, 'Imposter');
      const domains = (starts.get(recipeLength) ?? []).map((mask, index) =>
        (drawnImposters & (1 << index)) !== 0 ? mask & ~stock.imposters : mask,
      );
      const reports = reporters.map(({ report }) => {
        const at = reportVariables[report] ?? -1;
        return (options[at] ?? []).reduce((all, mask) => all | mask, 0);
      });
      /** Rows of all tables that are left, each time those of the one with the fewest. True: go on. */
      const join = (
        open: readonly number[],
        live: readonly (readonly Row[])[],
        roles: readonly number[],
        holders: readonly number[],
      ): boolean => {
        if (open.length === 0) return !lateFit(roles, undefined) || settle(roles, holders);
        let best = 0;
        for (let place = 1; place < open.length; place++)
          if ((live[place]?.length ?? 0) < (live[best]?.length ?? 0)) best = place;
        const table = tables[open[best] ?? 0];
        const rest = open.filter((_, place) => place !== best);
        const restLive = live.filter((_, place) => place !== best);
        const rows = live[best] ?? [];
        const from = hunt.rng ? hunt.rng.below(rows.length) : 0;
        const stride = hunt.rng ? strideOf(rows.length) : 1;
        for (let turn = 0; turn < rows.length; turn++) {
          const row = rows[(from + turn * stride) % rows.length];
          if (!row) continue;
          if (!spend()) return false;
          if (--patience < 0) {
            incomplete = true;
            return true;
          }
          const next = [...roles];
          for (const [place, item] of (table?.items ?? []).entries())
            next[item] = (next[item] ?? 0) & (row.roles[place] ?? 0);
          const nextHolders = holders.map((mask, report) => mask & (row.holders[report] ?? -1));
          if (nextHolders.includes(0) || !spread(next, recipeLength)) continue;
          const after = restLive.map((list, place) => {
            left -= list.length * ROW;
            return liveRows(tables[rest[place] ?? 0], list, next, nextHolders);
          });
          if (after.some((rows) => rows.length === 0)) continue;
          if (!join(rest, after, next, nextHolders)) return false;
        }
        return true;
      };

      /** What the tables leave open, ingredient by ingredient; trials without a table are scanned once they can be. */
      const settle = (roles: readonly number[], holders: readonly number[]): boolean => {
        let pick = -1;
        let fewest = 99;
        for (let item = 0; item < count; item++) {
          const size = bitCount(roles[item] ?? 0);
          if (size > 1 && size < fewest) {
            fewest = size;
            pick = item;
          }
        }
        // those that a trial waits for come first, in the order of its potion
        for (let place = 0; place < late.length && pick >= 0; place++) {
          const waiting = trials[late[place] ?? 0]?.items.find(
            (item) => bitCount(roles[item] ?? 0) > 1,
          );
          if (waiting === undefined) continue;
          pick = waiting;
          break;
        }
        if (pick < 0) return leaf(roles, holders);
        const bits = bitsOf(roles[pick] ?? 0);
        for (const place of hunt.rng ? shuffled(bits, hunt.rng) : bits) {
          if (!spend()) return false;
          if (--patience < 0) {
            incomplete = true;
            return true;
          }
          const next = [...roles];
          next[pick] = 1 << place;
          if (!spread(next, recipeLength)) continue;
          if (!lateFit(next, roles)) continue;
          if (!settle(next, holders)) return false;
        }
        return true;
      };
      /** Scans the trials without a table: as far as it goes, and for good when they have just become complete. */
      const lateFit = (roles: readonly number[], before: readonly number[] | undefined): boolean =>
        late.every((at) => {
          const trial = trials[at];
          if (!trial) return true;
          const isSet = (list: readonly number[]) =>
            trial.items.every((item) => bitCount(list[item] ?? 0) === 1);
          if (before && isSet(before)) return true;
          left -= SCAN;
          if (!isSet(roles)) return !cutShort[at] || !exceeds(recipeOf(stock, acts, roles), trial);
          const fit = fitsTrial(recipeOf(stock, acts, roles), trial);
          if (fit === 'unsure') incomplete = true;
          return fit === 'yes';
        });
      const cutShort = trials.map(
        (trial) => !trial.won && watchOf({ trial, variables, masks }) === 'scanned',
      );
      const leaf = (roles: readonly number[], holders: readonly number[]): boolean => {
        const chosen = roles.flatMap((mask) => stock.roles[lowest(mask)] ?? []);
        if (bitCount(chosen.reduce((all, one) => all | numberBit(one), 0)) !== recipeLength)
          return true;
        if (group.length > 0 && group.every((one) => chosen[one]?.kind === 'good')) return true;
        const lists = variables.map((variable, index) => {
          if (!variable.free) return alike[index] ?? [];
          const list = options[index] ?? [];
          if (variable.report < 0) return list;
          return list.filter((mask) => ((holders[variable.report] ?? 0) & mask) !== 0);
        });
        for (const fitting of lateHolders(chosen, lists)) {
          left -= VISIT;
          if (hunt.visit({ recipeLength, roles: chosen, holders: fitting })) {
            outcome = 'found';
            return false;
          }
        }
        return true;
      };
      /** Free reports that trials without a table had to say. */
      const lateHolders = function* (
        chosen: readonly Role[],
        lists: readonly (readonly number[])[],
      ): Generator<readonly (readonly number[])[]> {
        let narrowed = lists;
        for (const at of late) {
          const trial = trials[at];
          if (!trial || trial.won) continue;
          if (reporters.every(({ stream }) => !trial.values.has(stream))) continue;
          left -= SCAN;
          const fit = fitsTrial(recipeOf(stock, acts, placesOf(stock, chosen)), trial);
          if (fit !== 'yes') return;
          for (const { report, stream } of reporters) {
            const said = trial.values.get(stream);
            const variable = reportVariables[report] ?? -1;
            if (!said) continue;
            const list = (narrowed[variable] ?? []).filter((mask) => spokenBy(report, mask, said));
            if (list.length === 0) return;
            narrowed = narrowed.map((one, place) => (place === variable ? list : one));
          }
        }
        yield* clueHolders(space, chosen, narrowed);
      };

      const first = [...domains];
      if (!spread(first, recipeLength)) return true;
      const live = tables.map((table) => liveRows(table, table.rows, first, reports));
      if (live.some((rows) => rows.length === 0)) return true;
      return join([...tables.keys()], live, first, reports);
    };

    let incomplete = false;
    decide(0);
    return outcome === 'none' && incomplete ? 'open' : outcome;
  }

  return {
    space,
    run,
    strikeRole(index, fits) {
      struck.push((role, at) => at === index && fits(role));
      for (const stock of stocks.values())
        for (const [place, role] of stock.roles.entries())
          if (fits(role)) stock.struck[index] = (stock.struck[index] ?? 0) | (1 << place);
    },
    strikeHolder(variable, item) {
      struckHolders[variable] = (struckHolders[variable] ?? 0) | (1 << item);
    },
    strikeLength: (length) => void struckLengths.add(length),
  };
}

function clueMask({ clue, ingredients }: Space['knowledge']): number {
  return clue?.type === 'effects' ? 1 << ingredients.indexOf(clue.ingredient) : 0;
}

/** Holders between which no trial and no clue can tell. The drawn Imposter matters to what its holder can be. */
function groupsOf(
  variable: Variable | undefined,
  masks: readonly number[],
  tested: number,
): readonly (readonly number[])[] {
  if (variable?.name === 'Imposter') return masks.map((mask) => [mask]);
  const groups = new Map<number, number[]>();
  for (const mask of masks) {
    const group = groups.get(mask & tested);
    if (group) group.push(mask);
    else groups.set(mask & tested, [mask]);
  }
  return [...groups.values()];
}

function maskOf(
  variables: readonly Variable[],
  masks: readonly number[],
  name: EffectName,
): number {
  const at = variables.findIndex((one) => one.name === name);
  return at < 0 ? 0 : (masks[at] ?? 0);
}

/**
 * Before any roles: what was said about numbers of effects, against the effects as they are placed. An imposter has one
 * more, so with those about what was said may be more than is placed.
 */
function countsFit(
  { knowledge, trials, variables }: Space,
  masks: readonly number[],
  frame: Frame,
): boolean {
  const held = knowledge.ingredients.map(
    (_, item) => variables.filter((_one, at) => ((masks[at] ?? 0) & (1 << item)) !== 0).length,
  );
  const { clue } = knowledge;
  if (clue?.type === 'effects') {
    const base = held[knowledge.ingredients.indexOf(clue.ingredient)] ?? 0;
    if (clue.count < base || clue.count > base + (knowledge.drama ? 1 : 0)) return false;
  }
  const silenced = variables.some(
    ({ row }) => row.leaves?.clean === true || row.early === 'vanishes',
  );
  return trials.every((trial, at) => {
    if (trial.won || silenced) return true;
    // all entries count, whether they run or not
    const each = trial.items.map((item) => held[item] ?? 0);
    const heardImposters = (trial.heard[IMPOSTER] ?? 0) > 0;
    const everyRan = trial.items.every(
      (item) => (frame.ran[at]?.[item] ?? 0) === (trial.times[item] ?? 0),
    );
    const more = knowledge.drama && (heardImposters || !everyRan) ? trial.items.length : 0;
    const within = (stream: number, base: number) =>
      (trial.values.get(stream) ?? []).every((value) => value >= base && value <= base + more);
    const busy = each.some((one) => one >= 2);
    const scientist = trial.values.get(SCIENTIST) ?? [];
    return (
      within(
        GENERAL,
        each.reduce((sum, one) => sum + one, 0),
      ) &&
      within(INSPECTOR, each.filter((one) => one > 0).length) &&
      scientist.every((value) => (value === YES ? busy || more > 0 : !busy))
    );
  });
}

const GENERAL = effectIndex('General');
const INSPECTOR = effectIndex('Inspector');
const SCIENTIST = effectIndex('Scientist');

/** Steps that a scan, a row that is looked at and a find count for, and the scans that a table may take; a trial that needs more is scanned on the way. */
const SCAN = 0.25;
const ROW = 0.005;
const VISIT = 0.5;
const TABLE_STEPS = 40_000;

const lowest = (mask: number) => 31 - Math.clz32(mask & -mask);
const numberBit = (role: Role) => (role.kind === 'good' ? 1 << (role.number ?? 0) : 0);

/** Steps through a list so that neighbours, which are alike, come far apart. */
function strideOf(length: number): number {
  const stride = Math.max(1, Math.floor(length * 0.618));
  const common = (one: number, other: number): number =>
    other === 0 ? one : common(other, one % other);
  return common(length, stride) === 1 ? stride : 1;
}

function bitsOf(mask: number): readonly number[] {
  const bits: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits.push(lowest(rest));
  return bits;
}

/**
 * Every number is given away once: whoever has one for certain takes it from the others (role k-1 is the good k), and
 * a number that only one can have is theirs. False where that cannot be.
 */
function spread(roles: number[], recipeLength: number): boolean {
  const goods = (1 << recipeLength) - 1;
  for (let changed = true; changed; ) {
    changed = false;
    let once = 0;
    let twice = 0;
    for (let item = 0; item < roles.length; item++) {
      const mask = roles[item] as number;
      if (mask === 0) return false;
      twice |= once & mask;
      once |= mask;
      if ((mask & (mask - 1)) !== 0 || (mask & goods) === 0) continue;
      for (let other = 0; other < roles.length; other++) {
        if (other === item || ((roles[other] as number) & mask) === 0) continue;
        roles[other] = (roles[other] as number) & ~mask;
        changed = true;
      }
    }
    if ((once & goods) !== goods) return false;
    if (changed) continue;
    const single = goods & ~twice;
    if (single === 0) continue;
    for (let item = 0; item < roles.length; item++) {
      const mine = (roles[item] as number) & single;
      if (mine === 0 || roles[item] === mine) continue;
      if ((mine & (mine - 1)) !== 0) return false;
      roles[item] = mine;
      changed = true;
    }
  }
  return true;
}

/** Rows that go with what the ingredients may still be. */
function liveRows(
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

/** The free holders with which a clue about a number of effects is true; one list for each way to make it so. */
function* clueHolders(
  { knowledge, variables }: Space,
  roles: readonly Role[],
  holders: readonly (readonly number[])[],
): Generator<readonly (readonly number[])[]> {
  const { clue } = knowledge;
  if (clue?.type !== 'effects') {
    yield holders;
    return;
  }
  const item = knowledge.ingredients.indexOf(clue.ingredient);
  const has = (mask: number) => (mask & (1 << item)) !== 0;
  function* choose(
    index: number,
    needed: number,
    list: readonly (readonly number[])[],
  ): Generator<readonly (readonly number[])[]> {
    const options = holders[index];
    if (!options) {
      if (needed === 0) yield list;
      return;
    }
    const [with_, without] = [options.filter(has), options.filter((mask) => !has(mask))];
    if (with_.length > 0 && needed > 0) yield* choose(index + 1, needed - 1, [...list, with_]);
    if (without.length > 0) yield* choose(index + 1, needed, [...list, without]);
  }
  const extra = roles[item]?.kind === 'imposter' ? 1 : 0;
  if (variables.length > 0 || clue.count === extra) yield* choose(0, clue.count - extra, []);
}

/** One of the recipes that a find stands for. */
export function toHypothesis(space: Space, found: Found, rng?: Rng): Hypothesis {
  const { knowledge, variables } = space;
  const masks = found.holders.map((list) => list[rng ? rng.below(list.length) : 0] ?? 0);
  return {
    recipeLength: found.recipeLength,
    ingredients: knowledge.ingredients.map((name, item): Ingredient => {
      const role = found.roles[item];
      const kind = role?.kind ?? 'ignore';
      const held = variables.flatMap((one, at) =>
        ((masks[at] ?? 0) & (1 << item)) !== 0 ? [one.name] : [],
      );
      return {
        name,
        kind,
        number: role?.number ?? null,
        effects: kind === 'imposter' && !held.includes('Imposter') ? [...held, 'Imposter'] : held,
      };
    }),
  };
}
