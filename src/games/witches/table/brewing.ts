// A potion at a table: who may change it first, when it waits, what the High Witch answers, and what falls on the tester.

import { effectsByCategory } from '../names/effects.ts';
import { type FullPotion, potionIn } from '../solo/actions.ts';
import { canChoose } from '../solo/choice.ts';
import { fieldEffects } from '../solo/potions.ts';
import type { Event } from '../types/index.ts';
import type { PotionResult } from '../types/potion.ts';
import { type Brew, type SoloChoice, soloChoices } from '../types/solo.ts';
import type { Seat, SeatStatus } from '../types/table.ts';
import {
  allSeats,
  dueOf,
  isUniform,
  partOf,
  type Scene,
  seatOf,
  statusOf,
  untested,
  withPart,
  withSeat,
} from './scene.ts';

export interface Told {
  readonly scene: Scene;
  readonly events: readonly Event[];
}

/** A game that cannot go on: only the last potion is left, where the level gives one. */
export function finish(scene: Scene): Told {
  const phase = scene.setup.lastPotion ? 'last' : 'lost';
  const seats = scene.seats.map((one) => ({ ...one, choices: [], waiting: null, guesses: [] }));
  return {
    scene: { ...scene, seats, offers: [], board: { ...scene.board, phase } },
    events: [{ type: 'ended', phase }],
  };
}

/** A potion that lies in no cauldron: a garden, a taste, a guess. */
export function present(scene: Scene, seat: Seat, potion: FullPotion, brew: Brew): Told {
  if (statusOf(scene, seat, 'Genius')) return askGenius(scene, seat, potion);
  const judged = judge(scene, seat, potion, brew);
  return followed(judged, brewFull(judged.scene, seat, brew));
}

/** Tests the full cauldrons of a seat, as long as nothing makes them wait. */
export function brewFull(scene: Scene, seat: Seat, brew: Brew): Told {
  let told: Told = { scene, events: [] };
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

/** A cauldron is full: it is tested, or says that it waits. */
export function poured(scene: Scene, owner: Seat, into: number, brew: Brew): Told {
  const told = brewFull(scene, owner, brew);
  const still = untested(told.scene, owner).find(({ cells }) => cells.includes(into));
  const [cell] = still?.cells ?? [];
  return cell === undefined || seatOf(told.scene, owner).waiting
    ? told
    : { ...told, events: [...told.events, { type: 'waits', cell, seat: owner }] };
}

/** What Genius left as it is, or changed. */
export function judgeWaiting(scene: Scene, seat: Seat, potion: FullPotion, brew: Brew): Told {
  const { choices } = seatOf(scene, seat);
  const free = withSeat(scene, seat, { waiting: null, choices: choices.slice(1) });
  const judged = judge(free, seat, potion, brew);
  return followed(judged, brewFull(judged.scene, seat, brew));
}

function askGenius(scene: Scene, seat: Seat, potion: FullPotion): Told {
  const { choices } = seatOf(scene, seat);
  return {
    scene: withSeat(scene, seat, { waiting: potion, choices: ['Genius', ...choices] }),
    events: [{ type: 'asksFor', choice: 'Genius', seat }],
  };
}

export const followed = (before: Told, after: Told): Told => ({
  scene: after.scene,
  events: [...before.events, ...after.events],
});

function judge(scene: Scene, seat: Seat, potion: FullPotion, brew: Brew): Told {
  const { cells, entries } = potion;
  const number = scene.board.potions.length + 1;
  const result = brew(entries, number);
  const tested: Scene = {
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
  for (const drizzle of field.drizzles)
    if (drizzle.type === 'drizzled') events.push({ ...drizzle, seat });
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

/** Drops what waits for a choice and has nothing left to be carried out on. */
export function dropIdle(scene: Scene): Told {
  let told: Told = { scene, events: [] };
  for (const seat of allSeats(scene))
    for (;;) {
      const now = told.scene;
      const due = dueOf(now, seat);
      const choice: SoloChoice | undefined =
        due === 'Painter' ? 'Fence' : soloChoices.find((one) => one === due);
      if (!choice) break;
      const { setup, state } = partOf(now, seat, seat);
      if (canChoose(setup, state, choice)) break;
      const { choices } = seatOf(now, seat);
      const event: Event =
        due === 'Painter'
          ? { type: 'declined', choice: due, seat }
          : { type: 'fizzled', effect: choice, seat };
      told = {
        scene: withSeat(now, seat, { choices: choices.slice(1) }),
        events: [...told.events, event],
      };
    }
  return told;
}
