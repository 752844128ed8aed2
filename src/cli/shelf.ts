// The games that the command line can reach, with their words, and the way from a code to its puzzle.

import type { Budget } from '../core/budget.ts';
import { parseCode } from '../core/code.ts';
import { type Deal, dealPuzzle, openCode } from '../core/deal.ts';
import type { Game } from '../core/game.ts';
import { replay } from '../core/replay.ts';
import { failure, success } from '../core/result.ts';
import { parseSave } from '../core/save.ts';
import type { Session } from '../core/session.ts';
import type { Settings } from '../core/settings.ts';
import { type Assets, games } from '../games/index.ts';
import { loadTexts } from '../texts/index.ts';
import type { Texts } from '../texts/texts.ts';
import { type Attempt, failedWith } from './context.ts';

export interface Shelf {
  readonly ids: readonly string[];
  load(id: string): Promise<Game | undefined>;
  texts(id: string): Promise<Texts | undefined>;
}

export interface Held {
  readonly game: Game;
  readonly texts: Texts | undefined;
}

export interface Opened extends Held {
  readonly deal: Deal;
}

export interface Replayed extends Held {
  readonly session: Session;
}

/** The games of the cabinet; Dokuborn with the cards that the player has. */
export const cabinet: Shelf = {
  ids: games.map((entry) => entry.id),
  async load(id) {
    return games.find((entry) => entry.id === id)?.load(await assetsOf(id));
  },
  texts: loadTexts,
};

async function assetsOf(id: string): Promise<Assets> {
  return id === 'dokuborn' ? (await import('./cards.ts')).cardAssets() : {};
}

export async function takeGame(shelf: Shelf, id: string): Promise<Attempt<Held>> {
  const game = await shelf.load(id);
  if (!game) return failure('unknownGame', undefined, id);
  return success({ game, texts: await shelf.texts(id) });
}

/** Opens a code of any game. */
export async function openAny(
  shelf: Shelf,
  text: string,
  budget: Budget,
): Promise<Attempt<Opened>> {
  if (SEED_STYLE.test(text)) return openSeedStyle(shelf, text, budget);
  const code = parseCode(text);
  if (!code.ok) return code;
  const held = await takeGame(shelf, code.value.game);
  if (!held.ok) return held;
  const deal = openCode(held.value.game, text, budget);
  if (!deal.ok) return failedWith(deal.fault, held.value.texts);
  return success({ ...held.value, deal: deal.value });
}

/** Codes as Dokuborn's forerunner writes them: the size, a colon, and the conditions. */
const SEED_STYLE = /^\s*\d+:/;

async function openSeedStyle(shelf: Shelf, text: string, budget: Budget): Promise<Attempt<Opened>> {
  const held = await takeGame(shelf, 'dokuborn');
  if (!held.ok) return held;
  const { game, texts } = held.value;
  const question = { type: 'openSeedStyle', code: text, mode: 'free' };
  const answer = game.ask?.(question, undefined, budget) ?? failure('notOffered');
  if (!answer.ok) return failedWith(answer.fault, texts);
  if (!isOpened(answer.value)) return failure('notOffered');
  const { params, puzzle } = answer.value;
  return success({ ...held.value, deal: dealPuzzle(game, params, puzzle) });
}

function isOpened(
  value: unknown,
): value is { readonly params: Settings; readonly puzzle: unknown } {
  return typeof value === 'object' && value !== null && 'params' in value && 'puzzle' in value;
}

/** Replays a save of any game. */
export async function replayAny(
  shelf: Shelf,
  text: string,
  budget: Budget,
): Promise<Attempt<Replayed>> {
  const save = parseSave(text);
  if (!save.ok) return save;
  const held = await takeGame(shelf, save.value.game);
  if (!held.ok) return held;
  const session = replay(held.value.game, save.value, budget);
  if (!session.ok) return failedWith(session.fault, held.value.texts);
  return success({ ...held.value, session: session.value });
}
