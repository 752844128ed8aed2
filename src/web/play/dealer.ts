// The dealer: makes new boards and stores them, and makes the next puzzle ahead. A failure changes no stored board. The very
// first board of a game is a starter that comes with the app, and waits for neither engine nor storage.

import { type Deal, dealPuzzle, findPreset, readPuzzle } from '../../core/deal.ts';
import type { Rules } from '../../core/game.ts';
import { replayText } from '../../core/replay.ts';
import { type Result, success } from '../../core/result.ts';
import { codeOf, printSave, saveOf } from '../../core/save.ts';
import { Session } from '../../core/session.ts';
import { type Settings, settingsCodec } from '../../core/settings.ts';
import type { EngineClient, JobOptions } from '../engine/client.ts';
import type { BoardStore } from '../storage/boards.ts';
import { type BoardRecord, newId } from '../storage/records.ts';
import { showsFirst } from '../ui/first-paint.ts';
import type { GameHooks } from './library.ts';

/** Recent boards that hooks may look at. */
const RECENT = 60;

/** How many boards to scan for one of this game; anyone with more is no newcomer. */
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

/** The record of a board that is not stored yet, at this wall time. */
export function recordOf(
  session: Session,
  save: string,
  time: number,
  rest: Pick<BoardRecord, 'id' | 'daily' | 'taken'>,
): BoardRecord {
  const { game, deal, status, tally, now: millis } = session;
  return {
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
  };
}

interface Placement {
  readonly daily?: string;
  /** Default: a new one. */
  readonly id?: string;
}

interface DealOptions extends JobOptions {
  /** The caller knows that there is no board of this game yet. */
  readonly first?: boolean;
}

export interface FreshBoard {
  readonly record: BoardRecord;
  readonly session: Session;
}

export type BoardDealer = ReturnType<typeof createDealer>;

interface DealerParts {
  boards(): Promise<BoardStore>;
  readonly engine: EngineClient;
  /** Works ahead. */
  readonly background: EngineClient;
  readonly starters: ReturnType<typeof createStarters>;
  hooksOf(id: string): Promise<GameHooks | undefined>;
  /** Wall time. */
  now(): number;
  newSeed(): string;
}

export function createDealer(parts: DealerParts) {
  const { boards, engine, background, starters, hooksOf, now, newSeed } = parts;
  const ahead = new Map<string, Promise<Result<Deal>>>();
  const fresh = new Map<string, FreshBoard>();

  const kindOf = (rules: Rules, params: Settings) =>
    `${rules.id}/${settingsCodec(rules.fields).encode(params)}`;

  async function keptParams(rules: Rules, params: Settings): Promise<Settings> {
    return (await hooksOf(rules.id))?.storedSettings?.(rules, params) ?? params;
  }

  /** Settings to deal with, for a board that stores these. */
  async function dealtParams(rules: Rules, kept: Settings): Promise<Settings> {
    const hooks = await hooksOf(rules.id);
    if (!hooks?.dealSettings) return kept;
    return hooks.dealSettings(rules, kept, await (await boards()).list(RECENT));
  }

  async function isFirst(rules: Rules): Promise<boolean> {
    const recent = await (await boards()).list(MANY);
    return !recent.some(({ game }) => game === rules.id);
  }

  /** The very first board of a game waits for no engine. */
  async function starterFor(
    rules: Rules,
    kept: Settings,
    first: boolean | undefined,
  ): Promise<Deal | undefined> {
    if (!(first ?? (await isFirst(rules)))) return undefined;
    const kind = kindOf(rules, kept);
    return starters.dealFor(rules, ({ params }) => kindOf(rules, params) === kind);
  }

  /** Without the settings that only the deal needed: the code stays short. */
  function keepOnly(rules: Rules, deal: Deal, kept: Settings): Deal {
    const code = settingsCodec(rules.fields);
    return code.encode(deal.params) === code.encode(kept)
      ? deal
      : dealPuzzle(rules, kept, deal.puzzle);
  }

  /** Stores a session as a new board. */
  async function store(record: BoardRecord): Promise<Result<string>> {
    const saved = await (await boards()).save(record);
    return saved.ok ? success(saved.value.id) : saved;
  }

  /** Does not wait for storage either. A fault shows with the first move, which is stored in the same place. */
  async function layOutFirst(rules: Rules, deal: Deal): Promise<Result<string>> {
    const session = new Session(rules, deal);
    const record = recordOf(session, printSave(saveOf(session, 0)), now(), { id: newId() });
    void (await boards()).save(record);
    fresh.set(record.id, { session, record: { ...record, revision: record.revision + 1 } });
    return success(record.id);
  }

  /** Stores a fresh board for a deal. Returns its id. Faults: those of storage. */
  async function layOut(
    rules: Rules,
    deal: Deal,
    { daily, id }: Placement = {},
  ): Promise<Result<string>> {
    const session = new Session(rules, deal);
    const save = printSave(saveOf(session, 0));
    return store(
      recordOf(session, save, now(), {
        id: id ?? newId(),
        ...(daily === undefined ? {} : { daily }),
      }),
    );
  }

  return {
    layOut,
    /** A board that begins with a log taken from a replay: always practice. Returns its id. */
    async layOutSave(rules: Rules, save: string, judge: EngineClient): Promise<Result<string>> {
      const session = replayText(rules, save);
      if (!session.ok) return session;
      // The log may come from anywhere: the engine vouches for its puzzle before it is stored.
      const opened = await judge.run('open', { game: rules.id, code: codeOf(save) ?? '' });
      if (!opened.ok) return opened;
      return store(recordOf(session.value, save, now(), { id: newId(), taken: true }));
    },
    /** Makes the next puzzle of the same kind while the player plays this one. */
    async dealAhead(rules: Rules, params: Settings): Promise<void> {
      const kept = await keptParams(rules, params);
      const dealt = await dealtParams(rules, kept);
      const kind = kindOf(rules, kept);
      if (ahead.has(kind)) return;
      ahead.set(kind, background.run('deal', { game: rules.id, params: dealt, seed: newSeed() }));
    },
    /** A first board as it was laid out, once, so that showing it need not wait for storage. */
    takeFresh(id: string): FreshBoard | undefined {
      const board = fresh.get(id);
      fresh.delete(id);
      return board;
    },
    /** Deals a new board: a starter if it is the game's first, else the puzzle made ahead, if there is one. */
    async dealBoard(
      rules: Rules,
      params: Settings,
      seed: string | undefined,
      { first, ...options }: DealOptions,
    ): Promise<Result<string>> {
      const kept = await keptParams(rules, params);
      const kind = kindOf(rules, kept);
      const prepared = seed === undefined ? ahead.get(kind) : undefined;
      ahead.delete(kind);
      // Only if it is ready: waiting for one in progress is no quicker than a new deal.
      const ready = prepared && (await Promise.race([prepared, Promise.resolve(undefined)]));
      const starter =
        seed === undefined && !ready?.ok ? await starterFor(rules, kept, first) : undefined;
      if (starter) return layOutFirst(rules, starter);
      if (ready?.ok) return layOut(rules, keepOnly(rules, ready.value, kept));
      const job =
        seed === undefined
          ? { game: rules.id, params: await dealtParams(rules, kept), seed: newSeed() }
          : { game: rules.id, params: kept, seed };
      const dealt = await engine.run('deal', job, options);
      return dealt.ok ? layOut(rules, keepOnly(rules, dealt.value, kept)) : dealt;
    },
    /** Discards puzzles made ahead. */
    forget: () => ahead.clear(),
  };
}

export function createStarters(
  load: (game: string) => Promise<readonly string[] | undefined>,
  /** From 0 up to, but not including, 1. */
  random: () => number,
) {
  const loaded = new Map<string, Promise<readonly string[]>>();

  /** The codes of a game, from a random one on. */
  async function turned(game: string): Promise<readonly string[]> {
    try {
      const codes = (await load(game)) ?? [];
      const first = Math.floor(random() * codes.length);
      return [...codes.slice(first), ...codes.slice(0, first)];
    } catch {
      // The engine deals instead.
      return [];
    }
  }

  return {
    /** The starter of this visit that fits; the same on every call. Undefined where these rules read none. */
    async dealFor(rules: Rules, fits: (deal: Deal) => boolean): Promise<Deal | undefined> {
      const codes = loaded.get(rules.id) ?? turned(rules.id);
      loaded.set(rules.id, codes);
      for (const code of await codes) {
        const read = readPuzzle(rules, code);
        if (read.ok && fits(read.value)) return read.value;
      }
      return undefined;
    },
  };
}

const files = import.meta.glob<readonly string[]>('./generated/*.json', { import: 'default' });

const load = async (game: string) => files[`./generated/${game}.json`]?.();

/** The first one, which is prerendered into a game's page. */
export const firstStarter = createStarters(load, () => 0);

/** A random one, except behind a prerendered board. */
export const starters = createStarters(load, () => (showsFirst() ? 0 : Math.random()));
