// `curio print`: new puzzles of a game, or the one of a code, on paper. What is drawn and what can be ordered, the
// games say.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandWords, nouns, printWords, workTitles } from '#words/cli.ts';
import { isSeed } from '../core/code.ts';
import { type Deal, deal } from '../core/deal.ts';
import { failure, type Result, success } from '../core/result.ts';
import { isPaper, type Page, type Paper, papers } from '../paper/page-items.ts';
import { missingLetters, type ReadFace } from '../paper/pdf-fonts.ts';
import type { Dealer, PrintContext, Printing } from '../paper/printing.ts';
import { linkTo } from '../paper/qr-code.ts';
import { renderSvg } from '../paper/svg.ts';
import {
  BUDGET_HELP,
  BUDGET_OPTION,
  type Call,
  dealFields,
  isCode,
  openCall,
  readCall,
  withInput,
} from './code-commands.ts';
import {
  type Attempt,
  type Command,
  type Context,
  fail,
  failedWith,
  misuse,
  print,
  writeFile,
} from './context.ts';
import { assign } from './options.ts';
import { type LoadedGame, levelName, loadGame } from './registry.ts';
import { withBudget } from './terminal-output.ts';

// Writes pages to files: a PDF holds all pages, SVG is one file per page.

/** Fonts of the built app, beside `dist/curio.js`. */
const builtFonts = join(dirname(fileURLToPath(import.meta.url)), 'web', 'fonts');

/** A clone may have built the command line alone, so the package of the fonts is second. */
export const readFace: ReadFace = async (name) => {
  const built = join(builtFonts, `${name}.ttf`);
  if (existsSync(built)) return readFile(built);
  return readFile(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
};

const forms = ['svg', 'pdf'] as const;

export interface Output {
  readonly path: string;
  readonly form: (typeof forms)[number];
}

/** Takes the form from the file's ending; undefined if that is neither. */
export function readOutput(path: string): Output | undefined {
  const form = forms.find((known) => path.endsWith(`.${known}`));
  return form && { path, form };
}

/** `suffix` goes into the file names of the second page and those after it. */
export async function renderFiles(
  { path, form }: Output,
  pages: readonly Page[],
  suffix = (page: number) => `-${page}`,
): Promise<readonly { readonly path: string; readonly data: string | Uint8Array }[]> {
  if (form === 'pdf') {
    const { renderPdf } = await import('../paper/pdf.ts');
    return [{ path, data: await renderPdf(pages, readFace) }];
  }
  return pages.map((page, index) => ({
    path: index === 0 ? path : path.replace(/\.svg$/, `${suffix(index + 1)}.svg`),
    data: renderSvg(page),
  }));
}

/** True for addresses that only this machine can reach. */
const isLocal = (link: string) => /^[a-z]+:\/\/(localhost|127\.|\[::1\]|0\.0\.0\.0)/i.test(link);

/** Where QR codes lead (`--link`, or `CURIO_LINK`), and a warning if phones cannot open that. */
export function readLink(
  given: string | undefined,
  usual: string | undefined,
): { readonly link: string | undefined; readonly warning: string | undefined } {
  const link = given ?? (usual || undefined);
  if (link === undefined) return { link, warning: printWords.bareCodes };
  return { link, warning: isLocal(link) ? printWords.localLink(link) : undefined };
}

/** Warns of letters that the PDF would lack. An SVG is shown with the fonts of its viewer, so it gets no warning. */
export async function missingWarning(
  { form }: Output,
  pages: readonly Page[],
): Promise<string | undefined> {
  if (form !== 'pdf') return undefined;
  const missing = await missingLetters(pages, readFace);
  return missing.length === 0 ? undefined : printWords.missingLetters(missing.join(' '));
}

const PRINT_OPTIONS = {
  set: { type: 'string', multiple: true },
  seed: { type: 'string' },
  paper: { type: 'string' },
  link: { type: 'string' },
  output: { type: 'string', short: 'o' },
  ...BUDGET_OPTION,
} as const;

export const printCommand: Command = {
  name: 'print',
  ...commandWords.print,
  help: [...commandWords.print.help, BUDGET_HELP],
  async run(args, context) {
    const request = { noun: nouns.gameOrCode, options: PRINT_OPTIONS };
    const input = args.includes('-') ? await withInput(args, context) : undefined;
    if (input && !input.ok) return input.exit;
    const call = readCall(input?.value ?? args, context, printCommand, request);
    if (!call.ok) return call.exit;
    if (call.value.args.text('output') === undefined)
      return misuse(context, printWords.whichFile, printCommand);
    const sheet = readSheet(call.value, context);
    if (!sheet.ok) return fail(context, sheet);
    const subject = await findSubject(call.value, context);
    if (!subject.ok) return fail(context, subject);
    return printPages(subject.value, sheet.value, call.value, context);
  },
};

/** The context that every print gets. */
interface PrintedSheet {
  readonly output: Output;
  readonly paper: Paper;
  readonly seed: string;
  readonly link: string | undefined;
  /** Why the QR codes may be of no use. */
  readonly warning: string | undefined;
}

function readSheet({ args }: Call, context: Context): Result<PrintedSheet> {
  const path = args.text('output') ?? '';
  const output = readOutput(path);
  if (!output) return failure('badFileName', path);
  const paper = args.text('paper') ?? 'a4';
  if (!isPaper(paper)) return failure('badChoice', '--paper', Object.keys(papers).join(', '));
  const seed = args.text('seed') ?? context.randomSeed();
  if (!isSeed(seed)) return failure('badSeed', undefined, seed.slice(0, 70));
  const link = readLink(args.text('link'), context.environment('CURIO_LINK'));
  return success({ output, paper, seed, ...link });
}

/** A game that prints, and the puzzle where one is named. */
interface PrintSubject extends LoadedGame {
  readonly printing: Printing;
  readonly deal?: Deal;
}

async function findSubject(call: Call, context: Context): Promise<Attempt<PrintSubject>> {
  const found: Attempt<LoadedGame & { readonly deal?: Deal }> = isCode(call.word)
    ? await openCall(call, context)
    : await loadGame(context.registry, call.word);
  if (!found.ok) return found;
  const { registry } = context;
  const { game } = found.value;
  const printing = await registry.loadPrinting(game);
  if (!printing) return failure('notPrintable', game.id, registry.printing.join(', '));
  return success({ ...found.value, printing });
}

async function printPages(
  subject: PrintSubject,
  { output, paper, seed, link, warning }: PrintedSheet,
  call: Call,
  context: Context,
): Promise<number> {
  const { game, words, printing, deal: known } = subject;
  const order = assign(fieldsOf(subject), printing.usual, call.args.texts('set'));
  if (!order.ok) return fail(context, failedWith(order.fault, words));
  const told: PrintContext = {
    paper,
    levelName: (params) => levelName(subject, params) ?? printWords.customLevel,
    linkOf: (code) => linkTo(link, code),
  };
  const codes = known ? [known.code] : [];
  const dealer: Dealer = async (params, dealSeed) => {
    const dealt = await withBudget(context, workTitles.dealing, call.steps, (budget) =>
      deal(game, params, dealSeed, budget),
    );
    if (dealt.ok) codes.push(dealt.value.code);
    return dealt;
  };
  const drawn = known
    ? printing.puzzle(known, told, order.value)
    : await printing.order(order.value, seed, told, dealer);
  if (!drawn.ok) return fail(context, failedWith(drawn.fault, words));
  const pages = drawn.value;
  const missing = await missingWarning(output, pages);
  const warnings = [warning, missing].filter((text) => text !== undefined);
  if (!context.json) for (const text of warnings) context.err(text);
  const files: string[] = [];
  for (const { path, data } of await renderFiles(output, pages)) {
    const written = await writeFile(context, path, data);
    if (!written.ok) return fail(context, written);
    files.push(path);
  }
  const head = known ? dealFields(game, known) : { game: game.id, version: game.version };
  const said = warnings.length === 0 ? {} : { warning: warnings.join(' ') };
  return print(
    context,
    { ...head, order: order.value, seed, paper, codes, pages: pages.length, files, ...said },
    files.map(printWords.wrote),
  );
}

/** Of a puzzle that is there already less can be chosen. */
function fieldsOf({ printing, deal: known }: PrintSubject) {
  const { fields, puzzleFields } = printing;
  return known ? fields.filter(({ key }) => puzzleFields.includes(key)) : fields;
}
