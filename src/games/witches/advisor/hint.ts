// Hints against the High Witch, from the view alone: a fact that follows and the potions that prove it; the
// winning potion once it is known; otherwise an informative potion and what its answers would tell.

import type { Budget } from '../../../core/budget.ts';
import { type Fact, type Hint, type HintStep, type Mark, oneStep } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Rng } from '../../../core/rng.ts';
import type { IngredientName } from '../names.ts';
import { type Decided, fitsAll } from '../solver/decide.ts';
import type { Knowledge } from '../solver/knowledge.ts';
import type { Move, View } from '../types/index.ts';
import { type Certainty, DECOY_BIT, noteOptions } from '../types/notebook.ts';
import type { Potion } from '../types/potion.ts';
import { quickHint } from './fallbacks.ts';
import {
  type AnswerGroup,
  advise,
  type Split,
  surelyApart,
  wasTested,
  winners,
  winsIn,
} from './potion-value.ts';
import { type HintSurvey, hintSurvey, type Pool } from './sample.ts';

export type MoveHint = Hint<Move>;

/** A fact about one ingredient in all fitting recipes: `out` are bits of a note that it cannot be. */
interface Deduction {
  readonly index: number;
  readonly out: number;
  /** The only option left, if there is one. */
  readonly is: number | undefined;
}

function optionState({ entries, states }: Decided, index: number, option: number): Certainty {
  const own = states.filter((_, at) => {
    const entry = entries[at];
    if (entry?.type !== 'role' || entry.index !== index) return false;
    return option === DECOY_BIT ? entry.place >= DECOY_BIT : entry.place === option;
  });
  if (own.includes('possible')) return 'possible';
  return own.includes('open') ? 'open' : 'impossible';
}

/** Exclusions are only worth a hint if they leave this few options. */
const FEW = 2;

/** Facts that are not in the notes yet: first what an ingredient is, then what few options it has. */
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
  // A number that another ingredient certainly has is no news.
  for (const { index, out, left } of known)
    if (left.length > 1 && left.length <= FEW && news(index, out & ~taken))
      yield { index, out, is: undefined };
}

const maskOf = (options: readonly number[]) => options.reduce((mask, bit) => mask | (1 << bit), 0);

/** A minimal set of potions that prove it, found by leaving out one after the other. */
function provingTrials(
  knowledge: Knowledge,
  { index, out }: Deduction,
  rng: Rng,
  budget: Budget,
): Result<readonly number[]> {
  // Refute that it is one of the excluded options.
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

/** Steps to spend on leaving out one potion. */
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

/** Undefined if no unnoted fact follows from potions. */
export function knownFact(
  view: View,
  { knowledge, found }: HintSurvey,
  rng: Rng,
  budget: Budget,
): Result<MoveHint> | undefined {
  if (view.trials.length === 0) return undefined;
  for (const deduction of deductions(view, found.decided)) {
    const proof = provingTrials(knowledge, deduction, rng, budget);
    if (!proof.ok) return proof;
    // Players can read the clue themselves.
    if (proof.value.length > 0) return success(factHint(view, deduction, proof.value));
  }
  return undefined;
}

export const possibleFact = ({ count, sample }: Pool): Fact =>
  count === null
    ? { type: 'possible', recipes: sample.length, exact: false }
    : { type: 'possible', recipes: count, exact: true };

/** How many candidates to try. */
const BREWS = 12;

/** A potion that wins in every recipe of the pool. */
export function sureBrew(view: View, pool: Pool, budget: Budget): Potion | undefined {
  const { length } = pool.recipes;
  if (!budget.spend(length * BREWS)) return undefined;
  return winners(pool, BREWS).find(
    (entries) => !wasTested(view.trials, entries) && winsIn(pool, entries) === length,
  );
}

export function brewFact({ count, whole, sample }: Pool): Fact {
  if (count === 1) return { type: 'onlyRecipe' };
  return { type: 'winsInAll', recipes: count ?? sample.length, exact: whole };
}

/** The potion that a move leads to; disclosed with the move, not before. */
export const towards = (entries: Potion): Fact => ({ type: 'towards', entries });

const MOST_ANSWERS = 3;

/** What the likeliest answers would leave and prove. */
export function answerFacts(pool: Pool, split: Split): readonly Fact[] {
  const { entries, parts } = split;
  const of = pool.sample.length;
  const wins = winsIn(pool, entries);
  const apart = surelyApart(pool, split);
  // Skip what random answers leave.
  const sizes = new Set(apart.map(({ members }) => members.join()));
  const others = parts
    .filter(({ result, members }) => !result.won && sizes.has(members.join()))
    .slice(0, MOST_ANSWERS - (wins > 0 ? 1 : 0));
  return [
    {
      type: 'splits',
      answers: apart.length > 1 ? apart.length : parts.length,
      of,
      exact: pool.whole,
    },
    ...others.map((part) => answerFact(pool, part)),
    ...(wins > 0 ? [{ type: 'mayWin', wins, of, exact: pool.whole }] : []),
  ];
}

function answerFact({ names, sample, whole }: Pool, { result, members }: AnswerGroup): Fact {
  const { undergrown, overgrown, messages } = result;
  const roleIn = (place: number, index: number) => {
    const one = sample[place]?.ingredients[index];
    return one?.kind === 'good' ? (one.number ?? 0) : 'decoy';
  };
  const [first = 0] = members;
  // Only conclusive if the pool is complete.
  const news = whole
    ? [...names.keys()].find((index) => {
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
    ...(news === undefined ? {} : { ingredient: names[news] ?? '', option: roleIn(first, news) }),
  };
}

const rowsOf = (view: View, entries: Potion): readonly Mark[] => {
  const names = new Set<IngredientName>(entries.map(({ ingredient }) => ingredient));
  return [...names].map((name) => noteRow(view.ingredients.indexOf(name)));
};

function potionHint(view: View, survey: HintSurvey, rng: Rng, budget: Budget): Result<MoveHint> {
  const pool = survey.pool(budget);
  if (!pool) return failure('budgetExhausted');
  // No recipe was found in time; a rarely tested ingredient is still informative.
  if (pool.sample.length === 0) return quickHint(view);
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
  return advice === null ? quickHint(view) : success(informativeHint(view, pool, advice));
}

/** One step per fact: together they are more than a card holds. */
export function factSteps(
  facts: readonly Fact[],
  area: HintStep['area'] = { cells: [] },
  marks: readonly Mark[] = [],
): MoveHint['steps'] {
  const [first, ...rest] = facts.map((fact): HintStep => ({ area, facts: [fact], marks }));
  return [first ?? { area, facts, marks }, ...rest];
}

export function informativeHint(view: View, pool: Pool, advice: Split): MoveHint {
  const facts = [possibleFact(pool), ...answerFacts(pool, advice)];
  return {
    technique: 'tellingPotion',
    steps: factSteps(facts, { cells: [], panel: 'potion' }),
    targets: rowsOf(view, advice.entries),
    move: { type: 'use', entries: advice.entries },
  };
}

/** Faults: nothingToHint (the game is over), budgetExhausted. */
export function hint(view: View, rng: Rng, budget: Budget): Result<MoveHint> {
  if (view.status !== 'playing') return failure('nothingToHint');
  const survey = hintSurvey(view, budget);
  if (!survey.ok) return survey;
  return (
    knownFact(view, survey.value, rng.fork('proof'), budget) ??
    potionHint(view, survey.value, rng.fork('potion'), budget)
  );
}
