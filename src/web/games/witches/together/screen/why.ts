// Why something that could usually be done with a cell cannot be done now: what the player is under forbids it.

import { cauldronAt, gardenAt, plantsOf } from '../../../../../games/witches/seats/board-state.ts';
import type { Plant } from '../../../../../games/witches/types/solo.ts';
import { words as board } from '#words/witches/solo.ts';
import { placeOf } from '../part.ts';
import { screenOf, youAt } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import type { Screen } from './screen.ts';

/** More dots are not for those who are distracted. */
const DISTRACTED_DOTS = 2;

const kindsOf = (plants: readonly Plant[]) =>
  new Set(plants.map(({ ingredient }) => ingredient)).size;

/** In plain sentences; empty where nothing that the player is under is the reason. */
export function whyNot(screen: Screen, cell: number): readonly string[] {
  const { play } = screen;
  const own = screen.own();
  if (!own || placeOf(screenOf(play).seats, cell) !== youAt(play)) return [];
  const { setup, state } = screen.position();
  const minimalist = own.statuses.some(({ effect }) => effect === 'Minimalist');
  const distracted = own.statuses.some(({ effect }) => effect === 'Distracted');
  const pot = cauldronAt(setup, cell);
  if (pot) {
    const filled = pot.cells.flatMap((one) => state.plots[one] ?? []);
    const full = pot.cells.every((one) => state.plots[one]?.length !== 0);
    const tested = state.potions.some(({ cells }) => cells.some((one) => pot.cells.includes(one)));
    return minimalist && full && !tested && kindsOf(filled) > 1 ? [words.minimalistWaits] : [];
  }
  const garden = gardenAt(state, cell);
  if (!garden || garden.spent || own.acted !== 'open') return [];
  const growing = plantsOf(state, garden)
    .map(({ plant }) => plant)
    .filter(({ plucked }) => !plucked);
  if (growing.length === 0) return [];
  const reasons: string[] = [];
  const grows = screen.legal('grow').some((move) => garden.cells.includes(move.cell));
  const allergies = own.statuses.find(({ effect }) => effect === 'Allergies')?.ingredients ?? [];
  if (!grows && growing.some(({ ingredient }) => allergies.includes(ingredient)))
    reasons.push(words.allergiesBarGrowing);
  else if (!grows && distracted && growing.every(({ dots }) => dots >= DISTRACTED_DOTS))
    reasons.push(`${board.distracted}.`);
  if (setup.board.kind === 'gardens' && minimalist && kindsOf(growing) > 1)
    reasons.push(words.minimalistBars);
  return reasons;
}
