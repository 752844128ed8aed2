// Opening a day's puzzle: the board that was opened before, or a new one. An opened one is kept as a whole puzzle.

import type { Day } from '../../../cabinet/day.ts';
import { checkDaily, dailyBoardId, dailyLevel, dailySeed } from '../../../cabinet/plan.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { findGame } from '../../../games/index.ts';
import type { JobOptions } from '../../engine/client.ts';
import { dealer, library } from '../../play/index.ts';
import { openBoards } from '../../storage/boards.ts';

/** Answers the id of the board. Faults: unknownGame, badDay, beforeFirstDay, dayToCome, and those of dealing. */
export async function openDaily(
  gameId: string,
  text: string,
  today: Day,
  options: JobOptions,
): Promise<Result<string>> {
  const day = checkDaily(text);
  if (!day.ok) return day;
  const manifest = findGame(gameId);
  const game = await library.loadPlain(gameId);
  if (!manifest || !game) return failure('unknownGame', undefined, gameId);
  const board = dailyBoardId(gameId, day.value);
  const boards = await openBoards();
  const opened = await boards.load(board);
  // A broken one has been set aside by now, and is dealt again.
  if (opened?.ok) return success(board);
  if (day.value > today) return failure('dayToCome', undefined, day.value);
  const level = dailyLevel(manifest, day.value);
  const preset = game.presets.find((candidate) => candidate.id === level);
  if (!preset) return failure('unknownPreset', level);
  const placement = { daily: day.value, id: board };
  const job = { game: gameId, params: preset.params, seed: dailySeed(day.value) };
  const deal = await library.engineFor(placement).run('deal', job, options);
  if (!deal.ok) return deal;
  const laid = await dealer.layOut(game, deal.value, placement);
  // Another tab was quicker with the same puzzle.
  return !laid.ok && laid.fault.code === 'overtaken' ? success(board) : laid;
}
