// The one library, dealer and openings of the page, wired to its engines and its storage.

import { findForeign, findGame } from '../../games/index.ts';
import { backgroundEngine, engine, plainEngine } from '../engine/client.ts';
import { openBoards } from '../storage/boards.ts';
import { openDatabase } from '../storage/database.ts';
import { createDealer, randomSeed, starters } from './dealer.ts';
import { createLibrary, hooksOf } from './library.ts';
import { createOpenings } from './openings.ts';
import { countBoards } from './uncounted.ts';

const boards = () => openBoards();

export const library = createLibrary({
  find: findGame,
  hooksOf,
  engines: [engine, backgroundEngine],
  plain: plainEngine,
});

export const dealer = createDealer({
  boards,
  engine,
  background: backgroundEngine,
  starters,
  hooksOf,
  now: Date.now,
  newSeed: randomSeed,
});
library.onAssets(dealer.forget);

/** Counts the boards that older versions left without a result; `all` where they did not mark them either. */
export const countEarlierBoards = async (all: boolean): Promise<void> =>
  countBoards(
    await openDatabase(),
    async ({ game, daily }) => (daily === undefined ? library.load(game) : library.loadPlain(game)),
    all,
  );

export const openings = createOpenings({
  library,
  dealer,
  engine,
  boards,
  hooksOf,
  findForeign,
});
