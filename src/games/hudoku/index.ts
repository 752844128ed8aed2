// Hudoku, half sudoku: the Game object, and the solver as a library for any sudoku-like grid.

import type { Game, Preset } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import type { Field } from '../../core/settings.ts';
import { checkProof } from './engine/check.ts';
import { ask, findSolvability } from './engine/examine.ts';
import { generate } from './engine/generate.ts';
import { hint } from './engine/hint.ts';
import { solveGame } from './engine/library.ts';
import { prove } from './engine/proof.ts';
import { rate } from './engine/rate.ts';
import {
  isTemplateId,
  LONGEST_TEMPLATE_TEXT,
  type TemplateId,
  templateIds,
  templateLevels,
  templateOf,
} from './grid/template.ts';
import { moveCode, puzzleCode } from './rules/code.ts';
import { apply, hinted, keep, score, start, status, timeout } from './rules/play.ts';
import { print } from './rules/print.ts';
import { legalMoves, view } from './rules/view.ts';
import { type HudokuTypes, type Level, levels, modes, type Params, type Puzzle } from './types.ts';

export { flatGrid, gridOf } from './engine/board.ts';
export { type Step, type Technique, techniqueLevel, techniques } from './engine/ladder.ts';
export { countSolutions, explainNext, isUnique, solve } from './engine/library.ts';
export { layoutOf } from './grid/layout.ts';
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

const CUSTOM = 'custom';

const fields: readonly Field[] = [
  { kind: 'choice', key: 'template', options: [...templateIds, CUSTOM] },
  { kind: 'choice', key: 'level', options: levels },
  { kind: 'choice', key: 'mode', options: modes },
  { kind: 'text', key: 'customTemplate', maxLength: LONGEST_TEMPLATE_TEXT },
];

const preset = (template: TemplateId, level: Level, mode: Params['mode']): Preset<Params> => ({
  id: `${template}-${level}${mode === 'calm' ? '-calm' : ''}`,
  params: { template, level, mode, customTemplate: '' },
  level,
});

const presets: Game<HudokuTypes>['presets'] = [
  preset('classic', 'easy', 'timed'),
  preset('classic', 'medium', 'timed'),
  preset('wide', 'easy', 'timed'),
  preset('tall', 'medium', 'timed'),
  preset('pinwheel', 'medium', 'calm'),
  preset('terraces', 'hard', 'calm'),
  preset('jigsaw', 'medium', 'calm'),
  preset('sudoku', 'easy', 'calm'),
  preset('sudoku', 'expert', 'calm'),
];

function checkParams(params: Params): readonly Fault[] {
  const template = templateOf(params.template, params.customTemplate);
  if (!template.ok) return [{ ...template.fault, where: inField(template.fault.where) }];
  if (isTemplateId(params.template)) {
    const possible = templateLevels[params.template];
    return possible.some((level) => level === params.level)
      ? []
      : [{ code: 'levelUnavailable', where: 'level', detail: possible.join(', ') }];
  }
  const { solvable, reason } = findSolvability(template.value);
  return solvable === 'no'
    ? [{ code: 'noSolution', where: 'customTemplate', ...(reason ? { detail: reason } : {}) }]
    : [];
}

const inField = (where: string | undefined) =>
  where === undefined ? 'customTemplate' : `customTemplate, ${where}`;

function describe(puzzle: Puzzle): Readonly<Record<string, unknown>> {
  const { template, solution, revealed, emptyHints, totalCells, level, mode } = puzzle;
  const { revealedCount } = start(puzzle, 0);
  return {
    template,
    solution,
    revealed,
    emptyHints,
    revealedCount,
    totalCells,
    hintsUsed: 0,
    level,
    mode,
  };
}

export const hudoku: Game<HudokuTypes> = {
  id: 'hudoku',
  version: 1,
  presets,
  fields,
  puzzleCode,
  moveCode,
  checkParams,
  generate,
  start,
  apply,
  status: (_puzzle, state) => status(state),
  view,
  legalMoves,
  print,
  timeout: (_puzzle, state) => timeout(state),
  keep,
  hint: (position, _rng, budget) => hint(position, budget),
  hinted: (_puzzle, state, move) => hinted(state, move),
  solve: solveGame,
  rate,
  score,
  prove,
  checkProof,
  ask: (question, _inquiry, budget) => ask(question, budget),
  describe,
};
