// The one library, dealer and openings of the page, wired to its engines and its storage.

import { findForeign, findGame } from '../../games/index.ts';
import { backgroundEngine, engine, plainEngine } from '../engine/client.ts';
import { loadHabits } from '../games/index.ts';
import { openBoards } from '../storage/boards.ts';
import { createDealer, randomSeed } from './dealer.ts';
import { createLibrary } from './library.ts';
import { createOpenings } from './openings.ts';
import { starters } from './starters.ts';

const boards = () => openBoards();

export const library = createLibrary({
  find: findGame,
  habitsOf: loadHabits,
  engines: [engine, backgroundEngine],
  plain: plainEngine,
});

export const dealer = createDealer({
  boards,
  engine,
  background: backgroundEngine,
  starters,
  habitsOf: loadHabits,
  now: Date.now,
  newSeed: randomSeed,
});
library.onAssets(dealer.forget);

export const openings = createOpenings({
  library,
  dealer,
  engine,
  boards,
  habitsOf: loadHabits,
  findForeign,
});
