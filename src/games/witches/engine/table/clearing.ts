// Nothing that could be brewed tells more, and statuses keep the table from what would win: any potion of a seat that is under
// one frees it. The cheapest that leaves the table able to brew.

import type { EffectName } from '../../names/effects.ts';
import { type Scene, seatOf } from '../../table/scene.ts';
import type { PlayedEntry } from '../../types/potion.ts';
import type { Seat } from '../../types/table.ts';
import { usesOf } from '../solo/potions.ts';
import { roomsOf } from '../solo/rooms.ts';
import { uniformCandidates } from './candidates.ts';
import { shareKept } from './outlook.ts';
import { type Brewing, planFreely, planWay } from './plan.ts';
import { specialWays } from './specials.ts';
import type { Situation } from './worth.ts';

/** What keeps a seat from planting, growing or testing what is wanted. */
const BINDING: readonly EffectName[] = ['Minimalist', 'Distracted', 'Allergies', 'Sharer'];
/** Dots that everybody can grow. */
const FEW_DOTS = 2;
/** Potions whose ways are looked for, and recipes that are to be kept. */
const LOOKED_AT = 12;
const MODELS = 3;

const isBound = (scene: Scene, seat: Seat): boolean =>
  seatOf(scene, seat).statuses.some(({ effect }) => BINDING.includes(effect));

interface Clearing {
  readonly entries: readonly PlayedEntry[];
  readonly brewing: Brewing;
}

export function clearingPotion(at: Situation): Clearing | undefined {
  const { view, scene, pool } = at;
  if (!scene.seats.some((_, at) => isBound(scene, at + 1))) return undefined;
  const models = pool.recipes.slice(0, MODELS);
  let best: (Clearing & { readonly kept: number; readonly planted: number }) | undefined;
  let looked = 0;
  for (const { entries, plan } of potionsFor(at)) {
    if (looked >= LOOKED_AT) break;
    const brewing = plan();
    if (!brewing || !isBound(scene, brewing.brewer)) continue;
    looked++;
    const planted = brewing.moves.filter(({ move }) => move.type === 'plant').length;
    const kept = shareKept(view, scene, brewing, models);
    if (!best || kept > best.kept || (kept === best.kept && planted < best.planted))
      best = { entries, brewing, kept, planted };
  }
  return best;
}

interface Option {
  readonly entries: readonly PlayedEntry[];
  plan(): Brewing | undefined;
}

/** Tastes and guesses first, then rooms, the smallest first. */
function* potionsFor(at: Situation): Generator<Option> {
  const { view, scene, pool } = at;
  for (const way of specialWays(view, scene, pool))
    yield { entries: way.entries, plan: () => planWay(scene, way) };
  for (const room of roomsOf(scene.setup, scene.board)) {
    const { idle } = usesOf(view, pool, room, Math.min(FEW_DOTS, view.maxSeeds));
    if (idle) yield { entries: idle.entries, plan: () => planFreely(scene, idle.entries) };
  }
  for (const { weight, plan } of uniformCandidates(at)) yield { entries: weight.entries, plan };
}
