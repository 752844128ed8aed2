// Dokuborn as a game of a catalogue, and what the library offers of it.

import { createBudget } from '../../core/budget.ts';
import type { Game, Preset } from '../../core/game.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import type { Field } from '../../core/settings.ts';
import type { Card } from '../../data/card.ts';
import { type Catalogue, versionPattern } from '../../data/catalogue.ts';
import { packCatalogue } from '../../data/format.ts';
import { importAllCards } from '../../data/lorcanajson.ts';
import { createSearch } from '../../data/search.ts';
import { type CardAssets, loadCatalogue } from './cards/catalogue.ts';
import { type Level, levelOf, levels, scoreOf } from './cards/level.ts';
import { type Box, cellConditions, createBox } from './cards/pools.ts';
import { checkSolvable } from './engine/check.ts';
import { createGenerator } from './engine/generate.ts';
import { hintFor } from './engine/hint.ts';
import { outlook } from './engine/outlook.ts';
import { fillCells, proveSolvable } from './engine/proof.ts';
import {
  applyMove,
  guessesLeft,
  keepCounts,
  noteHint,
  poolSizes,
  scoreOfState,
  startState,
  statusOf,
  viewOf,
} from './rules/apply.ts';
import { encodeSeedStyle, moveCode, openSeedStyle, puzzleCode } from './rules/code.ts';
import { legalMoves } from './rules/legal.ts';
import { printView } from './rules/print.ts';
import {
  type DokubornAnswer,
  type DokubornMove,
  type DokubornParams,
  type DokubornPuzzle,
  type DokubornState,
  type DokubornTypes,
  modes,
} from './types.ts';

export { type Condition, conditions, type Family, families } from './cards/conditions.ts';
export { type Level, leastPools, levelOf, levels, thresholds } from './cards/level.ts';
export { decodeSeedStyle, encodeSeedStyle } from './rules/code.ts';
export { cellName } from './rules/print.ts';
export * from './types.ts';

const fields: readonly Field[] = [
  { kind: 'number', key: 'size', min: 2, max: 4 },
  { kind: 'number', key: 'level', min: 1, max: 5 },
  { kind: 'choice', key: 'mode', options: modes },
  { kind: 'flag', key: 'names' },
  { kind: 'text', key: 'avoid', maxLength: 200 },
  { kind: 'text', key: 'cards', maxLength: 24 },
];

const levelIds: Readonly<Record<Level, string>> = {
  1: 'veryEasy',
  2: 'easy',
  3: 'medium',
  4: 'hard',
  5: 'veryHard',
};

/** The first one is what a new player sees: 3x3, medium, no limit. */
function presetsFor(cards: string): readonly [Preset<DokubornParams>, ...Preset<DokubornParams>[]] {
  const preset = (size: number, level: Level, mode: string): Preset<DokubornParams> => ({
    id: `${levelIds[level]}${size}${mode === 'classic' ? 'Classic' : ''}`,
    params: { size, level, mode, names: false, avoid: '', cards },
    level: String(level),
  });
  return [
    preset(3, 3, 'free'),
    preset(2, 1, 'free'),
    preset(3, 1, 'free'),
    preset(3, 2, 'free'),
    preset(3, 4, 'free'),
    preset(3, 5, 'free'),
    preset(4, 3, 'free'),
    preset(4, 5, 'free'),
    preset(3, 3, 'classic'),
  ];
}

/** 1300 ten-thousandths -> "0.1300". */
const decimal = (value: number) =>
  `${Math.floor(value / 10_000)}.${String(value % 10_000).padStart(4, '0')}`;

/** Plenty for one grid of any catalogue that has enough cards. */
const TRIAL_STEPS = 1_000_000;

const splitIds = (text: string) => (text === '' ? [] : text.split(','));

/** The game of one catalogue. Tables take about a tenth of a second. */
export function createDokuborn(catalogue: Catalogue): Game<DokubornTypes> {
  const box = createBox(catalogue);
  const generator = createGenerator(box.tables);
  let search: ((text: string) => readonly Card[]) | undefined;

  return {
    id: 'dokuborn',
    version: 1,
    presets: presetsFor(catalogue.version),
    fields,
    puzzleCode: (params) => puzzleCode(box, params),
    moveCode,
    checkParams(params) {
      const unknown = splitIds(params.avoid).find((id) => !box.condition(id));
      if (unknown !== undefined)
        return [{ code: 'unknownCondition', where: 'avoid', detail: unknown }];
      if (!versionPattern.test(params.cards))
        return [{ code: 'badCatalogueVersion', where: 'cards', detail: params.cards }];
      return [];
    },
    generate(params, rng, budget) {
      // a seed means one grid of one catalogue
      if (params.cards !== catalogue.version)
        return failure('otherCatalogue', 'cards', `${params.cards}, not ${catalogue.version}`);
      const level = levels.find((known) => known === params.level) ?? 3;
      const mode = modes.find((known) => known === params.mode) ?? 'free';
      const { size, names } = params;
      const avoid = splitIds(params.avoid).flatMap((id) => box.tables.conditionIndex.get(id) ?? []);
      const grid = generator.generate({ size, level, names, avoid }, rng, budget);
      if (!grid.ok) return grid;
      const ids = (list: readonly number[]) =>
        list.map((index) => box.tables.conditions[index]?.id ?? '');
      return success({
        size,
        mode,
        level,
        catalogue: catalogue.version,
        rows: ids(grid.value.rows),
        columns: ids(grid.value.columns),
      });
    },
    start: (puzzle) => startState(puzzle),
    apply: (puzzle, state, move) => applyMove(box, puzzle, state, move),
    status: statusOf,
    view: (puzzle, state) => viewOf(box, puzzle, state),
    legalMoves: (view) => legalMoves(box, view),
    print: printView,
    keep: keepCounts,
    hint: (view, _rng, budget) =>
      budget.spend() ? hintFor(box, view) : failure('budgetExhausted'),
    hinted: (puzzle, state, move) => noteHint(box, puzzle, state, move),
    solve(puzzle, state, budget) {
      if (!budget.spend()) return failure('budgetExhausted');
      const moves = solveFrom(box, puzzle, state);
      return moves ? success({ moves, unique: 'unknown' }) : failure('noSolution');
    },
    rate(puzzle, budget) {
      if (!budget.spend()) return failure('budgetExhausted');
      const pools = poolSizes(box, puzzle);
      return success({
        level: String(levelOf(pools)),
        figures: {
          score: decimal(scoreOf(pools)),
          fewestCards: Math.min(...pools),
          mostCards: Math.max(...pools),
        },
      });
    },
    score: (puzzle, state) => scoreOfState(box, puzzle, state),
    prove: (puzzle, budget) =>
      budget.spend() ? proveSolvable(box, puzzle) : failure('budgetExhausted'),
    checkProof: (puzzle, proof) => checkSolvable(catalogue, puzzle, proof),
    ask(question, inquiry, budget): Result<DokubornAnswer> {
      if (!budget.spend()) return failure('budgetExhausted');
      switch (question.type) {
        case 'search':
          search ??= createSearch(catalogue.cards);
          return success({ type: 'found', cards: search(question.text) });
        case 'openSeedStyle': {
          const opened = openSeedStyle(box, question.code, question.mode);
          return opened.ok ? success({ type: 'opened', ...opened.value }) : opened;
        }
        case 'importCards':
          return importCards(question.text);
        case 'outlook':
        case 'hint':
        case 'answers':
          break;
      }
      const state = inquiry?.path[inquiry.path.length - 1];
      if (!inquiry || !state) return failure('noInquiry');
      const { puzzle, path } = inquiry;
      switch (question.type) {
        case 'outlook':
          return success(outlook(box, puzzle, path));
        case 'hint': {
          const hint = hintFor(box, viewOf(box, puzzle, state), question.cell);
          return hint.ok ? success({ type: 'hint', hint: hint.value }) : hint;
        }
        case 'answers':
          return answers(box, puzzle, state);
      }
    },
    describe: (puzzle) => ({
      seedStyleCode: encodeSeedStyle(puzzle),
      level: levelOf(poolSizes(box, puzzle)),
      catalogue: catalogue.version,
    }),
  };
}

/** Fills what is empty; where the placed cards leave no answer, takes them off first, if there are guesses for that. */
function solveFrom(
  box: Box,
  puzzle: DokubornPuzzle,
  state: DokubornState,
): DokubornMove[] | undefined {
  if (statusOf(puzzle, state) !== 'playing') return undefined;
  const rest = fillCells(box, puzzle, state.cells);
  if (rest) return rest;
  const filled = state.cells.flatMap((card, cell) => (card === null ? [] : [cell]));
  const left = guessesLeft(puzzle, state);
  if (left !== null && left < state.cells.length) return undefined;
  const whole = fillCells(box, puzzle, new Array(state.cells.length).fill(null));
  return whole && [...filled.map((cell) => ({ type: 'remove', cell }) as const), ...whole];
}

/** Fault: gameNotOver. */
function answers(box: Box, puzzle: DokubornPuzzle, state: DokubornState): Result<DokubornAnswer> {
  const status = statusOf(puzzle, state);
  if (status !== 'won' && status !== 'lost') return failure('gameNotOver');
  return success({
    type: 'answers',
    cells: state.cells.map((_, cell) => {
      const [row, column] = cellConditions(puzzle, cell);
      return box.pool(row, column).flatMap((id) => {
        const card = box.card(id);
        return card ? [{ card, worth: box.worth(row, column, id) }] : [];
      });
    }),
  });
}

/** Faults: those of `importAllCards`, and tooFewCards where the first preset cannot be dealt. */
function importCards(text: string): Result<DokubornAnswer> {
  const catalogue = importAllCards(text);
  if (!catalogue.ok) return catalogue;
  const { cards, version } = catalogue.value;
  const dealer = createDokuborn(catalogue.value);
  const [{ params }] = dealer.presets;
  const grid = dealer.generate(params, createRng('import'), createBudget(TRIAL_STEPS));
  if (!grid.ok) return failure('tooFewCards', undefined, String(cards.length));
  const packed = JSON.stringify(packCatalogue(catalogue.value));
  return success({ type: 'imported', packed, version, cards: cards.length });
}

/** With the embedded catalogue, unless a sound one is given. */
export async function loadDokuborn(assets?: CardAssets): Promise<Game<DokubornTypes>> {
  return createDokuborn(await loadCatalogue(assets));
}
