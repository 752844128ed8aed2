// Dokuborn around its board: the player's own card catalogue, conditions of the last grids drawn less, grid codes `3:…`.

import { decodeText } from '../../../core/base64.ts';
import { parseCode } from '../../../core/code.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import type { Game } from '../../../core/game.ts';
import { success } from '../../../core/result.ts';
import { type Setting, type Settings, settingsCodec } from '../../../core/settings.ts';
import type { DokubornAnswer } from '../../../games/dokuborn/types.ts';
import { engine } from '../../engine/client.ts';
import type { BoardRecord } from '../../storage/boards.ts';
import type { Habits } from '../habits.ts';
import { keptCards } from './shelf.ts';

const GRIDS_REMEMBERED = 4;
/** What the field takes. */
const MOST_LETTERS = 200;

/** The code is the first word of the third line of a save. */
const codeOf = (board: BoardRecord) => board.save.split('\n')[2]?.split(' ')[0] ?? '';

/** Condition ids of the last grids, newest first, each once. */
function recentConditions(boards: readonly BoardRecord[]): readonly string[] {
  const ids = boards
    .filter((board) => board.game === 'dokuborn')
    .slice(0, GRIDS_REMEMBERED)
    .flatMap((board) => {
      const code = parseCode(codeOf(board));
      const decoded = code.ok ? decodeText(code.value.body) : code;
      return decoded.ok ? decoded.value.split(',') : [];
    });
  return [...new Set(ids)];
}

const currentCards = (game: Game): Setting => game.presets[0].params['cards'] ?? '';

export const habits: Habits = {
  async assets() {
    const text = await keptCards();
    return text === undefined ? {} : { catalogue: text };
  },
  kept: (game, params) => ({ ...params, avoid: '', cards: currentCards(game) }),
  dealt(game, kept, boards) {
    let avoid = '';
    for (const id of recentConditions(boards)) {
      const longer = avoid === '' ? id : `${avoid},${id}`;
      if (longer.length > MOST_LETTERS) break;
      // an id that the game does not know any more would stop the deal
      if (game.checkParams({ ...kept, avoid: id }).length === 0) avoid = longer;
    }
    const params: Settings = { ...kept, avoid };
    return params;
  },
  knows: (code) => /^\d*:/.test(code.trim()),
  async open(game, code, options) {
    const question = { type: 'openSeedStyle', code, mode: 'free' } as const;
    const answer = await engine.run('ask', { game: game.id, question }, options);
    if (!answer.ok) return answer;
    const opened = answer.value as Extract<DokubornAnswer, { type: 'opened' }>;
    return success(dealPuzzle(game, opened.params, opened.puzzle));
  },
  waits(game, code) {
    const parsed = parseCode(code);
    const params = parsed.ok ? settingsCodec(game.fields).decode(parsed.value.params) : parsed;
    return params.ok && params.value['cards'] !== currentCards(game);
  },
};
