// What the printing page was asked for, as it stands in the address, and the sheet that comes of it.

import { unlimitedBudget } from '../../../../core/budget.ts';
import { isSeed } from '../../../../core/code.ts';
import { openCode } from '../../../../core/deal.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import { witches } from '../../../../games/witches/index.ts';
import { type LevelId, levelIds } from '../../../../games/witches/names/levels.ts';
import { drawBoard } from '../../../../games/witches/paper/draw.ts';
import { dealSheet } from '../../../../games/witches/paper/sheet.ts';
import { type BoardKind, boardKinds } from '../../../../games/witches/types/board.ts';
import { proseColumns } from '../../../../paper/prose.ts';
import { isPaper, type Page, type Paper } from '../../../../paper/types.ts';
import { boardLevelNames, boardWords, paperRules } from '../../../../words/en/witches/paper.ts';

export interface Order {
  readonly players: number;
  readonly level: LevelId;
  readonly kind: BoardKind;
  readonly paper: Paper;
  readonly seed: string;
  /** A puzzle that is there already; the level is the puzzle's then. */
  readonly code: string | undefined;
  readonly names: readonly string[];
  readonly rules: boolean;
}

export type Search = Readonly<Record<string, string | readonly string[] | undefined>>;

const DEFAULTS = { players: 2, level: 'first-game', kind: 'cauldrons', paper: 'a4' } as const;

/** What people in lands of Letter paper print on. */
function homePaper(language: string): Paper {
  return /^en-(US|CA)$|^es-(MX|US)$/i.test(language) ? 'letter' : DEFAULTS.paper;
}

/** Reads the address; what it does not say is as usual. Faults: badChoice and badSeed, `where` the field. */
export function readOrder(search: Search, language: string, freshSeed: string): Result<Order> {
  const text = (key: string, usual: string) => {
    const value = search[key];
    return typeof value === 'string' && value !== '' ? value : usual;
  };
  const players = text('players', String(DEFAULTS.players));
  if (!/^\d{1,3}$/.test(players)) return failure('badPlayers', 'players', players);
  const levelText = text('level', DEFAULTS.level);
  const level = levelIds.find((id) => id === levelText);
  if (!level) return failure('badLevel', 'level', levelText);
  const kindText = text('kind', DEFAULTS.kind);
  const kind = boardKinds.find((name) => name === kindText);
  if (!kind) return failure('unknownKind', 'kind', kindText);
  const paper = text('paper', homePaper(language));
  if (!isPaper(paper)) return failure('badPaper', 'paper', paper);
  const seed = text('seed', freshSeed);
  if (!isSeed(seed)) return failure('badSeed', 'seed', seed.slice(0, 70));
  const names = text('names', '')
    .split(',')
    .map((name) => name.trim().slice(0, 24));
  return success({
    players: Number(players),
    level,
    kind,
    paper,
    seed,
    code: text('code', '') || undefined,
    names,
    rules: search['rules'] !== undefined,
  });
}

export interface Sheets {
  readonly level: LevelId;
  readonly puzzle: string;
  readonly front: Page;
  readonly back: Page;
  /** Upright, on as many pages as they need. */
  readonly rules: readonly Page[];
}

/** Draws everything that can be printed. `origin` is where the puzzle's link leads. */
export function layOut(order: Order, origin: string): Result<Sheets> {
  const { players, level, kind, paper, seed, code, names } = order;
  const opened = code === undefined ? undefined : openCode(witches, code, unlimitedBudget);
  if (opened && !opened.ok) return opened;
  const sheet = dealSheet({ kind, players, seed, puzzle: opened ? opened.value : level });
  if (!sheet.ok) return sheet;
  const { board, puzzle } = sheet.value;
  const [front, back] = drawBoard({
    board,
    paper,
    words: boardWords,
    level: boardLevelNames[sheet.value.level],
    seed,
    link: `${origin}/play/${puzzle.code}`,
    names,
  });
  return success({
    level: sheet.value.level,
    puzzle: puzzle.code,
    front,
    back,
    rules: rulesPages(paper),
  });
}

const rulesPages = (paper: Paper): readonly Page[] =>
  proseColumns({ title: boardWords.title, sections: paperRules, paper, accent: '#3f7040' });
