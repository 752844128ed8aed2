// What others chose, of a daily that is over: as soon as the service has told it, rarity stands where worth stood.

import { type Accessor, createRoot, createSignal } from 'solid-js';
import type { Rareness } from '../../../core/game.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import { rarenessOf } from '../../../wire/rareness.ts';
import type { Rarity } from '../../../wire/shapes.ts';
import { perPlay } from '../../play/perplay.ts';
import type { Play } from '../../play/play.ts';

export interface Others {
  /** Of the player's own grid. */
  readonly own: Rareness;
  /** Of all players who have chosen this card there. */
  shareOf(cell: number, card: number): number;
}

type Known = (day: string) => Rarity | undefined;

/** Loaded when a daily is over: no board waits for it, and most boards are no daily. */
async function loadKnown(game: string): Promise<Known> {
  const { theService } = await import('../../online/index.ts');
  return (day) => theService().knownRarity(day, game);
}

/** Undefined while nothing is known; whoever shows the result asks. */
export const othersOf = perPlay((play: Play<DokubornTypes>): Accessor<Others | undefined> => {
  const [known, setKnown] = createRoot(() => createSignal<Known>());
  let asked = false;
  return () => {
    const day = play.daily;
    if (day === undefined || !play.over()) return undefined;
    if (!asked) {
      asked = true;
      loadKnown(play.game.id).then(
        (found) => setKnown(() => found),
        () => {
          asked = false;
        },
      );
    }
    const rarity = known()?.(day);
    const own = rarity && rarenessOf(rarity, play.picks?.() ?? []);
    return (
      own && {
        own,
        shareOf: (cell, card) => rarity.cells[cell]?.find((one) => one.card === card)?.share ?? 0,
      }
    );
  };
});
