// Dokuborn around its board: the player's own card catalogue, conditions of the last grids drawn less.

import { decodeText } from '../../../core/base64.ts';
import { parseCode } from '../../../core/code.ts';
import type { Rules } from '../../../core/game.ts';
import { codeOf } from '../../../core/save.ts';
import { type Setting, type Settings, settingsCodec } from '../../../core/settings.ts';
import type { Habits } from '../../board/face.ts';
import type { BoardRecord } from '../../storage/boards.ts';
import { keptCards } from './store.ts';

const GRIDS_REMEMBERED = 4;

/** Condition ids of the last grids, newest first, each once. */
function recentConditions(boards: readonly BoardRecord[]): readonly string[] {
  const ids = boards
    .filter((board) => board.game === 'dokuborn')
    .slice(0, GRIDS_REMEMBERED)
    .flatMap((board) => {
      const code = parseCode(codeOf(board.save) ?? '');
      const decoded = code.ok ? decodeText(code.value.body) : code;
      return decoded.ok ? decoded.value.split(',') : [];
    });
  return [...new Set(ids)];
}

/** How long the list of conditions to draw less may be. */
function mostLetters({ fields }: Rules): number {
  const field = fields.find(({ key }) => key === 'avoid');
  return field?.kind === 'text' ? field.maxLength : 0;
}

const currentCards = (game: Rules): Setting => game.presets[0].params['cards'] ?? '';

export const habits: Habits = {
  async assets() {
    const text = await keptCards();
    return text === undefined ? {} : { catalogue: text };
  },
  kept: (game, params) => ({ ...params, avoid: '', cards: currentCards(game) }),
  dealt(game, kept, boards) {
    const most = mostLetters(game);
    let avoid = '';
    for (const id of recentConditions(boards)) {
      const longer = avoid === '' ? id : `${avoid},${id}`;
      if (longer.length > most) break;
      // an id that the game does not know any more would stop the deal
      if (game.checkParams({ ...kept, avoid: id }).length === 0) avoid = longer;
    }
    const params: Settings = { ...kept, avoid };
    return params;
  },
  waits(game, code) {
    const parsed = parseCode(code);
    const params = parsed.ok ? settingsCodec(game.fields).decode(parsed.value.params) : parsed;
    return params.ok && params.value['cards'] !== currentCards(game);
  },
};
