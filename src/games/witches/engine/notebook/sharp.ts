// The sharp way to read a trial: roles share a class wherever this potion, with its effects placed, cannot tell them apart,
// and what is misgrown is added up without a scan where it can be.

import { type EffectName, effectIndex } from '../../names/effects.ts';
import type { Role } from './knowledge.ts';
import { isHuggingJoker, isTelling } from './matters.ts';
import {
  ADDS_GOODS,
  ADDS_PREVIOUS,
  DRAWS,
  type Judged,
  outlineOf,
  TAKES_DECOYS,
} from './outline.ts';
import {
  COUNTING_REPORTS,
  GOODS_REPORTS,
  type Growth,
  OTHER_REPORTS,
  type Reading,
  type TableInput,
  watchOf,
} from './reading.ts';

/** Reports about the own number alone; about the own and the one before; about whether somebody has a number. */
const OWN_REPORTS: readonly EffectName[] = ['Even', 'Analyzer'];
const BACKWARD_REPORTS: readonly EffectName[] = ['Hugger'];
const SEARCHING_REPORTS: readonly EffectName[] = ['Detective', 'Liar'];

/** What there is to be told apart. */
interface Seen {
  /** Mask of the ingredients whose numbers are. */
  numbers: number;
  /** Of all the others: who has one of these numbers, who is good, and who is an imposter. */
  readonly single: Set<number>;
  goods: boolean;
  imposters: boolean;
}

const EVERYBODY = -1;

/** Not for trials that were won. */
export function sharpReading(input: TableInput): Reading {
  const { trial, variables, recipeLength, roles, domains, acts, imposterActs, ran } = input;
  const { slots, told } = outlineOf(trial, acts, imposterActs, recipeLength);
  const judged = slots.filter(({ counts }) => counts);
  const holder = (slot: number) => 1 << (trial.items[slot] ?? 0);
  /** Those who are judged and remembered up to an entry, and itself: one of them is what it calls the previous. */
  const upTo = (slot: number) =>
    slots.reduce(
      (mask, { counts, place }, other) =>
        counts && place < (slots[slot]?.place ?? 0) ? mask | holder(other) : mask,
      holder(slot),
    );

  function growthSeen(): Seen {
    const seen: Seen = { numbers: 0, single: new Set(), goods: false, imposters: false };
    for (const [slot, { counts, own }] of slots.entries()) {
      if (!counts) continue;
      if ((own & ADDS_PREVIOUS) !== 0) seen.numbers |= upTo(slot);
      if ((own & (ADDS_GOODS | TAKES_DECOYS)) !== 0) seen.goods = true;
    }
    return seen;
  }

  function allSeen(): Seen {
    const seen = growthSeen();
    // whether nothing wrong is a win is a matter of order
    const spotless = trial.undergrown + trial.overgrown === 0;
    if (spotless && judged.length >= recipeLength) seen.numbers = EVERYBODY;
    const tell = (name: EffectName, own: number, backward: number) => {
      const stream = effectIndex(name);
      if (!isTelling(trial, stream, recipeLength)) return;
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
    // who looks for a number finds also those that were changed and forgotten since
    for (const { counts, own } of slots) {
      if ((own & ADDS_PREVIOUS) !== 0 && !counts) seen.numbers = EVERYBODY;
      if ((own & (ADDS_GOODS | TAKES_DECOYS)) !== 0) seen.goods = true;
    }
    return seen;
  }

  /** The number of an entry before it changes it itself. */
  const numberIn = ({ given, shift }: Judged, { kind, number }: Role) => {
    if (number === null) return undefined;
    return given ? given[kind === 'imposter' ? 1 : 0] : number + shift;
  };

  /** How an entry looks with a role, as far as roles can be told apart by it. */
  function looks(slot: number, judging: Judged, role: Role, single: ReadonlySet<number>): string {
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

  function classes(seen: Seen): readonly (readonly number[])[] {
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
    scanned: adds && watchOf(input) === 'scanned',
    blind: false,
  };
}

/** More than any number of a role; beyond it are the words that reports say. */
const MOST_NUMBER = 99;
