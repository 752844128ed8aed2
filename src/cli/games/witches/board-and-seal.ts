// `curio witches board` deals a board, or rebuilds the one of a short code, and shows it as text or writes it as SVG (one
// file per side) or PDF (both, and the rules). `curio witches open` checks a seal.

import { writeFile } from 'node:fs/promises';
import { misuseWords } from '#words/cli.ts';
import { commandWords } from '#words/witches/cli.ts';
import { faultText } from '#words/witches/faults.ts';
import { boardLevelNames, boardWords, paper as paperWords } from '#words/witches/paper.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { isSeed } from '../../../core/code.ts';
import { type Deal, deal, dealPuzzle } from '../../../core/deal.ts';
import { type Fault, type Result, success } from '../../../core/result.ts';
import { boardCode } from '../../../games/witches/board/code.ts';
import { printBoard } from '../../../games/witches/board/print.ts';
import { dealNumber } from '../../../games/witches/engine/generate.ts';
import { witches } from '../../../games/witches/index.ts';
import { levels, type WitchesLevel } from '../../../games/witches/names.ts';
import { drawBoard } from '../../../games/witches/paper/draw.ts';
import { rulesPages, sheetFor } from '../../../games/witches/paper/index.ts';
import { printIngredient } from '../../../games/witches/rules/print.ts';
import { checkSeal } from '../../../games/witches/rules/seal.ts';
import { levelOf } from '../../../games/witches/rules/settings.ts';
import {
  readNames,
  readShort,
  showShort,
  tableQuery,
} from '../../../games/witches/rules/sheet-code.ts';
import { type BoardKind, boardKinds, MAX_PLAYERS } from '../../../games/witches/types/board.ts';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import { isPaper, type Page, type Paper, papers } from '../../../paper/page-items.ts';
import { linkTo } from '../../../paper/qr-code.ts';
import { type Io, misuse, OK, print, refuse } from '../../context.ts';
import { readArguments } from '../../options.ts';
import { missingWarning, type Output, readLink, readOutput, renderFiles } from '../../print.ts';

const { board: boardCommand, open: openCommand } = commandWords;

interface BoardRequest {
  readonly players: number;
  readonly level: WitchesLevel;
  readonly kind: BoardKind;
  readonly paper: Paper;
  readonly seed: string;
  /** A short code as it was typed; it implies players, level and kind. */
  readonly code: string | undefined;
  readonly names: readonly string[];
  readonly link: string | undefined;
  /** Why the QR code may not work. */
  readonly warning: string | undefined;
  /** Print the rules of the paper game instead of a board. */
  readonly rules: boolean;
  /** Leave the rules out of the PDF. */
  readonly bare: boolean;
  readonly output: Output | undefined;
}

const OPTIONS = {
  players: { type: 'string' },
  level: { type: 'string' },
  seed: { type: 'string' },
  kind: { type: 'string' },
  code: { type: 'string' },
  names: { type: 'string' },
  paper: { type: 'string' },
  link: { type: 'string' },
  rules: { type: 'boolean' },
  'no-rules': { type: 'boolean' },
  output: { type: 'string', short: 'o' },
} as const;
const DEFAULTS = { players: '2', level: 'first-game', kind: 'cauldrons', paper: 'a4' };

/** Wrong usage, or a bad value of an option. */
interface Misuse {
  readonly wrong: 'usage' | 'badOption';
  readonly message: string;
}

function readArgs(args: readonly string[]): BoardRequest | Misuse {
  const misused = (message: string): Misuse => ({ wrong: 'usage', message });
  const bad = (message: string): Misuse => ({ wrong: 'badOption', message });
  const parsed = readArguments(args, OPTIONS);
  if (!parsed.ok) return misused(parsed.fault.detail ?? '');
  const [extra] = parsed.value.words;
  if (extra !== undefined) return misused(misuseWords.whatIs(extra));
  const { flag, text: given } = parsed.value;
  const text = (key: keyof typeof DEFAULTS) => given(key) ?? DEFAULTS[key];
  const code = given('code');
  const said = (['players', 'level', 'kind', 'seed'] as const).find(
    (key) => code !== undefined && given(key) !== undefined,
  );
  if (said) return misused(boardCommand.codeSays(said));
  const players = /^\d$/.test(text('players')) ? Number(text('players')) : 0;
  if (players < 1 || players > MAX_PLAYERS)
    return bad(boardCommand.badPlayers(text('players'), MAX_PLAYERS));
  const level = levels.find(({ id }) => id === text('level'));
  const levelIds = levels.map(({ id }) => id);
  if (!level) return bad(boardCommand.badLevel(text('level'), levelIds));
  const kind = boardKinds.find((name) => name === text('kind'));
  if (!kind) return bad(boardCommand.badKind(text('kind'), boardKinds));
  const paper = text('paper');
  if (!isPaper(paper)) return bad(boardCommand.badPaper(paper, Object.keys(papers)));
  const seed = given('seed') ?? newSeed();
  if (!isSeed(seed)) return bad(boardCommand.badSeed);
  const output = readOutput(given('output') ?? '');
  if (given('output') !== undefined && !output) return bad(boardCommand.badFile);
  return {
    players,
    level,
    kind,
    paper,
    seed,
    code,
    names: readNames(given('names') ?? '', MAX_NAMES),
    ...readLink(given('link'), process.env['CURIO_LINK']),
    rules: flag('rules'),
    bare: flag('no-rules'),
    output,
  };
}

/** More than anyone types; a warning lists the names without a part. */
const MAX_NAMES = 100;

const newSeed = () => Math.random().toString(36).slice(2, 10);

/** The second page is the back of the board. */
const suffix = (page: number) => (page === 2 ? '-back' : `-${page}`);

async function write(output: Output, pages: readonly Page[]): Promise<readonly string[]> {
  const files = await renderFiles(output, pages, suffix);
  for (const { path, data } of files) await writeFile(path, data);
  return files.map(({ path }) => path);
}

async function showRules({ paper, output }: BoardRequest, io: Io): Promise<number> {
  const lines = output
    ? (await write(output, rulesPages(paper, paperWords))).map(boardCommand.wrote)
    : paperWords.rules.flatMap(({ heading, body }) => [`\n${heading}`, ...body]);
  for (const line of lines) io.out(line);
  return OK;
}

/** Returns the exit code. */
export async function board(args: readonly string[], io: Io): Promise<number> {
  const request = readArgs(args);
  if ('wrong' in request) {
    const { wrong, message } = request;
    return wrong === 'usage'
      ? misuse(io, message, boardCommand.usage)
      : refuse(io, { code: wrong }, message);
  }
  try {
    return await (request.rules ? showRules(request, io) : showBoard(request, io));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(io, { code: 'unwritableFile' }, boardCommand.cannotWrite(reason));
  }
}

interface BoardSubject {
  readonly deal: Deal<WitchesTypes>;
  readonly players: number;
  readonly kind: BoardKind;
}

function findSubject({ code, players, level, kind, seed }: BoardRequest): Result<BoardSubject> {
  if (code === undefined) {
    const preset = witches.presets.find(({ id }) => id === level.id) ?? witches.presets[0];
    const dealt = deal(witches, preset.params, seed, unlimitedBudget);
    return dealt.ok ? success({ deal: dealt.value, players, kind }) : dealt;
  }
  const shape = readShort(code);
  if (!shape.ok) return shape;
  const { params, number } = shape.value;
  const puzzle = dealNumber(params, number, unlimitedBudget);
  return puzzle.ok
    ? success({ ...shape.value, deal: dealPuzzle(witches, params, puzzle.value) })
    : puzzle;
}

async function showBoard(request: BoardRequest, io: Io): Promise<number> {
  const { paper, seed, output, names: given } = request;
  const found = findSubject(request);
  if (!found.ok) return refuse(io, found.fault, explain(found.fault));
  const sheet = sheetFor(found.value.deal, found.value);
  if (!sheet.ok) return refuse(io, sheet.fault, explain(sheet.fault));
  const { deal: dealt, players, kind } = found.value;
  const { board, short } = sheet.value;
  const names = given.slice(0, players);
  const level = levelOf(dealt.params);
  const puzzle = linkTo(request.link, dealt.code);
  const sides = output
    ? drawBoard({
        board,
        short,
        paper,
        words: boardWords,
        level: boardLevelNames[level],
        link: puzzle + tableQuery({ players, names }),
        names,
        messages: dealt.params.effects > 0,
      })
    : [];
  const withRules = output?.form === 'pdf' && !request.bare;
  const pages = withRules
    ? [...sides, ...rulesPages(paper, paperWords, { params: dealt.params, kind })]
    : sides;
  const spare = given.slice(players).filter((name) => name !== '');
  const warnings = output
    ? [
        request.warning,
        await missingWarning(output, pages),
        spare.length > 0 ? boardCommand.note(paperWords.spareNames(spare)) : undefined,
      ].filter((text) => text !== undefined)
    : [];
  if (!io.json) for (const warning of warnings) io.err(warning);
  const files = output ? await write(output, pages) : [];
  const code = boardCode.encode(board);
  const from = request.code === undefined ? { seed } : {};
  const said = warnings.length === 0 ? {} : { warning: warnings.join(' ') };
  const about = [boardLevelNames[level], boardWords.players(players)];
  const shown = [
    boardCommand.head(about, from.seed),
    printBoard(board),
    boardCommand.board(code),
    boardCommand.puzzle(puzzle),
  ];
  return print(io, { ...from, level, kind, short, code, puzzle, files, board, ...said }, [
    ...(output ? files.map(boardCommand.wrote) : shown),
    ...(short === undefined ? [] : [boardCommand.short(showShort(short))]),
  ]);
}

const explain = (fault: Fault) => faultText(fault) ?? fault.code;

/** `curio witches open <seal>`: checks that the recipe shown at the end is the one sealed at the start. Returns the
 * exit code: 0 the seal holds, 1 it does not, 2 wrong usage. */
export async function open(args: readonly string[], io: Io): Promise<number> {
  const [seal, ...rest] = args;
  if (!seal || rest.length > 0) return misuse(io, openCommand.usage);
  const opened = checkSeal(seal);
  if (!opened.ok) {
    if (io.json) io.out(JSON.stringify({ ok: false, fault: opened.fault }));
    return refuse(io, opened.fault, explain(opened.fault));
  }
  const { fingerprint, recipe } = opened.value;
  const { ingredients, recipeLength, seed } = recipe;
  return print(io, { ok: true, fingerprint, recipeLength, salt: seed, ingredients }, [
    openCommand.holds,
    openCommand.fingerprint(fingerprint),
    openCommand.compare,
    openCommand.recipe(recipeLength),
    ...ingredients.map((ingredient) => `  ${printIngredient(ingredient)}`),
  ]);
}
