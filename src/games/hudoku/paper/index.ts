// Hudoku on paper: the page of one puzzle, or new ones of a level with their solutions overleaf.

import type { Rules } from '../../../core/game.ts';
import { failure, success } from '../../../core/result.ts';
import type { Printing } from '../../../paper/printing.ts';
import type { HudokuTypes } from '../types.ts';
import { puzzlePage, puzzleSheets, type SheetPuzzle, sheetSizes } from './pages.ts';

export interface PaperWords {
  readonly title: string;
  readonly solutions: string;
  readonly rules: string;
  readonly scan: string;
}

export function createPrinting(
  { presets }: Pick<Rules<HudokuTypes>, 'presets'>,
  words: PaperWords,
): Printing<HudokuTypes> {
  const levels = presets.map(({ id }) => id);
  const sizes = sheetSizes.map(String);
  return {
    fields: [
      { kind: 'choice', key: 'preset', options: levels },
      { kind: 'choice', key: 'perPage', options: sizes },
    ],
    usual: { preset: presets[0].id, perPage: '4' },
    async order({ preset: level, perPage }, seed, { paper, levelName, linkOf }, deal) {
      const preset = presets.find(({ id }) => id === level);
      const size = sheetSizes.find((known) => String(known) === perPage);
      if (!preset) return failure('badChoice', 'preset', levels.join(', '));
      if (!size) return failure('badChoice', 'perPage', sizes.join(', '));
      const puzzles: SheetPuzzle[] = [];
      for (let index = 1; index <= size; index++) {
        const dealt = await deal(preset.params, `${seed}-${index}`);
        if (!dealt.ok) return dealt;
        const { puzzle, code, params } = dealt.value;
        puzzles.push({ puzzle, link: linkOf(code), about: levelName(params) });
      }
      const { title, solutions, rules } = words;
      return success(puzzleSheets(puzzles, size, { puzzles: title, solutions, rules }, paper));
    },
    puzzle({ puzzle, code, params }, { paper, levelName, linkOf }) {
      const about = levelName(params);
      return success([puzzlePage(puzzle, linkOf(code), { ...words, about }, paper)]);
    },
  };
}
