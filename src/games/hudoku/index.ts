// Hudoku: the Game object, and what the library exports: a solver for any sudoku-like grid.

import type { Game } from '../../core/game.ts';
import { engine } from './engine/index.ts';
import { rules } from './rules/index.ts';
import type { HudokuTypes } from './types.ts';

export { countSolutions, explainNext, isUnique, solve } from './engine/library.ts';
export type { LadderStep as Step } from './engine/step.ts';
export { flatGrid, gridOf, layoutOf } from './grid/layout.ts';
export {
  checkTemplate,
  parseTemplate,
  type TemplateId,
  templateIds,
  templateLevels,
  templates,
} from './grid/template.ts';
export { openMarks } from './rules/view.ts';
export * from './types.ts';

export const hudoku: Game<HudokuTypes> = { ...rules, ...engine };
