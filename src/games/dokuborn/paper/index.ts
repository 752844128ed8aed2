// Dokuborn on paper: the grid of one puzzle, or a new one of a level.

import type { Deal } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { failure, success } from '../../../core/result.ts';
import type { PrintContext, Printing } from '../../../paper/printing.ts';
import type { Page } from '../../../paper/types.ts';
import type { DokubornTypes, Label } from '../types.ts';
import { type ConditionLabel, conditionPage } from './page.ts';

export interface PaperWords {
  readonly title: string;
  readonly rules: string;
  readonly scan: string;
  /** What a condition means exactly. */
  condition(condition: Pick<Label, 'id' | 'family' | 'display'>): string;
}

export function createPrinting(
  { presets, start, view }: Pick<Rules<DokubornTypes>, 'presets' | 'start' | 'view'>,
  words: PaperWords,
): Printing<DokubornTypes> {
  function printed(label: Label): ConditionLabel {
    // Pictures among the letters are not in the fonts of a PDF.
    const name = label.display.replace(/[^\x20-\xff]/g, '').trim();
    return { name, about: words.condition(label) };
  }

  function draw(deal: Deal<DokubornTypes>, { paper, levelName, linkOf }: PrintContext): Page {
    const { rows, columns } = view(deal.puzzle, start(deal.puzzle, 0));
    const grid = { rows: rows.map(printed), columns: columns.map(printed) };
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
