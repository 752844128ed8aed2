// Which roles of an ingredient a trial's answer can distinguish: indistinguishable roles form a class, and
// what is misgrown becomes a sum. The plain variant considers the potion's effects as a whole; the traced one
// runs the scan with stand-ins to see what matters for each entry.

import { type EffectName, effectIndex, effectNames } from '../names.ts';
import { EveryDraw } from '../potion/chance.ts';
import { type Behaviour, type CompiledIngredient, idle } from '../potion/compile.ts';
import { effects } from '../potion/effects.ts';
import { layPotion } from '../potion/evaluate.ts';
import { AUTO, createScratch, scanPotion } from '../potion/scan.ts';
import { COUNTING_REPORTS, isHuggingJoker, isInformative, type Variable } from './domains.ts';
import type { Role } from './knowledge.ts';
import type { IndexedTrial } from './matching.ts';

export interface TableInput {
  readonly trial: IndexedTrial;
  readonly variables: readonly Variable[];
  readonly reporters: readonly Variable[];
  /** By variable: its holders; 0 for free ones. */
  readonly masks: readonly number[];
  readonly recipeLength: number;
  readonly maxSeeds: number;
  readonly counting: boolean;
  readonly roles: readonly Role[];
  /** By ingredient: mask of possible roles. */
  readonly domains: readonly number[];
  /** By ingredient: its behaviour, as an imposter, and while undecided. */
  readonly acts: readonly Behaviour[];
  readonly imposterActs: readonly Behaviour[];
  readonly blank: readonly Behaviour[];
  /** By ingredient: how often it ran. Imposters that ran are heard. */
  readonly ran: Int32Array;
  /** How many runs of imposters the answer allows. */
  readonly imposterRoom: number;
  /** The most fits to check. */
  readonly limit: number;
  /** Merge all roles that this potion cannot distinguish? Fewer rows, in a different order. */
  readonly mergeRoles: boolean;
}

export interface Growth {
  readonly under: number;
  readonly over: number;
  /** Entries that it settles; the others may still be misgrown either way. */
  readonly settled: number;
  /** False if it implies nothing. */
  readonly tells: boolean;
}

export interface TrialClasses {
  /** By ingredient of the table: masks of roles with the same answer. */
  readonly fine: readonly (readonly number[])[];
  /** Masks of roles with the same misgrown counts; undefined if those depend on other ingredients' numbers. */
  coarse(): readonly (readonly number[])[] | undefined;
  growth(item: number, role: Role): Growth;
  /** Entries that may be misgrown, and how many of them Fertilizers may save. */
  readonly open: number;
  readonly saved: number;
  /** The misgrown counts are exactly the sum. */
  readonly exact: boolean;
  /** Partial assignments are scanned and cut off if they cannot lead to the answer. */
  readonly scanned: boolean;
  /** Partial assignments cannot be cut off. */
  readonly blind: boolean;
}

/** What a scan can say before all ingredients are decided. `quiet`: nothing changes numbers or which entries run, so
 * misgrown counts are sums. `scanned`: the scan is right up to the first undecided entry. `blind`: it is not. */
type PartialScan = 'quiet' | 'scanned' | 'blind';

export function partialScanOf({
  trial,
  variables,
  masks,
}: Pick<TableInput, 'trial' | 'variables' | 'masks'>): PartialScan {
  let partial: PartialScan = 'quiet';
  let [cleans, adds] = [false, false];
  for (const [index, { row, deciding, free }] of variables.entries()) {
    if (free || ((masks[index] ?? 0) & trial.potion) === 0) continue;
    // Even takes a number only at odd lengths.
    const own = row.own && !(row.oddOnly && trial.items.length % 2 === 0) ? row.ownKind : undefined;
    // These depend on all entries of the potion.
    if (own === 'addGoods' || own === 'takeDecoys') return 'blind';
    adds ||= own === 'addPrevious';
    cleans ||= row.leaves?.clean === true;
    if (deciding || row.leaves || own) partial = 'scanned';
  }
  // A cleaned entry does not stop the scan, though the next one may refer back to it.
  return adds && cleans ? 'blind' : partial;
}

/** What an answer depends on: numbers, misgrown counts and goods, or misgrown counts only. */
type Sight = 'numbers' | 'goods' | 'misgrown';

/** Reports that ignore numbers: on goods, or on effects and lengths. */
const GOODS_REPORTS: readonly EffectName[] = ['Revealer', 'Blessing'];
const OTHER_REPORTS: readonly EffectName[] = ['Inspector', 'General', 'Scientist', 'Crowdy'];
function sightOf(input: TableInput): Sight {
  const { trial, variables, masks, recipeLength } = input;
  // With nothing misgrown, winning depends on the order.
  const spotless = trial.undergrown + trial.overgrown === 0;
  let sight = growthSight(input);
  if (!sight || (spotless && trial.items.length >= recipeLength)) return 'numbers';
  for (const [index, { name, row, free, stream }] of variables.entries()) {
    const here = free ? trial.values.has(stream) : ((masks[index] ?? 0) & trial.potion) !== 0;
    if (!here || !row.report || OTHER_REPORTS.includes(name)) continue;
    if (!GOODS_REPORTS.includes(name)) return 'numbers';
    sight = 'goods';
  }
  return sight;
}

/** What the misgrown counts depend on; undefined for other ingredients' numbers, or if it won. */
function growthSight({ trial, variables, masks }: TableInput): Sight | undefined {
  if (trial.won) return undefined;
  let sight: Sight = 'misgrown';
  for (const [index, { row }] of variables.entries()) {
    if (((masks[index] ?? 0) & trial.potion) === 0) continue;
    if (row.ownKind === 'addPrevious') return undefined;
    if (row.ownKind === 'addGoods' || row.ownKind === 'takeDecoys') sight = 'goods';
  }
  return sight;
}

/** How much an ingredient's number may be shifted when it is judged. */
function shiftsOf({ trial, variables, masks }: TableInput, item: number): readonly number[] {
  let shifts = new Set([0]);
  const also = (more: readonly number[]) => {
    shifts = new Set([...shifts].flatMap((one) => more.map((change) => one + change)));
  };
  for (const [index, { row }] of variables.entries()) {
    const holders = (masks[index] ?? 0) & trial.potion;
    if (holders !== 0 && row.leaves?.change) also([0, row.leaves.change]);
    if ((holders & (1 << item)) === 0) continue;
    const goods = Array.from({ length: trial.items.length + 1 }, (_, count) => count);
    if (row.ownKind === 'addGoods') also(goods);
    if (row.ownKind === 'takeDecoys') also(goods.map((count) => -count));
  }
  return [...shifts];
}

/** Groups roles that make no difference in this potion; the first one represents its class. */
function classesOf(input: TableInput, item: number, sight: Sight): readonly number[] {
  const { trial, roles, domains } = input;
  const shifts = shiftsOf(input, item);
  const grown = trial.items.flatMap((one, slot) => (one === item ? [trial.seeds[slot] ?? 0] : []));
  const classes = new Map<string, number>();
  for (const [place, { kind, number }] of roles.entries()) {
    if (((domains[item] ?? 0) & (1 << place)) === 0) continue;
    if (kind === 'imposter' && (input.ran[item] ?? 0) > input.imposterRoom) continue;
    const seen =
      number === null
        ? 'none'
        : grown.map((seeds) => shifts.map((shift) => Math.sign(seeds - number - shift)).join());
    const told = sight === 'goods' ? kind === 'good' : kind === 'imposter';
    const key = sight === 'numbers' ? `${place}` : `${kind === 'imposter'} ${told} ${seen}`;
    classes.set(key, (classes.get(key) ?? 0) | (1 << place));
  }
  return [...classes.values()];
}

export function plainClasses(input: TableInput): TrialClasses {
  const { trial } = input;
  const partial = partialScanOf(input);
  const items = trial.different;
  const sums = partial === 'quiet' && !trial.won;
  const sight = sightOf(input);
  return {
    fine: items.map((item) => classesOf(input, item, sight)),
    coarse() {
      const growing = growthSight(input);
      return growing && items.map((item) => classesOf(input, item, growing));
    },
    growth(item, { number }) {
      const settled = trial.times[item] ?? 0;
      if (!sums || number === null) return { under: 0, over: 0, settled, tells: false };
      const grown = trial.seeds.filter((_, slot) => trial.items[slot] === item);
      return {
        under: grown.filter((seeds) => seeds < number).length,
        over: grown.filter((seeds) => seeds > number).length,
        settled,
        tells: true,
      };
    },
    open: trial.items.length,
    saved: 0,
    exact: partial === 'quiet',
    scanned: partial === 'scanned' && !trial.won,
    blind: partial === 'blind',
  };
}

/** Changes to the own number, as bits. */
const DRAWS = 1;
const ADDS_PREVIOUS = 2;
const ADDS_GOODS = 4;
const TAKES_DECOYS = 8;
const KINDS = {
  random: DRAWS,
  addPrevious: ADDS_PREVIOUS,
  addGoods: ADDS_GOODS,
  takeDecoys: TAKES_DECOYS,
} as const;

/** How an entry of the potion is judged. */
interface TracedEntry {
  /** False if skipped, cut off or forgotten: its errors do not count. */
  readonly counts: boolean;
  /** Added to its number; or (`given`) the number that replaces it, normally and as an imposter. */
  readonly shift: number;
  readonly given: readonly [number, number] | null;
  /** Bits of the changes it then makes to its own number. */
  readonly own: number;
  /** Its place in the scan; entries that flee move back. */
  readonly place: number;
}

interface Trace {
  /** By slot. */
  readonly slots: readonly TracedEntry[];
  /** Reports made and not forgotten, by holders of the effect. */
  readonly told: readonly { readonly name: EffectName; readonly slot: number }[];
}

const scratch = createScratch();
const draws = new EveryDraw();
/** Numbers far enough apart to stay different under all changes; CHANGED marks numbers changed by effects. */
const [FIRST, SECOND, CHANGED] = [30, 60, 1024];
/** More seeds than any number. */
const MANY = 100;

const plain = (acts: Behaviour): Behaviour =>
  acts === idle ? idle : { ...acts, own: [], reports: [], fertilises: false };

/** Reports return their slot, and numbers record the kinds of changes. */
function watched(acts: Behaviour): Behaviour {
  if (acts === idle) return idle;
  return {
    ...acts,
    own: acts.own.map((one) => {
      const kind = KINDS[effects[one.stream]?.ownKind ?? 'random'];
      return { ...one, run: (scan, slot) => Math.max(CHANGED, scan.number[slot] ?? 0) | kind };
    }),
    reports: acts.reports
      .filter(({ stream }) => stream < effectNames.length)
      .map(({ stream }) => ({ stream, run: (_scan, slot) => slot })),
  };
}

/** `acts` and `imposterActs` are by ingredient. */
function traceOf(
  trial: IndexedTrial,
  acts: readonly Behaviour[],
  imposterActs: readonly Behaviour[],
  recipeLength: number,
): Trace {
  const scan = (number: number, does: readonly Behaviour[]) => {
    const ingredients = does.map(
      (one): CompiledIngredient => ({ number, good: false, imposter: false, acts: one }),
    );
    draws.restart();
    scanPotion({ recipeLength, maxSeeds: 0, ingredients, seedLow: 0, seedHigh: 0 }, scratch, draws);
  };
  const numbers = () => trial.items.map((_, slot) => scratch.number[slot] ?? 0);
  const simple = acts.map(plain);
  const counts = trial.items.map((_, slot) => {
    const seeds = trial.items.map((_item, other) => (other === slot ? MANY : AUTO));
    layPotion(scratch, trial.items, seeds);
    scan(FIRST, simple);
    return scratch.overgrown > 0;
  });
  const first = numbers();
  scan(SECOND, simple);
  const second = numbers();
  scan(FIRST, imposterActs.map(plain));
  const imposters = numbers();
  scan(FIRST, acts.map(watched));
  const changed = numbers();
  const places = trial.items.map((_, slot) => scratch.order.indexOf(slot));
  const slots = trial.items.map((_, slot): TracedEntry => {
    const number = first[slot] ?? 0;
    const own = changed[slot] ?? 0;
    return {
      counts: counts[slot] === true,
      shift: number - FIRST,
      // The same result for both numbers means it was equalised.
      given: number === second[slot] ? [number, imposters[slot] ?? 0] : null,
      own: own >= CHANGED ? own - CHANGED : 0,
      place: places[slot] ?? 0,
    };
  });
  const told: Trace['told'][number][] = [];
  for (let index = 0; index < scratch.messages; index++) {
    const stream = scratch.messageEffect[index] as number;
    const name = effectNames[stream];
    if (name && effects[stream]?.report)
      told.push({ name, slot: scratch.messageValue[index] as number });
  }
  return { slots, told };
}

/** Reports on the own number; on the own and the previous number; on whether a number is in the potion. */
const OWN_REPORTS: readonly EffectName[] = ['Even', 'Analyzer'];
const BACKWARD_REPORTS: readonly EffectName[] = ['Hugger'];
const SEARCHING_REPORTS: readonly EffectName[] = ['Detective', 'Liar'];

interface Distinctions {
  /** Mask of ingredients whose exact numbers matter. */
  numbers: number;
  /** For all others: these numbers, being good, being an imposter. */
  readonly single: Set<number>;
  goods: boolean;
  imposters: boolean;
}

const EVERYBODY = -1;

/** Not for trials that won. */
export function tracedClasses(input: TableInput): TrialClasses {
  const { trial, variables, recipeLength, roles, domains, acts, imposterActs, ran } = input;
  const { slots, told } = traceOf(trial, acts, imposterActs, recipeLength);
  const judged = slots.filter(({ counts }) => counts);
  const holder = (slot: number) => 1 << (trial.items[slot] ?? 0);
  /** Counted entries up to a slot, itself included: one of them is its previous entry. */
  const upTo = (slot: number) =>
    slots.reduce(
      (mask, { counts, place }, other) =>
        counts && place < (slots[slot]?.place ?? 0) ? mask | holder(other) : mask,
      holder(slot),
    );

  function growthSeen(): Distinctions {
    const seen: Distinctions = { numbers: 0, single: new Set(), goods: false, imposters: false };
    for (const [slot, { counts, own }] of slots.entries()) {
      if (!counts) continue;
      if ((own & ADDS_PREVIOUS) !== 0) seen.numbers |= upTo(slot);
      if ((own & (ADDS_GOODS | TAKES_DECOYS)) !== 0) seen.goods = true;
    }
    return seen;
  }

  function allSeen(): Distinctions {
    const seen = growthSeen();
    // With nothing misgrown, winning depends on the order.
    const spotless = trial.undergrown + trial.overgrown === 0;
    if (spotless && judged.length >= recipeLength) seen.numbers = EVERYBODY;
    const tell = (name: EffectName, own: number, backward: number) => {
      const stream = effectIndex(name);
      if (!isInformative(trial, stream, recipeLength)) return;
      const hugging = isHuggingJoker(trial, stream);
      if (COUNTING_REPORTS.includes(name) && !hugging) seen.imposters = true;
      const said = trial.values.get(stream) ?? [];
      const numbers = said.every((value) => value >= 0 && value <= MOST_NUMBER);
      if (GOODS_REPORTS.includes(name)) seen.goods = true;
      else if (SEARCHING_REPORTS.includes(name) && numbers)
        for (const value of said) seen.single.add(value);
      else if (OWN_REPORTS.includes(name)) seen.numbers |= own;
      else if (BACKWARD_REPORTS.includes(name) || hugging) seen.numbers |= backward;
      else if (!OTHER_REPORTS.includes(name)) seen.numbers = EVERYBODY;
    };
    for (const { name, slot } of told) tell(name, holder(slot), upTo(slot));
    for (const { name, row, free } of variables)
      if (free && row.report) tell(name, EVERYBODY, EVERYBODY);
    if (seen.single.size === 0) return seen;
    // Searching reports also find numbers that were changed and then forgotten.
    for (const { counts, own } of slots) {
      if ((own & ADDS_PREVIOUS) !== 0 && !counts) seen.numbers = EVERYBODY;
      if ((own & (ADDS_GOODS | TAKES_DECOYS)) !== 0) seen.goods = true;
    }
    return seen;
  }

  /** The number of an entry before its own changes. */
  const numberIn = ({ given, shift }: TracedEntry, { kind, number }: Role) => {
    if (number === null) return undefined;
    return given ? given[kind === 'imposter' ? 1 : 0] : number + shift;
  };

  /** Everything that distinguishes roles at this entry, as text. */
  function looks(
    slot: number,
    judging: TracedEntry,
    role: Role,
    single: ReadonlySet<number>,
  ): string {
    const { counts, own } = judging;
    const number = numberIn(judging, role);
    if (number === undefined) return counts || single.size > 0 ? 'none' : '';
    const drawn = (own & DRAWS) !== 0;
    const least = (own & TAKES_DECOYS) !== 0 ? number - trial.items.length : number;
    const most = (own & ADDS_GOODS) !== 0 ? number + trial.items.length : number;
    let text = drawn ? 'drawn' : '';
    for (const value of single) text += role.number === value ? 'is' : 'not';
    for (let later = least; later <= most && !drawn; later++) {
      if (counts) text += Math.sign((trial.seeds[slot] ?? 0) - later);
      for (const value of single) text += later === value ? 'is' : 'not';
    }
    return text;
  }

  function classes(seen: Distinctions): readonly (readonly number[])[] {
    return trial.different.map((item) => {
      const found = new Map<string, number>();
      const imposters = seen.imposters || (ran[item] ?? 0) > 0;
      for (const [place, role] of roles.entries()) {
        if (((domains[item] ?? 0) & (1 << place)) === 0) continue;
        const imposter = role.kind === 'imposter';
        if (imposter && (ran[item] ?? 0) > input.imposterRoom) continue;
        let key = `${imposters && imposter} ${seen.goods && role.kind === 'good'}`;
        if ((seen.numbers & (1 << item)) !== 0) key = `${place}`;
        else
          for (const [slot, one] of slots.entries())
            if (trial.items[slot] === item) key += ` ${looks(slot, one, role, seen.single)}`;
        found.set(key, (found.get(key) ?? 0) | (1 << place));
      }
      return [...found.values()];
    });
  }

  function growth(item: number, role: Role): Growth {
    let [under, over, settled] = [0, 0, 0];
    for (const [slot, one] of slots.entries()) {
      if (trial.items[slot] !== item || !one.counts) continue;
      const number = numberIn(one, role);
      if (number !== undefined && one.own !== 0) continue;
      settled++;
      const seeds = trial.seeds[slot] ?? 0;
      if (number !== undefined && seeds < number) under++;
      if (number !== undefined && seeds > number) over++;
    }
    return { under, over, settled, tells: true };
  }

  const coarse = growthSeen();
  const fertilisers = trial.items.filter((item) => acts[item]?.fertilises).length;
  const adds = judged.some(({ own }) => (own & ADDS_PREVIOUS) !== 0);
  return {
    fine: classes(allSeen()),
    coarse: () => (coarse.numbers === 0 ? classes(coarse) : undefined),
    growth,
    open: judged.length,
    saved: fertilisers,
    exact: fertilisers === 0 && judged.every(({ own }) => own === 0),
    scanned: adds && partialScanOf(input) === 'scanned',
    blind: false,
  };
}

/** More than any number of a role; reported words are larger. */
const MOST_NUMBER = 99;
