// Potions and rounds at a table on screen: Genius and waiting cauldrons, the answer and its effects on the
// tester, the next round and the end of the game.

import { effectsByCategory } from '../names.ts';
import type { Event } from '../types/index.ts';
import type { PotionResult } from '../types/potion.ts';
import { type Brew, type SoloChoice, soloChoices } from '../types/solo.ts';
import type { Seat, SeatStatus } from '../types/table.ts';
import { canChoose, type FullPotion, fieldEffects, potionIn } from './board-actions.ts';
import { isExhausted, isFree, specialAt } from './board-state.ts';
import { canAct, liveOffers, tasted } from './table-moves.ts';
import {
  allSeats,
  dueOf,
  isUniform,
  ownerAt,
  partOf,
  seatOf,
  statusOf,
  type TableScene,
  untested,
  withoutChoice,
  withPart,
  withSeat,
} from './table-scene.ts';

export interface SceneChange {
  readonly scene: TableScene;
  readonly events: readonly Event[];
}

/** The game cannot go on: only the last potion remains, if the level has one. */
export function finish(scene: TableScene): SceneChange {
  const phase = scene.setup.lastPotion ? 'last' : 'lost';
  const seats = scene.seats.map((one) => ({ ...one, choices: [], waiting: null, guesses: [] }));
  return {
    scene: { ...scene, seats, offers: [], board: { ...scene.board, phase } },
    events: [{ type: 'ended', phase }],
  };
}

/** Tests a potion outside cauldrons: a garden, a taste or a guess. */
export function present(
  scene: TableScene,
  seat: Seat,
  potion: FullPotion,
  brew: Brew,
): SceneChange {
  if (statusOf(scene, seat, 'Genius')) return askGenius(scene, seat, potion);
  const judged = judge(scene, seat, potion, brew);
  return followed(judged, brewFull(judged.scene, seat, brew));
}

/** Tests the seat's full cauldrons until something makes them wait. */
function brewFull(scene: TableScene, seat: Seat, brew: Brew): SceneChange {
  let told: SceneChange = { scene, events: [] };
  for (;;) {
    const now = told.scene;
    if (now.board.phase !== 'playing' || seatOf(now, seat).waiting) return told;
    const minimal = statusOf(now, seat, 'Minimalist') !== undefined;
    const next = untested(now, seat)
      .map(({ cells }) => potionIn(now.board, cells))
      .find(({ entries }) => !minimal || isUniform(entries));
    if (!next) return told;
    if (statusOf(now, seat, 'Genius')) return followed(told, askGenius(now, seat, next));
    told = followed(told, judge(now, seat, next, brew));
  }
}

/** Tests a full cauldron, or reports that it waits. */
export function poured(scene: TableScene, owner: Seat, into: number, brew: Brew): SceneChange {
  const told = brewFull(scene, owner, brew);
  const still = untested(told.scene, owner).find(({ cells }) => cells.includes(into));
  const [cell] = still?.cells ?? [];
  return cell === undefined || seatOf(told.scene, owner).waiting
    ? told
    : { ...told, events: [...told.events, { type: 'waits', cell, seat: owner }] };
}

/** The potion that Genius kept or changed. */
export function judgeWaiting(
  scene: TableScene,
  seat: Seat,
  potion: FullPotion,
  brew: Brew,
): SceneChange {
  const free = withSeat(withoutChoice(scene, seat), seat, { waiting: null });
  const judged = judge(free, seat, potion, brew);
  return followed(judged, brewFull(judged.scene, seat, brew));
}

function askGenius(scene: TableScene, seat: Seat, potion: FullPotion): SceneChange {
  const { choices } = seatOf(scene, seat);
  return {
    scene: withSeat(scene, seat, { waiting: potion, choices: ['Genius', ...choices] }),
    events: [{ type: 'asksFor', choice: 'Genius', seat }],
  };
}

export const followed = (before: SceneChange, after: SceneChange): SceneChange => ({
  scene: after.scene,
  events: [...before.events, ...after.events],
});

function judge(scene: TableScene, seat: Seat, potion: FullPotion, brew: Brew): SceneChange {
  const { cells, entries } = potion;
  const number = scene.board.potions.length + 1;
  const result = brew(entries, number);
  const tested: TableScene = {
    ...scene,
    board: { ...scene.board, potions: [...scene.board.potions, { cells, entries, result }] },
    testers: [...scene.testers, seat],
  };
  const events: Event[] = [{ type: 'tested', potion: number, last: false, result, seat }];
  if (result.won)
    return {
      scene: { ...tested, offers: [], board: { ...tested.board, phase: 'won' } },
      events: [...events, { type: 'ended', phase: 'won', seat }],
    };
  const statuses = statusesFrom(potion, result, number);
  const marked = withSeat(tested, seat, { statuses });
  for (const { effect, ingredients } of statuses)
    events.push({ type: 'marked', effect, ingredients, seat });
  if (allSeats(marked).every((one) => statusOf(marked, one, 'Poison'))) {
    events.push({ type: 'allPoisoned', seat });
    return followed({ scene: marked, events }, finish(marked));
  }
  const { setup, state } = partOf(marked, seat, seat);
  const field = fieldEffects(setup, state, result);
  const rained = withPart(marked, seat, { ...state, plots: field.plots });
  for (const drizzle of field.drizzles) events.push({ ...drizzle, seat });
  const choices = [...seatOf(rained, seat).choices, ...field.choices];
  return { scene: withSeat(rained, seat, { choices }), events };
}

/** ChangePlayers effects of an answer, each once. */
function statusesFrom(
  { entries }: FullPotion,
  { messages }: PotionResult,
  potion: number,
): readonly SeatStatus[] {
  const names = new Set(messages.map(({ effect }) => effect));
  return effectsByCategory.ChangePlayers.filter((effect) => names.has(effect)).map((effect) => ({
    effect,
    potion,
    ingredients:
      effect === 'Allergies' ? [...new Set(entries.map(({ ingredient }) => ingredient))] : [],
    used: false,
    copiedBy: [],
  }));
}

/** Drops choices that have nothing to act on. */
function dropIdle(scene: TableScene): SceneChange {
  let told: SceneChange = { scene, events: [] };
  for (const seat of allSeats(scene))
    for (;;) {
      const now = told.scene;
      const due = dueOf(now, seat);
      const choice: SoloChoice | undefined =
        due === 'Painter' ? 'Fence' : soloChoices.find((one) => one === due);
      if (!choice) break;
      const { setup, state } = partOf(now, seat, seat);
      if (canChoose(setup, state, choice)) break;
      const event: Event =
        due === 'Painter'
          ? { type: 'declined', choice: due, seat }
          : { type: 'fizzled', effect: choice, seat };
      told = followed(told, { scene: withoutChoice(now, seat), events: [event] });
    }
  return told;
}

/** Runs after every move on the board. */
export function settle(scene: TableScene): SceneChange {
  if (scene.board.phase !== 'playing') return { scene, events: [] };
  const idle = dropIdle(scene);
  if (isHopeless(idle.scene)) return followed(idle, finish(idle.scene));
  const turned = followed(idle, nextRound(idle.scene));
  if (
    turned.scene.round !== scene.round &&
    !allSeats(scene).some((seat) => canAct(turned.scene, seat))
  )
    return followed(turned, finish(turned.scene));
  return { ...turned, scene: { ...turned.scene, offers: liveOffers(turned.scene) } };
}

function nextRound(scene: TableScene): SceneChange {
  const events: Event[] = [];
  let now = scene;
  while (now.seats.every(({ acted }) => acted !== 'open')) {
    events.push({ type: 'roundEnded', round: now.round });
    for (const [at, { rests }] of now.seats.entries())
      if (rests) events.push({ type: 'rested', other: at + 1 });
    now = {
      ...now,
      round: now.round + 1,
      seats: now.seats.map((one) => ({
        ...one,
        acted: one.rests ? 'resting' : 'open',
        rests: false,
      })),
    };
  }
  return { scene: now, events };
}

/** Can no seat complete a potion that might win? With gifts any plant can reach any cauldron. */
function isHopeless(scene: TableScene): boolean {
  if (!isExhausted(scene.setup, scene.board)) return false;
  return !allSeats(scene).some((seat) => {
    const own = seatOf(scene, seat);
    if (own.waiting || own.guesses.length > 0) return true;
    const specials = scene.setup.board.specials.filter(({ cell }) => ownerAt(scene, cell) === seat);
    // A cauldron waits for another test of its seat.
    if (untested(scene, seat).length > 0 && specials.some(({ cell }) => tasted(scene, cell)))
      return true;
    const { setup, state } = partOf(scene, seat, seat);
    return specials.some(
      ({ cell }) => specialAt(setup, cell) === 'guesser' && isFree(setup, state, cell),
    );
  });
}
