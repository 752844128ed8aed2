// Could a recipe have given these answers? Draws are hidden from players, so any draw may explain an answer.
// Random reports return all possible values at once; only random numbers need a scan per draw.

import { type EffectName, effectIndex, type IngredientName } from '../names.ts';
import { EveryDraw } from '../potion/chance.ts';
import { type Behaviour, type CompiledRecipe, idle } from '../potion/compile.ts';
import { DECOY, NO, type Report, type Scan, SILENT, YES } from '../potion/effects.ts';
import { layPotion } from '../potion/evaluate.ts';
import { createScratch, scanPotion } from '../potion/scan.ts';
import type { Message, Trial } from '../types/potion.ts';

/** A trial in the terms of the scan. */
export interface IndexedTrial {
  readonly items: readonly number[];
  /** Without repetitions. */
  readonly different: readonly number[];
  readonly seeds: readonly number[];
  /** Mask of the ingredients in it, and how often each occurs. */
  readonly potion: number;
  readonly times: readonly number[];
  readonly won: boolean;
  readonly undergrown: number;
  readonly overgrown: number;
  /** How often each effect was heard, by index. */
  readonly heard: readonly number[];
  /** Values by effect. */
  readonly values: ReadonlyMap<number, readonly number[]>;
  /** Effect and value packed; without free effects. */
  readonly messages: readonly number[];
}

const VALUE_BASE = 4096;
const VALUE_SHIFT = 1024;
/** From here on: reports that any ingredient might make; the value encodes which. */
const SPOKEN = 64;
/** From here on: markers of ingredients that ran. */
const MARKER = 128;
/** Values from here on are indexes of lists of possible values. */
const SETS = 1100;
const WHO = 16;
/** Draws of random numbers to try per trial; beyond that the fit is unsure. */
const MOST_DRAWS = 1500;

const messageKey = (effect: number, value: number) => effect * VALUE_BASE + value + VALUE_SHIFT;

function messageValue(message: Message): number {
  if (message.value === undefined) return SILENT;
  if (typeof message.value === 'number') return message.value;
  return { yes: YES, no: NO, decoy: DECOY }[message.value];
}

/** `free`: effects whose messages are matched separately. */
export function indexTrials(
  names: readonly IngredientName[],
  trials: readonly Trial[],
  free: readonly EffectName[],
  effectCount: number,
): readonly IndexedTrial[] {
  return trials.map(({ entries, result }) => {
    const items = entries.map((entry) => names.indexOf(entry.ingredient));
    const heard = new Array<number>(effectCount).fill(0);
    const values = new Map<number, number[]>();
    for (const message of result.messages) {
      const stream = effectIndex(message.effect);
      heard[stream] = (heard[stream] ?? 0) + 1;
      values.set(stream, [...(values.get(stream) ?? []), messageValue(message)]);
    }
    return {
      items,
      different: [...new Set(items)],
      seeds: entries.map((entry) => entry.seeds),
      potion: items.reduce((mask, item) => mask | (1 << item), 0),
      times: names.map((_, index) => items.filter((item) => item === index).length),
      won: result.won,
      undergrown: result.undergrown,
      overgrown: result.overgrown,
      heard,
      values,
      messages: result.messages
        .filter((message) => !free.includes(message.effect))
        .map((message) => messageKey(effectIndex(message.effect), messageValue(message))),
    };
  });
}

const scratch = createScratch();
const draws = new EveryDraw();
const inner = new EveryDraw();
/** Possible values of random reports in the last scan. */
const sets: (readonly number[])[] = [];
const rest = new Int32Array(1024);

/** The report, returning all its possible values. */
function everyValue(report: Report): Report {
  return (scan: Scan, slot, stream) => {
    const before = scan.draws;
    const found: number[] = [];
    scan.draws = inner;
    inner.restart();
    do {
      const value = report(scan, slot, stream);
      if (!found.includes(value)) found.push(value);
    } while (inner.advance());
    scan.draws = before;
    const [only] = found;
    if (found.length === 1 && only !== undefined) return only;
    return SETS + sets.push(found) - 1;
  };
}

const CHANCY: readonly number[] = (['Detective', 'Liar', 'Joker'] as const).map(effectIndex);
const sureReport = (stream: number, report: Report) =>
  CHANCY.includes(stream) ? everyValue(report) : report;

export function withAllDraws(acts: Behaviour): Behaviour {
  if (acts.reports.length === 0) return acts;
  return {
    ...acts,
    reports: acts.reports.map(({ stream, run }) => ({ stream, run: sureReport(stream, run) })),
  };
}

/** The behaviour, plus what it would say if it had these reports. */
export function withSpokenReports(
  acts: Behaviour,
  item: number,
  reports: readonly { readonly stream: number; readonly run: Report }[],
): Behaviour {
  if (reports.length === 0) return acts;
  return {
    ...acts,
    reports: [
      ...acts.reports,
      ...reports.map(({ stream, run }, place) => {
        const sure = sureReport(stream, run);
        return {
          stream: SPOKEN + place,
          run: (scan: Scan, slot: number) => sure(scan, slot, stream) * WHO + item,
        };
      }),
    ],
  };
}

export function withRunMarker(acts: Behaviour, item: number): Behaviour {
  return { ...(acts === idle ? { ...idle } : acts), notices: [...acts.notices, MARKER + item] };
}

/** For an undecided ingredient: ends the scan, unless its role does not matter. */
export function stopsScan(acts: Behaviour): Behaviour {
  return { ...idle, flees: acts.flees, vanishes: acts.vanishes, cuts: true };
}

function takeExact(key: number, count: number): boolean {
  for (let place = 0; place < count; place++)
    if (rest[place] === key) {
      rest[place] = rest[count - 1] as number;
      return true;
    }
  return false;
}

/** Can random reports from `index` on explain the remaining messages? */
function takeSets(index: number, count: number): boolean {
  for (let at = index; at < scratch.messages; at++) {
    const effect = scratch.messageEffect[at] as number;
    const value = scratch.messageValue[at] as number;
    if (effect >= SPOKEN || value < SETS) continue;
    for (const option of sets[value - SETS] ?? []) {
      const key = messageKey(effect, option);
      for (let place = 0; place < count; place++) {
        if (rest[place] !== key) continue;
        rest[place] = rest[count - 1] as number;
        const fits = takeSets(at + 1, count - 1);
        rest[count - 1] = rest[place] as number;
        rest[place] = key;
        if (fits) return true;
        break;
      }
    }
    return false;
  }
  return count === 0;
}

function sameAnswer(trial: IndexedTrial): boolean {
  if (scratch.won || trial.won) return scratch.won === trial.won;
  if (scratch.undergrown !== trial.undergrown || scratch.overgrown !== trial.overgrown)
    return false;
  const { messages } = trial;
  let count = messages.length;
  for (let index = 0; index < count; index++) rest[index] = messages[index] as number;
  for (let index = 0; index < scratch.messages; index++) {
    const effect = scratch.messageEffect[index] as number;
    const value = scratch.messageValue[index] as number;
    if (effect >= SPOKEN || value >= SETS) continue;
    if (!takeExact(messageKey(effect, value), count)) return false;
    count--;
  }
  return takeSets(0, count);
}

/** `unsure`: too many draws to try. */
export type Fit = 'yes' | 'no' | 'unsure';

let laid: IndexedTrial | undefined;
/** Scans leave the potion on the pad unchanged. */
function lay(trial: IndexedTrial): void {
  if (laid === trial) return;
  layPotion(scratch, trial.items, trial.seeds);
  laid = trial;
}

let scans = 0;
/** Total scans so far, a measure of work with steps of similar length. */
export const scansSoFar = () => scans;

function scan(recipe: CompiledRecipe): void {
  if (sets.length > 0) sets.length = 0;
  scanPotion(recipe, scratch, draws);
  scans++;
}

export function fitsTrial(recipe: CompiledRecipe, trial: IndexedTrial): Fit {
  lay(trial);
  draws.restart();
  let tries = 0;
  do {
    scan(recipe);
    if (sameAnswer(trial)) return 'yes';
    if (++tries >= MOST_DRAWS) return 'unsure';
  } while (draws.advance());
  return 'no';
}

/** Compares only what is misgrown. */
export function growsLike(recipe: CompiledRecipe, trial: IndexedTrial): boolean {
  lay(trial);
  draws.restart();
  do {
    scan(recipe);
    if (scratch.undergrown === trial.undergrown && scratch.overgrown === trial.overgrown)
      return true;
  } while (draws.advance());
  return false;
}

/** Can no roles of the undecided ingredients (`open`) lead to the answer? True if the scan up to the first of them has
 * misgrown too much, or too few are left for the rest. A Resetter that the scan has not reached can make up for
 * anything. */
export function isHopeless(
  recipe: CompiledRecipe,
  trial: IndexedTrial,
  open: number,
  resetters: number,
): boolean {
  const { undergrown, overgrown } = trial;
  lay(trial);
  draws.restart();
  do {
    scan(recipe);
    let unknown = 0;
    for (let place = 0; place < scratch.length; place++) {
      const bit = 1 << (scratch.item[scratch.order[place] as number] as number);
      if ((open & bit) === 0 && place < scratch.scanned) continue;
      unknown++;
      if ((bit & resetters) !== 0) return false;
    }
    const less = undergrown - scratch.undergrown;
    const more = overgrown - scratch.overgrown;
    if (less >= 0 && more >= 0 && less + more <= unknown) return false;
  } while (draws.advance());
  return true;
}

/** After `fitsTrial` returned yes: can exactly these holders have made this free report in that scan? */
export function spokenBy(place: number, holders: number, said: readonly number[]): boolean {
  let count = said.length;
  for (let index = 0; index < count; index++) rest[index] = said[index] as number;
  const chancy: number[] = [];
  for (let index = 0; index < scratch.messages; index++) {
    if (scratch.messageEffect[index] !== SPOKEN + place) continue;
    const coded = scratch.messageValue[index] as number;
    const value = Math.floor(coded / WHO);
    if ((holders & (1 << (coded - value * WHO))) === 0) continue;
    if (value >= SETS) chancy.push(value);
    else if (!takeExact(value, count--)) return false;
  }
  return takeChancy(chancy, count);
}

function takeChancy(chancy: readonly number[], count: number): boolean {
  const [first, ...others] = chancy;
  if (first === undefined) return count === 0;
  return (sets[first - SETS] ?? []).some((value) => {
    const before = rest.slice(0, count);
    const fits = takeExact(value, count) && takeChancy(others, count - 1);
    rest.set(before);
    return fits;
  });
}

/** Scans with run markers: how often each ingredient ran and each effect was heard. */
export function countRuns(
  recipe: CompiledRecipe,
  trial: IndexedTrial,
  ran: Int32Array,
  heard: Int32Array,
): void {
  lay(trial);
  draws.restart();
  scan(recipe);
  ran.fill(0);
  heard.fill(0);
  for (let index = 0; index < scratch.messages; index++) {
    const effect = scratch.messageEffect[index] as number;
    if (effect >= MARKER) ran[effect - MARKER] = (ran[effect - MARKER] as number) + 1;
    else heard[effect] = (heard[effect] as number) + 1;
  }
}
