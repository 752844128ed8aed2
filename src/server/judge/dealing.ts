// Puzzles for tables: of the settings that suit so many people, or one that somebody brought.

import { unlimitedBudget } from '../../core/budget.ts';
import { deal, openCode, readPuzzle } from '../../core/deal.ts';
import type { Game } from '../../core/game.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { Manifest } from '../../games/manifest.ts';
import { tableParams } from '../../games/tables.ts';
import type { TableOrder } from './jobs.ts';

/** Faults besides those of codes: notOffered. */
export async function dealTable(
  game: Game,
  manifest: Manifest,
  order: TableOrder,
): Promise<Result<string>> {
  const entry = (await manifest.loadTables?.())?.[order.table];
  if (!entry) return failure('notOffered');
  const given = order.code === null ? undefined : readCode(game, order);
  if (given && !given.ok) return given;
  if (given && order.seed === undefined) return success(given.value.code);
  const { preset, people, seed } = order;
  const params = given
    ? (entry.paramsFor?.(given.value.params, people) ?? given.value.params)
    : tableParams(entry, game.presets, preset ?? '', people);
  if (!params || seed === undefined) return failure('notOffered');
  const dealt = deal(game, params, seed, unlimitedBudget);
  return dealt.ok ? success(dealt.value.code) : dealt;
}

/** From outside it is vouched for; after that its settings are all that is asked of it. */
const readCode = (game: Game, { code, seed }: TableOrder) =>
  seed === undefined ? openCode(game, code ?? '', unlimitedBudget) : readPuzzle(game, code ?? '');
