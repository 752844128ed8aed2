// What is known of a game before its code is loaded. App, command line, server and tests loop over manifests and name
// no game; src/games/index.ts lists them.

import type { Budget } from '../core/budget.ts';
import type { Deal } from '../core/deal.ts';
import type { Game, GameTypes, Rules } from '../core/game.ts';
import type { Result } from '../core/result.ts';
import type { Settings } from '../core/settings.ts';
import type { Table, TableKind } from '../core/table.ts';
import type { Printing } from '../paper/printing.ts';
import type { Language, Words } from '../words/words.ts';

/** Data that a player supplied for a game, by name, such as a newer card file. */
export type Assets = Readonly<Record<string, unknown>>;

export interface AssetKind {
  readonly name: string;
  /** The setting that says which one a puzzle was made from: with another one here, its log cannot be judged. */
  readonly setting: string;
}

/** Presets from Monday to Sunday: gentle first, hard last. */
export type Week = readonly [string, string, string, string, string, string, string];

/** Figures of the statistics page, in addition to how often the game was played and won. */
export type StatisticsFigure =
  | 'unaided'
  | 'bestTime'
  | 'usualTime'
  | 'fewestMoves'
  | 'usualMoves'
  | 'bestScore'
  | 'usualScore';
export type StatisticsChart = 'times' | 'moves' | 'scores';

/** Codes in a foreign format that a game opens. */
export interface ForeignCodes<T extends GameTypes = GameTypes> {
  /** Finds such a code anywhere in a text by its form alone. */
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
  /** Presets whose boards ship with the app, so that a first board needs no engine. */
  readonly starters: readonly string[];
  /** The assets that the game takes. */
  readonly assets: readonly AssetKind[];
  /** What the statistics page shows: only figures that mean something in this game, the most useful first. */
  readonly statistics: {
    readonly figures: readonly StatisticsFigure[];
    readonly charts: readonly StatisticsChart[];
  };
  /** Its rules have `picks`, so the service can compare what players chose. */
  readonly picks: boolean;
  /** How the game prints, in the words of one language. */
  loadPrinting?(language: Language, rules: Rules<T>): Promise<Printing<T>>;
  readonly foreignCodes?: ForeignCodes<T>;
  /** Its tables for several people, by kind. They use the game's own puzzles and codes. */
  loadTables?(): Promise<TableEntries<T>>;
}

export type TableEntries<T extends GameTypes = GameTypes> = Readonly<
  Partial<Record<TableKind, TableEntry<T>>>
>;

export interface TableEntry<T extends GameTypes = GameTypes> {
  /** The rules with what tables add, where `Manifest.loadRules` leaves that out to keep a first board small. */
  loadRules?(): Promise<Rules<T>>;
  load(rules: Rules<T>): Promise<Table>;
  /** The settings for this many people; default: unchanged. */
  paramsFor?(params: T['Params'], people: number): T['Params'];
  /** The presets a table offers; the first is the default. */
  readonly presets: readonly [string, ...string[]];
  /** Variants of each preset, by name, with the settings they change. The first is the default. */
  readonly variants?: Readonly<Record<string, Settings>>;
}
