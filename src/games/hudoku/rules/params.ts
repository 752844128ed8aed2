// What a player chooses before the deal: fields, presets, and which choices go together.

import type { Preset } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import type { Field } from '../../../core/settings.ts';
import { layoutOf } from '../grid/layout.ts';
import {
  isTemplateId,
  LONGEST_TEMPLATE_TEXT,
  type TemplateId,
  templateIds,
  templateLevels,
  templateOf,
} from '../grid/template.ts';
import { findCrowded } from '../solver/fitting.ts';
import { type Level, levels, type Mode, modes, type Params } from '../types.ts';

const CUSTOM = 'custom';

export const fields: readonly Field[] = [
  { kind: 'choice', key: 'template', options: [...templateIds, CUSTOM] },
  { kind: 'choice', key: 'level', options: levels },
  { kind: 'choice', key: 'mode', options: modes },
  { kind: 'text', key: 'customTemplate', maxLength: LONGEST_TEMPLATE_TEXT },
];

const preset = (template: TemplateId, level: Level, mode: Mode): Preset<Params> => ({
  id: `${template}-${level}${mode === 'calm' ? '-calm' : ''}`,
  params: { template, level, mode, customTemplate: '' },
  level,
});

export const presets = [
  preset('classic', 'easy', 'timed'),
  preset('classic', 'medium', 'timed'),
  preset('wide', 'easy', 'timed'),
  preset('tall', 'medium', 'timed'),
  preset('pinwheel', 'medium', 'calm'),
  preset('terraces', 'hard', 'calm'),
  preset('jigsaw', 'medium', 'calm'),
  preset('sudoku', 'easy', 'calm'),
  preset('sudoku', 'expert', 'calm'),
] as const;

export const levelIn = (params: Params): Level =>
  levels.find((level) => level === params.level) ?? 'easy';
export const modeIn = (params: Params): Mode =>
  modes.find((mode) => mode === params.mode) ?? 'timed';

/** Of a drawing what counting can say, at every stroke of the editor; whether anything fits it, the dealer tells. */
export function checkParams(params: Params): readonly Fault[] {
  const template = templateOf(params.template, params.customTemplate);
  if (!template.ok) return [{ ...template.fault, where: inField(template.fault.where) }];
  if (isTemplateId(params.template)) {
    const possible = templateLevels[params.template];
    return possible.some((level) => level === params.level)
      ? []
      : [{ code: 'levelUnavailable', where: 'level', detail: possible.join(', ') }];
  }
  const crowded = findCrowded(layoutOf(template.value));
  return crowded ? [{ code: 'noSolution', where: 'customTemplate', detail: crowded }] : [];
}

const inField = (where: string | undefined) =>
  where === undefined ? 'customTemplate' : `customTemplate, ${where}`;
