// What a test does to a board besides its answer, and potions that are brewed without one.

import { LARGEST_POTION } from '../types/board.ts';
import type { PlayedEntry, PotionResult } from '../types/potion.ts';
import {
  type SoloChoice,
  type SoloEvent,
  type SoloRefusal,
  type SoloSetup,
  type SoloState,
  soloChoices,
} from '../types/solo.ts';
import { withPlots } from './choice.ts';
import { grown } from './state.ts';

export interface FieldEffects {
  readonly plots: SoloState['plots'];
  readonly drizzles: readonly SoloEvent[];
  /** What waits for a choice now. */
  readonly choices: readonly SoloChoice[];
}

/** ChangeField effects of an answer: rain falls on all gardens of the state, the others ask. */
export function fieldEffects(
  setup: SoloSetup,
  state: SoloState,
  { messages }: PotionResult,
): FieldEffects {
  let { plots } = state;
  const drizzles: SoloEvent[] = [];
  for (const { effect } of messages)
    if (effect === 'Drizzle') {
      const now = { ...state, plots };
      const changes = new Map(
        state.gardens
          .filter(({ spent }) => !spent)
          .flatMap((garden) => [...grown(setup, now, garden)]),
      );
      const cells = [...changes.keys()].sort((one, other) => one - other);
      drizzles.push({ type: 'drizzled', cells });
      plots = withPlots(now, changes);
    }
  // In the fixed order of the list: the order of the messages means nothing.
  const choices = soloChoices.flatMap((choice) =>
    messages.filter(({ effect }) => effect === choice).map(() => choice),
  );
  return { plots, drizzles, choices };
}

/** Why a potion that comes from no board cannot be brewed: the last one, or a Guesser's. */
export function freeRefusal(
  setup: Pick<SoloSetup, 'ingredients' | 'maxSeeds'>,
  entries: readonly PlayedEntry[],
): SoloRefusal['type'] | undefined {
  if (entries.length === 0) return 'emptyPotion';
  if (entries.length > LARGEST_POTION) return 'potionTooLong';
  for (const { ingredient, seeds } of entries) {
    if (!setup.ingredients.includes(ingredient)) return 'unknownIngredient';
    if (!Number.isInteger(seeds) || seeds < 1 || seeds > setup.maxSeeds) return 'badSeeds';
  }
  return undefined;
}
