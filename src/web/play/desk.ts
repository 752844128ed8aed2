// Until every importer has moved on.

import { dealer, library, openings } from './index.ts';

export { levelOf, randomSeed } from './dealer.ts';
export type { OpenedBoard } from './openings.ts';

export const { load: loadGame, loadPlain: loadPlainGame, engineFor, useAssets } = library;
export const { layOut, layOutSave, dealAhead, dealBoard } = dealer;
export const { openBoard, openShared, gameOfCode } = openings;
