// Rounds of a table on screen: they end when everybody has acted or passed, and the game ends where nothing can come
// of another one.

import { isExhausted, isFree, specialAt } from '../solo/state.ts';
import type { Event } from '../types/index.ts';
import { dropIdle, finish, followed, type Told } from './brewing.ts';
import { liveOffers, tasted } from './limits.ts';
import { canAct } from './moves.ts';
import { allSeats, ownerAt, partOf, type Scene, seatOf, untested } from './scene.ts';

/** After any move on the board. */
export function settle(scene: Scene): Told {
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

function nextRound(scene: Scene): Told {
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

/** Can no potion that might win be completed any more, by nobody? Gifts let any plant come into any cauldron. */
function isHopeless(scene: Scene): boolean {
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
