// Gifts: a plant goes into another's cauldron, if both agree, in place of the giver's action.

import { pluck } from '../solo/actions.ts';
import type { Event, PlainMove } from '../types/index.ts';
import type { Brew } from '../types/solo.ts';
import type { Offer, Seat } from '../types/table.ts';
import { followed, poured } from './brewing.ts';
import { type Deed, refuse } from './deed.ts';
import { offerRefusal } from './limits.ts';
import { sameOffer } from './moves.ts';
import { ownerAt, partOf, type Scene, seatOf, withPart, withSeat } from './scene.ts';

/** A new offer takes the place of the giver's earlier one. */
export function offerGift(
  scene: Scene,
  seat: Seat,
  { cell, plant, into }: Extract<PlainMove, { type: 'offer' }>,
): Deed {
  if (seatOf(scene, seat).acted !== 'open') return refuse('alreadyActed');
  const offer: Offer = { from: seat, to: ownerAt(scene, into), cell, plant, into };
  const refusal = offerRefusal(scene, offer);
  if (refusal) return refuse(refusal);
  if (scene.offers.some((one) => one.from === seat && sameOffer(one, offer)))
    return refuse('sameEntry');
  const found = scene.board.plots[cell]?.[plant];
  if (!found) return refuse('noPlant');
  const entry = { ingredient: found.ingredient, seeds: found.dots };
  return {
    ok: true,
    scene: { ...scene, offers: [...scene.offers.filter(({ from }) => from !== seat), offer] },
    events: [{ type: 'offered', to: offer.to, entry, seat }],
    talk: true,
  };
}

const offerTo = (scene: Scene, seat: Seat, from: Seat) =>
  scene.offers.find((one) => one.from === from && one.to === seat);

export function acceptGift(scene: Scene, seat: Seat, from: Seat, brew: Brew): Deed {
  const offer = offerTo(scene, seat, from);
  if (!offer) return refuse('noOffer');
  const { setup, state } = partOf(scene, from, from, seat);
  const acted = pluck(setup, state, { type: 'pluck', ...pickOf(offer) });
  if (!acted.ok) return acted;
  const given = acted.events.find((event) => event.type === 'plucked');
  if (given?.type !== 'plucked') return refuse('noOffer');
  const after = withSeat(withPart(scene, from, acted.state), from, { acted: 'acted' });
  const next = { ...after, offers: after.offers.filter((one) => one.from !== from) };
  const events: readonly Event[] = [
    { type: 'gave', from, to: seat, entry: given.entry, seat },
    { ...given, seat: from },
  ];
  const told = followed({ scene: next, events }, poured(next, seat, offer.into, brew));
  return { ok: true, scene: told.scene, events: told.events };
}

const pickOf = ({ cell, plant, into }: Offer) => ({ cell, plant, into });

export function declineGift(scene: Scene, seat: Seat, from: Seat): Deed {
  const offer = offerTo(scene, seat, from);
  if (!offer) return refuse('noOffer');
  return {
    ok: true,
    scene: { ...scene, offers: scene.offers.filter((one) => one !== offer) },
    events: [{ type: 'refusedGift', from, seat }],
    talk: true,
  };
}

export function withdrawGift(scene: Scene, seat: Seat): Deed {
  if (!scene.offers.some(({ from }) => from === seat)) return refuse('noOffer');
  return {
    ok: true,
    scene: { ...scene, offers: scene.offers.filter(({ from }) => from !== seat) },
    events: [{ type: 'withdrew', seat }],
    talk: true,
  };
}
