// What a game says of itself before any of it is loaded. Shell, cabinet, command line, server and tests loop over
// manifests and name no game; src/games/index.ts is the one list of them.

import type { Budget } from '../core/budget.ts';
import type { Deal } from '../core/deal.ts';
import type { Engine, Game, GameTypes, Rules } from '../core/game.ts';
import type { Result } from '../core/result.ts';
import type { Table, TableKind } from '../core/table.ts';
import type { Printing } from '../paper/printing.ts';
import type { Language } from '../words/language.ts';
import type { Words } from '../words/words.ts';

/** What games may be given besides their code, by name: data that the player has brought, such as newer cards. */
export type Assets = Readonly<Record<string, unknown>>;

/** Presets from Monday to Sunday: gentle first, hard last. */
export type Week = readonly [string, string, string, string, string, string, string];

/** Figures of the statistics; how often it was played and won is a matter of course. */
export type StatisticsFigure =
  | 'unaided'
  | 'bestTime'
  | 'usualTime'
  | 'fewestMoves'
  | 'usualMoves'
  | 'bestScore'
  | 'usualScore';
export type StatisticsChart = 'times' | 'moves' | 'scores';

/** What an engine may offer; `generate` is a matter of course. */
export type Service = Exclude<keyof Engine, 'generate'>;

/** Codes of another form than Curio's that a game opens. */
export interface ForeignCodes<T extends GameTypes = GameTypes> {
  /** Such a code anywhere in a text, by its form alone. */
  find(text: string): string | undefined;
  open(game: Game<T>, text: string, budget: Budget): Result<Deal<T>>;
}

/** Methods, not function fields: a list of different games needs their bivariance. */
export interface Manifest<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** What a page needs to play. */
  loadRules(assets?: Assets): Promise<Rules<T>>;
  /** Rules and engine, for a worker, the command line or a server. */
  loadGame(assets?: Assets): Promise<Game<T>>;
  /** The game's sentences, by language. */
  readonly words: Readonly<Record<Language, () => Promise<Words<T>>>>;
  /** The level of the daily puzzle. */
  readonly week: Week;
  /** Presets whose boards come with the app, ready to be played at once; the first one if not said. */
  readonly starters?: readonly string[];
  /** What the engine can do, so that a page knows without loading it; a test compares. */
  readonly offers: readonly Service[];
  /** Names of the assets that the game takes. */
  readonly assets?: readonly string[];
  /** Settings that name the assets a puzzle was made from: with others here, its log cannot be judged. */
  readonly madeFrom?: readonly string[];
  /** What statistics tell of it: only what means something in this game, the most telling first. */
  readonly statistics: {
    readonly figures: readonly StatisticsFigure[];
    readonly charts: readonly StatisticsChart[];
  };
  /** Its rules tell what a player chose, so that choices of many can be compared. */
  readonly picks?: true;
  /** What it draws on paper, by its loaded rules and with the words of one language. */
  loadPrinting?(language: Language, rules: Rules<T>): Promise<Printing<T>>;
  readonly foreignCodes?: ForeignCodes<T>;
  /** The tables at which several people play it, by kind. Their puzzles are this game's, read by its own code. */
  loadTables?(): Promise<TableEntries<T>>;
}

export type TableEntries<T extends GameTypes = GameTypes> = Readonly<
  Partial<Record<TableKind, TableEntry<T>>>
>;

export interface TableEntry<T extends GameTypes = GameTypes> {
  /** With what tables add, where the manifest's rules leave that out for a first board's sake. */
  loadRules?(): Promise<Rules<T>>;
  load(rules: Rules<T>): Promise<Table>;
  /** The settings of a deal for so many people; the same if not said. */
  paramsFor?(params: T['Params'], people: number): T['Params'];
  /** The presets that a table can be dealt by, the first one being the usual. */
  readonly presets: readonly [string, ...string[]];
  /** Ways in which each of them can be dealt, the first one being the usual. */
  readonly variants?: readonly [string, ...string[]];
  variant?(params: T['Params'], name: string): T['Params'];
}
