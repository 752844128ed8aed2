// The one library, dealer and openings of the page, wired to its engines and its storage.

import type { Fault } from '../../core/result.ts';
import { findForeign, findGame } from '../../games/index.ts';
import { backgroundEngine, engine, plainEngine } from '../engine/client.ts';
import { openBoards } from '../storage/boards.ts';
import { explain, loadWords } from '../ui/game-words.ts';
import { createDealer, randomSeed, starters } from './dealer.ts';
import { createLibrary, hooksOf } from './library.ts';
import { createOpenings } from './openings.ts';

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

export const openings = createOpenings({
  library,
  dealer,
  engine,
  boards,
  hooksOf,
  assetsOf: (id) => findGame(id)?.assets ?? [],
  findForeign,
});

/** What is wrong with a code, in the words of its game. */
export async function explainCode(code: string, fault: Fault): Promise<string> {
  const shared = await openings.findShared(code);
  return explain(fault, shared.ok ? await loadWords(shared.value.game) : undefined);
}
