// Test only: two drawn boards for one player, potions that do what they are told, and games played by words of moves.

import { ingredientNames } from '../names/ingredients.ts';
import { soloMoveCode } from '../solo/code.ts';
import { playSolo, type SoloOutcome } from '../solo/play.ts';
import { startSolo } from '../solo/state.ts';
import type { Special, Start } from '../types/board.ts';
import type { Message, PotionResult } from '../types/potion.ts';
import {
  type Brew,
  type SoloEvent,
  type SoloSetup,
  type SoloState,
  soloEffects,
} from '../types/solo.ts';
import { drawnBoard } from './boards.ts';

// Cells of the front: A 0-1, B 2-5, c 6-7, a 8-9, b 10-12, d 13-15, e 16-23, f 24-30; of the back: C 32-33, g the rest.
export const POTS = 'AABBBBcc aabbbddd eeeeeeee fffffff.';
export const POTS_BACK = 'CCgggggg gggggggg gggggggg ggggggg.';
// Gardens: a 0-1, b 2-5, c 6-7, d 8-9 and 16, e 10-15 without 12, f 12, and so on.
export const BEDS = 'aabbbbcc ddeefeee dghhhhhi jjkkkkl.';
export const BEDS_BACK = 'mmnnnnoo mmnnppoo qqqqqqrr sssssst.';

export interface Setting {
  readonly specials?: readonly Special[];
  readonly starts?: readonly Start[];
  readonly maxSeeds?: number;
  readonly lastPotion?: boolean;
  /** What each potion does: names of effects, or a win. */
  readonly potions?: readonly string[];
  readonly bed?: true;
}

export function setupOf(setting: Setting): SoloSetup {
  const { specials = [], starts = [], maxSeeds = 4, lastPotion = false } = setting;
  const change = { specials, starts };
  return {
    board: setting.bed
      ? drawnBoard(BEDS, BEDS_BACK, { kind: 'gardens', ...change })
      : drawnBoard(POTS, POTS_BACK, change),
    ingredients: ingredientNames.slice(0, 6),
    maxSeeds,
    lastPotion,
  };
}

export function answerOf(text: string): PotionResult {
  const effects = text.split(' ').filter((effect) => effect !== '');
  const messages = effects.flatMap((effect): Message[] =>
    soloEffects.flatMap((known): Message[] => (known === effect ? [{ effect: known }] : [])),
  );
  return { won: text === 'win', undergrown: 0, overgrown: 0, messages };
}

export const brewOf =
  (setting: Setting): Brew =>
  (_, potion) =>
    answerOf(setting.potions?.[potion - 1] ?? '');

export function step(setting: Setting, state: SoloState, word: string): SoloOutcome {
  const move = soloMoveCode.decode(word);
  if (!move.ok) throw new Error(`not a move: ${word}`);
  return playSolo(setupOf(setting), state, move.value, brewOf(setting));
}

/** Plays words of moves; all of them must be accepted. */
export function played(setting: Setting, words: string): { state: SoloState; events: SoloEvent[] } {
  let state = startSolo(setupOf(setting));
  const events: SoloEvent[] = [];
  for (const word of words.split(' ').filter((one) => one !== '')) {
    const outcome = step(setting, state, word);
    if (!outcome.ok) throw new Error(`${word}: ${outcome.refusal.type}`);
    state = outcome.state;
    events.push(...outcome.events);
  }
  return { state, events };
}

export const dots = (state: SoloState, cell: number) =>
  (state.plots[cell] ?? []).map((plant) => plant.dots).join();
export const names = (events: readonly SoloEvent[]) => events.map(({ type }) => type).join(' ');

/** Two plants into cauldron A: the shortest potion. */
export const POTION = 'p24-0 p25-1 k24-0-0 k25-0-0';
export const POTION_TWO = 'p26-0 p27-1 p28-0 p29-1 k26-0-2 k27-0-2 k28-0-2 k29-0-2';
