// What the command line needs of games: their registry, with words, and the way from a code to its puzzle.

import type { Budget } from '../core/budget.ts';
import { parseCode } from '../core/code.ts';
import { type Deal, findPreset, openCode } from '../core/deal.ts';
import { findCode } from '../core/find.ts';
import type { Game } from '../core/game.ts';
import { replay } from '../core/replay.ts';
import { failure, success } from '../core/result.ts';
import { parseSave } from '../core/save.ts';
import type { Session } from '../core/session.ts';
import type { Settings } from '../core/settings.ts';
import { type Assets, findForeign } from '../games/index.ts';
import type { Printing } from '../paper/printing.ts';
import type { CommandWords, TypedMoves, Words } from '../words/words.ts';
import { type Attempt, type Command, failedWith, type Io, misuse } from './context.ts';
import { suggestion } from './faults.ts';

export interface Registry {
  readonly ids: readonly string[];
  /** Those of them that print. */
  readonly printing: readonly string[];
  load(id: string): Promise<Game | undefined>;
  words(id: string): Promise<Words | undefined>;
  /** Moves as people type them, where the game has words for them. */
  typed(id: string): TypedMoves | undefined;
  /** What the game draws on paper, if it does. */
  loadPrinting(game: Game): Promise<Printing | undefined>;
}

export interface LoadedGame {
  readonly game: Game;
  readonly words: Words | undefined;
  readonly typed: TypedMoves | undefined;
}

export interface OpenedGame extends LoadedGame {
  readonly deal: Deal;
}

export interface Replayed extends LoadedGame {
  readonly session: Session;
}

/** The name of the preset that has these settings; undefined where none has. */
export function levelName({ game, words }: LoadedGame, params: Settings): string | undefined {
  const preset = findPreset(game, params);
  return preset && (words?.presets[preset.id]?.name ?? preset.id);
}

export async function loadGame(registry: Registry, id: string): Promise<Attempt<LoadedGame>> {
  const game = await registry.load(id);
  if (!game) return failure('unknownGame', undefined, id);
  const words = await registry.words(id);
  return success({ game, words, typed: registry.typed(id) });
}

/** Opens the code of any game that stands in a text. */
export async function openAny(
  registry: Registry,
  text: string,
  budget: Budget,
): Promise<Attempt<OpenedGame>> {
  const found = findCode(text);
  const foreign = !found.ok && found.fault.code === 'notACode' ? findForeign(text) : undefined;
  if (!foreign && !found.ok) return found;
  const code = found.ok ? found.value : (foreign?.code ?? '');
  const parsed = parseCode(code);
  const id = foreign?.manifest.id ?? (parsed.ok ? parsed.value.game : '');
  const loaded = await loadGame(registry, id);
  if (!loaded.ok) return loaded;
  const { game } = loaded.value;
  const deal =
    foreign?.manifest.foreignCodes?.open(game, code, budget) ?? openCode(game, code, budget);
  if (!deal.ok) return failedWith(deal.fault, loaded.value.words);
  return success({ ...loaded.value, deal: deal.value });
}

export async function replayAny(
  registry: Registry,
  text: string,
  budget: Budget,
): Promise<Attempt<Replayed>> {
  const save = parseSave(text);
  if (!save.ok) return save;
  const loaded = await loadGame(registry, save.value.game);
  if (!loaded.ok) return loaded;
  const { game, words } = loaded.value;
  const session = replay(game, save.value);
  if (!session.ok) return failedWith(session.fault, words);
  const fault = game.vouch(session.value.deal.puzzle, budget);
  if (fault) return failedWith(fault, words);
  return success({ ...loaded.value, session: session.value });
}

// What a game may bring to the command line besides itself, in a folder of its own (`games/<id>/index.ts`).

export interface Extension {
  /** Listed from the start; what they do is loaded when they are called. */
  readonly commands: readonly Command[];
  /** Lines that it adds to the help of commands for all games, by their names. */
  readonly help?: Readonly<Record<string, readonly string[]>>;
  /** What its game is loaded with. */
  assets?(): Promise<Assets>;
}

/** How a command of one game is written: it needs nothing but a place to write to. */
export type OwnRun = (args: readonly string[], io: Io) => Promise<number>;

export const ownCommand = (name: string, words: CommandWords, run: OwnRun): Command => ({
  name,
  ...words,
  run,
});

/** A command whose first word names what it does. */
export const inParts =
  (parts: Readonly<Record<string, OwnRun>>, noPart: (part: string) => string): OwnRun =>
  async ([name = '', ...args], io) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return part ? part(args, io) : misuse(io, noPart(name) + suggestion(name, Object.keys(parts)));
  };
