// What a game must bring to be seen: a board that draws the view and emits moves, and what else it wants.
// Methods, not function fields: a list of different faces needs their bivariance.

import type { Component, JSX } from 'solid-js';
import type { GameTypes, Hint, Rules } from '../../core/game.ts';
import type { HintStage } from '../../core/hint.ts';
import type { Fault } from '../../core/result.ts';
import type { Settings } from '../../core/settings.ts';
import type { TableKind } from '../../core/table.ts';
import type { Assets } from '../../games/index.ts';
import type { Words } from '../../words/words.ts';
import type { HintManner } from '../play/hints.ts';
import type { Play } from '../play/play.ts';
import type { BoardRecord } from '../storage/boards.ts';
import type { Dress } from '../ui/celebration/index.tsx';
import type { Meaning } from '../ui/feel/feelings.ts';
import type { Lesson } from './lesson/lesson.ts';

/** A game on the web before its face is loaded: what the home page and the list of routes need. */
export interface FaceEntry {
  /** The colour behind its picture. */
  readonly ground: string;
  /** The small picture of the home page. */
  Picture(): JSX.Element;
  load(): Promise<Face>;
  loadHabits?(): Promise<Habits>;
  /** How its tables of people are shown, by kind; a race needs none. */
  loadTable?(kind: TableKind): Promise<TableFace>;
  /** A query of the home page that leads straight to a board of this game, as its original has it. */
  readonly fromHome?: { readonly key: string; readonly value: string };
  /** More on the statistics page than what all games count. */
  loadStatistics?(): Promise<{ readonly default: Component }>;
  /** Pages of its own besides the board. */
  readonly pages?: readonly {
    readonly path: string;
    load(): Promise<{ readonly default: Component }>;
  }[];
}

/** A table of people as one of them sees it. */
export interface TableFace<T extends GameTypes = GameTypes> {
  /** Fills the space under the bar, as a board does; the people are in `play.company`. */
  Board(props: { readonly play: Play<T>; readonly shell: ShellActions }): JSX.Element;
  /** The table's own move that takes back the last one, where it has such; undefined while there is nothing to take back. */
  undo?(view: T['View']): T['Move'] | undefined;
  /** The table's move that notes what a hint told, where the others shall know. */
  noteHint?(hint: Pick<Hint<T['Move']>, 'move' | 'note'>, stage: HintStage): T['Move'] | undefined;
  readonly hints?: HintManner<T>;
  /** As for an ordinary board. */
  loadDress?(): Promise<Dress<T>>;
  feel?(event: T['Event'], events: readonly T['Event'][]): Meaning;
}

/** A square of a small picture: its colour, and that of the dot on it. Undefined: nothing is there. */
export interface MiniatureTile {
  readonly ground: string;
  readonly dot?: string | undefined;
}

/** The squares of a board, row by row, in colours for light paper: what a game's `miniature.ts` exports, if it has one. */
export interface Miniature<T extends GameTypes = GameTypes> {
  tiles(view: T['View']): readonly (readonly (MiniatureTile | undefined)[])[];
}

export interface MenuItem {
  readonly label: string;
  readonly disabled?: boolean;
  /** Something is lost by it: it looks so, and asks first. */
  readonly danger?: boolean;
  act(): unknown;
}

/** What the shell does for a board's own buttons. */
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
  /** Options that its work can give, by field; all of them where it does not say. */
  readonly offers?: Readonly<Record<string, readonly string[]>>;
  /** It cannot be dealt; the editor says why. */
  readonly refused?: boolean;
}

export interface EditorProps<P> {
  readonly params: P;
  change(params: P): void;
  /** What is wrong with the params; the editor tells those of its own fields. */
  faults(): readonly Fault[];
  report(found: EditorReport): void;
}

/** Names for comparing what players chose, of a game that has choices (`picks`). */
export interface PickNames {
  /** Undefined: unknown here. */
  choice(choice: number): string | undefined;
  /** What the cell is called, of a board with so many. */
  cell(cell: number, cells: number): string;
  /** How many cells are side by side. */
  columns(cells: number): number;
}

export interface ImporterProps<T extends GameTypes = GameTypes> {
  readonly game: Rules<T>;
  /** What was pasted elsewhere, to begin with. */
  readonly text: string;
  /** Opens what was read, by its code. */
  open(code: string): void;
}

/** A way to play that is chosen before the level, such as at a table or alone. */
export interface Way {
  readonly name: string;
  readonly about: string;
  /** What its boards have in common, and other ways' boards have otherwise. */
  readonly settings: Settings;
}

/** What a game asks whoever is new, in place of the usual offer of its lesson. */
export interface OfferProps {
  readonly words: Words;
  /** Shows the lesson. */
  start(): void;
  skip(): void;
  /** A first board of another kind; the offer comes again beside it. Done when it lies there. */
  deal(params: Settings): Promise<void>;
  /** The board under the offer. */
  readonly board: string;
}

/** Drawings by the name that the words of the rules have for them. */
export type Figures = Readonly<Record<string, () => JSX.Element>>;

export interface Face<T extends GameTypes = GameTypes> {
  /** Fills the space under the bar: board and its own actions. Hidden by the shell while paused. */
  Board(props: { readonly play: Play<T>; readonly shell: ShellActions }): JSX.Element;
  /** Shown before the first board where a game has a title screen; `start` goes to the board. */
  Title?(props: { start(): void; choose(): void }): JSX.Element;
  /** More in the new-game dialog than the fields can say, such as an editor. */
  Editor?(props: EditorProps<T['Params']>): JSX.Element;
  /** Reads puzzles that others wrote down, in the new-game dialog. */
  Importer?(props: ImporterProps<T>): JSX.Element;
  /** Looks like something for the importer rather than like a code. */
  looksForeign?(text: string): boolean;
  /** The editor offers every choice by itself: presets are left out. */
  readonly editorOnly?: boolean;
  /** Is this preset offered, by the screen and what the player has chosen? All are if not said. */
  isOffered?(id: string): boolean;
  /** Ways to play, chosen first in the new-game dialog; every preset is of one of them. */
  readonly ways?: readonly Way[];
  /** What is said of presets besides, by their ids; loaded with the new-game dialog. */
  loadPresetNotes?(): Promise<Readonly<Record<string, string>>>;
  /** The same settings as they suit the screen, for games whose boards have several shapes. */
  suited?(params: Settings): Settings;
  /** Chosen beside the presets in the new-game dialog. */
  Choice?(): JSX.Element;
  /** What the clock of the bar shows where time is running out, instead of the time that was used. */
  timeLeft?(play: Play<T>): number | undefined;
  /** What settings that no preset has are called. */
  levelName?(params: Settings): string | undefined;
  /** Fields that the editor takes care of and the form leaves out. */
  readonly editedFields?: readonly string[];
  /** Fields that make no sense with these settings and are left out of the form. */
  hiddenFields?(params: Settings): readonly string[];
  /** Heads the result dialog, where "Solved!" or "Game over" would not do. */
  resultTitle?(play: Play<T>): string | undefined;
  /** More in the result dialog; `run` is the board, as results name it. */
  Result?(props: { readonly play: Play<T>; readonly run: string; close(): void }): JSX.Element;
  /** Resolves when the scene of the last move has been seen: the celebration of the end waits for it, a little. */
  settled?(play: Play<T>): Promise<void>;
  /** Is there nothing to decide in this position? Undo and redo go past it. */
  passes?(view: T['View']): boolean;
  /** More on the help page than the rules. */
  Help?(): JSX.Element;
  /** Teaches the game on a tiny board of its own; loaded when it is wanted. */
  lesson?(rules: Rules<T>, params: T['Params']): Promise<Lesson<T>>;
  /** Asks whoever is new how they want to play, and whether to show the lesson. */
  Offer?(props: OfferProps): JSX.Element;
  /** Where boards of another kind have a lesson of their own: which kind this is. */
  lessonKind?(params: T['Params']): string | undefined;
  /** Draws the figures that the rules name; loaded when somebody reads them. */
  figures?(rules: Rules<T>): Promise<Figures>;
  /** Own entries of the "more" menu; `leave` goes to another page of the app. */
  menu?(play: Play<T>, leave: (path: string) => void): readonly MenuItem[];
  /** Names of what can be chosen; loaded when choices are compared. */
  loadPickNames?(): Promise<PickNames>;
  /** More at the end of a hint's card, such as a way to practise what it is about. */
  HintMore?(props: { readonly play: Play<T>; readonly shell: ShellActions }): JSX.Element;
  /** Where its hints differ from the usual. */
  readonly hints?: HintManner<T>;
  /** Dresses the celebration and the quieter scene of a lost game; gold stars if not said. */
  loadDress?(): Promise<Dress<T>>;
  /** What an event of a step feels like; without it, one called `missed` is a miss and any other is not. */
  feel?(event: T['Event'], events: readonly T['Event'][]): Meaning;
}

/** What a game does around loading, dealing and codes. Small, loaded before the game, which may need what it brings. */
export interface Habits {
  /** What the game is loaded with; asked once, before the first load. */
  assets?(): Promise<Assets>;
  /** Settings as a board keeps them, without what only the deal wants. */
  kept?(game: Rules, params: Settings): Settings;
  /** Settings to deal with: what is kept, and what the last boards, newest first, teach. */
  dealt?(game: Rules, kept: Settings, boards: readonly BoardRecord[]): Settings;
  /** A pasted, scanned or linked text led to this code: it may say more than the code, such as who plays. */
  arrived?(text: string, code: string): Promise<void>;
  /** A board with this code cannot be replayed: may it be again later, so that it stays where it is? */
  waits?(game: Rules, code: string): boolean;
}
