// The rules of Dragon Quest Solitaire: the half of the contract that a page loads, with its fields and presets.

import type { Preset, Rules } from '../../../core/game.ts';
import type { Field } from '../../../core/settings.ts';
import type { DragonQuestTypes, Params } from '../types.ts';
import { moveCode, puzzleCode } from './code.ts';
import { apply, status } from './moves.ts';
import { idleAnswer } from './odds.ts';
import { score } from './score.ts';
import { start } from './turn.ts';
import { legalMoves, print, view } from './view.ts';

export const fields: readonly Field[] = [
  { kind: 'number', key: 'health', min: 1, max: 5 },
  { kind: 'number', key: 'enemyDamage', min: 0, max: 3 },
  { kind: 'number', key: 'pitDamage', min: 0, max: 3 },
  { kind: 'number', key: 'startGems', min: 0, max: 10 },
  { kind: 'number', key: 'startItems', min: 0, max: 7 },
  { kind: 'number', key: 'depth', min: 1, max: 9 },
  { kind: 'flag', key: 'open' },
  { kind: 'flag', key: 'certified' },
];

const common = { startGems: 0, startItems: 0, depth: 1, open: false, certified: true } as const;

export const presets: readonly [Preset<Params>, ...Preset<Params>[]] = [
  { id: 'easy', level: 'easy', params: { health: 5, enemyDamage: 0, pitDamage: 0, ...common } },
  { id: 'normal', level: 'normal', params: { health: 4, enemyDamage: 1, pitDamage: 1, ...common } },
  { id: 'hard', level: 'hard', params: { health: 4, enemyDamage: 2, pitDamage: 1, ...common } },
];

export const rules: Rules<DragonQuestTypes> = {
  id: 'dragon-quest',
  version: 1,
  presets,
  fields,
  checkParams: () => [],
  puzzleCode,
  moveCode,
  start,
  apply(puzzle, state, move) {
    const outcome = apply(puzzle, state, move);
    const isIdle = outcome.ok && move.type === 'accept' && idleAnswer(view(puzzle, state));
    return isIdle ? { ...outcome, skip: true } : outcome;
  },
  status,
  view,
  legalMoves,
  print,
  score,
};
