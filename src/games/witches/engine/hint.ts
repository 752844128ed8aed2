// Hints from what is known: a fact that already follows, with the potions that prove it; the potion that wins, once it is
// known; or a potion that tells much, and what each answer would tell. Sees the View only.

import type { Budget } from '../../../core/budget.ts';
import { type Fact, type Hint, type HintStep, type Mark, oneStep } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import type { IngredientName } from '../names/ingredients.ts';
import { DECOY_BIT, noteOptions } from '../rules/view.ts';
import type { Move, View } from '../types/index.ts';
import type { Certainty } from '../types/notebook.ts';
import type { PlayedEntry } from '../types/potion.ts';
import { advise, type Part, type Split, wasTested, winners, winsIn } from './advice.ts';
import { surelyApart } from './draws.ts';
import { hastyHint } from './hasty.ts';
import { type Known, knownFrom } from './known.ts';
import { type Decided, fitsAll } from './notebook/decide.ts';
import type { Knowledge } from './notebook/knowledge.ts';
import type { Pool } from './pool.ts';

export type MoveHint = Hint<Move>;

/** Something about one ingredient that holds in all recipes that fit: `options` are bits of a note that it cannot be. */
interface Deduction {
  readonly index: number;
  readonly out: number;
  /** The one option that is left, where that is so. */
  readonly is: number | undefined;
}

/** What is known of one option of an ingredient. */
function optionState({ entries, states }: Decided, index: number, option: number): Certainty {
  const own = states.filter((_, at) => {
    const entry = entries[at];
    if (entry?.type !== 'role' || entry.index !== index) return false;
    return option === DECOY_BIT ? entry.place >= DECOY_BIT : entry.place === option;
  });
  if (own.includes('possible')) return 'possible';
  return own.includes('open') ? 'open' : 'impossible';
}

/** Of what is excluded only that is news which leaves this few options. */
const FEW = 2;

/** What follows and is not in the notes yet: first what an ingredient is, then what little it can still be. */
function* deductions(view: View, decided: Decided): Generator<Deduction> {
  const options = noteOptions(view);
  const known = view.ingredients.map((_, index) => {
    const left = options.filter((option) => optionState(decided, index, option) !== 'impossible');
    return { index, left, out: maskOf(options.filter((option) => !left.includes(option))) };
  });
  const sure = known.filter(({ left }) => left.length === 1);
  const news = (index: number, out: number) => (out & ~(view.notes[index] ?? 0)) !== 0;
  for (const { index, out, left } of sure) if (news(index, out)) yield { index, out, is: left[0] };
  const taken = maskOf(sure.flatMap(({ left }) => left).filter((option) => option !== DECOY_BIT));
  // a number that somebody else has for certain is no news
  for (const { index, out, left } of known)
    if (left.length > 1 && left.length <= FEW && news(index, out & ~taken))
      yield { index, out, is: undefined };
}

const maskOf = (options: readonly number[]) => options.reduce((mask, bit) => mask | (1 << bit), 0);

/** The fewest potions that still prove it, found by leaving out one after the other. */
function provingTrials(
  knowledge: Knowledge,
  { index, out }: Deduction,
  rng: Rng,
  budget: Budget,
): Result<readonly number[]> {
  // to be refuted: it is one of those that it cannot be
  const ruledOut = knowledge.ruledOut.map((mask, at) => (at === index ? ~out & 127 : mask));
  let needed = [...knowledge.trials.keys()];
  for (const trial of knowledge.trials.keys()) {
    const fewer = needed.filter((one) => one !== trial);
    const trials = knowledge.trials.filter((_, at) => fewer.includes(at));
    const found = fitsAll({ ...knowledge, ruledOut, trials }, rng, budget, PROOF_STEPS);
    if (!found.ok) return found;
    if (found.value.state === 'impossible') needed = fewer;
  }
  return success(needed);
}

/** A proof with fewer potions is worth so many steps for each potion that might be left out. */
const PROOF_STEPS = 6000;

const optionText = (option: number): number | 'decoy' =>
  option === DECOY_BIT ? 'decoy' : option + 1;

const noteRow = (index: number): Mark => ({ kind: 'row', list: 'notes', index });

function factHint(view: View, deduction: Deduction, potions: readonly number[]): MoveHint {
  const { index, out, is } = deduction;
  const ingredient = view.ingredients[index] ?? 'Parsley';
  const options = noteOptions(view).filter((option) => (out & (1 << option)) !== 0);
  const before = view.notes[index] ?? 0;
  return oneStep<Move>(
    is === undefined ? 'excludedRole' : 'knownRole',
    {
      area: { cells: [index], panel: 'notes' },
      facts: [
        { type: 'about', ingredient },
        { type: 'potions', potions: potions.map((one) => one + 1), clue: view.clue !== null },
      ],
      marks: [
        noteRow(index),
        ...potions.map((one): Mark => ({ kind: 'row', list: 'potions', index: one })),
      ],
    },
    {
      targets: [noteRow(index)],
      conclusion: [
        is === undefined
          ? { type: 'isNot', ingredient, options: options.map(optionText) }
          : { type: 'is', ingredient, option: optionText(is) },
      ],
      move: { type: 'note', ingredient, ruledOut: is === undefined ? before | out : out },
    },
  );
}

/** A fact that follows from potions and is not noted yet; undefined where there is none. */
export function knownFact(
  view: View,
  { knowledge, found }: Known,
  rng: Rng,
  budget: Budget,
): Result<MoveHint> | undefined {
  if (view.trials.length === 0) return undefined;
  for (const deduction of deductions(view, found.decided)) {
    const proof = provingTrials(knowledge, deduction, rng, budget);
    if (!proof.ok) return proof;
    // what the clue says by itself the players can read
    if (proof.value.length > 0) return success(factHint(view, deduction, proof.value));
  }
  return undefined;
}

export const possibleFact = ({ count, sample }: Pool): Fact =>
  count === null
    ? { type: 'possible', recipes: sample.length, exact: false }
    : { type: 'possible', recipes: count, exact: true };

/** Potions that win in the most recipes are looked for among so many. */
const BREWS = 12;

/** The potion that wins in every recipe of the pool, if there is one. */
export function sureBrew(
  view: View,
  { recipes }: Pool,
  budget: Budget,
): readonly PlayedEntry[] | undefined {
  if (!budget.spend(recipes.length * BREWS)) return undefined;
  return winners(view, recipes, BREWS).find(
    (entries) =>
      !wasTested(view.trials, entries) &&
      winsIn(recipes, view.ingredients, entries) === recipes.length,
  );
}

export function brewFact({ count, whole, sample }: Pool): Fact {
  if (count === 1) return { type: 'onlyRecipe' };
  return { type: 'winsInAll', recipes: count ?? sample.length, exact: whole };
}

/** The potion that a move leads to: told with the move, never before. */
export const towards = (entries: readonly PlayedEntry[]): Fact => ({ type: 'towards', entries });

const TOLD = 3;

/** What the likeliest answers would leave, and what would be known then. */
export function tellings(view: View, pool: Pool, split: Split): readonly Fact[] {
  const { entries, parts } = split;
  const of = pool.sample.length;
  const wins = winsIn(pool.recipes, view.ingredients, entries);
  const apart = surelyApart(pool, view.ingredients, split);
  // of answers that come about by chance it is not said what they leave
  const sizes = new Set(apart.map(({ members }) => members.join()));
  const others = parts
    .filter(({ result, members }) => !result.won && sizes.has(members.join()))
    .slice(0, TOLD - (wins > 0 ? 1 : 0));
  return [
    {
      type: 'splits',
      answers: apart.length > 1 ? apart.length : parts.length,
      of,
      exact: pool.whole,
    },
    ...others.map((part) => tellingOf(view, pool, part)),
    ...(wins > 0 ? [{ type: 'mayWin', wins, of, exact: pool.whole }] : []),
  ];
}

function tellingOf(view: View, { sample, whole }: Pool, { result, members }: Part): Fact {
  const { undergrown, overgrown, messages } = result;
  const roleIn = (place: number, index: number) => {
    const one = sample[place]?.ingredients[index];
    return one?.kind === 'good' ? (one.number ?? 0) : 'decoy';
  };
  const [first = 0] = members;
  // only where all recipes are looked at would it follow
  const news = whole
    ? [...view.ingredients.keys()].find((index) => {
        const role = roleIn(first, index);
        return (
          members.every((place) => roleIn(place, index) === role) &&
          sample.some((_, place) => roleIn(place, index) !== role)
        );
      })
    : undefined;
  return {
    type: 'wouldTell',
    undergrown,
    overgrown,
    messages: [...new Set(messages.map(({ effect }) => effect))],
    left: members.length,
    of: sample.length,
    exact: whole,
    ...(news === undefined
      ? {}
      : { ingredient: view.ingredients[news] ?? '', option: roleIn(first, news) }),
  };
}

const rowsOf = (view: View, entries: readonly PlayedEntry[]): readonly Mark[] => {
  const names = new Set<IngredientName>(entries.map(({ ingredient }) => ingredient));
  return [...names].map((name) => noteRow(view.ingredients.indexOf(name)));
};

function potionHint(view: View, known: Known, rng: Rng, budget: Budget): Result<MoveHint> {
  const pool = known.pool(budget);
  if (!pool) return failure('budgetExhausted');
  // no recipe was found in time: what was tested least still tells something
  if (pool.sample.length === 0) return hastyHint(view);
  const brew = sureBrew(view, pool, budget);
  if (brew)
    return success(
      oneStep<Move>(
        'brew',
        { area: { cells: [], panel: 'notes' }, facts: [brewFact(pool)] },
        { targets: rowsOf(view, brew), move: { type: 'use', entries: brew } },
      ),
    );
  const advice = advise(view, pool, rng, budget);
  if (advice === undefined) return failure('budgetExhausted');
  return advice === null ? hastyHint(view) : success(tellingHint(view, pool, advice));
}

/** A potion, and what its answers would tell. */
export function tellingHint(view: View, pool: Pool, advice: Split): MoveHint {
  const area = { cells: [], panel: 'potion' };
  const facts = [possibleFact(pool), ...tellings(view, pool, advice)];
  // one fact at a time: together they are more than a card holds
  const [first, ...rest] = facts.map((fact): HintStep => ({ area, facts: [fact], marks: [] }));
  return {
    technique: 'tellingPotion',
    steps: [first ?? { area, facts, marks: [] }, ...rest],
    targets: rowsOf(view, advice.entries),
    move: { type: 'use', entries: advice.entries },
  };
}

/** Faults: nothingToHint (the game is over), budgetExhausted. */
export function hint(view: View, rng: Rng, budget: Budget): Result<MoveHint> {
  if (view.status !== 'playing') return failure('nothingToHint');
  const known = knownFrom(view, budget);
  if (!known.ok) return known;
  return (
    knownFact(view, known.value, rng.fork('proof'), budget) ??
    potionHint(view, known.value, rng.fork('potion'), budget)
  );
}
