// Wondering Witches on paper: a board for one to five players, front and back, and the rules of the paper game.

import type { Deal } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Field, Settings } from '../../../core/settings.ts';
import type { PrintContext, Printing } from '../../../paper/printing.ts';
import { type ProseSection, proseColumns } from '../../../paper/prose.ts';
import type { Page, Paper } from '../../../paper/types.ts';
import { levelIds } from '../names/levels.ts';
import { boardKinds, MAX_PLAYERS } from '../types/board.ts';
import type { WitchesTypes } from '../types/index.ts';
import { drawBoard } from './draw.ts';
import type { BoardWords } from './plan.ts';
import { boardFor } from './sheet.ts';

export interface PaperWords {
  readonly board: BoardWords;
  readonly rules: readonly ProseSection[];
}

/** Letters of a name that fit above a part. */
const NAME_LENGTH = 24;
const HERB = '#3f7040';

const fields: readonly Field[] = [
  { kind: 'number', key: 'players', min: 1, max: MAX_PLAYERS },
  { kind: 'choice', key: 'level', options: levelIds },
  { kind: 'choice', key: 'kind', options: boardKinds },
  { kind: 'text', key: 'names', maxLength: 100 },
  { kind: 'flag', key: 'rules' },
];

/** The rules of the paper game, upright, on as many pages as they need. */
export const rulesPages = (paper: Paper, words: PaperWords): readonly Page[] =>
  proseColumns({ title: words.board.title, sections: words.rules, paper, accent: HERB });

export function createPrinting(
  { presets }: Pick<Rules<WitchesTypes>, 'presets'>,
  words: PaperWords,
): Printing<WitchesTypes> {
  function pages(
    deal: Deal<WitchesTypes>,
    context: PrintContext,
    order: Settings,
    seed: string,
  ): Result<readonly Page[]> {
    const { paper } = context;
    const kind = boardKinds.find((name) => name === order['kind']);
    if (!kind) return failure('badChoice', 'kind', boardKinds.join(', '));
    const board = boardFor(deal, { kind, players: Number(order['players']), seed });
    if (!board.ok) return board;
    const sheet = drawBoard({
      board: board.value,
      paper,
      words: words.board,
      level: context.levelName(deal.params),
      seed,
      link: context.linkOf(deal.code),
      names: String(order['names'])
        .split(',')
        .map((name) => name.trim().slice(0, NAME_LENGTH)),
    });
    return success(order['rules'] === true ? [...sheet, ...rulesPages(paper, words)] : sheet);
  }
  return {
    fields,
    usual: { players: 2, level: 'first-game', kind: 'cauldrons', names: '', rules: false },
    async order(order, seed, context, deal) {
      const preset = presets.find(({ id }) => id === order['level']);
      if (!preset) return failure('badChoice', 'level', levelIds.join(', '));
      const dealt = await deal(preset.params, seed);
      return dealt.ok ? pages(dealt.value, context, order, seed) : dealt;
    },
    puzzleFields: ['players', 'kind', 'names', 'rules'],
    /** A solo game has its board on the screen. */
    puzzle: (deal, context, order, seed) =>
      deal.puzzle.board ? failure('notPrintable') : pages(deal, context, order, seed),
  };
}
