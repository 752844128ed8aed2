// `curio witches board`: deals a board and shows it as text, or writes it as SVG (one file per side) or PDF (both).

import { writeFile } from 'node:fs/promises';
import { unlimitedBudget } from '../../../core/budget.ts';
import { isSeed } from '../../../core/code.ts';
import { deal } from '../../../core/deal.ts';
import type { Fault } from '../../../core/result.ts';
import { boardCode } from '../../../games/witches/board/code.ts';
import { printBoard } from '../../../games/witches/board/print.ts';
import { witches } from '../../../games/witches/index.ts';
import { type Level, levels } from '../../../games/witches/names/levels.ts';
import { drawBoard } from '../../../games/witches/paper/draw.ts';
import { rulesPages } from '../../../games/witches/paper/index.ts';
import { boardFor } from '../../../games/witches/paper/sheet.ts';
import {
  type Board,
  type BoardKind,
  boardKinds,
  MAX_PLAYERS,
} from '../../../games/witches/types/board.ts';
import { linkTo } from '../../../paper/link.ts';
import { isPaper, type Page, type Paper, papers } from '../../../paper/types.ts';
import { type Io, misuse, OK, refuse } from '../../context.ts';
import { readArguments } from '../../options.ts';
import { type Output, readLink, readOutput, renderFiles } from '../../pages.ts';
import { misuseWords } from '../../words.ts';
import { loadPaperWords, words } from './words.ts';

const { board: commandWords } = words;

interface Request {
  readonly players: number;
  readonly level: Level;
  readonly kind: BoardKind;
  readonly paper: Paper;
  readonly seed: string;
  readonly link: string | undefined;
  /** Why the QR code may be of no use. */
  readonly warning: string | undefined;
  /** The rules of the paper game instead of a board. */
  readonly rules: boolean;
  readonly output: Output | undefined;
}

const OPTIONS = {
  players: { type: 'string' },
  level: { type: 'string' },
  seed: { type: 'string' },
  kind: { type: 'string' },
  paper: { type: 'string' },
  link: { type: 'string' },
  rules: { type: 'boolean' },
  output: { type: 'string', short: 'o' },
} as const;
const USUAL = { players: '2', level: 'first-game', kind: 'cauldrons', paper: 'a4' };

/** What is wrong with the call: its words, or the value of an option. */
interface Wrong {
  readonly wrong: 'usage' | 'badOption';
  readonly message: string;
}

/** What was asked, or what is wrong with it. */
function readArgs(args: readonly string[]): Request | Wrong {
  const misused = (message: string): Wrong => ({ wrong: 'usage', message });
  const bad = (message: string): Wrong => ({ wrong: 'badOption', message });
  const parsed = readArguments(args, OPTIONS);
  if (!parsed.ok) return misused(parsed.fault.detail ?? '');
  const [extra] = parsed.value.words;
  if (extra !== undefined) return misused(misuseWords.whatIs(extra));
  const { flag, text: given } = parsed.value;
  const text = (key: keyof typeof USUAL) => given(key) ?? USUAL[key];
  const players = /^\d$/.test(text('players')) ? Number(text('players')) : 0;
  if (players < 1 || players > MAX_PLAYERS)
    return bad(commandWords.badPlayers(text('players'), MAX_PLAYERS));
  const level = levels.find(({ id }) => id === text('level'));
  if (!level)
    return bad(
      commandWords.badLevel(
        text('level'),
        levels.map(({ id }) => id),
      ),
    );
  const kind = boardKinds.find((name) => name === text('kind'));
  if (!kind) return bad(commandWords.badKind(text('kind'), boardKinds));
  const paper = text('paper');
  if (!isPaper(paper)) return bad(commandWords.badPaper(paper, Object.keys(papers)));
  const seed = given('seed') ?? newSeed();
  if (!isSeed(seed)) return bad(commandWords.badSeed);
  const output = readOutput(given('output') ?? '');
  if (given('output') !== undefined && !output) return bad(commandWords.badFile);
  return {
    players,
    level,
    kind,
    paper,
    seed,
    ...readLink(given('link'), process.env['CURIO_LINK']),
    rules: flag('rules'),
    output,
  };
}

const newSeed = () => Math.random().toString(36).slice(2, 10);

/** The second page is the back of the board. */
const suffix = (page: number) => (page === 2 ? '-back' : `-${page}`);

async function write(output: Output, pages: readonly Page[]): Promise<readonly string[]> {
  const files = await renderFiles(output, pages, suffix);
  for (const { path, data } of files) await writeFile(path, data);
  return files.map(({ path }) => path);
}

async function boardPages(
  { paper, seed, level }: Request,
  board: Board,
  link: string,
): Promise<readonly Page[]> {
  const { boardLevelNames, boardWords } = await loadPaperWords();
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
  const { paper: paperWords } = await loadPaperWords();
  if (output) {
    for (const file of await write(output, rulesPages(paper, paperWords)))
      io.out(commandWords.wrote(file));
  } else
    for (const { heading, body } of paperWords.rules) {
      io.out(`\n${heading}`);
      for (const paragraph of body) io.out(paragraph);
    }
}

/** Answers the exit code. */
export async function board(args: readonly string[], io: Io): Promise<number> {
  const request = readArgs(args);
  if ('wrong' in request) {
    const { wrong, message } = request;
    return wrong === 'usage'
      ? misuse(io, message, commandWords.usage)
      : refuse(io, { code: wrong }, message);
  }
  try {
    if (request.rules) {
      await showRules(request, io);
      return OK;
    }
    return await showBoard(request, io);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(io, { code: 'unwritableFile' }, commandWords.cannotWrite(reason));
  }
}

async function showBoard(request: Request, io: Io): Promise<number> {
  const { players, level, kind, seed, output } = request;
  const { boardFault, boardLevelNames, boardWords } = await loadPaperWords();
  const refused = (fault: Fault) => refuse(io, fault, boardFault(fault) ?? fault.code);
  const preset = witches.presets.find(({ id }) => id === level.id) ?? witches.presets[0];
  const dealt = deal(witches, preset.params, seed, unlimitedBudget);
  if (!dealt.ok) return refused(dealt.fault);
  const made = boardFor(dealt.value, { kind, players, seed });
  if (!made.ok) return refused(made.fault);
  const board = made.value;
  const code = boardCode.encode(board);
  const puzzle = linkTo(request.link, dealt.value.code);
  const files = output ? await write(output, await boardPages(request, board, puzzle)) : [];
  if (io.json) {
    io.out(JSON.stringify({ seed, level: level.id, code, puzzle, files, board }));
    return OK;
  }
  if (files.length > 0) {
    for (const file of files) io.out(commandWords.wrote(file));
    if (request.warning !== undefined) io.err(request.warning);
  } else {
    io.out(commandWords.head(boardLevelNames[level.id], boardWords.players(players), seed));
    io.out(printBoard(board));
    io.out(commandWords.board(code));
    io.out(commandWords.puzzle(puzzle));
  }
  return OK;
}
