// Dokuborn on paper: one grid on one page, with room to write a card into every cell, under an optional title.

import type { Deal } from '../../core/deal.ts';
import type { Rules } from '../../core/game.ts';
import { failure, success } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { Item, Page, Paper, Size } from '../../paper/page-items.ts';
import type { PrintContext, Printing } from '../../paper/printing.ts';
import {
  EDGE,
  FAINT,
  type FrameWords,
  framedPage,
  HEAD,
  INK,
  QR,
  SHADE,
  textItem,
} from '../../paper/puzzle-page.ts';
import { textWidth, wrapText } from '../../paper/text-layout.ts';
import type { DokubornTypes, Label, View } from './types.ts';

/** A condition in a word or two, and what it means exactly. */
export interface ConditionLabel {
  readonly name: string;
  readonly about: string;
}

export interface ConditionGrid {
  readonly rows: readonly ConditionLabel[];
  readonly columns: readonly ConditionLabel[];
}

type CellBox = Size & { readonly left: number; readonly top: number };

/** Bold letters are wider than `textWidth` assumes. */
const BOLD = 1.15;

/** Name and meaning in the middle of a box, as large as fits. */
function labelItems({ name, about }: ConditionLabel, box: CellBox): Item[] {
  const width = box.width - 4;
  for (let size = 4.6; ; size -= 0.2) {
    const small = size * 0.62;
    const names = wrapText(name, width / BOLD, size);
    const abouts = about === name ? [] : wrapText(about, width, small);
    const tall = names.length * size * 1.2 + abouts.length * small * 1.25;
    const fits =
      tall <= box.height - 3 &&
      names.every((line) => textWidth(line) * size * BOLD <= width) &&
      abouts.every((line) => textWidth(line) * small <= width);
    if (!fits && size > 2.4) continue;
    const middle = box.left + box.width / 2;
    const top = box.top + (box.height - tall) / 2;
    const below = top + names.length * size * 1.2;
    return [
      ...names.map((line, index) =>
        textItem(line, middle, top + size * (1.2 * index + 1), size, {
          font: 'sansBold',
          align: 'middle',
        }),
      ),
      ...abouts.map((line, index) =>
        textItem(line, middle, below + small * (1.25 * index + 1), small, {
          color: FAINT,
          align: 'middle',
        }),
      ),
    ];
  }
}

/** The width of the labels of the rows, and the height of those of the columns. */
const LABEL = { width: 38, height: 28 } as const;

export function conditionPage(
  grid: ConditionGrid,
  link: string,
  words: FrameWords,
  paper: Paper,
): Page {
  return framedPage(words, link, paper, ({ width, height }) => {
    const size = grid.columns.length;
    const cell = Math.min(
      (width - 2 * EDGE - LABEL.width) / size,
      (height - HEAD - QR - EDGE - 40) / size,
    );
    const left = EDGE;
    const top = HEAD + 4;
    const stroke = { color: INK, width: 0.4 };
    const labelBox = (label: ConditionLabel, box: CellBox): Item[] => [
      { type: 'rect', ...box, fill: SHADE, stroke },
      ...labelItems(label, box),
    ];
    const leftOf = (column: number) => left + LABEL.width + column * cell;
    const topOf = (row: number) => top + LABEL.height + row * cell;
    return [
      ...grid.columns.flatMap((label, column) =>
        labelBox(label, { left: leftOf(column), top, width: cell, height: LABEL.height }),
      ),
      ...grid.rows.flatMap((label, row) => [
        ...labelBox(label, { left, top: topOf(row), width: LABEL.width, height: cell }),
        ...grid.columns.map((_, column): Item => {
          const box = { left: leftOf(column), top: topOf(row), width: cell, height: cell };
          return { type: 'rect', ...box, stroke };
        }),
      ]),
    ];
  });
}

/** Longer titles do not fit over a grid. */
const TITLE_LENGTH = 32;

export interface GridPaperWords {
  readonly title: string;
  readonly rules: string;
  readonly scan: string;
  /** Size, level and tightness of a grid. */
  about(grid: Pick<View, 'size' | 'mode' | 'levelNow' | 'tightest' | 'forced'>): string;
  /** What a condition means exactly. */
  condition(condition: Pick<Label, 'id' | 'family' | 'display'>): string;
}

export function createPrinting(
  { presets, start, view }: Pick<Rules<DokubornTypes>, 'presets' | 'start' | 'view'>,
  words: GridPaperWords,
): Printing<DokubornTypes> {
  function printed(label: Label): ConditionLabel {
    // PDF fonts have no emoji.
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
