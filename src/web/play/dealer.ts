// The dealer: makes new boards and stores them, and has the next one ready before it is asked for.
// Whatever fails here leaves every stored board as it was.

import { type Deal, dealPuzzle, findPreset } from '../../core/deal.ts';
import type { Rules } from '../../core/game.ts';
import { replayText } from '../../core/replay.ts';
import { type Result, success } from '../../core/result.ts';
import { codeOf, printSave, saveOf } from '../../core/save.ts';
import { Session } from '../../core/session.ts';
import { type Settings, settingsCodec } from '../../core/settings.ts';
import type { Engine, JobOptions } from '../engine/client.ts';
import type { Habits } from '../games/face.ts';
import { type BoardRecord, type BoardStore, newBoardId } from '../storage/boards.ts';
import type { Starters } from './starters.ts';

/** Boards that habits may look back at. */
const RECENT = 60;

/** Boards among which a game's first one is looked for: whoever has so many is new to nothing here. */
const MANY = 300;

const SEED_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export function randomSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    SEED_LETTERS.charAt(byte % SEED_LETTERS.length),
  ).join('');
}

/** The name that lists show for a board: its preset, or "custom". */
export function levelOf(rules: Rules, params: Settings): string {
  return findPreset(rules, params)?.id ?? 'custom';
}

/** Where a board belongs, beyond being one of many. */
export interface Placement {
  readonly daily?: string;
  /** Where it must have a certain name, as daily boards do. */
  readonly id?: string;
}

export interface Dealer {
  /** Stores a fresh board for a deal and answers its id. Faults: those of storage. */
  layOut(rules: Rules, deal: Deal, placement?: Placement): Promise<Result<string>>;
  /** A board that begins with a log taken from a replay: for practice, however it ends. Answers its id. */
  layOutSave(rules: Rules, save: string, engine: Engine): Promise<Result<string>>;
  /** Makes the next puzzle of the same kind while the player plays this one. */
  dealAhead(rules: Rules, params: Settings): Promise<void>;
  /** Deals a new board: a starter if it is the game's first, else from what was made ahead where there is one. */
  dealBoard(
    rules: Rules,
    params: Settings,
    seed: string | undefined,
    options: JobOptions,
  ): Promise<Result<string>>;
  /** Throws away what was made ahead. */
  forget(): void;
}

export interface DealerParts {
  boards(): Promise<BoardStore>;
  readonly engine: Engine;
  /** Works ahead. */
  readonly background: Engine;
  readonly starters: Pick<Starters, 'dealFor'>;
  habitsOf(id: string): Promise<Habits | undefined>;
  /** Wall time. */
  now(): number;
  newSeed(): string;
}

export function createDealer(parts: DealerParts): Dealer {
  const { boards, engine, background, starters, habitsOf, now, newSeed } = parts;
  const ahead = new Map<string, Promise<Result<Deal>>>();

  const kindOf = (rules: Rules, params: Settings) =>
    `${rules.id}/${settingsCodec(rules.fields).encode(params)}`;

  /** Settings as the new board will keep them, and those to deal it with. */
  async function dealParams(
    rules: Rules,
    params: Settings,
  ): Promise<{ readonly kept: Settings; readonly dealt: Settings }> {
    const habits = await habitsOf(rules.id);
    const kept = habits?.kept?.(rules, params) ?? params;
    if (!habits?.dealt) return { kept, dealt: kept };
    const recent = await (await boards()).list(RECENT);
    return { kept, dealt: habits.dealt(rules, kept, recent) };
  }

  /** The very first board of a game waits for no engine. */
  async function starterFor(rules: Rules, kept: Settings): Promise<Deal | undefined> {
    const kind = kindOf(rules, kept);
    if (kind !== kindOf(rules, rules.presets[0].params)) return undefined;
    const recent = await (await boards()).list(MANY);
    if (recent.some(({ game }) => game === rules.id)) return undefined;
    const starter = await starters.dealFor(rules);
    return starter && kindOf(rules, starter.params) === kind ? starter : undefined;
  }

  /** Without the settings that only the deal wanted: the code stays short. */
  function keepOnly(rules: Rules, deal: Deal, kept: Settings): Deal {
    const code = settingsCodec(rules.fields);
    return code.encode(deal.params) === code.encode(kept)
      ? deal
      : dealPuzzle(rules, kept, deal.puzzle);
  }

  /** Stores a session as a new board. */
  async function store(
    session: Session,
    save: string,
    rest: Pick<BoardRecord, 'id' | 'daily' | 'taken'>,
  ): Promise<Result<string>> {
    const { game, deal, status, tally, now: millis } = session;
    const time = now();
    const saved = await (await boards()).save({
      ...rest,
      game: game.id,
      save,
      revision: 0,
      status,
      level: levelOf(game, deal.params),
      createdAt: time,
      updatedAt: time,
      millis,
      moves: tally.moves,
    });
    return saved.ok ? success(saved.value.id) : saved;
  }

  async function layOut(
    rules: Rules,
    deal: Deal,
    { daily, id }: Placement = {},
  ): Promise<Result<string>> {
    const session = new Session(rules, deal);
    return store(session, printSave(saveOf(session, 0)), {
      id: id ?? newBoardId(),
      ...(daily === undefined ? {} : { daily }),
    });
  }

  return {
    layOut,
    async layOutSave(rules, save, judge) {
      const session = replayText(rules, save);
      if (!session.ok) return session;
      // The log may come from anywhere: its puzzle is vouched for before it is a board of the own store.
      const opened = await judge.run('open', { game: rules.id, code: codeOf(save) ?? '' });
      if (!opened.ok) return opened;
      return store(session.value, save, { id: newBoardId(), taken: true });
    },
    async dealAhead(rules, params) {
      const { kept, dealt } = await dealParams(rules, params);
      const kind = kindOf(rules, kept);
      if (ahead.has(kind)) return;
      ahead.set(kind, background.run('deal', { game: rules.id, params: dealt, seed: newSeed() }));
    },
    async dealBoard(rules, params, seed, options) {
      const { kept, dealt: wanted } = await dealParams(rules, params);
      const kind = kindOf(rules, kept);
      const prepared = seed === undefined ? ahead.get(kind) : undefined;
      ahead.delete(kind);
      // Only what is ready by now: a deal that is still being made would not be quicker than a new one.
      const ready = prepared && (await Promise.race([prepared, Promise.resolve(undefined)]));
      const starter = seed === undefined && !ready?.ok ? await starterFor(rules, kept) : undefined;
      if (starter) return layOut(rules, starter);
      const job =
        seed === undefined
          ? { game: rules.id, params: wanted, seed: newSeed() }
          : { game: rules.id, params: kept, seed };
      const dealt = ready?.ok ? ready : await engine.run('deal', job, options);
      return dealt.ok ? layOut(rules, keepOnly(rules, dealt.value, kept)) : dealt;
    },
    forget: () => ahead.clear(),
  };
}
