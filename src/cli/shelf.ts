// The games that the command line can reach, with their words, and the way from a code to its puzzle.

import type { Budget } from '../core/budget.ts';
import { parseCode } from '../core/code.ts';
import { type Deal, openCode } from '../core/deal.ts';
import type { Game } from '../core/game.ts';
import { replay } from '../core/replay.ts';
import { failure, success } from '../core/result.ts';
import { parseSave } from '../core/save.ts';
import type { Session } from '../core/session.ts';
import { type Assets, findForeign, findGame, games } from '../games/index.ts';
import type { Words } from '../words/words.ts';
import { type Attempt, failedWith } from './context.ts';

export interface Shelf {
  readonly ids: readonly string[];
  load(id: string): Promise<Game | undefined>;
  texts(id: string): Promise<Words | undefined>;
}

export interface Held {
  readonly game: Game;
  readonly texts: Words | undefined;
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
    return games.find((entry) => entry.id === id)?.loadGame(await assetsOf(id));
  },
  texts: async (id) => findGame(id)?.words.en(),
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
  const foreign = findForeign(text);
  const code = parseCode(text);
  if (!foreign && !code.ok) return code;
  const held = await takeGame(shelf, foreign?.id ?? (code.ok ? code.value.game : ''));
  if (!held.ok) return held;
  const { game } = held.value;
  const deal = foreign?.foreignCodes?.open(game, text, budget) ?? openCode(game, text, budget);
  if (!deal.ok) return failedWith(deal.fault, held.value.texts);
  return success({ ...held.value, deal: deal.value });
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
  const { game, texts } = held.value;
  const session = replay(game, save.value);
  if (!session.ok) return failedWith(session.fault, texts);
  const fault = game.vouch?.(session.value.deal.puzzle, budget);
  if (fault) return failedWith(fault, texts);
  return success({ ...held.value, session: session.value });
}
