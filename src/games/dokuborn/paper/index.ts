// Dokuborn on paper: the grid of one puzzle, or a new one of a level, under a title of one's own where one is given.

import type { Deal } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { failure, success } from '../../../core/result.ts';
import type { Settings } from '../../../core/settings.ts';
import type { PrintContext, Printing } from '../../../paper/printing.ts';
import type { Page } from '../../../paper/types.ts';
import type { DokubornTypes, Label, View } from '../types.ts';
import { type ConditionLabel, conditionPage } from './page.ts';

/** Longer ones do not fit over a grid. */
const TITLE_LENGTH = 32;

export interface PaperWords {
  readonly title: string;
  readonly rules: string;
  readonly scan: string;
  /** Size and level of a grid as they are, and how narrow it is. */
  about(grid: Pick<View, 'size' | 'mode' | 'levelNow' | 'tightest' | 'forced'>): string;
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

  function draw(deal: Deal<DokubornTypes>, { paper, linkOf }: PrintContext, order: Settings): Page {
    const shown = view(deal.puzzle, start(deal.puzzle, 0));
    const grid = { rows: shown.rows.map(printed), columns: shown.columns.map(printed) };
    const own = String(order['title'] ?? '').trim();
    const about = words.about(shown);
    const head =
      own === ''
        ? { title: words.title, about }
        : { title: own, about: `${words.title} · ${about}` };
    return conditionPage(grid, linkOf(deal.code), { ...words, ...head }, paper);
  }

  const levels = presets.map(({ id }) => id);
  return {
    fields: [
      { kind: 'choice', key: 'preset', options: levels },
      { kind: 'text', key: 'title', maxLength: TITLE_LENGTH },
    ],
    usual: { preset: presets[0].id, title: '' },
    puzzleFields: ['title'],
    async order(order, seed, context, deal) {
      const { preset: level } = order;
      const preset = presets.find(({ id }) => id === level);
      if (!preset) return failure('badChoice', 'preset', levels.join(', '));
      const dealt = await deal(preset.params, seed);
      return dealt.ok ? success([draw(dealt.value, context, order)]) : dealt;
    },
    puzzle: (deal, context, order) => success([draw(deal, context, order)]),
  };
}
