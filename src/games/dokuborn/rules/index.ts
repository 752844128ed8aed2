// The rules of Dokuborn for one catalogue: the half of the contract that a page runs.

import type { Preset, Rules } from '../../../core/game.ts';
import type { Field } from '../../../core/settings.ts';
import { type Catalogue, versionPattern } from '../../../data/catalogue.ts';
import { type CardAssets, loadCatalogue } from '../cards/load.ts';
import { poolsOf } from '../cards/pools.ts';
import { type DokubornTypes, type Level, type Mode, modes, type Params } from '../types.ts';
import { hintPrice } from './clue.ts';
import { moveCode, puzzleCode } from './code.ts';
import { apply, hinted, legalMoves } from './moves.ts';
import { print } from './print.ts';
import { keep, start, status } from './state.ts';
import { score, view } from './view.ts';

const fields: readonly Field[] = [
  { kind: 'number', key: 'size', min: 2, max: 4 },
  { kind: 'number', key: 'level', min: 1, max: 5 },
  { kind: 'choice', key: 'mode', options: modes },
  { kind: 'flag', key: 'names' },
  { kind: 'text', key: 'avoid', maxLength: 400 },
  { kind: 'text', key: 'cards', maxLength: 24 },
];

const levelIds: Readonly<Record<Level, string>> = {
  1: 'veryEasy',
  2: 'easy',
  3: 'medium',
  4: 'hard',
  5: 'veryHard',
};

/** The first one is for new players: 3x3, medium, unlimited guesses. */
export function presetsFor(cards: string): readonly [Preset<Params>, ...Preset<Params>[]] {
  const preset = (size: number, level: Level, mode: Mode): Preset<Params> => ({
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

export function avoidedIds({ avoid }: Params): readonly string[] {
  return avoid === '' ? [] : avoid.split(',');
}

const VERSION = 2;

export function createRules(catalogue: Catalogue): Rules<DokubornTypes> {
  const pools = poolsOf(catalogue);
  return {
    id: 'dokuborn',
    version: VERSION,
    presets: presetsFor(catalogue.version),
    fields,
    checkParams(params) {
      const unknown = avoidedIds(params).find((id) => !pools.table.find(id));
      if (unknown !== undefined)
        return [{ code: 'unknownCondition', where: 'avoid', detail: unknown }];
      if (!versionPattern.test(params.cards))
        return [{ code: 'badCatalogueVersion', where: 'cards', detail: params.cards }];
      return [];
    },
    puzzleCode: (params, version = VERSION) => puzzleCode(pools.table, params, version),
    moveCode,
    start,
    apply: (puzzle, state, move) => apply(pools, puzzle, state, move),
    status,
    view: (puzzle, state) => view(pools, puzzle, state),
    legalMoves: (shown) => legalMoves(pools, shown),
    print,
    keep,
    hinted: (puzzle, state, move) => hinted(pools, puzzle, state, move),
    hintPrice,
    score: (puzzle, state) => score(pools, puzzle, state),
    picks: (_, { cells }) => cells,
  };
}

/** With the given catalogue if it is valid, else the embedded one. */
export async function loadRules(assets?: CardAssets): Promise<Rules<DokubornTypes>> {
  return createRules(await loadCatalogue(assets));
}
