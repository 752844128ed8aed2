// The desk where boards are laid out: dealing a new one, opening a saved one, opening a code.
// Whatever fails here leaves every stored board as it was.

import { parseCode } from '../../core/code.ts';
import { type Deal, dealPuzzle } from '../../core/deal.ts';
import type { Rules } from '../../core/game.ts';
import { replayText } from '../../core/replay.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { printSave, saveOf } from '../../core/save.ts';
import { Session } from '../../core/session.ts';
import type { Settings } from '../../core/settings.ts';
import { settingsCodec } from '../../core/settings.ts';
import { type Assets, findForeign, findGame, type Manifest } from '../../games/index.ts';
import {
  backgroundEngine,
  type Engine,
  engine,
  type JobOptions,
  plainEngine,
} from '../engine/client.ts';
import { loadHabits } from '../games/index.ts';
import { type BoardRecord, newBoardId, openBoards } from '../storage/boards.ts';

/** Boards among which a link looks for its own. */
const RECENT_LINKS = 300;
/** Boards that habits may look back at. */
const RECENT = 60;

let assets: Assets = {};
const loaded = new Map<string, Promise<Rules>>();
const plain = new Map<string, Promise<Rules>>();

const equipped = new Map<string, Promise<void>>();

function setAssets(next: Assets): void {
  assets = next;
  engine.useAssets(next);
  backgroundEngine.useAssets(next);
}

/** What games are loaded with from now on, here and in the workers. */
export function useAssets(next: Assets): void {
  setAssets(next);
  loaded.clear();
  ahead.clear();
}

/** Brings what a game wants to be loaded with, once. */
async function equip(id: string): Promise<void> {
  const own = await (await loadHabits(id))?.assets?.();
  if (own) setAssets({ ...assets, ...own });
}

async function loadEntry(entry: Manifest): Promise<Rules> {
  const ready = equipped.get(entry.id) ?? equip(entry.id);
  equipped.set(entry.id, ready);
  await ready;
  return entry.loadRules(assets);
}

export function loadGame(id: string): Promise<Rules> | undefined {
  const entry = findGame(id);
  if (!entry) return undefined;
  const known = loaded.get(id) ?? loadEntry(entry);
  loaded.set(id, known);
  return known;
}

/** The game as it came with the app, for daily puzzles: whatever cards the player has got since, they are the same. */
export function loadPlainGame(id: string): Promise<Rules> | undefined {
  if (assets.catalogue === undefined) return loadGame(id);
  const known = plain.get(id) ?? findGame(id)?.loadRules();
  if (known) plain.set(id, known);
  return known;
}

/** The engine that has the same game. */
export function engineFor(placement: Placement): Engine {
  return placement.daily === undefined || assets.catalogue === undefined ? engine : plainEngine;
}

export function randomSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) =>
    letters.charAt(byte % letters.length),
  ).join('');
}

/** The name that lists show for a board: its preset, or "custom". */
export function levelOf(game: Rules, params: Settings): string {
  const code = settingsCodec(game.fields);
  const own = code.encode(params);
  return game.presets.find((preset) => code.encode(preset.params) === own)?.id ?? 'custom';
}

/** Where a board belongs, beyond being one of many. */
interface Placement {
  readonly daily?: string;
  /** Where it must have a certain name, as daily boards do. */
  readonly id?: string;
}

/** Stores a fresh board for a deal and answers its id. */
export async function layOut(
  game: Rules,
  deal: Deal,
  placement: Placement = {},
): Promise<Result<string>> {
  const boards = await openBoards();
  const session = new Session(game, deal);
  const now = Date.now();
  const saved = await boards.save({
    id: placement.id ?? newBoardId(),
    game: game.id,
    save: printSave(saveOf(session, 0)),
    revision: 0,
    status: session.status,
    level: levelOf(game, deal.params),
    createdAt: now,
    updatedAt: now,
    millis: 0,
    moves: 0,
    ...(placement.daily === undefined ? {} : { daily: placement.daily }),
  });
  return saved.ok ? success(saved.value.id) : saved;
}

/** A board that begins with a log taken from a replay: for practice, however it ends. Answers its id. */
export async function layOutSave(
  game: Rules,
  params: Settings,
  save: string,
): Promise<Result<string>> {
  const session = replayText(game, save);
  if (!session.ok) return session;
  const { status, tally, now: millis } = session.value;
  const now = Date.now();
  const saved = await (await openBoards()).save({
    id: newBoardId(),
    game: game.id,
    save,
    revision: 0,
    status,
    level: levelOf(game, params),
    createdAt: now,
    updatedAt: now,
    millis,
    moves: tally.moves,
    taken: true,
  });
  return saved.ok ? success(saved.value.id) : saved;
}

// The next puzzle of the same kind is made while the player plays this one.
const ahead = new Map<string, Promise<Result<Deal>>>();

const kindOf = (game: Rules, params: Settings) =>
  `${game.id}/${settingsCodec(game.fields).encode(params)}`;

/** Settings as the new board will keep them, and those to deal it with. */
async function dealParams(
  game: Rules,
  params: Settings,
): Promise<{ readonly kept: Settings; readonly dealt: Settings }> {
  const habits = await loadHabits(game.id);
  const kept = habits?.kept?.(game, params) ?? params;
  if (!habits?.dealt) return { kept, dealt: kept };
  const boards = await (await openBoards()).list(RECENT);
  return { kept, dealt: habits.dealt(game, kept, boards) };
}

/** Without the settings that only the deal wanted: the code stays short. */
function keepOnly(game: Rules, deal: Deal, kept: Settings): Deal {
  const code = settingsCodec(game.fields);
  return code.encode(deal.params) === code.encode(kept)
    ? deal
    : dealPuzzle(game, kept, deal.puzzle);
}

export async function dealAhead(game: Rules, params: Settings): Promise<void> {
  const { kept, dealt } = await dealParams(game, params);
  const kind = kindOf(game, kept);
  if (ahead.has(kind)) return;
  const job = { game: game.id, params: dealt, seed: randomSeed() };
  ahead.set(kind, backgroundEngine.run('deal', job));
}

/** Deals a new board, from what was made ahead where there is one. */
export async function dealBoard(
  game: Rules,
  params: Settings,
  seed: string | undefined,
  options: JobOptions,
): Promise<Result<string>> {
  const { kept, dealt: wanted } = await dealParams(game, params);
  const kind = kindOf(game, kept);
  const prepared = seed === undefined ? ahead.get(kind) : undefined;
  ahead.delete(kind);
  const waiting = prepared && (await Promise.race([prepared, Promise.resolve(undefined)]));
  const job =
    seed === undefined
      ? { game: game.id, params: wanted, seed: randomSeed() }
      : { game: game.id, params: kept, seed };
  const dealt = waiting?.ok ? waiting : await engine.run('deal', job, options);
  return dealt.ok ? layOut(game, keepOnly(game, dealt.value, kept)) : dealt;
}

/** Opens a pasted or linked code: the board that has it already, or a new one beside all others. */
export async function openShared(
  text: string,
  options: JobOptions,
): Promise<Result<{ game: string; board: string }>> {
  const code = parseCode(text);
  const id = code.ok ? code.value.game : findForeign(text)?.id;
  if (id === undefined) return code.ok ? failure('unknownGame') : code;
  const game = await loadGame(id);
  if (!game) return failure('unknownGame', undefined, id);
  const deal = await engine.run('open', { game: id, code: text }, options);
  if (!deal.ok) return deal;
  const boards = await openBoards();
  // A link to a board of long ago lays it out anew: looking through thousands would make every link slow.
  const same = (await boards.list(RECENT_LINKS)).find(
    (board) =>
      board.game === game.id && board.status === 'playing' && board.save.includes(deal.value.code),
  );
  if (same) return success({ game: game.id, board: same.id });
  const board = await layOut(game, deal.value);
  return board.ok ? success({ game: game.id, board: board.value }) : board;
}

/** The game that a code belongs to, whose words explain what is wrong with it. */
export async function gameOfCode(text: string): Promise<string | undefined> {
  const code = parseCode(text);
  return code.ok ? code.value.game : findForeign(text)?.id;
}

export interface OpenedBoard {
  readonly record: BoardRecord;
  readonly session: Session;
}

/** Brings a stored board back by replaying its log. A broken one is set aside with its reason. */
export async function openBoard(game: Rules, id: string): Promise<Result<OpenedBoard>> {
  const boards = await openBoards();
  const record = await boards.load(id);
  if (!record) return failure('noBoard', undefined, id);
  if (!record.ok) return record;
  if (record.value.game !== game.id) return failure('otherGame', undefined, record.value.game);
  const own = record.value.daily === undefined ? game : ((await loadPlainGame(game.id)) ?? game);
  const session = replayText(own, record.value.save);
  if (!session.ok) {
    // What will open again, after an update or with other cards, stays where it is.
    const code = record.value.save.split('\n')[2]?.split(' ')[0] ?? '';
    const waits = (await loadHabits(game.id))?.waits?.(game, code) ?? false;
    if (session.fault.code !== 'newerVersion' && !waits)
      await boards.setAside(record.value, session.fault);
    return session;
  }
  return success({ record: record.value, session: session.value });
}
