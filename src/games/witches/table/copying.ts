// Copycat: a garden of another seat, planted once more in one of the own.

import { withPlots } from '../solo/choice.ts';
import { gardenAt, isFree, plantsOf, specialAt } from '../solo/state.ts';
import type { PlainMove, Refusal } from '../types/index.ts';
import type { Plant } from '../types/solo.ts';
import type { Seat } from '../types/table.ts';
import { ownerAt, partOf, type Scene, statusOf } from './scene.ts';

type Copy = Extract<PlainMove, { type: 'copy' }>;

/** Cells of the own garden that a copied plant can have. */
function freeCells(scene: Scene, seat: Seat, cell: number): readonly number[] {
  const { setup, state } = partOf(scene, seat, seat);
  const garden = gardenAt(state, cell);
  return (garden?.cells ?? []).filter(
    (one) =>
      specialAt(setup, one) !== 'blackMagic' &&
      state.plots[one]?.length === 0 &&
      isFree(setup, state, one),
  );
}

export function copyRefusal(
  scene: Scene,
  seat: Seat,
  { cell, from }: Copy,
): Refusal['type'] | undefined {
  if (!statusOf(scene, seat, 'Copycat')) return 'notCopycat';
  if (ownerAt(scene, cell) !== seat) return 'notYourPart';
  const own = gardenAt(scene.board, cell);
  const other = gardenAt(scene.board, from);
  if (!own || !other) return 'noGarden';
  if (own.spent || other.spent) return 'spentGarden';
  const plants = plantsOf(scene.board, other);
  if (ownerAt(scene, from) === seat || plants.length === 0) return 'nothingToCopy';
  const allergies = statusOf(scene, seat, 'Allergies')?.ingredients ?? [];
  if (plants.some(({ plant }) => allergies.includes(plant.ingredient))) return 'allergic';
  return freeCells(scene, seat, cell).length < plants.length ? 'tooFewFree' : undefined;
}

/** Dots start at one. Cells that ask on planting do not ask. */
export function copyGarden(
  scene: Scene,
  seat: Seat,
  { cell, from }: Copy,
): { readonly scene: Scene; readonly cells: readonly number[] } {
  const other = gardenAt(scene.board, from);
  const plants = other ? plantsOf(scene.board, other) : [];
  const cells = freeCells(scene, seat, cell).slice(0, plants.length);
  const changes = new Map(
    cells.map((one, at): [number, readonly Plant[]] => [
      one,
      plants.slice(at, at + 1).map(({ plant }) => ({ ...plant, dots: 1 })),
    ]),
  );
  const plots = withPlots(scene.board, changes);
  return { scene: { ...scene, board: { ...scene.board, plots } }, cells };
}
