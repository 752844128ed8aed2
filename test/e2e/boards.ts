// Boards as a browser keeps them, put there by a test: in the middle of a game, or a daily near its end.

import type { Page } from '@playwright/test';
import { dailyBoardId, dailyLevel, dealDaily } from '../../src/cabinet/daily.ts';
import type { Deal } from '../../src/core/deal.ts';
import type { Game, GameTypes, Tagged } from '../../src/core/game.ts';
import { createRng } from '../../src/core/rng.ts';
import { printSave, saveOf } from '../../src/core/save.ts';
import { Session } from '../../src/core/session.ts';
import { expectOk, manifestOf, plenty } from '../harness.ts';

export interface DealtDaily {
  readonly game: Game;
  readonly deal: Deal;
  /** The solver's moves; none where it has no solver. */
  readonly moves: readonly Tagged[];
}

export interface PlayedDaily {
  readonly session: Session;
  /** The move words of the last moves, which were left out. */
  readonly left: readonly string[];
}

export async function dealtDaily(id: string, day: string): Promise<DealtDaily> {
  const manifest = manifestOf(id);
  const game = await manifest.loadGame();
  const deal = expectOk(dealDaily(game, dailyLevel(manifest, day), day, plenty()));
  const solved = game.solve(deal.puzzle, new Session(game, deal).state, plenty());
  return { game, deal, moves: solved?.ok ? solved.value.moves : [] };
}

/** Played by the solver, `leave` moves before its end; what the solver does not end is ended at random. */
export function playDaily(
  { game, deal, moves }: DealtDaily,
  { leave = 0, pace = 1000 }: { readonly leave?: number; readonly pace?: number } = {},
): PlayedDaily {
  const session = new Session(game, deal);
  const kept = leave === 0 ? moves : moves.slice(0, -leave);
  for (const [index, move] of kept.entries()) session.play(move, pace * (index + 1));
  const rng = createRng(`daily/${game.id}`);
  for (let step = 0; leave === 0 && !session.over && step < 4000; step++) {
    const choices = [...game.legalMoves(session.view)];
    const choice = choices[rng.below(Math.max(1, choices.length))];
    const at = session.now + (choice ? pace : 60_000);
    if (choice) session.play(choice, at);
    else session.advance(at);
  }
  const left = moves.slice(kept.length).map((move) => game.moveCode.encode(move));
  return { session, left };
}

interface Place {
  readonly id: string;
  readonly level: string;
  readonly daily?: string;
}

/** Writes a daily into the database of the page, where it is found as any other. The page must have been opened once. */
export function putDaily(page: Page, { session }: PlayedDaily, day: string): Promise<string> {
  const { id } = session.game;
  const level = dailyLevel(manifestOf(id), day);
  return putBoard(page, session, { id: dailyBoardId(id, day), level, daily: day });
}

/** Opens the app on a board in the middle of a game. */
export async function openBoard<T extends GameTypes>(
  page: Page,
  session: Session<T>,
): Promise<void> {
  await page.goto('/');
  await page.goto(await putBoard(page, session, { id: 'putthere', level: 'custom' }));
}

/** Writes a board into the database of the page, as it would have been saved; returns its address. */
async function putBoard<T extends GameTypes>(
  page: Page,
  session: Session<T>,
  place: Place,
): Promise<string> {
  const now = Date.now();
  const record = {
    ...place,
    game: session.game.id,
    save: printSave(saveOf(session, session.now)),
    revision: 1,
    status: session.status,
    createdAt: now,
    updatedAt: now,
    millis: session.now,
    moves: session.tally.moves,
  };
  await page.evaluate(
    (board) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('curio');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const writing = database.transaction('boards', 'readwrite');
          writing.objectStore('boards').put(board);
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    record,
  );
  return `/${session.game.id}/${place.id}`;
}
