// Dokuborn on paper: the grid of one puzzle, or a new one of a level.

import type { Deal } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { failure, success } from '../../../core/result.ts';
import type { PrintContext, Printing } from '../../../paper/printing.ts';
import type { Page } from '../../../paper/types.ts';
import { type Condition, conditions } from '../cards/conditions.ts';
import type { DokubornTypes } from '../types.ts';
import { type ConditionLabel, conditionPage } from './page.ts';

export interface PaperWords {
  readonly title: string;
  readonly rules: string;
  readonly scan: string;
  /** What a condition means exactly. */
  condition(condition: Pick<Condition, 'id' | 'family' | 'display'>): string;
}

export function createPrinting(
  { presets }: Pick<Rules<DokubornTypes>, 'presets'>,
  words: PaperWords,
): Printing<DokubornTypes> {
  function labelOf(id: string): ConditionLabel {
    const condition = conditions.find((known) => known.id === id);
    if (!condition) return { name: id, about: '' };
    // Pictures among the letters are not in the fonts of a PDF.
    const name = condition.display.replace(/[^\x20-\xff]/g, '').trim();
    return { name, about: words.condition(condition) };
  }

  function draw(deal: Deal<DokubornTypes>, { paper, levelName, linkOf }: PrintContext): Page {
    const { rows, columns } = deal.puzzle;
    const grid = { rows: rows.map(labelOf), columns: columns.map(labelOf) };
    const about = levelName(deal.params);
    return conditionPage(grid, linkOf(deal.code), { ...words, about }, paper);
  }

  const levels = presets.map(({ id }) => id);
  return {
    fields: [{ kind: 'choice', key: 'preset', options: levels }],
    usual: { preset: presets[0].id },
    async order({ preset: level }, seed, context, deal) {
      const preset = presets.find(({ id }) => id === level);
      if (!preset) return failure('badChoice', 'preset', levels.join(', '));
      const dealt = await deal(preset.params, seed);
      return dealt.ok ? success([draw(dealt.value, context)]) : dealt;
    },
    puzzle: (deal, context) => success([draw(deal, context)]),
  };
}
