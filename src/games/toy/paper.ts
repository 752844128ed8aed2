// The toy on paper: a row of closed chests per page, with the link to open them on screen.

import type { Rules } from '../../core/game.ts';
import { failure, success } from '../../core/result.ts';
import type { Item, Page } from '../../paper/page-items.ts';
import type { PrintContext, Printing } from '../../paper/printing.ts';
import { EDGE, type FrameWords, framedPage, HEAD, INK, textItem } from '../../paper/puzzle-page.ts';
import type { ToyTypes } from './types.ts';

export type ToyPaperWords = Omit<FrameWords, 'about'>;

const PER_LINE = 10;

function chestItems(chests: number, width: number): readonly Item[] {
  const side = width / PER_LINE;
  return Array.from({ length: chests }, (_, chest) => {
    const left = EDGE + (chest % PER_LINE) * side;
    const top = HEAD + Math.floor(chest / PER_LINE) * side;
    const stroke = { color: INK, width: 0.4 };
    const box = { left, top, width: side * 0.9, height: side * 0.7 };
    return [
      { type: 'rect', ...box, stroke } as const,
      textItem(String(chest + 1), left + side * 0.45, top + side * 0.45, 4, { align: 'middle' }),
    ];
  }).flat();
}

export function createPrinting(
  { presets }: Pick<Rules<ToyTypes>, 'presets'>,
  words: ToyPaperWords,
): Printing<ToyTypes> {
  const levels = presets.map(({ id }) => id);
  const pageOf = (params: ToyTypes['Params'], code: string, context: PrintContext): Page =>
    framedPage(
      { ...words, about: context.levelName(params) },
      context.linkOf(code),
      context.paper,
      ({ width }) => chestItems(params.chests, width - 2 * EDGE),
    );
  return {
    puzzleFields: [],
    fields: [{ kind: 'choice', key: 'preset', options: levels }],
    usual: { preset: presets[0].id },
    async order({ preset: level }, seed, context, deal) {
      const preset = presets.find(({ id }) => id === level);
      if (!preset) return failure('badChoice', 'preset', levels.join(', '));
      const dealt = await deal(preset.params, seed);
      return dealt.ok ? success([pageOf(preset.params, dealt.value.code, context)]) : dealt;
    },
    puzzle: ({ params, code }, context) => success([pageOf(params, code, context)]),
  };
}
