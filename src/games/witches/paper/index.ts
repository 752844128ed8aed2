// Wondering Witches on paper: a board for one to five players, front and back, and the rules of the paper
// game. Puzzle, players and kind of board determine a sheet, so its short code prints it again.

import type { Deal } from '../../../core/deal.ts';
import type { Rules } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { createRng } from '../../../core/rng.ts';
import type { Field, Settings } from '../../../core/settings.ts';
import type { Page, Paper } from '../../../paper/page-items.ts';
import type { PrintContext, Printing } from '../../../paper/printing.ts';
import { type ProseSection, proseColumns } from '../../../paper/text-layout.ts';
import { boardStream, generateBoard } from '../board/generate.ts';
import { tableOptions } from '../board/options.ts';
import { levelIds } from '../names.ts';
import { fields } from '../rules/settings.ts';
import {
  numberOf,
  printShort,
  readNames,
  settingsNumber,
  tableQuery,
} from '../rules/sheet-code.ts';
import { type BoardKind, boardKinds, MAX_PLAYERS } from '../types/board.ts';
import type { Params, WitchesTypes } from '../types/index.ts';
import { drawBoard } from './draw.ts';
import type { BoardSheet, BoardWords } from './page-plan.ts';

/** Puzzles made by hand or by an older version have no short code. Faults: those of `generateBoard`. */
export function sheetFor(
  { params, puzzle, code }: Deal<WitchesTypes>,
  { kind, players }: { readonly kind: BoardKind; readonly players: number },
): Result<Pick<BoardSheet, 'board' | 'short'>> {
  const number = numberOf(puzzle);
  const seed = number === undefined ? code : String(number);
  const board = generateBoard(
    tableOptions(params, kind, players),
    createRng(boardStream(kind, players, String(settingsNumber(params)), seed)),
  );
  if (!board.ok) return board;
  const short = number === undefined ? undefined : printShort({ params, players, kind, number });
  return { ok: true, value: { board: board.value, short } };
}

export interface WitchesPaperWords {
  readonly board: BoardWords;
  readonly rules: readonly PaperSection[];
  /** More names than players; the rest is not printed. */
  spareNames(names: readonly string[]): string;
}

/** A section of the rules, and when it is needed. */
export interface PaperSection extends ProseSection {
  readonly needs?: 'cauldrons' | 'gardens' | 'anyBoard' | 'specials' | 'effects';
}

const HERB = '#3f7040';
const NAMES_LENGTH = 130;

const ownFields = fields.filter(({ key }) => !['play', 'board', 'seats'].includes(key));

const orderFields: readonly Field[] = [
  { kind: 'number', key: 'players', min: 1, max: MAX_PLAYERS },
  { kind: 'text', key: 'names', maxLength: NAMES_LENGTH },
  { kind: 'choice', key: 'level', options: levelIds },
  ...ownFields,
  { kind: 'choice', key: 'kind', options: boardKinds },
  { kind: 'flag', key: 'rules' },
];

/** The players, for the link of the QR code. */
function linkQuery(order: Settings): string {
  const players = Number(order['players']);
  return tableQuery({ players, names: readNames(String(order['names']), players) });
}

/** The rules of the paper game in portrait format, on as many pages as needed: all sections, or those a game needs. */
export function rulesPages(
  paper: Paper,
  words: WitchesPaperWords,
  game?: { readonly params: Params; readonly kind: BoardKind },
): readonly Page[] {
  const needed = {
    cauldrons: game?.kind !== 'gardens',
    gardens: game?.kind === 'gardens',
    anyBoard: game === undefined,
    specials: game?.params.specialCells !== false,
    effects: game?.params.effects !== 0,
  };
  const sections = words.rules.filter(({ needs }) => needs === undefined || needed[needs]);
  return proseColumns({ title: words.board.title, sections, paper, accent: HERB });
}

export function createPrinting(
  { presets }: Pick<Rules<WitchesTypes>, 'presets'>,
  words: WitchesPaperWords,
): Printing<WitchesTypes> {
  function pages(
    deal: Deal<WitchesTypes>,
    context: PrintContext,
    order: Settings,
  ): Result<readonly Page[]> {
    const { paper } = context;
    const kind = boardKinds.find((name) => name === order['kind']);
    if (!kind) return failure('badChoice', 'kind', boardKinds.join(', '));
    const players = Number(order['players']);
    const sheet = sheetFor(deal, { kind, players });
    if (!sheet.ok) return sheet;
    const names = readNames(String(order['names']), players);
    const sides = drawBoard({
      ...sheet.value,
      paper,
      words: words.board,
      level: context.levelName(deal.params),
      link: context.linkOf(deal.code) + linkQuery(order),
      names,
      messages: deal.params.effects > 0,
    });
    if (order['rules'] !== true) return success(sides);
    return success([...sides, ...rulesPages(paper, words, { params: deal.params, kind })]);
  }

  function paramsOf(order: Settings): Params | undefined {
    const preset = presets.find(({ id }) => id === order['level']);
    if (preset?.id !== 'custom') return preset?.params;
    const own = ownFields.map(({ key }) => [key, order[key] ?? preset.params[key]]);
    return { ...preset.params, ...Object.fromEntries(own) };
  }

  const usualOwn = presets.find(({ id }) => id === 'custom')?.params ?? presets[0].params;
  return {
    fields: orderFields,
    usual: {
      players: 2,
      names: '',
      level: 'first-game',
      ...Object.fromEntries(ownFields.map(({ key }) => [key, usualOwn[key] ?? ''])),
      kind: 'cauldrons',
      rules: true,
    },
    details(order) {
      const written = String(order['names']);
      const spare = readNames(written, written.length + 1)
        .slice(Number(order['players']))
        .filter((name) => name !== '');
      return {
        linkQuery: linkQuery(order),
        leftOut: order['level'] === 'custom' ? [] : ownFields.map(({ key }) => key),
        remark: spare.length > 0 ? words.spareNames(spare) : undefined,
      };
    },
    async order(order, seed, context, deal) {
      const params = paramsOf(order);
      if (!params) return failure('badChoice', 'level', levelIds.join(', '));
      const dealt = await deal(params, seed);
      return dealt.ok ? pages(dealt.value, context, order) : dealt;
    },
    puzzleFields: ['players', 'names', 'kind', 'rules'],
    /** Solo games have their board on screen. */
    puzzle: (deal, context, order) =>
      deal.puzzle.board ? failure('notPrintable') : pages(deal, context, order),
  };
}
