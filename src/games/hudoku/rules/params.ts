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
  templatePractices,
} from '../grid/template.ts';
import { findCrowded } from '../solver/solver.ts';
import {
  type Level,
  levels,
  type Mode,
  modes,
  NO_PRACTICE,
  type Params,
  practices,
  type Technique,
  techniqueLevel,
} from '../types.ts';

const CUSTOM = 'custom';

export const fields: readonly Field[] = [
  { kind: 'choice', key: 'template', options: [...templateIds, CUSTOM] },
  { kind: 'choice', key: 'level', options: levels },
  { kind: 'choice', key: 'mode', options: modes },
  { kind: 'text', key: 'customTemplate', maxLength: LONGEST_TEMPLATE_TEXT },
  { kind: 'choice', key: 'practise', options: [NO_PRACTICE, ...practices], usual: NO_PRACTICE },
];

const preset = (template: TemplateId, level: Level, mode: Mode): Preset<Params> => ({
  id: `${template}-${level}${mode === 'calm' ? '-calm' : ''}`,
  params: { template, level, mode, customTemplate: '', practise: NO_PRACTICE },
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

/** The wanted level; a technique to practise implies its own. */
export function levelIn(params: Params): Level {
  const practice = practiceIn(params);
  if (practice) return techniqueLevel[practice];
  return levels.find((level) => level === params.level) ?? 'easy';
}
export const practiceIn = (params: Params): Technique | undefined =>
  practices.find((technique) => technique === params.practise);
export const modeIn = (params: Params): Mode =>
  modes.find((mode) => mode === params.mode) ?? 'timed';

/** Cheap, because the editor calls it at every stroke. Whether a drawing has solutions is for the engine to find out. */
export function checkParams(params: Params): readonly Fault[] {
  const template = templateOf(params.template, params.customTemplate);
  if (!template.ok) {
    const { where } = template.fault;
    return [{ ...template.fault, where: where ? `customTemplate, ${where}` : 'customTemplate' }];
  }
  if (isTemplateId(params.template)) return checkOffer(params.template, params);
  const crowded = findCrowded(layoutOf(template.value));
  return crowded ? [{ code: 'noSolution', where: 'customTemplate', detail: crowded }] : [];
}

/** Does the board offer this level or technique? */
function checkOffer(id: TemplateId, params: Params): readonly Fault[] {
  const practice = practiceIn(params);
  const possible = practice ? templatePractices[id] : templateLevels[id];
  if (possible.some((one) => one === (practice ?? params.level))) return [];
  return practice
    ? [{ code: 'practiceUnavailable', where: 'practise', detail: possible.join(', ') }]
    : [{ code: 'levelUnavailable', where: 'level', detail: possible.join(', ') }];
}
