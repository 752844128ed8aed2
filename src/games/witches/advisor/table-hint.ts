// Hints for one seat of a table, from that seat's view: a fact that follows; the seat's part in the table's
// plan; a choice; agreement on the last potion; and at a printed board the ordinary hint, made safer if
// Poison would end the game.

import type { Budget } from '../../../core/budget.ts';
import type { Fact } from '../../../core/hint.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import { gardenAt, layoutStateOf } from '../seats/board-state.ts';
import { sceneOf } from '../seats/table-game.ts';
import { seatMoves } from '../seats/table-moves.ts';
import { playSeat } from '../seats/table-play.ts';
import {
  dueOf,
  isUniform,
  partOf,
  seatOf,
  statusOf,
  type TableScene,
} from '../seats/table-scene.ts';
import type { Move, PlainMove, View } from '../types/index.ts';
import type { Potion } from '../types/potion.ts';
import type { Proposal, Seat } from '../types/table.ts';
import { likeliest, quickHint } from './fallbacks.ts';
import {
  factSteps,
  hint,
  informativeHint,
  knownFact,
  type MoveHint,
  possibleFact,
  sureBrew,
  towards,
} from './hint.ts';
import {
  randomPotion,
  splitOf,
  type Weight,
  wasTested,
  weigh,
  winners,
  withPoisonRisk,
  worthFor,
} from './potion-value.ts';
import { hintSurvey, type Pool } from './sample.ts';
import { PLAIN } from './solo-feasibility.ts';
import { soloHint } from './solo-hint.ts';
import { freePotions, riskOf } from './table-candidates.ts';
import { tableHintPlan, thisRound } from './table-hint-plan.ts';
import { anyChoice } from './table-plan.ts';

/** Has the seat already agreed to the advised proposal? Then it waits for the others. */
const waitsFor = ({ table }: View, seat: Seat | null, what: Proposal['what']): boolean =>
  seat !== null && table?.proposal?.what === what && table.proposal.agreed.includes(seat);

const waitingHint: MoveHint = {
  technique: 'tableWait',
  steps: [{ area: { cells: [] }, facts: [{ type: 'othersFirst' }], marks: [] }],
  targets: [],
};

/** The same for every seat. Faults: nothingToHint, budgetExhausted. */
function lastHint(view: View, budget: Budget): Result<MoveHint> {
  if (waitsFor(view, view.table?.you ?? null, 'last')) return success(waitingHint);
  const survey = hintSurvey(view, budget);
  if (!survey.ok) return survey;
  const pool = survey.value.pool(budget);
  if (!pool) return failure('budgetExhausted');
  const best = likeliest(view, pool, budget);
  if (!best.ok) return best;
  const { entries, facts } = best.value;
  return success({
    technique: 'lastPotion',
    steps: factSteps(facts),
    targets: [],
    conclusion: [towards(entries)],
    move: { type: 'last', entries },
  });
}

/** Nothing more can be learnt on the board, but a lost game has a last potion. */
function spentHint(view: View, seat: Seat, pool: Pool, budget: Budget): MoveHint {
  if (waitsFor(view, seat, 'giveUp')) return waitingHint;
  const isSure = sureBrew(view, pool, budget) !== undefined;
  return {
    technique: isSure ? 'boardSpent' : 'boardMove',
    steps: [{ area: { cells: [] }, facts: [{ type: 'lastIsFree' }], marks: [] }],
    targets: [],
    move: { type: 'giveUp' },
  };
}

/** Faults: nothingToHint, budgetExhausted. */
export function tableHint(view: View, budget: Budget): Result<MoveHint> {
  const scene = sceneOf(view);
  const { table } = view;
  if (!scene || table?.kind !== 'screen' || view.status !== 'playing')
    return failure('nothingToHint');
  if (table.you !== null) return seatHint(view, scene, table.you, budget);
  // A spectator gets the hint of the first seat that can act.
  const seat = scene.seats.findIndex((one) => one.acted === 'open' || one.choices.length > 0) + 1;
  const found = seatHint({ ...view, table: { ...table, you: seat } }, scene, seat, budget);
  if (!found.ok || !found.value.move || found.value.move.type === 'seat') return found;
  return success({ ...found.value, move: { type: 'seat', seat, move: found.value.move } });
}

function seatHint(view: View, scene: TableScene, seat: Seat, budget: Budget): Result<MoveHint> {
  if (scene.board.phase === 'last') return lastHint(view, budget);
  const due = dueOf(scene, seat);
  if (due && due !== 'Guesser' && due !== 'Genius') return choiceHint(view, scene, seat, budget);
  const survey = hintSurvey(view, budget);
  if (!survey.ok) return survey;
  const rng = createRng(`table proof ${view.fingerprint} ${view.trials.length}`);
  const fact = due ? undefined : knownFact(view, survey.value, rng, budget);
  if (fact) return fact;
  const pool = survey.value.pool(budget);
  if (!pool) return failure('budgetExhausted');
  if (due) return potionHint(view, scene, seat, pool, budget);
  // Wait for the other potion's answer.
  if (scene.seats.some(({ choices }) => choices[0] === 'Genius' || choices[0] === 'Guesser'))
    return success(waitingHint);
  const hintPlan = tableHintPlan(view, scene, pool, budget);
  // Without any fitting recipe, do not conclude that the game is over.
  if (!hintPlan.ok && scene.setup.lastPotion && pool.sample.length > 0)
    return success(spentHint(view, seat, pool, budget));
  if (!hintPlan.ok) return ownHint(view, scene, seat, budget);
  const { entries, brewing, sure } = hintPlan.value;
  const mine = thisRound(scene, brewing).find(
    (one) => one.seat === seat && one.move.type !== 'pass' && isAllowed(scene, seat, one.move),
  );
  const facts: readonly Fact[] = [
    possibleFact(pool),
    { type: 'brewer', own: brewing.brewer === seat, seat: brewing.brewer },
  ];
  if (mine) {
    const technique = sure ? 'tableBrew' : 'tablePotion';
    return success({
      ...hintOf(technique, facts, scene, mine.move),
      conclusion: [towards(entries)],
    });
  }
  // Seats without a task learn what the others are doing.
  const others = [...facts, towards(entries), { type: 'othersFirst' }];
  const acted = seatOf(scene, seat).acted !== 'open';
  return success(hintOf('tableWait', others, scene, acted ? undefined : { type: 'pass' }));
}

/** May the seat do this? A single seat must not give up for all. */
const isAllowed = (scene: TableScene, seat: Seat, move: Move | undefined): boolean =>
  move !== undefined &&
  move.type !== 'seat' &&
  move.type !== 'giveUp' &&
  (move.type === 'note' || playSeat(scene, seat, move, () => PLAIN).ok);

/** No plan for the table: hint for the seat's own part. */
function ownHint(view: View, scene: TableScene, seat: Seat, budget: Budget): Result<MoveHint> {
  const gift = [...seatMoves(scene, seat, false)].find(({ type }) => type === 'accept');
  if (gift) return success(hintOf('boardMove', [{ type: 'goOn' }], scene, gift));
  if (seatOf(scene, seat).acted !== 'open') return success(waitingHint);
  const alone = soloHint(aloneView(view, scene, seat), budget);
  if (alone.ok && isAllowed(scene, seat, alone.value.move)) return alone;
  const any = anyAction(scene, seat);
  return any
    ? success(hintOf('boardMove', [{ type: 'goOn' }], scene, any))
    : failure('nothingToHint');
}

/** Progress, each possible only a limited number of times. */
const ONWARD = ['grow', 'plant', 'pluck', 'test', 'taste', 'offer', 'pass'] as const;

function anyAction(scene: TableScene, seat: Seat): PlainMove | undefined {
  const moves = [...seatMoves(scene, seat, false)];
  for (const type of ONWARD) {
    const move = moves.find((one) => one.type === type);
    if (move) return move;
  }
  return undefined;
}

/** The quick hint for the seat's own part, if the table allows the move. */
export function quickTableHint(view: View): Result<MoveHint> {
  const scene = sceneOf(view);
  const you = view.table?.you ?? null;
  if (!scene || you === null || dueOf(scene, you)) return failure('nothingToHint');
  const found = quickHint(aloneView(view, scene, you));
  return found.ok && isAllowed(scene, you, found.value.move) ? found : failure('nothingToHint');
}

/** The seat's part as if it were a solo game. */
function aloneView(view: View, scene: TableScene, seat: Seat): View {
  const { setup, state } = partOf(scene, seat, seat);
  const begun = { ...state, atAnswer: layoutStateOf(state) };
  return { ...view, table: null, solo: { board: setup.board, state: begun } };
}

function choiceHint(view: View, scene: TableScene, seat: Seat, budget: Budget): Result<MoveHint> {
  const due = dueOf(scene, seat);
  if (due === 'Painter')
    return success(hintOf('choice', [{ type: 'choice', effect: due }], scene, { type: 'pass' }));
  const alone = soloHint(aloneView(view, scene, seat), budget);
  if (alone.ok && isAllowed(scene, seat, alone.value.move)) return alone;
  const move = anyChoice(scene, seat);
  return move
    ? success(hintOf('choice', [{ type: 'choice', effect: due ?? '' }], scene, move))
    : failure('nothingToHint');
}

/** Guesser: the most informative potion with the plant. Genius: the most informative change. */
function potionHint(
  view: View,
  scene: TableScene,
  seat: Seat,
  pool: Pool,
  budget: Budget,
): Result<MoveHint> {
  const { waiting, guesses } = seatOf(scene, seat);
  const { recipes } = pool;
  const [plant] = guesses;
  const options: { readonly move: PlainMove; readonly entries: Potion }[] = [];
  if (dueOf(scene, seat) === 'Guesser') {
    const minimal = statusOf(scene, seat, 'Minimalist') !== undefined;
    for (const entries of [...freePotions(view, pool, plant), ...winners(pool)])
      if (
        entries.some(({ ingredient }) => ingredient === plant) &&
        (!minimal || isUniform(entries))
      )
        options.push({ move: { type: 'guess', entries }, entries });
    for (const move of seatMoves(scene, seat, false))
      if (move.type === 'guess') options.push({ move, entries: move.entries });
  } else if (waiting) {
    options.push({ move: { type: 'pass' }, entries: waiting.entries });
    for (const move of seatMoves(scene, seat, false))
      if (move.type === 'change') {
        const { slot, entry } = move;
        const entries = waiting.entries.flatMap((one, at) => (at === slot ? (entry ?? []) : one));
        options.push({ move, entries });
      }
  }
  let best: { readonly move: PlainMove; readonly entries: Potion } | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    const weight = weigh(pool, option.entries);
    const worth = worthFor(weight, 0) - riskOf({ view, scene, pool }, seat, weight);
    if (worth > most) [best, most] = [option, worth];
  }
  if (!best) return choiceHint(view, scene, seat, budget);
  const facts: readonly Fact[] = [
    { type: 'choice', effect: dueOf(scene, seat) ?? '' },
    possibleFact(pool),
  ];
  return success(hintOf('choice', facts, scene, best.move));
}

/** Points at the place first, then gives the move. */
function hintOf(
  technique: string,
  facts: readonly Fact[],
  scene: TableScene,
  move: PlainMove | undefined,
): MoveHint {
  const named = move && 'cell' in move ? [move.cell] : [];
  const into = move && 'into' in move ? [move.into] : [];
  const around = named.flatMap((cell) => gardenAt(scene.board, cell)?.cells ?? [cell]);
  const area = { cells: [...new Set([...around, ...into])] };
  const marks = area.cells.length > 0 ? ([{ kind: 'area', cells: area.cells }] as const) : [];
  const targets = [...named, ...into].map((cell) => ({ kind: 'target', cell }) as const);
  return {
    technique,
    steps: factSteps(facts, area, marks),
    targets,
    ...(move ? { move } : {}),
  };
}

/** Random alternatives to a deadly potion, and their greatest length. */
const DRAWN = 160;
const LONGEST = 5;
/** In bits, for certain death. */
const DEADLY_COST = 25;

/** Faults: nothingToHint, budgetExhausted. */
export function paperHint(view: View, rng: Rng, budget: Budget): Result<MoveHint> {
  const { table } = view;
  if (table?.phase === 'last') return lastHint(view, budget);
  const found = hint(view, rng, budget);
  const move = found.ok ? found.value.move : undefined;
  if (table?.kind !== 'paper' || move?.type !== 'use') return found;
  const others = table.people.filter(({ person }) => person !== table.you);
  if (!others.every(({ poisoned }) => poisoned)) return found;
  const survey = hintSurvey(view, budget);
  const pool = survey.ok ? survey.value.pool(budget) : undefined;
  if (!pool) return failure('budgetExhausted');
  const safer = saferThan(view, pool, move.entries, rng.fork('safer'), budget);
  return safer ? success(informativeHint(view, pool, safer)) : found;
}

/** The best potion considering the risk; undefined if that is the given one. */
function saferThan(view: View, pool: Pool, entries: Potion, rng: Rng, budget: Budget) {
  const { recipes } = pool;
  const worthOf = ({ gain, wins, poisons }: Weight) => gain + wins - DEADLY_COST * poisons;
  const look = (potion: Potion) => withPoisonRisk(view, pool, weigh(pool, potion));
  const first = look(entries);
  let best = first;
  if (first.poisons === 0) return undefined;
  for (let turn = 0; turn < DRAWN && budget.spend(recipes.length); turn++) {
    const drawn = randomPotion(pool, view.maxSeeds, 1 + rng.below(LONGEST), rng);
    if (wasTested(view.trials, drawn)) continue;
    const weight = look(drawn);
    if (weight.answers > 1 && worthOf(weight) > worthOf(best)) best = weight;
  }
  return best === first ? undefined : splitOf(pool, best.entries);
}
