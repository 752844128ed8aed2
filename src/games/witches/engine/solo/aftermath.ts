// Solo: what the answer to a potion makes of the board.

import type { EffectName } from '../../names/effects.ts';
import { playSolo } from '../../solo/play.ts';
import type { PotionResult } from '../../types/potion.ts';
import { type SoloState, soloEffects } from '../../types/solo.ts';
import type { Ground } from './place.ts';
import type { Plan } from './plan.ts';

const isActing = (effect: EffectName) => soloEffects.some((one) => one === effect);

/** For one potion: the board after each answer, the same for all answers that do the same to it. */
export function createAftermath(
  { setup }: Ground,
  { ready, test }: Plan,
): (result: PotionResult) => SoloState | undefined {
  const boards = new Map<string, SoloState | undefined>();
  return (result) => {
    const acting = result.messages.flatMap(({ effect }) => (isActing(effect) ? [effect] : []));
    const key = result.won ? 'won' : acting.sort().join();
    if (!boards.has(key)) {
      const outcome = playSolo(setup, ready, test, () => result);
      boards.set(key, outcome.ok ? outcome.state : undefined);
    }
    return boards.get(key);
  };
}
