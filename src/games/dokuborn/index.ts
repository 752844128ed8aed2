// Dokuborn as a game of a catalogue, and what the library offers of it.

import type { Game } from '../../core/game.ts';
import type { Catalogue } from '../../data/catalogue.ts';
import { type CardAssets, loadCatalogue } from './cards/load.ts';
import { createEngine } from './engine/index.ts';
import { createRules } from './rules/index.ts';
import type { DokubornTypes } from './types.ts';

export type { Condition } from './cards/conditions.ts';
export { type ConditionTable, tableOf } from './cards/table.ts';
export { levelOf, thresholds } from './rules/level.ts';
export { leastPools } from './rules/levels.ts';
// Older names, for those who have them in their programs.
export {
  decodeOriginal,
  decodeOriginal as decodeSeedStyle,
  encodeOriginal,
  encodeOriginal as encodeSeedStyle,
} from './rules/original.ts';
export { cellName } from './rules/print.ts';
export type {
  Answer as DokubornAnswer,
  Event as DokubornEvent,
  FaultCode as DokubornFault,
  Move as DokubornMove,
  Params as DokubornParams,
  Puzzle as DokubornPuzzle,
  Question as DokubornQuestion,
  Refusal as DokubornRefusal,
  State as DokubornState,
  View as DokubornView,
} from './types.ts';
export * from './types.ts';

/** The game of one catalogue. Rules and engine share its pools, which take about a tenth of a second. */
export function createDokuborn(catalogue: Catalogue): Game<DokubornTypes> {
  return { ...createRules(catalogue), ...createEngine(catalogue) };
}

/** With the embedded catalogue, unless a sound one is given. */
export async function loadDokuborn(assets?: CardAssets): Promise<Game<DokubornTypes>> {
  return createDokuborn(await loadCatalogue(assets));
}
