// Opens a stored board by its id, and a puzzle by its code. A failure changes no stored board, except that a broken one is
// quarantined with its reason.

import { hasAssetsOf } from '../../cabinet/result.ts';
import { parseCode } from '../../core/code.ts';
import type { Rules } from '../../core/game.ts';
import { replayText } from '../../core/replay.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { codeOf } from '../../core/save.ts';
import type { Session } from '../../core/session.ts';
import type { ForeignCode, Manifest } from '../../games/index.ts';
import type { EngineClient, JobOptions } from '../engine/client.ts';
import type { BoardStore } from '../storage/boards.ts';
import type { BoardRecord } from '../storage/records.ts';
import type { BoardDealer } from './dealer.ts';
import type { GameHooks, GameLibrary } from './library.ts';

/** Faults that an update of the app resolves. */
const newer = ['newerVersion', 'newerFormat'];

/** How many recent boards are compared with a link's code. */
const RECENT = 300;

/** Ready to be played. The store is open as well, so that the journal of a step is written within the call. */
export interface OpenedBoard {
  readonly boards: BoardStore;
  readonly record: BoardRecord;
  readonly session: Session;
}

interface OpeningsParts {
  readonly library: Pick<GameLibrary, 'load' | 'loadPlain'>;
  readonly dealer: Pick<BoardDealer, 'layOut' | 'takeFresh'>;
  readonly engine: EngineClient;
  boards(): Promise<BoardStore>;
  hooksOf(id: string): Promise<GameHooks | undefined>;
  findForeign(text: string): ForeignCode | undefined;
  assetsOf(id: string): Manifest['assets'];
}

export function createOpenings(parts: OpeningsParts) {
  const { library, dealer, engine, boards, hooksOf, findForeign, assetsOf } = parts;

  /** The code in a text, and its game, whose words explain what is wrong with it. */
  async function findShared(
    text: string,
  ): Promise<Result<{ readonly game: string; readonly code: string }>> {
    // Only codes from outside need the search, so it stays out of the first page.
    const { findCode } = await import('../../core/find.ts');
    const code = findCode(text);
    const parsed = code.ok ? parseCode(code.value) : code;
    if (code.ok && parsed.ok) return success({ game: parsed.value.game, code: code.value });
    const foreign = !code.ok && code.fault.code === 'notACode' ? findForeign(text) : undefined;
    if (foreign) return success({ game: foreign.manifest.id, code: foreign.code });
    return parsed.ok ? failure('notACode') : parsed;
  }

  return {
    findShared,
    /** Opens a pasted or linked code: the board that has it already, or a new one. */
    async openShared(
      text: string,
      options: JobOptions,
    ): Promise<Result<{ readonly game: string; readonly board: string }>> {
      const shared = await findShared(text);
      if (!shared.ok) return shared;
      const { game: id, code } = shared.value;
      const rules = await library.load(id);
      if (!rules) return failure('unknownGame', undefined, id);
      const deal = await engine.run('open', { game: id, code }, options);
      if (!deal.ok) return deal;
      // The engine may know more kinds of play than a page has boards for.
      const [foreign] = rules.checkParams(deal.value.params);
      if (foreign) return { ok: false, fault: foreign };
      await (await hooksOf(id))?.codeOpened?.(text, deal.value.code);
      // An old board is laid out again: comparing with thousands would make every link slow.
      const same = (await (await boards()).list(RECENT)).find(
        (board) =>
          board.game === id && board.status === 'playing' && codeOf(board.save) === deal.value.code,
      );
      if (same) return success({ game: id, board: same.id });
      const board = await dealer.layOut(rules, deal.value);
      return board.ok ? success({ game: id, board: board.value }) : board;
    },
    /** Restores a stored board by replaying its log. A broken one is quarantined with its reason. */
    async openBoard(rules: Rules, id: string): Promise<Result<OpenedBoard>> {
      const store = await boards();
      const fresh = dealer.takeFresh(id);
      if (fresh && fresh.session.game === rules) return success({ ...fresh, boards: store });
      const record = await store.load(id);
      if (!record) return failure('noBoard', undefined, id);
      if (!record.ok) return record;
      const { game, save, daily } = record.value;
      if (game !== rules.id) return failure('otherGame', undefined, game);
      const own = daily === undefined ? rules : ((await library.loadPlain(game)) ?? rules);
      const session = replayText(own, save);
      if (session.ok)
        return success({ record: record.value, session: session.value, boards: store });
      // A board that will open again, after an update or with other assets, stays.
      const waits = hasAssetsOf(rules, codeOf(save) ?? '', assetsOf(game)) === false;
      if (!newer.includes(session.fault.code) && !waits)
        await store.quarantine(record.value, session.fault);
      return session;
    },
  };
}
