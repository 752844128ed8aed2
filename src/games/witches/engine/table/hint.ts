// Hints for one seat of a table: what already follows; what its part is in what the table could brew next; what to choose
// where something asks. Sees the view of that seat and nothing else.

import type { Budget } from '../../../../core/budget.ts';
import type { Fact, HintStep } from '../../../../core/hint.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import { createRng } from '../../../../core/rng.ts';
import { gardenAt, standingOf } from '../../solo/state.ts';
import { seatMoves } from '../../table/moves.ts';
import { playSeat } from '../../table/play.ts';
import { dueOf, isUniform, partOf, type Scene, seatOf, statusOf } from '../../table/scene.ts';
import { sceneOf } from '../../table/view.ts';
import type { Move, PlainMove, View } from '../../types/index.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { Seat } from '../../types/table.ts';
import { weigh, winners } from '../advice.ts';
import { hastyHint } from '../hasty.ts';
import { knownFact, type MoveHint, possibleFact, towards } from '../hint.ts';
import { knownFrom } from '../known.ts';
import type { Pool } from '../pool.ts';
import { soloHint } from '../solo/hint.ts';
import { worthFor } from '../worth.ts';
import { courseOf, thisRound } from './advice.ts';
import { lastHint, spentHint, waiting } from './last.ts';
import { PLAIN } from './outlook.ts';
import { anyChoice } from './plan.ts';
import { freePotions } from './specials.ts';
import { riskOf } from './worth.ts';

/** Faults: nothingToHint, budgetExhausted. */
export function tableHint(view: View, budget: Budget): Result<MoveHint> {
  const scene = sceneOf(view);
  const { table } = view;
  if (!scene || table?.kind !== 'screen' || view.status !== 'playing')
    return failure('nothingToHint');
  if (table.you !== null) return seatHint(view, scene, table.you, budget);
  // Nobody's eyes: the first who can do something.
  const seat = scene.seats.findIndex((one) => one.acted === 'open' || one.choices.length > 0) + 1;
  const found = seatHint({ ...view, table: { ...table, you: seat } }, scene, seat, budget);
  if (!found.ok || !found.value.move || found.value.move.type === 'seat') return found;
  return success({ ...found.value, move: { type: 'seat', seat, move: found.value.move } });
}

function seatHint(view: View, scene: Scene, seat: Seat, budget: Budget): Result<MoveHint> {
  if (scene.board.phase === 'last') return lastHint(view, budget);
  const due = dueOf(scene, seat);
  if (due && due !== 'Guesser' && due !== 'Genius') return choiceHint(view, scene, seat, budget);
  const known = knownFrom(view, budget);
  if (!known.ok) return known;
  const rng = createRng(`table proof ${view.fingerprint} ${view.trials.length}`);
  const fact = due ? undefined : knownFact(view, known.value, rng, budget);
  if (fact) return fact;
  const pool = known.value.pool(budget);
  if (!pool) return failure('budgetExhausted');
  if (due) return potionHint(view, scene, seat, pool, budget);
  // Another's potion is about to be tested: what it tells changes everything.
  if (scene.seats.some(({ choices }) => choices[0] === 'Genius' || choices[0] === 'Guesser'))
    return success(waiting);
  const course = courseOf(view, scene, pool, budget);
  // Where no recipe was found that fits, nothing is known to be over.
  if (!course.ok && scene.setup.lastPotion && pool.sample.length > 0)
    return success(spentHint(view, seat, pool, budget));
  if (!course.ok) return ownHint(view, scene, seat, budget);
  const { entries, brewing, sure } = course.value;
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
  // who has nothing to do for it is told what the others are about
  const others = [...facts, towards(entries), { type: 'othersFirst' }];
  const acted = seatOf(scene, seat).acted !== 'open';
  return success(hintOf('tableWait', others, scene, acted ? undefined : { type: 'pass' }));
}

/** Would the table let the seat do it? One seat does not give up for all. */
const isAllowed = (scene: Scene, seat: Seat, move: Move | undefined): boolean =>
  move !== undefined &&
  move.type !== 'seat' &&
  move.type !== 'giveUp' &&
  (move.type === 'note' || playSeat(scene, seat, move, () => PLAIN).ok);

/** No potion for all of them: what the seat can do on its own part. */
function ownHint(view: View, scene: Scene, seat: Seat, budget: Budget): Result<MoveHint> {
  const gift = [...seatMoves(scene, seat, false)].find(({ type }) => type === 'accept');
  if (gift) return success(hintOf('boardMove', [{ type: 'goOn' }], scene, gift));
  if (seatOf(scene, seat).acted !== 'open') return success(waiting);
  const alone = soloHint(aloneView(view, scene, seat), budget);
  if (alone.ok && isAllowed(scene, seat, alone.value.move)) return alone;
  const any = anyAction(scene, seat);
  return any
    ? success(hintOf('boardMove', [{ type: 'goOn' }], scene, any))
    : failure('nothingToHint');
}

/** What goes on, as long as something does: each of these can be done only so often. */
const ONWARD = ['grow', 'plant', 'pluck', 'test', 'taste', 'offer', 'pass'] as const;

function anyAction(scene: Scene, seat: Seat): PlainMove | undefined {
  const moves = [...seatMoves(scene, seat, false)];
  for (const type of ONWARD) {
    const move = moves.find((one) => one.type === type);
    if (move) return move;
  }
  return undefined;
}

/** A true hint at once: that of the own part, as far as the table lets the seat do it. */
export function hastyTableHint(view: View): Result<MoveHint> {
  const scene = sceneOf(view);
  const you = view.table?.you ?? null;
  if (!scene || you === null || dueOf(scene, you)) return failure('nothingToHint');
  const found = hastyHint(aloneView(view, scene, you));
  return found.ok && isAllowed(scene, you, found.value.move) ? found : failure('nothingToHint');
}

/** The seat's own part, as if it were all there is. */
function aloneView(view: View, scene: Scene, seat: Seat): View {
  const { setup, state } = partOf(scene, seat, seat);
  const begun = { ...state, atAnswer: standingOf(state) };
  return { ...view, table: null, solo: { board: setup.board, state: begun } };
}

function choiceHint(view: View, scene: Scene, seat: Seat, budget: Budget): Result<MoveHint> {
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

/** Guesser: the potion with the plant that tells most. Genius: the change that makes this one tell most. */
function potionHint(
  view: View,
  scene: Scene,
  seat: Seat,
  pool: Pool,
  budget: Budget,
): Result<MoveHint> {
  const { waiting, guesses } = seatOf(scene, seat);
  const { recipes } = pool;
  const [plant] = guesses;
  const options: { readonly move: PlainMove; readonly entries: readonly PlayedEntry[] }[] = [];
  if (dueOf(scene, seat) === 'Guesser') {
    const minimal = statusOf(scene, seat, 'Minimalist') !== undefined;
    for (const entries of [...freePotions(view, pool, plant), ...winners(view, recipes)])
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
  let best: { readonly move: PlainMove; readonly entries: readonly PlayedEntry[] } | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (!budget.spend(recipes.length)) return failure('budgetExhausted');
    const weight = weigh(recipes, view.ingredients, option.entries);
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

/** An argument that leads to a move of a seat: where it is, then what. */
function hintOf(
  technique: string,
  facts: readonly Fact[],
  scene: Scene,
  move: PlainMove | undefined,
): MoveHint {
  const named = move && 'cell' in move ? [move.cell] : [];
  const into = move && 'into' in move ? [move.into] : [];
  const around = named.flatMap((cell) => gardenAt(scene.board, cell)?.cells ?? [cell]);
  const area = { cells: [...new Set([...around, ...into])] };
  const marks = area.cells.length > 0 ? ([{ kind: 'area', cells: area.cells }] as const) : [];
  const targets = [...named, ...into].map((cell) => ({ kind: 'target', cell }) as const);
  const [first, ...rest] = facts.map((fact): HintStep => ({ area, facts: [fact], marks }));
  return {
    technique,
    steps: [first ?? { area, facts, marks }, ...rest],
    targets,
    ...(move ? { move } : {}),
  };
}
