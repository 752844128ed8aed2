// `curio witches board`: deals a board and shows it as text, or writes it as SVG (one file a side) or PDF (both).

import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isSeed } from '../../../core/code.ts';
import { boardCode } from '../../../games/witches/board/code.ts';
import { printBoard } from '../../../games/witches/board/print.ts';
import { type Level, levels } from '../../../games/witches/names/levels.ts';
import { drawBoard } from '../../../games/witches/paper/draw.ts';
import { dealSheet, type Sheet } from '../../../games/witches/paper/sheet.ts';
import { type BoardKind, boardKinds } from '../../../games/witches/types/board.ts';
import { renderPdf } from '../../../paper/pdf.ts';
import { proseColumns } from '../../../paper/prose.ts';
import { renderSvg } from '../../../paper/svg.ts';
import { isPaper, type Page, type Paper, papers } from '../../../paper/types.ts';
import {
  boardFault,
  boardLevelNames,
  boardWords,
  paperRules,
} from '../../../words/en/witches/board.ts';

export interface BoardIo {
  out(line: string): void;
  err(line: string): void;
  readonly json: boolean;
}

export const boardUsage = [
  'Usage: curio witches board [--players 1-5] [--level LEVEL] [--seed SEED]',
  '         [--kind cauldrons|gardens] [--paper a4|letter] [--link ADDRESS-OF-THE-APP] [-o FILE.svg|FILE.pdf]',
  '       curio witches board --rules [--paper a4|letter] -o FILE.svg|FILE.pdf',
  'Without -o it prints the board as text. An SVG has one side a file: FILE.svg and FILE-back.svg.',
].join('\n');

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
  if (!/^[1-5]$/.test(text('players')))
    return `--players: boards are for 1 to 5 players, not ${text('players')}.`;
  const level = levels.find(({ id }) => id === text('level'));
  if (!level)
    return `--level: unknown level ${text('level')}; one of ${levels.map(({ id }) => id).join(', ')}.`;
  const kind = boardKinds.find((name) => name === text('kind'));
  if (!kind)
    return `--kind: unknown kind of board ${text('kind')}; one of ${boardKinds.join(', ')}.`;
  const paper = text('paper');
  if (!isPaper(paper))
    return `--paper: unknown paper ${paper}; one of ${Object.keys(papers).join(', ')}.`;
  const seed = values['seed'] === undefined ? newSeed() : text('seed');
  if (!isSeed(seed))
    return '--seed: a seed is 1 to 64 letters, digits or the signs - _ ~ and nothing else.';
  const path = text('output');
  const form = path.endsWith('.pdf') ? 'pdf' : path.endsWith('.svg') ? 'svg' : undefined;
  if (values['output'] !== undefined && !form) return '-o: the file must end in .svg or .pdf.';
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

/** A PDF holds all pages; of SVG there is a file a page, the second one with its own ending. */
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
function puzzleOf(sheet: Sheet, { link }: Request): string {
  const { code } = sheet.puzzle;
  return link === undefined ? code : `${link.replace(/\/+$/, '')}/play/${code}`;
}

function boardPages(request: Request, sheet: Sheet): readonly Page[] {
  const { paper, seed } = request;
  return drawBoard({
    board: sheet.board,
    paper,
    words: boardWords,
    level: boardLevelNames[sheet.level],
    seed,
    link: puzzleOf(sheet, request),
  });
}

async function showRules({ paper, output }: Request, io: BoardIo): Promise<void> {
  if (output) {
    const pages = proseColumns({
      title: boardWords.title,
      sections: paperRules,
      paper,
      accent: '#3f7040',
    });
    for (const file of await write(output, pages)) io.out(`Wrote ${file}`);
  } else
    for (const { heading, body } of paperRules) {
      io.out(`\n${heading}`);
      for (const paragraph of body) io.out(paragraph);
    }
}

/** Answers the exit code: 0 done, 1 it failed, 2 it was asked wrongly. */
export async function board(args: readonly string[], io: BoardIo): Promise<number> {
  const request = readArgs(args);
  if (typeof request === 'string') {
    io.err(request);
    io.err(boardUsage);
    return 2;
  }
  try {
    if (request.rules) {
      await showRules(request, io);
      return 0;
    }
    return await showBoard(request, io);
  } catch (error) {
    io.err(`Cannot write: ${error instanceof Error ? error.message : String(error)}`);
    return 1;
  }
}

async function showBoard(request: Request, io: BoardIo): Promise<number> {
  const { players, level, kind, seed, output } = request;
  const dealt = dealSheet({ kind, players, seed, puzzle: level.id });
  if (!dealt.ok) {
    io.err(boardFault(dealt.fault) ?? dealt.fault.code);
    return 1;
  }
  const { board } = dealt.value;
  const code = boardCode.encode(board);
  const puzzle = puzzleOf(dealt.value, request);
  const files = output ? await write(output, boardPages(request, dealt.value)) : [];
  if (io.json) {
    io.out(JSON.stringify({ seed, level: level.id, code, puzzle, files, board }));
    return 0;
  }
  if (files.length > 0) for (const file of files) io.out(`Wrote ${file}`);
  else {
    io.out(`${boardLevelNames[level.id]}, ${boardWords.players(players)}, seed ${seed}`);
    io.out(printBoard(board));
    io.out(`Board: ${code}`);
    io.out(`Puzzle: ${puzzle}`);
  }
  return 0;
}
