// Potions that a table could brew next: for its cauldrons and gardens, as its gardens give them, of one kind for whoever may
// brew nothing else, and by special cells. Each with what it would tell, and how the table gets there.

import { potionText } from '../../rules/canon.ts';
import { allSeats, type Scene, statusOf } from '../../table/scene.ts';
import type { Seat } from '../../types/table.ts';
import { isNews, sameEntries, type Weight, wasTested, weigh } from '../advice.ts';
import { usesOf } from '../solo/potions.ts';
import { type Room, roomFrom, roomsOf } from '../solo/rooms.ts';
import { bedsOf } from './beds.ts';
import { type Brewing, planFreely, planWay, type Way } from './plan.ts';
import { specialWays } from './specials.ts';
import { roughWorth, type Situation } from './worth.ts';

/** Candidates of each room: most likely to win, and those that tell most. */
const LIKELY = 3;
const PER_ROOM = 6;

export interface Candidate {
  readonly weight: Weight;
  /** In bits for each plant, before its way is known. */
  readonly worth: number;
  plan(): Brewing | undefined;
}

const better = (one: Candidate, other: Candidate) => other.worth - one.worth;

/** All of them, the best first. */
export function candidatesOf(at: Situation): readonly Candidate[] {
  const { view, scene, pool } = at;
  const uniform = uniformCandidates(at).filter(({ weight }) => isNews(weight));
  return [
    ...roomsOf(scene.setup, scene.board).flatMap((room) => roomCandidates(at, room)),
    ...wayCandidates(at, bedsOf(view, scene)),
    ...wayCandidates(at, specialWays(view, scene, pool)),
    ...uniform.slice(0, PER_ROOM),
  ].sort(better);
}

/** Potions for a room of this kind, whoever has it. */
function roomCandidates(at: Situation, room: Room): readonly Candidate[] {
  const { view, scene, pool } = at;
  const open = room.fixed.filter((entry) => !entry).length;
  const worthOf = (weight: Weight): Candidate => ({
    weight,
    worth: roughWorth(at, weight, open),
    plan: () => planFreely(scene, weight.entries),
  });
  const uses = looksOf(room).map((look) => usesOf(view, pool, look, view.maxSeeds));
  const likely = distinct(uses.flatMap(({ winning }) => winning).filter(isNews), room).sort(
    (one, other) => other.wins - one.wins,
  );
  const telling = distinct(
    uses.flatMap((one) => one.telling),
    room,
  )
    .map(worthOf)
    .sort(better);
  return [...likely.slice(0, LIKELY).map(worthOf), ...telling.slice(0, PER_ROOM)];
}

/** Those that what lies in the cauldron is part of, each once. */
function distinct(weights: readonly Weight[], { fixed, grows }: Room): Weight[] {
  const fits = ({ entries }: Weight) =>
    grows ||
    fixed.every((entry, place) => !entry || sameEntries([entry], entries.slice(place, place + 1)));
  const byText = new Map(weights.filter(fits).map((one) => [potionText(one.entries), one]));
  return [...byText.values()];
}

/** The room as it is, and a cauldron as it was while less lay in it: so the potion that was begun is among those looked at. */
function looksOf(room: Room): readonly Room[] {
  if (room.grows) return [room];
  const looks: Room[] = [room];
  let { fixed } = room;
  for (let place = fixed.length - 1; place >= 0; place--) {
    if (!fixed[place]) continue;
    fixed = fixed.map((entry, at) => (at === place ? undefined : entry));
    looks.push(roomFrom(fixed, false));
  }
  return looks;
}

/** Ways of one seat whose outcome is known. */
function wayCandidates(at: Situation, ways: readonly Way[]): readonly Candidate[] {
  const { view, scene, pool } = at;
  return ways.flatMap((way): Candidate[] => {
    if (wasTested(view.trials, way.entries)) return [];
    const weight = weigh(pool.recipes, view.ingredients, way.entries);
    if (!isNews(weight)) return [];
    const planted = way.moves.filter(({ type }) => type === 'plant').length;
    return [{ weight, worth: roughWorth(at, weight, planted), plan: () => planWay(scene, way) }];
  });
}

const isMinimalist = (scene: Scene, seat: Seat) =>
  statusOf(scene, seat, 'Minimalist') !== undefined;

/** Potions of one kind, where somebody may brew nothing else before they have tested one; the best first. */
export function uniformCandidates(at: Situation): readonly Candidate[] {
  const { view, scene, pool } = at;
  if (!allSeats(scene).some((seat) => isMinimalist(scene, seat))) return [];
  const dots = Array.from({ length: view.maxSeeds }, (_, at) => at + 1);
  return roomsOf(scene.setup, scene.board)
    .flatMap(({ fixed }) => {
      const held = new Set(fixed.flatMap((entry) => entry?.ingredient ?? []));
      if (held.size > 1) return [];
      const open = fixed.filter((entry) => !entry).length;
      const kinds = held.size === 0 ? view.ingredients : [...held];
      return kinds
        .flatMap((ingredient) =>
          dots.map((seeds) => fixed.map((entry) => entry ?? { ingredient, seeds })),
        )
        .filter((entries) => !wasTested(view.trials, entries))
        .map((entries): Candidate => {
          const weight = weigh(pool.recipes, view.ingredients, entries);
          const plan = () => planFreely(scene, entries);
          return { weight, worth: roughWorth(at, weight, open), plan };
        });
    })
    .sort(better);
}
