// `curio witches board`: deals a board and shows it as text, or writes it as SVG (one file per side) or PDF (both).

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { unlimitedBudget } from '../../../core/budget.ts';
import { isSeed } from '../../../core/code.ts';
import { type Deal, deal } from '../../../core/deal.ts';
import type { Fault } from '../../../core/result.ts';
import { boardCode } from '../../../games/witches/board/code.ts';
import { printBoard } from '../../../games/witches/board/print.ts';
import { witches } from '../../../games/witches/index.ts';
import { type Level, levels } from '../../../games/witches/names/levels.ts';
import { drawBoard } from '../../../games/witches/paper/draw.ts';
import { rulesPages } from '../../../games/witches/paper/index.ts';
import { boardFor } from '../../../games/witches/paper/sheet.ts';
import { type Board, type BoardKind, boardKinds } from '../../../games/witches/types/board.ts';
import { renderPdf } from '../../../paper/pdf.ts';
import { renderSvg } from '../../../paper/svg.ts';
import { isPaper, type Page, type Paper, papers } from '../../../paper/types.ts';
import { boardFault } from '../../../words/en/witches/faults.ts';
import {
  boardLevelNames,
  boardWords,
  paperRules,
  paper as paperWords,
} from '../../../words/en/witches/paper.ts';
import { BAD_INPUT, type Io, OK, USAGE } from '../../context.ts';
import { boardCommand } from './words.ts';

interface Request {
  readonly players: number;
  readonly level: Level;
  readonly kind: BoardKind;
  readonly paper: Paper;
  readonly seed: string;
  readonly link: string | undefined;
  /** The rules of the paper game instead of a board. */
  readonly rules: boolean;
  readonly output: { readonly path: string; readonly form: 'svg' | 'pdf' } | undefined;
}

/** What was asked, or what is wrong with it. */
function readArgs(args: readonly string[]): Request | string {
  let values: Record<string, string | boolean | undefined>;
  try {
    ({ values } = parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: false,
      options: {
        players: { type: 'string', default: '2' },
        level: { type: 'string', default: 'first-game' },
        seed: { type: 'string' },
        kind: { type: 'string', default: 'cauldrons' },
        paper: { type: 'string', default: 'a4' },
        link: { type: 'string' },
        rules: { type: 'boolean', default: false },
        output: { type: 'string', short: 'o' },
      },
    }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const text = (key: string) => String(values[key] ?? '');
  if (!/^[1-5]$/.test(text('players'))) return boardCommand.badPlayers(text('players'));
  const level = levels.find(({ id }) => id === text('level'));
  if (!level)
    return boardCommand.badLevel(
      text('level'),
      levels.map(({ id }) => id),
    );
  const kind = boardKinds.find((name) => name === text('kind'));
  if (!kind) return boardCommand.badKind(text('kind'), boardKinds);
  const paper = text('paper');
  if (!isPaper(paper)) return boardCommand.badPaper(paper, Object.keys(papers));
  const seed = values['seed'] === undefined ? newSeed() : text('seed');
  if (!isSeed(seed)) return boardCommand.badSeed;
  const path = text('output');
  const form = path.endsWith('.pdf') ? 'pdf' : path.endsWith('.svg') ? 'svg' : undefined;
  if (values['output'] !== undefined && !form) return boardCommand.badFile;
  return {
    players: Number(text('players')),
    level,
    kind,
    paper,
    seed,
    link: values['link'] === undefined ? undefined : text('link'),
    rules: values['rules'] === true,
    output: form && { path, form },
  };
}

const newSeed = () => Math.random().toString(36).slice(2, 10);

/** A PDF holds all pages; of SVG there is a file per page, the second one with its own ending. */
async function write(
  { path, form }: NonNullable<Request['output']>,
  pages: readonly Page[],
): Promise<readonly string[]> {
  if (form === 'pdf') {
    await writeFile(path, await renderPdf(pages));
    return [path];
  }
  const files: string[] = [];
  for (const [index, page] of pages.entries()) {
    const file =
      index === 0 ? path : path.replace(/\.svg$/, index === 1 ? '-back.svg' : `-${index + 1}.svg`);
    await writeFile(file, renderSvg(page));
    files.push(file);
  }
  return files;
}

/** Code of the puzzle, or its link into the app. */
function puzzleOf({ code }: Deal, { link }: Request): string {
  return link === undefined ? code : `${link.replace(/\/+$/, '')}/play/${code}`;
}

function boardPages(request: Request, board: Board, link: string): readonly Page[] {
  const { paper, seed, level } = request;
  return drawBoard({
    board,
    paper,
    words: boardWords,
    level: boardLevelNames[level.id],
    seed,
    link,
  });
}

async function showRules({ paper, output }: Request, io: Io): Promise<void> {
  if (output) {
    for (const file of await write(output, rulesPages(paper, paperWords)))
      io.out(boardCommand.wrote(file));
  } else
    for (const { heading, body } of paperRules) {
      io.out(`\n${heading}`);
      for (const paragraph of body) io.out(paragraph);
    }
}

/** Answers the exit code. */
export async function board(args: readonly string[], io: Io): Promise<number> {
  const request = readArgs(args);
  if (typeof request === 'string') {
    io.err(request);
    io.err(boardCommand.usage);
    return USAGE;
  }
  try {
    if (request.rules) {
      await showRules(request, io);
      return OK;
    }
    return await showBoard(request, io);
  } catch (error) {
    io.err(boardCommand.cannotWrite(error instanceof Error ? error.message : String(error)));
    return BAD_INPUT;
  }
}

async function showBoard(request: Request, io: Io): Promise<number> {
  const { players, level, kind, seed, output } = request;
  const refuse = (fault: Fault) => {
    io.err(boardFault(fault) ?? fault.code);
    return BAD_INPUT;
  };
  const preset = witches.presets.find(({ id }) => id === level.id) ?? witches.presets[0];
  const dealt = deal(witches, preset.params, seed, unlimitedBudget);
  if (!dealt.ok) return refuse(dealt.fault);
  const made = boardFor(dealt.value, { kind, players, seed });
  if (!made.ok) return refuse(made.fault);
  const board = made.value;
  const code = boardCode.encode(board);
  const puzzle = puzzleOf(dealt.value, request);
  const files = output ? await write(output, boardPages(request, board, puzzle)) : [];
  if (io.json) {
    io.out(JSON.stringify({ seed, level: level.id, code, puzzle, files, board }));
    return OK;
  }
  if (files.length > 0) for (const file of files) io.out(boardCommand.wrote(file));
  else {
    io.out(boardCommand.head(boardLevelNames[level.id], boardWords.players(players), seed));
    io.out(printBoard(board));
    io.out(boardCommand.board(code));
    io.out(boardCommand.puzzle(puzzle));
  }
  return OK;
}
