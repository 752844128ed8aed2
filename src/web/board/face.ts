// What a game brings to the web: its entry before it is loaded, its face, and three parts that load on demand: setup (the
// new-game dialog), teaching (lesson, rules) and ending (celebration, result). `faceDefaults` fills in what a game does
// not care about. Methods, not function fields: a list of different faces needs their bivariance.

import type { Component, JSX } from 'solid-js';
import type { GameTypes, Hint, Rules } from '../../core/game.ts';
import type { HintStage } from '../../core/hint.ts';
import type { Fault } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { TableKind } from '../../core/table.ts';
import type { Words } from '../../words/words.ts';
import type { BoardView } from '../play/board-view.ts';
import type { HintHooks } from '../play/hints.ts';
import type { GameHooks } from '../play/library.ts';
import type { Play } from '../play/play.ts';
import type { CelebrationTheme } from '../ui/celebration.tsx';
import type { Cue } from '../ui/feedback.ts';
import type { Lesson } from './lesson.ts';
import { LessonOffer } from './lesson-offer.tsx';

/** A game before its face is loaded: what the home page and the routes need. */
export interface FaceEntry {
  /** The colour behind its picture. */
  readonly ground: string;
  /** The small picture of the home page. */
  Picture(): JSX.Element;
  loadHooks?(): Promise<GameHooks>;
  /** A query of the home page that leads straight to a board of this game, as in its original. */
  readonly fromHome?: { readonly key: string; readonly value: string };
  /** Pages of its own beside the board. */
  readonly pages: readonly {
    readonly path: string;
    load(): Promise<{ readonly default: Component }>;
  }[];
}

export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly play: Play<T>;
  readonly shell: ShellActions;
}

export interface Face<T extends GameTypes = GameTypes> {
  /** Fills the space under the bar: board and its own actions. The frame takes it away while the game is paused. */
  Board(props: BoardProps<T>): JSX.Element;
  /** The title screen before the first board, where the game has one. */
  Title?(props: { start(): void; choose(): void }): JSX.Element;
  /** The name of settings that no preset has. */
  levelName(params: Settings): string | undefined;
  /** The same settings in the shape that suits the screen, the very object if they do: other presets are not offered. */
  suited(params: Settings): Settings;
  /** Time that runs out, shown on the clock of the bar in place of the time used. */
  timeLeft(play: Play<T>): number | undefined;
  /** Own entries of the "more" menu; `leave` goes to another page of the app. */
  menu(play: Play<T>, leave: (path: string) => void): readonly MenuItem[];
  /** Where its hints differ from the default. */
  readonly hints: HintHooks<T>;
  /** The cue of one event of a step. */
  feedback(event: T['Event'], events: readonly T['Event'][]): Cue;
  /** Which lesson a board has, where boards of another kind have one of their own. */
  lessonKind(params: T['Params']): string | undefined;
  /** Asks newcomers how they want to play, and whether to show the lesson. Painted together with the first board. */
  Offer(props: OfferProps): JSX.Element;
  loadSetup(): Promise<FaceSetup<T>>;
  /** Undefined where the game has no lesson. */
  loadTeaching?(): Promise<FaceTeaching<T>>;
  loadEnding(): Promise<FaceEnding<T>>;
  /** The face of its tables, by kind; a race needs none. */
  loadTable?(kind: TableKind): Promise<TableFace<T>>;
}

/** What the new-game dialog needs of a game beyond presets and fields. */
export interface FaceSetup<T extends GameTypes = GameTypes> {
  /** For settings that fields cannot express. */
  readonly editor?: {
    View(props: EditorProps<T['Params']>): JSX.Element;
    /** Fields that it edits and the form leaves out. */
    readonly fields: readonly string[];
    /** It offers every choice by itself: presets are left out. */
    readonly replacesPresets: boolean;
  };
  /** Reads puzzles in formats of others. */
  readonly importer?: {
    View(props: ImporterProps<T>): JSX.Element;
    /** Is a text one for the importer rather than one of our codes? */
    recognises(text: string): boolean;
  };
  /** A choice beside the presets. */
  Choice(): JSX.Element;
  /** Ways to play, chosen before the preset; every preset belongs to one of them. */
  readonly ways: readonly Way[];
  /** One more line for a preset, by its id. */
  readonly presetNotes: Readonly<Record<string, string>>;
  /** Fields that make no sense with these settings and are left out of the form. */
  hiddenFields(params: Settings): readonly string[];
}

/** How a game is taught. */
export interface FaceTeaching<T extends GameTypes = GameTypes> {
  /** A tiny board of its own, step by step. */
  lesson(rules: Rules<T>, params: T['Params']): Promise<Lesson<T>>;
  /** Draws the figures that the rules name. */
  figures(rules: Rules<T>): Promise<Figures>;
  /** More on the help page than the rules. */
  Help(): JSX.Element;
  /** More at the end of a hint's card, such as a way to practise its technique. */
  HintMore(props: BoardProps<T>): JSX.Element;
}

/** How a game ends. */
export interface FaceEnding<T extends GameTypes = GameTypes> {
  /** Heads the result dialog; undefined: "Solved!" or "Game over". */
  title(play: Play<T>): string | undefined;
  /** More in the result dialog; `run` is the board, as results name it. */
  Result(props: { readonly play: Play<T>; readonly run: string; close(): void }): JSX.Element;
  /** Resolves when the scene of the last move is over: the celebration waits for it, a little. */
  settled(play: Play<T>): Promise<void>;
  /** Of the celebration, and of the quieter scene of a lost game; gold stars by default. */
  readonly theme?: CelebrationTheme<BoardView<T>>;
  /** Names for comparing what players chose. */
  loadPickNames?(): Promise<PickNames>;
}

/** A table of people as one of them sees it. */
export interface TableFace<T extends GameTypes = GameTypes> {
  /** Fills the space under the bar, as a board does; the people are in `play.company`. */
  Board(props: BoardProps<T>): JSX.Element;
  readonly hints: HintHooks<T>;
  feedback(event: T['Event'], events: readonly T['Event'][]): Cue;
  /** The move that takes back the last one; undefined while there is nothing to take back. Without it the table has no
   * button for it. */
  undo?(view: T['View']): T['Move'] | undefined;
  /** The move that tells the others of a hint. */
  noteHint(hint: Pick<Hint<T['Move']>, 'move' | 'note'>, stage: HintStage): T['Move'] | undefined;
  loadEnding(): Promise<FaceEnding<T>>;
}

/** A square of a small picture: its colour, and that of the dot on it, if any. */
export interface MiniatureTile {
  readonly ground: string;
  readonly dot: string | undefined;
}

/** What a game's `miniature.ts` exports, if it has one: the squares of a board, row by row, in colours for light paper. */
export interface Miniature<T extends GameTypes = GameTypes> {
  tiles(view: T['View']): readonly (readonly (MiniatureTile | undefined)[])[];
}

export interface MenuItem {
  readonly label: string;
  readonly disabled?: boolean;
  /** Looks like a loss. It must ask first by itself. */
  readonly danger?: boolean;
  act(): unknown;
}

/** What the page does for a board's own buttons. */
export interface ShellActions {
  /** Opens the new-game dialog. */
  chooseNew(): void;
  /** Deals another board of the same kind; the old one stays stored. */
  dealNext(): void;
  /** Deals one of another kind. */
  deal(params: Settings): void;
  /** To the title screen where the game has one, else to the cabinet. */
  showTitle(): void;
}

/** What an editor found out about its work. */
export interface EditorReport {
  /** Options that its work allows, by field; all options of a field that is missing. */
  readonly offers: Readonly<Partial<Record<string, readonly string[]>>>;
  /** It cannot be dealt; the editor says why. */
  readonly refused: boolean;
}

export interface EditorProps<P> {
  readonly params: P;
  change(params: P): void;
  /** What is wrong with the params; the editor shows those of its own fields. */
  faults(): readonly Fault[];
  report(found: EditorReport): void;
}

/** Names for comparing what players chose, in a game with choices (`picks`). */
export interface PickNames {
  /** Undefined: unknown here. */
  choice(choice: number): string | undefined;
  /** The name of a cell, on a board with this many. */
  cell(cell: number, cells: number): string;
  /** Cells side by side. */
  columns(cells: number): number;
}

export interface ImporterProps<T extends GameTypes = GameTypes> {
  readonly game: Rules<T>;
  /** What was pasted where a code belongs, to begin with. */
  readonly text: string;
  /** Opens the imported puzzle by its code. */
  open(code: string): void;
}

/** A way to play that is chosen before the level, such as at a table or alone. */
export interface Way {
  readonly name: string;
  readonly about: string;
  /** Settings that all its boards share, and that tell it from other ways. */
  readonly settings: Settings;
}

/** Of the offer of a lesson to newcomers. */
export interface OfferProps {
  readonly words: Words;
  /** Shows the lesson. */
  start(): void;
  skip(): void;
  /** Deals a first board of another kind, under the same offer. */
  deal(params: Settings): Promise<void>;
  /** The board under the offer. */
  readonly board: string;
}

/** Drawings, by the names that the rules' words have for them. */
export type Figures = Readonly<Record<string, () => JSX.Element>>;

export const defaultSetup: FaceSetup = {
  Choice: () => null,
  ways: [],
  presetNotes: {},
  hiddenFields: () => [],
};

export const defaultEnding: FaceEnding = {
  title: () => undefined,
  Result: () => null,
  settled: async () => {},
};

/** Everything of a face but its board. */
export const faceDefaults = {
  levelName: () => undefined,
  suited: (params) => params,
  timeLeft: () => undefined,
  menu: () => [],
  hints: {},
  feedback: ({ type }) => (type === 'missed' ? 'missed' : undefined),
  lessonKind: () => undefined,
  Offer: LessonOffer,
  loadSetup: async () => defaultSetup,
  loadEnding: async () => defaultEnding,
} satisfies Omit<Face, 'Board'>;

/** For boards away from their page, such as a lesson or a replay: all actions do the same. */
export const withoutShell = (instead: () => void): ShellActions => ({
  chooseNew: instead,
  dealNext: instead,
  deal: instead,
  showTitle: instead,
});
