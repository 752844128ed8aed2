// Dokuborn's hooks around loading and dealing: the player's own catalogue, and fewer repeats of recent conditions.

import { decodeText } from '../../../core/base64.ts';
import { parseCode } from '../../../core/code.ts';
import type { Rules } from '../../../core/game.ts';
import { codeOf } from '../../../core/save.ts';
import type { Setting, Settings } from '../../../core/settings.ts';
import type { GameHooks } from '../../play/library.ts';
import type { BoardRecord } from '../../storage/records.ts';
import { storedCards } from './own-cards.ts';

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

/** The length limit for the list of conditions to draw less. */
function mostLetters({ fields }: Rules): number {
  const field = fields.find(({ key }) => key === 'avoid');
  return field?.kind === 'text' ? field.maxLength : 0;
}

const currentCards = (game: Rules): Setting => game.presets[0].params['cards'] ?? '';

export const hooks: GameHooks = {
  async assets() {
    const text = await storedCards();
    return text === undefined ? {} : { catalogue: text };
  },
  storedSettings: (game, params) => ({ ...params, avoid: '', cards: currentCards(game) }),
  dealSettings(game, kept, boards) {
    const most = mostLetters(game);
    let avoid = '';
    for (const id of recentConditions(boards)) {
      const longer = avoid === '' ? id : `${avoid},${id}`;
      if (longer.length > most) break;
      // an id that the game no longer knows would fail the deal
      if (game.checkParams({ ...kept, avoid: id }).length === 0) avoid = longer;
    }
    const params: Settings = { ...kept, avoid };
    return params;
  },
};
