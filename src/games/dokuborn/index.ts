// Dokuborn as a game of one catalogue, and its exports for users of the library.

import type { Game } from '../../core/game.ts';
import type { Catalogue } from '../../data/catalogue.ts';
import { type CardAssets, loadCatalogue } from './cards/load.ts';
import { createEngine } from './engine/index.ts';
import { createRules } from './rules/index.ts';
import type { DokubornTypes } from './types.ts';

export { type ConditionTable, tableOf } from './cards/condition-table.ts';
export type { Condition } from './cards/conditions.ts';
// Older names, kept for existing programs.
export {
  decodeOriginal,
  decodeOriginal as decodeSeedStyle,
  encodeOriginal,
  encodeOriginal as encodeSeedStyle,
} from './rules/code.ts';
export { leastPools, levelOf, thresholds } from './rules/level.ts';
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

/** With the given catalogue if it is valid, else the embedded one. */
export async function loadDokuborn(assets?: CardAssets): Promise<Game<DokubornTypes>> {
  return createDokuborn(await loadCatalogue(assets));
}
